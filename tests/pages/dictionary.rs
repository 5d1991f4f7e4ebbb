//! Looking words up.

use flavita::lexicon::{builder, file, word_list};
use flavita::web::words::dictionary::{Answer, DictionaryPage};
use flavita::web::words::hooks::Neighbours;
use flavita::web::words::search::Search;
use flavita::web::{console, words};
use flavita::{
    app::folder::data_folder::Folder, app::words::chosen::ChosenWords, app::words::list::List,
    app::words::shelf::Shelf, game::edition::catalogue::embedded, i18n::language::Language,
    lexicon::alphabet::Alphabet, web::parts::question::Question,
};
use std::sync::LazyLock;
use tempfile::TempDir;

use crate::{check, game::Game};

const RUSSIAN: Language = Language::Russian;
/// Where the Russian words come from.
const SOURCE: &str = "OpenCorpora, Wiktionary";

fn question(edition: &str, word: &str) -> Question {
    Question { edition: edition.to_owned(), word: word.to_owned(), ..Question::default() }
}

fn page(question: &Question) -> DictionaryPage {
    searched(question, Search::default())
}

fn searched(question: &Question, wish: Search) -> DictionaryPage {
    /// What an empty folder has on offer; its lists are read once for all questions.
    static SHELF: LazyLock<Shelf> =
        LazyLock::new(|| Shelf::open(TempDir::new().unwrap().path()).unwrap());
    let words = question.wanted(&SHELF);
    let words = words.and_then(|wanted| ChosenWords::default().get(&wanted).ok());
    let neighbours = words.map_or(Neighbours::Unasked, Neighbours::Among);
    words::dictionary::page(question, wish, &SHELF, &neighbours, RUSSIAN)
}

fn answer_to(question: &Question) -> Answer {
    answer(question)
}

fn answer(question: &Question) -> Answer {
    page(question).answers.remove(0)
}

fn tiles(answer: &Answer) -> Vec<String> {
    let cuts = answer.cuts.iter();
    cuts.map(|cut| {
        let tiles = cut.tiles.iter().map(|tile| tile.text.as_str());
        tiles.collect::<Vec<_>>().join(" ")
    })
    .collect()
}

#[test]
fn several_words_are_answered_each_for_itself() {
    let page = page(&question("erudit", "дом, щщщ;дети"));
    let told: Vec<_> =
        page.answers.iter().map(|answer| (answer.word.as_str(), answer.counts)).collect();
    assert_eq!(told, [("ДОМ", true), ("ЩЩЩ", false), ("ДЕТИ", true)]);
    assert_eq!(page.answers[0].cuts[0].notes, [SOURCE]);
    assert_eq!(page.answers[2].cuts[0].notes, ["добавлено в словарь игры вручную"]);
}

#[test]
fn a_word_is_told_with_what_it_is() {
    let told = |word| answer(&question("ru-scrabble", word)).cuts.remove(0).meanings;
    let dative = "кот\u{a0}— существительное, мужской род: дательный падеж, единственное число (OpenCorpora)";
    assert_eq!(told("коту"), [dative]);
    assert_eq!(told("коттт"), [""; 0], "no word");
    let added = Question {
        overrides: "+ФЛАВИТА".to_owned(), ..question("ru-scrabble", "флавита")
    };
    assert_eq!(answer(&added).cuts[0].meanings, [""; 0], "the tournament's own word");
}

#[test]
fn more_words_than_one_page_takes_are_said_to_be_left_off() {
    let words = "дом ".repeat(25);
    let page = page(&question("erudit", &words));
    assert_eq!(page.answers.len(), 20);
    assert!(page.left_off.unwrap().contains("20"));
}

#[test]
fn a_pattern_in_place_of_the_word_is_searched_for() {
    let page = page(&question("erudit", "д?м"));
    let found = page.search.unwrap();
    let words: Vec<&str> = found.words.iter().map(|one| &*one.word.word).collect();
    assert!(words.contains(&"ДОМ") && words.contains(&"ДЫМ"), "{words:?}");
    assert!(words.iter().all(|word| word.starts_with('Д') && word.ends_with('М')));
    assert!(page.answers.is_empty() && found.more.is_none());
    assert_eq!(found.note, format!("Найдено {} слова", words.len()));
    let dom = found.words.iter().find(|one| one.word.word == "ДОМ").unwrap();
    assert_eq!(dom.word.href, "/dictionary?edition=erudit&word=%D0%B4%D0%BE%D0%BC");
    assert!(dom.odds.as_ref().unwrap().starts_with("1 : "));
}

#[test]
fn a_long_search_goes_on_where_the_page_before_ended() {
    let words = question("erudit", "");
    let wish = Search { with: "ъ".to_owned(), ..Search::default() };
    let first = searched(&words, wish.clone()).search.unwrap();
    let last = &first.words.last().unwrap().word.word;
    assert_eq!((first.words.len(), &*first.note), (200, "Первые 200 слов"));
    let more = first.more.unwrap();
    assert!(more.starts_with("/dictionary?edition=erudit&with=%D1%8A&after="), "{more}");
    let behind = searched(&words, Search { after: last.clone(), ..wish }).search.unwrap();
    assert!(behind.words[0].word.word > *last);
}

#[test]
fn a_search_that_cannot_be_understood_says_why() {
    let note = |word| page(&question("erudit", word)).search.unwrap().note;
    assert_eq!(note("[д"), "После [ нужны буквы и закрывающая ].");
    assert_eq!(note("q*"), "В этой игре нет буквы Q.");
    assert_eq!(note("щщщ*"), "Ничего не найдено");
}

#[test]
fn a_word_that_is_out_names_its_neighbours_with_the_way_to_look_them_up() {
    let answer = answer(&question("erudit", "дамм"));
    assert!(!answer.counts);
    let dama = answer.near.iter().find(|near| near.word == "ДАМА").unwrap();
    assert_eq!(dama.href, "/dictionary?edition=erudit&word=%D0%B4%D0%B0%D0%BC%D0%B0");
}

#[test]
fn a_word_that_counts_says_what_hooks_on() {
    let answer = answer(&question("erudit", "дом"));
    let hooks = answer.cuts[0].hooks.clone().unwrap();
    let after: Vec<&str> = hooks.after.iter().map(|hook| &*hook.letter).collect();
    assert!(!hooks.is_empty && after.contains(&"А") == counts("дома"));
    for hook in hooks.before.iter().chain(&hooks.after) {
        assert_eq!(hook.word.word.chars().count(), 4);
        assert!(counts(&hook.word.word), "{}", hook.word.word);
        assert!(hook.word.href.starts_with("/dictionary?edition=erudit&word="));
    }
    for word in hooks.shorter.iter().chain(&hooks.inside) {
        assert!(counts(&word.word), "{}", word.word);
    }
    assert!(answer_to(&question("erudit", "щщщ")).cuts[0].hooks.is_none());
}

fn counts(word: &str) -> bool {
    answer(&question("erudit", word)).counts
}

#[test]
fn hooks_are_words_of_the_choice_and_not_of_the_whole_list() {
    let with = |overrides: &str| Question {
        overrides: overrides.to_owned(),
        ..question("erudit", "дом")
    };
    let behind = |question: &Question| -> Vec<String> {
        let hooks = answer(question).cuts[0].hooks.clone().unwrap();
        hooks.after.into_iter().map(|hook| hook.letter).collect()
    };
    assert!(!behind(&with("")).contains(&"Щ".to_owned()));
    assert!(behind(&with("+ДОМЩ")).contains(&"Щ".to_owned()));
}

#[test]
fn a_word_looked_up_while_words_are_put_together_says_so() {
    let directory = TempDir::new().unwrap();
    let folder = Folder::open(directory.path()).unwrap();
    let asked = question("erudit", "дом");
    let page = words::dictionary::page(
        &asked,
        Search::default(),
        &folder.shelf,
        &Neighbours::Busy,
        RUSSIAN,
    );
    let hooks = page.answers[0].cuts[0].hooks.clone().unwrap();
    assert!(hooks.note.unwrap().contains("занят"));
}

#[test]
fn what_can_be_no_word_says_why() {
    let fault = |word: &str| answer(&question("erudit", word)).fault.unwrap();
    assert!(fault("дом7").contains('7'));
    assert!(fault("kot").contains("алфавит"));
    assert!(fault("д").contains("Одна буква"));
    assert!(fault(&"а".repeat(16)).contains("15"));
}

/// A word that is in the option of colloquial words, in small letters.
fn colloquial() -> String {
    let edition = embedded("ru-scrabble").unwrap();
    let alphabet = Alphabet::of(&edition);
    let list = List::published(edition).unwrap();
    let mut found = String::new();
    let option = list.option_words("colloquial").unwrap();
    option.for_each_word(&mut |word| found = alphabet.spell(word).to_lowercase());
    found
}

#[test]
fn an_option_that_is_left_out_takes_its_words_with_it() {
    let words = |left_out: &str| Question {
        left_out: left_out.to_owned(),
        ..question("ru-scrabble", &format!("дом {}", colloquial()))
    };
    let counts = |question: &Question| {
        let answers = page(question).answers.into_iter();
        answers.map(|answer| answer.counts).collect::<Vec<_>>()
    };
    assert_eq!(counts(&words("")), [true, true]);
    let polite = words("colloquial");
    assert_eq!(counts(&polite), [true, false], "a plain word stays");
    let note = &page(&polite).answers[1].cuts[0].notes[0];
    assert!(note.contains("Разговорные") && note.contains("не засчитывается"), "{note}");
    let marked = Question { marked: Some("on".to_owned()), ..words("") };
    assert_eq!(counts(&marked), [true, false], "a box without a tick");
}

#[test]
fn every_cut_of_a_word_is_shown_with_its_own_verdict() {
    let directory = TempDir::new().unwrap();
    let edition = embedded("hu-scrabble").unwrap();
    let words = word_list::read(&edition, "szó\nköz|ség", |_| ()).words;
    let words = builder::build(&words, |_| ());
    let bytes = file::write(&edition, "Két szó", &words, file::Pressing::Quick);
    std::fs::write(directory.path().join("two.lexicon"), bytes).unwrap();
    let folder = Folder::open(directory.path()).unwrap();
    let asked =
        Question { list: "Két szó".to_owned(), ..question("hu-scrabble", "szó község") };
    let answers = words::dictionary::page(
        &asked,
        Search::default(),
        &folder.shelf,
        &Neighbours::Unasked,
        RUSSIAN,
    )
    .answers;
    assert_eq!(tiles(&answers[0])[0], "SZ Ó");
    assert_eq!(tiles(&answers[1]), ["K Ö ZS É G", "K Ö Z S É G"]);
    let counts: Vec<bool> = answers[1].cuts.iter().map(|cut| cut.counts).collect();
    assert!(answers[1].counts);
    assert_eq!(counts, [false, true]);
}

#[test]
fn letters_without_a_tile_are_shown_as_they_are_laid() {
    let answer = answer(&question("flavita", "ёжик"));
    assert!(answer.counts);
    assert_eq!(tiles(&answer), ["Е Ж И К"]);
    assert_eq!(answer.cuts[0].notes, [format!("ЁЖИК: {SOURCE}")]);
}

#[test]
fn the_page_says_where_the_words_come_from() {
    let question = question("erudit", "дом дамм");
    let page = page(&question);
    let said = page.provenance.unwrap();
    assert_eq!(said.source, SOURCE);
    assert!(said.attribution.contains("CC BY-SA"));
    assert!(said.rule.starts_with("Существительные в именительном падеже"), "{}", said.rule);
    let lengths: Vec<u32> = said.lengths.iter().map(|bar| bar.length).collect();
    assert_eq!(lengths, (2..=15).collect::<Vec<_>>());
    assert!(said.reading.unwrap().starts_with("Прочитано 100 слов"));
    let directory = TempDir::new().unwrap();
    let folder = Folder::open(directory.path()).unwrap();
    check(
        "dictionary",
        |l| {
            words::dictionary::page(
                &question,
                Search::default(),
                &folder.shelf,
                &Neighbours::Busy,
                l,
            )
        },
        &[
            "form[action='/dictionary'][method=get] input[name=word]",
            ".answer.ok .tile",
            ".answer.no .near a",
            ".lengths progress",
            "dd small[lang=en]",
            "input[name='option:erudit:rude'][checked]",
        ],
    );
}

#[test]
fn an_unknown_edition_is_said_to_be_unknown() {
    let page = page(&question("klingon", "дом"));
    assert!(page.choice.missing.unwrap().contains("klingon"));
}

#[test]
fn the_console_leads_to_the_words_of_its_tournament() {
    let game = Game::new();
    let page = console::composing::page(&game.view(), &game.id, None, RUSSIAN);
    assert!(page.dictionary.starts_with("/dictionary?edition=ru-scrabble&list="));
}
