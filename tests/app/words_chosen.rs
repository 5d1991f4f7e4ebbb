//! Tests of `src/app/words/chosen.rs`.

use flavita_app::words::chosen::{ChosenWords, Wanted};
use flavita_app::words::list::List;
use flavita_game::embedded;
use flavita_tournament::model::WordChoice;
use std::sync::Arc;

fn wanted(added: &str) -> Wanted {
    let edition = embedded("erudit").unwrap();
    Wanted {
        list: Arc::new(List::published(edition.clone()).unwrap()),
        choice: WordChoice { overrides: vec![format!("+{added}")], ..WordChoice::default() },
        edition,
    }
}

#[test]
fn the_same_words_are_put_together_once_and_the_oldest_are_forgotten() {
    let chosen = ChosenWords::default();
    let first = chosen.get(&wanted("ФЛАВИТА")).unwrap();
    assert!(Arc::ptr_eq(&first, &chosen.get(&wanted("ФЛАВИТА")).unwrap()));
    for other in ["ЩЩА", "ЩЩБ", "ЩЩВ"] {
        let words = chosen.get(&wanted(other)).unwrap();
        assert!(!Arc::ptr_eq(&first, &words));
    }
    assert!(chosen.kept(&wanted("ФЛАВИТА")).is_some(), "asked for again: the newest");
    drop(chosen.get(&wanted("ЩЩГ")).unwrap());
    assert!(chosen.kept(&wanted("ЩЩА")).is_none());
    assert!(chosen.kept(&wanted("ФЛАВИТА")).is_some());
}
