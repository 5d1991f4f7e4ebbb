//! Tests of `src/contests/halls/deciding.rs`.

use flavita_contests::halls::conflict::{Answer, Conflict, Doubt, FileFault};
use flavita_contests::halls::decision::{Decisions, HallDecision};
use flavita_tournament::model::{RoundNumber, log_difference::Differing};

/// One conflict of each kind.
fn each() -> Vec<Conflict> {
    let hall = || "Зал 1".to_owned();
    let doubted = |doubt| Conflict::Hall { hall: hall(), doubt };
    let results = || vec!["aa".to_owned(), "bb".to_owned()];
    vec![
        Conflict::Refused { id: "ab".to_owned(), hall: hall(), fault: FileFault::Signature },
        Conflict::ResultsPart { hall: hall(), results: results() },
        Conflict::KeyChanged { hall: hall(), results: results() },
        doubted(Doubt::LogDiffers { count: 1, first: Box::new(Differing::NoSuchWords.into()) }),
        doubted(Doubt::Unverified(String::new())),
        doubted(Doubt::OtherEdition(String::new())),
        doubted(Doubt::OtherRules(String::new())),
        doubted(Doubt::OtherDictionary { dictionary: String::new(), words: 2 }),
        doubted(Doubt::OtherGame(None)),
        doubted(Doubt::OtherRound(RoundNumber(2))),
        Conflict::Word {
            word: "ФЛАВИТА".to_owned(),
            accepted: vec![hall()],
            rejected: vec!["Зал 2".to_owned()],
        },
        Conflict::Slip {
            round: RoundNumber(3),
            at: "H8".to_owned(),
            word: "CAT".to_owned(),
            claimed: Some(7),
            worth: vec![(0, vec![hall()]), (7, vec!["Зал 2".to_owned()])],
        },
        Conflict::Annulled { round: RoundNumber(2), halls: vec![hall()] },
        Conflict::Person {
            name: "Ада".to_owned(),
            seats: vec!["1 Зал 1".to_owned(), "4 Зал \"2\"".to_owned()],
        },
    ]
}

#[test]
fn every_choice_is_decided_read_back_and_taken_back() {
    for conflict in each() {
        let mut decisions = Decisions::default();
        for answer in conflict.choices() {
            assert!(decisions.decide(&conflict, &answer, "протокол 4"));
            let kept = Decisions::parse(&decisions.to_text()).unwrap();
            assert_eq!(kept, decisions);
            assert_eq!(kept.on(&conflict), Some((answer, "протокол 4")), "{conflict:?}");
        }
        decisions.take_back(&conflict);
        assert_eq!(decisions, Decisions::default(), "{conflict:?}");
    }
}

#[test]
fn what_cannot_be_answered_is_not_noted() {
    for conflict in each() {
        let mut decisions = Decisions::default();
        let nobody = Answer::Chosen("nobody".to_owned());
        assert!(!decisions.decide(&conflict, &nobody, ""));
        assert_eq!(decisions, Decisions::default());
    }
}

#[test]
fn the_name_of_a_merge_stands_before_its_decisions() {
    let mut decisions = Decisions { name: "Кубок".to_owned(), ..Decisions::default() };
    let hall = HallDecision { hall: "A".to_owned(), counts: false, because: String::new() };
    decisions.hall.push(hall);
    assert_eq!(Decisions::parse(&decisions.to_text()).unwrap(), decisions);
}
