//! Looking words up: which count, which options hold them, and what comes near.

use flavita_app::words::lookup::{Cut, Hand, Lookup};
use flavita_app::words::{list::List, word_set::choose};
use flavita_game::embedded;
use flavita_lexicon::alphabet::Alphabet;
use flavita_tournament::model::WordChoice;

fn lookup(list: &str, edition: &str, switches: &[&str], choice: &WordChoice) -> Lookup {
    let list = List::published(embedded(list).unwrap()).unwrap();
    let switches: Vec<String> = switches.iter().map(|id| (*id).to_owned()).collect();
    let edition = embedded(edition).unwrap().with_switches(&switches).unwrap();
    Lookup::new(&edition, &list, choice).unwrap()
}

fn counts(lookup: &Lookup, word: &str) -> bool {
    lookup.cuts(word).iter().any(Cut::counts)
}

fn leaving_out(option: &str) -> WordChoice {
    WordChoice { left_out: vec![option.to_owned()], ..WordChoice::default() }
}

#[test]
fn a_word_says_which_options_hold_it_and_counts_while_they_do() {
    let list = List::published(embedded("erudit").unwrap()).unwrap();
    let rude = list.option_words("rude").unwrap();
    let mut word = String::new();
    rude.for_each_word(&mut |rude| word = Alphabet::of(&list.home).spell(rude));
    let usual = lookup("erudit", "erudit", &[], &WordChoice::default());
    let entry = usual.cuts(&word)[0].words[0].clone();
    assert!(entry.counts && entry.options.contains(&"rude".to_owned()));
    let polite = lookup("erudit", "erudit", &[], &leaving_out("rude"));
    let entry = polite.cuts(&word)[0].words[0].clone();
    assert!(!entry.counts && entry.options.contains(&"rude".to_owned()));
}

#[test]
fn a_word_by_hand_says_so() {
    let choice = WordChoice {
        overrides: vec!["+ФЛАВИТА".to_owned(), "-ДОМ".to_owned()],
        ..WordChoice::default()
    };
    let erudit = lookup("erudit", "erudit", &[], &choice);
    let hand = |word: &str| erudit.cuts(word)[0].words[0].hand;
    assert_eq!(hand("дети"), Some(Hand::Edition));
    assert_eq!(hand("флавита"), Some(Hand::Added));
    assert_eq!(hand("дом"), Some(Hand::Removed));
    assert!(counts(&erudit, "флавита") && !counts(&erudit, "дом"));
}

#[test]
fn letters_without_a_tile_are_found_as_they_are_laid() {
    let flavita = lookup("ru-scrabble", "flavita", &[], &WordChoice::default());
    let spellings = |word: &str| -> Vec<String> {
        let entries = flavita.cuts(word)[0].words.clone().into_iter();
        entries.map(|entry| entry.spelling).collect()
    };
    assert_eq!(spellings("ежик"), ["ЁЖИК"]);
    assert_eq!(spellings("все"), ["ВСЕ", "ВСЁ"]);
    let plain = lookup("ru-scrabble", "ru-scrabble", &[], &WordChoice::default());
    let on = ["ye-for-yo"];
    let switched = lookup("ru-scrabble", "ru-scrabble", &on, &WordChoice::default());
    assert!(!counts(&plain, "ежик") && counts(&switched, "ежик"));
}

#[test]
fn what_counts_here_counts_in_the_words_of_a_tournament() {
    let list = List::published(embedded("erudit").unwrap()).unwrap();
    let choice = leaving_out("colloquial");
    let chosen = choose(&list.home, &list, &choice).unwrap().words;
    let looked_up = Lookup::new(&list.home, &list, &choice).unwrap();
    let alphabet = Alphabet::of(&list.home);
    list.words().unwrap().for_each_word(&mut |word| {
        let (is_in, spelling) = (chosen.contains(word.iter().copied()), alphabet.spell(word));
        let cuts = looked_up.cuts(&spelling).into_iter();
        let mut entries = cuts.filter(|cut| cut.tiles == word).flat_map(|cut| cut.words);
        let entry = entries.find(|entry| entry.spelling == spelling).unwrap();
        assert_eq!(entry.counts, is_in, "{spelling}");
    });
}

#[test]
fn near_misses_leave_out_what_does_not_count() {
    let erudit = embedded("erudit").unwrap();
    let usual = lookup("erudit", "erudit", &[], &WordChoice::default());
    assert!(usual.near(&erudit, "дамм", 9).contains(&"ДАМА".to_owned()));
    let choice = WordChoice { overrides: vec!["-ДАМА".to_owned()], ..WordChoice::default() };
    let fewer = lookup("erudit", "erudit", &[], &choice);
    assert!(!fewer.near(&erudit, "дамм", 9).contains(&"ДАМА".to_owned()));
    assert_eq!(usual.near(&erudit, "дамм", 1).len(), 1);
}
