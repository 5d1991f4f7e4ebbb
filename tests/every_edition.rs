//! Every edition with its own words: the lists are what their papers say, the racks meet the
//! minima, and a whole game is counted right.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "every_edition/evening.rs"]
mod evening;
#[path = "rules/simulated.rs"]
mod simulated;

use std::collections::BTreeMap;

use flavita::game::edition::catalogue::{EMBEDDED, embedded};
use flavita::{
    app::words::dictionary::Dictionary, app::words::list::List, app::words::published,
    app::words::word_set::choose, game::edition::definition::Edition, lexicon::alphabet::Alphabet,
    lexicon::lengths::by_length, tournament::model::created::WordChoice,
};

use crate::evening::Evening;

/// Words of the rule books and of each list's own tables: edition, `+` or `-`, the words.
const RULE_BOOK_WORDS: &str = include_str!("data/words/rule_books.txt");

fn dictionary(edition: &Edition) -> Dictionary {
    let home = embedded(&edition.dictionary).unwrap();
    choose(edition, &List::published(home).unwrap(), &WordChoice::default()).unwrap()
}

#[test]
fn the_words_of_the_rule_books_are_in_or_out_as_they_say() {
    let mut wrong = Vec::new();
    let mut looked_up = 0;
    for line in RULE_BOOK_WORDS.lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.split_whitespace();
        let (id, sign) = (columns.next().unwrap(), columns.next().unwrap());
        let edition = embedded(id).unwrap();
        let (words, alphabet) = (dictionary(&edition).words, Alphabet::of(&edition));
        for word in columns {
            looked_up += 1;
            if words.contains(alphabet.cut(word).unwrap()) != (sign == "+") {
                wrong.push(format!("{id} {sign} {word}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(looked_up > 100, "the file is read: {looked_up} words");
}

#[test]
fn every_list_has_as_many_words_of_each_length_as_its_papers_say() {
    for (id, _) in EMBEDDED {
        let edition = embedded(id).unwrap();
        if edition.dictionary != edition.id {
            continue;
        }
        let papers = published::text(&edition.id, "PROVENANCE.toml");
        let papers: toml::Table = toml::from_str(&papers).unwrap();
        let said: BTreeMap<usize, u64> = papers["list"]["by_length"]
            .as_table()
            .unwrap()
            .iter()
            .map(|(length, count)| (length.parse().unwrap(), number(count)))
            .collect();
        let bytes = published::file(&edition.id, "words.lexicon").unwrap();
        let (head, words) = flavita::lexicon::file::read(&edition, &bytes).unwrap();
        assert_eq!(by_length(&words), said, "{}", edition.id);
        assert_eq!(head.words, number(&papers["list"]["words"]), "{}", edition.id);
        let list = List::published(edition).unwrap();
        for option in &list.options {
            let said = number(&papers["option"][&option.option.id]["words"]);
            assert_eq!(option.words, said, "{id} {}", option.option.id);
        }
    }
}

fn number(value: &toml::Value) -> u64 {
    u64::try_from(value.as_integer().unwrap()).unwrap()
}

#[test]
fn what_an_option_can_change_is_what_it_says() {
    for (id, _) in EMBEDDED {
        let edition = embedded(id).unwrap();
        let list = List::published(embedded(&edition.dictionary).unwrap()).unwrap();
        let words = list.words().unwrap();
        for option in &list.options {
            let mut wrong = 0;
            let is_in = option.option.is_in;
            list.option_words(&option.option.id).unwrap().for_each_word(&mut |word| {
                wrong += u32::from(words.contains(word.iter().copied()) != is_in);
            });
            assert_eq!(wrong, 0, "{id} {}", option.option.id);
        }
    }
}

macro_rules! whole_game {
    ($($name:ident: $id:literal, $($switch:literal),*;)*) => {
        $(
            #[test]
            fn $name() {
                let switches: [&str; _] = [$($switch),*];
                let switches: Vec<String> = switches.iter().map(|id| (*id).to_owned()).collect();
                let edition = embedded($id).unwrap().with_switches(&switches).unwrap();
                let dictionary = dictionary(&edition);
                Evening::new(&edition, &dictionary).play();
            }
        )*
    };
}

whole_game! {
    a_whole_game_of_russian_scrabble_is_counted_right: "ru-scrabble",;
    a_whole_game_with_ye_for_yo_is_counted_right: "ru-scrabble", "ye-for-yo";
    a_whole_game_of_erudit_is_counted_right: "erudit",;
    a_whole_game_of_erudit_with_all_switches_is_counted_right:
        "erudit", "inner-letter-triples", "centre-word-double", "star-scores";
    a_whole_game_of_flavita_is_counted_right: "flavita",;
    a_whole_game_of_hungarian_scrabble_is_counted_right: "hu-scrabble",;
    a_whole_game_of_hungarian_scrabble_with_single_tiles_is_counted_right:
        "hu-scrabble", "single-tiles";
    a_whole_game_of_czech_scrabble_is_counted_right: "cs-scrabble",;
    a_whole_game_of_english_scrabble_is_counted_right: "en-scrabble",;
    a_whole_game_of_french_scrabble_is_counted_right: "fr-scrabble",;
    a_whole_game_of_spanish_scrabble_is_counted_right: "es-scrabble",;
}
