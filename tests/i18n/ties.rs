//! Tests of `src/i18n/ties.rs`.

use flavita_i18n::language::Language;
use flavita_i18n::ties::sentence;
use flavita_tournament::model::RoundNumber;
use flavita_tournament::{profile::ranking::TieBreak, results::Decision};
use strum::IntoEnumIterator as _;

#[test]
fn every_decision_is_a_sentence_in_every_complete_language() {
    for language in Language::COMPLETE {
        for (by, game) in TieBreak::iter().flat_map(|by| [(by, None), (by, Some(3))]) {
            let decision = Decision {
                by,
                game,
                round: (by == TieBreak::LaterRounds).then_some(RoundNumber(21)),
                ahead: 34_000,
                behind: 30_000,
            };
            let text = sentence(*language, "Ada", "Van", &decision);
            let is_whole = text.ends_with('.') && !text.contains('{');
            assert!(is_whole && text.contains("Ada"), "{text}");
        }
    }
}

#[test]
fn a_round_of_one_of_several_games_is_named_with_its_game() {
    let decision = Decision {
        by: TieBreak::LaterRounds,
        game: Some(3),
        round: Some(RoundNumber(21)),
        ahead: 34,
        behind: 30,
    };
    assert_eq!(
        sentence(Language::English, "Ada", "Van", &decision),
        "Ada ranks above Van: game 3, round 21, 34 to 30."
    );
}

#[test]
fn times_that_differ_by_less_than_a_second_show_it() {
    let decision =
        Decision { by: TieBreak::LessTime, game: None, round: None, ahead: 61_250, behind: 61_500 };
    let text = sentence(Language::English, "Ada", "Van", &decision);
    assert!(text.contains("1:01.250 to 1:01.500"), "{text}");
}
