//! Tests of `src/tournament/profile/form_catalogue.rs`.

use flavita_tournament::profile::catalogue;
use flavita_tournament::profile::form::{Form, Theme, TwoBags};
use flavita_tournament::profile::form_catalogue::{EMBEDDED, embedded, named};

#[test]
fn every_embedded_form_is_known_by_its_name_whatever_the_rules() {
    for profile in catalogue::every_embedded() {
        for (id, _) in EMBEDDED {
            let form = embedded(id).unwrap().in_place_of(&profile.form);
            assert_eq!(named(&form), Some(*id), "{}", profile.id);
        }
    }
    assert_eq!(named(&Form::default()), None);
}

/// Whether the ordinary game is played, whatever becomes of the rest of a rack.
fn is_ordinary(form: &Form) -> bool {
    *form == Form::default().in_place_of(form)
}

#[test]
fn every_embedded_form_is_sound_and_goes_with_every_profile() {
    for (id, _) in EMBEDDED {
        for profile in catalogue::every_embedded() {
            let mut profile = profile.clone();
            profile.form = embedded(id).unwrap().in_place_of(&profile.form);
            assert!(!is_ordinary(&profile.form));
            assert_eq!(profile.faults(), [], "{id} by {}", profile.id);
        }
    }
}

#[test]
fn a_form_leaves_the_rest_of_the_rack_to_the_rules() {
    let fisf = catalogue::embedded("fisf").unwrap();
    let joker = embedded("joker").unwrap();
    assert!(joker.clone().in_place_of(&fisf.form).keeps_rest);
    assert!(!joker.in_place_of(&Form::default()).keeps_rest);
}

#[test]
fn other_vowels_and_a_theme_make_no_other_form() {
    let mut rules = catalogue::embedded("house").unwrap().in_form("two-bags");
    rules.form.two_bags = Some(TwoBags::fixed(4));
    let words = vec!["лад".to_owned()];
    rules.form.theme = Some(Theme { name: "Музыка".to_owned(), points: 5, words });
    assert_eq!(named(&rules.form), Some("two-bags"));
    assert_eq!(rules.in_form("two-bags"), rules);
    assert!(rules.in_form("joker").form.theme.is_some());
}

#[test]
fn what_becomes_of_the_rest_makes_no_form() {
    for profile in catalogue::every_embedded() {
        assert!(profile.form.keeps_rest, "{}", profile.id);
        assert!(is_ordinary(&profile.form), "{}", profile.id);
        assert_eq!(named(&profile.form), None);
    }
    assert!(!is_ordinary(&embedded("joker").unwrap()));
}

#[test]
fn the_words_of_a_theme_are_shown_in_capitals_and_each_once_by_its_tiles() {
    let shown = |edition: &str, words: &[&str]| {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        let theme = Theme { name: "École".to_owned(), points: 5, words };
        theme.shown(&flavita_game::embedded(edition).unwrap())
    };
    let french = ["été", "ÉLÈVE", "élève", "eleve", "!?"];
    assert_eq!(shown("fr-scrabble", &french), ["ETE", "ELEVE"]);
    assert_eq!(shown("hu-scrabble", &["egység", "EGYSÉG"]), ["EGYSÉG"]);
}
