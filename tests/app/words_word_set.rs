//! Tests of `src/app/words/word_set.rs`.

use flavita_app::words::dictionary::Dictionary;
use flavita_app::words::list::List;
use flavita_app::words::word_set::choose;
use flavita_game::embedded;
use flavita_lexicon::alphabet::Alphabet;
use flavita_tournament::model::WordChoice;

fn choose_from(list: &str, edition: &str, switches: &[&str], choice: &WordChoice) -> Chosen {
    let list = List::published(embedded(list).unwrap()).unwrap();
    let switches: Vec<String> = switches.iter().map(|id| (*id).to_owned()).collect();
    let edition = embedded(edition).unwrap().with_switches(&switches).unwrap();
    let dictionary = choose(&edition, &list, choice).unwrap();
    let alphabet = Alphabet::of(&edition);
    Chosen { dictionary, alphabet }
}

struct Chosen {
    dictionary: Dictionary,
    alphabet: Alphabet,
}

impl Chosen {
    fn has(&self, word: &str) -> bool {
        let words = &self.dictionary.words;
        self.alphabet.cut(word).is_ok_and(|word| words.contains(word))
    }
}

fn texts(list: &[&str]) -> Vec<String> {
    list.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn a_list_taken_as_it_is_keeps_its_checksum() {
    let whole = choose_from("ru-scrabble", "ru-scrabble", &[], &WordChoice::default());
    let list = List::published(embedded("ru-scrabble").unwrap()).unwrap();
    assert_eq!(whole.dictionary.checksum, list.key);
    assert_eq!(whole.dictionary.words.words(), list.size);
}

#[test]
fn an_option_left_out_takes_just_its_words_away() {
    let choice = WordChoice { left_out: texts(&["rude"]), ..WordChoice::default() };
    let polite = choose_from("erudit", "erudit", &[], &choice);
    let whole = choose_from("erudit", "erudit", &[], &WordChoice::default());
    let list = List::published(embedded("erudit").unwrap()).unwrap();
    let rude = list.option_words("rude").unwrap();
    let fewer = whole.dictionary.words.words() - polite.dictionary.words.words();
    assert_eq!(fewer, rude.words());
    assert_ne!(polite.dictionary.checksum, whole.dictionary.checksum);
}

#[test]
fn the_overrides_of_the_edition_always_hold() {
    let erudit = choose_from("erudit", "erudit", &[], &WordChoice::default());
    assert!(erudit.has("дети") && erudit.has("люди"));
}

#[test]
fn single_words_are_added_and_taken_away() {
    let choice =
        WordChoice { overrides: texts(&["+ФЛАВИТА", "-ДЕТИ"]), ..WordChoice::default() };
    let chosen = choose_from("erudit", "erudit", &[], &choice);
    assert!(chosen.has("флавита") && !chosen.has("дети") && chosen.has("люди"));
}

#[test]
fn a_word_that_is_in_no_list_cannot_be_taken_away() {
    let list = List::published(embedded("erudit").unwrap()).unwrap();
    let choice =
        WordChoice { overrides: texts(&["+ФЛАВИТА", "-ЪЪЪ"]), ..WordChoice::default() };
    let error = choose(&list.home, &list, &choice).unwrap_err();
    assert_eq!(error.to_string(), "line 2: \"-ЪЪЪ\": the list has no such word");
}

#[test]
fn the_switch_lets_ye_stand_for_yo() {
    let plain = choose_from("ru-scrabble", "ru-scrabble", &[], &WordChoice::default());
    let switched =
        choose_from("ru-scrabble", "ru-scrabble", &["ye-for-yo"], &WordChoice::default());
    assert!(plain.has("ёжик") && !plain.has("ежик"));
    assert!(switched.has("ёжик") && switched.has("ежик"));
}

#[test]
fn a_list_over_other_tiles_is_spelled_with_those_there_are() {
    let flavita = choose_from("ru-scrabble", "flavita", &[], &WordChoice::default());
    assert!(flavita.has("ежик") && flavita.has("торфяную"));
    assert_eq!(flavita.alphabet.labels().iter().filter(|l| *l == "Ё").count(), 0);
}
