//! Rulings, and why there are none, as sentences.

use crate::catalogue::{Argument, say};
use crate::language::Language;
use crate::names::{self, clock_time, numbered_name, shown_word};
use flavita_tournament::{
    model::ids::PlayerNumber, model::ruling::Ruling, model::ruling_refusal::RulingRefusal,
    state::tournament::Tournament,
};

/// What was ruled, in one sentence.
pub fn sentence(language: Language, state: &Tournament, what: &Ruling) -> String {
    let say = |key: &str, arguments: &[(&'static str, Argument)]| say(language, key, arguments);
    let who = |number: PlayerNumber| ("who", numbered_name(state, number, language).into());
    match what {
        Ruling::WordAccepted { word } => {
            say("ruling-word-accepted", &[("word", word.as_str().into())])
        }
        Ruling::WordRejected { word } => {
            say("ruling-word-rejected", &[("word", word.as_str().into())])
        }
        Ruling::SlipJudged { slip, points } => {
            let of = state.slip(*slip).map(|(round, slip)| (round.number, slip.player));
            let (round, player) = of.unwrap_or_default();
            let round = ("round", round.into());
            match points {
                Some(points) => say(
                    "ruling-slip-points",
                    &[who(player), round, ("points", names::points(language, *points).into())],
                ),
                None => say("ruling-slip-zero", &[who(player), round]),
            }
        }
        Ruling::PointsGiven { player, round, points } => {
            let key = if *points < 0 { "ruling-penalty" } else { "ruling-bonus" };
            let points = names::points(language, points.unsigned_abs()).into();
            say(
                key,
                &[who(*player), ("points", points), ("round", round.unwrap_or_default().into())],
            )
        }
        Ruling::MoveReplaced { round, placement } => say(
            "ruling-move-replaced",
            &[
                ("round", (*round).into()),
                ("word", shown_word(&placement.word).into()),
                ("at", placement.at.as_str().into()),
            ],
        ),
        Ruling::RoundReopened { round, remaining_ms } => say(
            "ruling-round-reopened",
            &[("round", (*round).into()), ("time", clock_time(remaining_ms / 1000).into())],
        ),
        Ruling::RoundAnnulled { round } => {
            say("ruling-round-annulled", &[("round", (*round).into())])
        }
        Ruling::TimeSet { player, round, used_ms } => say(
            "ruling-time-set",
            &[
                who(*player),
                ("round", (*round).into()),
                ("time", clock_time(used_ms / 1000).into()),
            ],
        ),
        Ruling::MeanGranted { player, round } => {
            say("ruling-mean-granted", &[who(*player), ("round", (*round).into())])
        }
    }
}

/// Why a ruling is not given or not revoked, in one sentence that says what to do.
pub fn refusal(language: Language, refusal: &RulingRefusal) -> String {
    let say = |key: &str, arguments: &[(&'static str, Argument)]| say(language, key, arguments);
    let word = |word: &String| ("word", word.as_str().into());
    match refusal {
        RulingRefusal::NoWord(text) => say("refusal-ruling-no-word", &[word(text)]),
        RulingRefusal::WordCounts(text) => say("refusal-ruling-word-counts", &[word(text)]),
        RulingRefusal::WordDoesNotCount(text) => {
            say("refusal-ruling-word-does-not-count", &[word(text)])
        }
        RulingRefusal::Points(points) => say("refusal-ruling-points", &[("n", (*points).into())]),
        RulingRefusal::NothingChanges => say("refusal-ruling-nothing-changes", &[]),
        RulingRefusal::GoneOn(round) => {
            say("refusal-ruling-gone-on", &[("round", (*round).into())])
        }
        RulingRefusal::Time { most_s } => {
            say("refusal-ruling-time", &[("time", clock_time(*most_s).into())])
        }
        RulingRefusal::TimeBeyondRound { round, granted_s } => say(
            "refusal-ruling-time-beyond",
            &[("round", (*round).into()), ("time", clock_time(*granted_s).into())],
        ),
        RulingRefusal::NoMean => say("refusal-ruling-no-mean", &[]),
        RulingRefusal::NoZero { player, round } => say(
            "refusal-ruling-no-zero",
            &[("number", (*player).into()), ("round", (*round).into())],
        ),
        RulingRefusal::UnknownRuling(n) => say("refusal-ruling-unknown", &[("n", (*n).into())]),
        RulingRefusal::Followed(n) => say("refusal-ruling-followed", &[("n", (*n).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::every::every;
    use flavita_tournament::model::ids::{RoundNumber, RulingNumber};

    #[test]
    fn every_refusal_of_a_ruling_is_a_sentence_in_every_complete_language() {
        let word = || "АБВ".to_owned();
        let refusals = every! { RulingRefusal:
            RulingRefusal::NoWord(_) => RulingRefusal::NoWord(word()),
            RulingRefusal::WordCounts(_) => RulingRefusal::WordCounts(word()),
            RulingRefusal::WordDoesNotCount(_) => RulingRefusal::WordDoesNotCount(word()),
            RulingRefusal::Points(_) => RulingRefusal::Points(0),
            RulingRefusal::NothingChanges => RulingRefusal::NothingChanges,
            RulingRefusal::GoneOn(_) => RulingRefusal::GoneOn(RoundNumber(3)),
            RulingRefusal::Time { .. } => RulingRefusal::Time { most_s: 3600 },
            RulingRefusal::TimeBeyondRound { .. } => RulingRefusal::TimeBeyondRound { round: RoundNumber(3), granted_s: 180 },
            RulingRefusal::NoMean => RulingRefusal::NoMean,
            RulingRefusal::NoZero { .. } => RulingRefusal::NoZero { player: PlayerNumber(7), round: RoundNumber(3) },
            RulingRefusal::UnknownRuling(_) => RulingRefusal::UnknownRuling(RulingNumber(2)),
            RulingRefusal::Followed(_) => RulingRefusal::Followed(RulingNumber(2)),
        };
        for language in Language::COMPLETE {
            for one in &refusals {
                let text = refusal(*language, one);
                assert!(
                    text.ends_with('.') && !text.contains("{$"),
                    "{language:?} {one:?}: {text}"
                );
            }
        }
    }
}
