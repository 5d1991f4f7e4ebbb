//! The rules on which verdicts rest.

use flavita_game::embedded as edition;
use flavita_i18n::rules::{basis::bases, chapter::chapters};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::model::{Deduction, Reason, Verdict};
use flavita_tournament::profile::{catalogue::every_embedded, warnings::Infraction};

#[test]
fn a_word_at_another_square_rests_on_what_is_said_of_prolonging_words_too() {
    let edition = edition("fr-scrabble").unwrap();
    let rules = flavita_tournament::profile::catalogue::embedded("fisf").unwrap();
    let extension = say(Language::English, "rules-extension-nothing", &[]);
    let mut shifted = Verdict::zero(Reason::Empty);
    shifted.reasons.clear();
    shifted.remarks = vec![Deduction { infraction: Infraction::CoordinatesShifted, cost: 0 }];
    for verdict in [shifted, Verdict::zero(Reason::NoCoordinates)] {
        let bases = bases(Language::English, &rules, &edition, &verdict);
        assert_eq!(bases.len(), 2, "{bases:?}");
        assert_eq!(bases[1].sentence, extension);
    }
}

#[test]
fn what_a_verdict_rests_on_stands_in_the_chapter_of_the_rules_of_today() {
    let edition = edition("ru-scrabble").unwrap();
    for rules in every_embedded() {
        let chapters = chapters(Language::Russian, rules, &edition);
        let remarks =
            Infraction::ALL.iter().map(|infraction| Deduction { infraction: *infraction, cost: 0 });
        let mut verdict = Verdict::zero(Reason::Empty);
        verdict.reasons = Reason::samples();
        verdict.remarks = remarks.collect();
        for basis in bases(Language::Russian, rules, &edition, &verdict) {
            let of_a_form = basis.chapter == "rack";
            let stands = chapters.iter().any(|chapter| {
                chapter.name == basis.chapter && chapter.sentences.contains(&basis.sentence)
            });
            assert!(stands || of_a_form, "{}: {basis:?}", rules.id);
        }
    }
}
