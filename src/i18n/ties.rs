//! What decided between equal players, as a sentence.

use crate::catalogue::{Argument, say};
use crate::{language::Language, rules::speaker::key_of};
use flavita_tournament::{profile::ranking::TieBreak, results::Decision};

/// `Ada goes before Van: game 3, round 21, 34 to 30.`
pub fn sentence(language: Language, ahead: &str, behind: &str, decision: &Decision) -> String {
    let why = reason(language, decision);
    say!(language, "tie", ahead, behind, why)
}

fn reason(language: Language, decision: &Decision) -> String {
    let by_game = matches!(decision.by, TieBreak::LaterGames | TieBreak::LaterRounds);
    let of_game = if by_game && decision.game.is_some() { "-of-game" } else { "" };
    let key = format!("tie-{}{of_game}", key_of(decision.by));
    let is_time = decision.by == TieBreak::LessTime;
    let figure = |figure: i64| {
        if is_time { Argument::Text(time(figure, decision)) } else { Argument::Number(figure) }
    };
    let mut arguments = vec![("one", figure(decision.ahead)), ("two", figure(decision.behind))];
    arguments.extend(decision.game.map(|game| ("game", game.into())));
    arguments.extend(decision.round.map(|round| ("round", round.into())));
    say(language, &key, &arguments)
}

/// Minutes and seconds, and thousandths where whole seconds would not tell the two apart.
fn time(ms: i64, decision: &Decision) -> String {
    let whole = format!("{}:{:02}", ms / 60_000, ms / 1000 % 60);
    if decision.ahead / 1000 == decision.behind / 1000 {
        format!("{whole}.{:03}", ms % 1000)
    } else {
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_tournament::model::RoundNumber;
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
        let decision = Decision {
            by: TieBreak::LessTime,
            game: None,
            round: None,
            ahead: 61_250,
            behind: 61_500,
        };
        let text = sentence(Language::English, "Ada", "Van", &decision);
        assert!(text.contains("1:01.250 to 1:01.500"), "{text}");
    }
}
