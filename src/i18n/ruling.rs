//! Rulings, and why there are none, as sentences.

use crate::language::Language;
use crate::names::{self, clock_time, numbered_name, shown_word};
use flavita_tournament::model::{PlayerNumber, Ruling, RulingRefusal};
use flavita_tournament::state::Tournament;

/// What was ruled, in one sentence.
pub fn sentence(language: Language, state: &Tournament, what: &Ruling) -> String {
    let who = |number: PlayerNumber| numbered_name(state, number, language);
    match what {
        Ruling::WordAccepted { word } => say!(language, "ruling-word-accepted", word),
        Ruling::WordRejected { word } => say!(language, "ruling-word-rejected", word),
        Ruling::SlipJudged { slip, points } => {
            let of = state.slip(*slip).map(|(round, slip)| (round.number, slip.player));
            let (round, player) = of.unwrap_or_default();
            let (who, points) = (who(player), points.map(|points| names::points(language, points)));
            match points {
                Some(points) => say!(language, "ruling-slip-points", who, round, points),
                None => say!(language, "ruling-slip-zero", who, round),
            }
        }
        Ruling::PointsGiven { player, round, points } => {
            let key = if *points < 0 { "ruling-penalty" } else { "ruling-bonus" };
            let points = names::points(language, points.unsigned_abs());
            say!(language, key, who = who(*player), points, round = round.unwrap_or_default())
        }
        Ruling::MoveReplaced { round, placement } => {
            let (word, at) = (shown_word(&placement.word), placement.at.as_str());
            say!(language, "ruling-move-replaced", round, word, at)
        }
        Ruling::RoundReopened { round, remaining_ms } => {
            say!(language, "ruling-round-reopened", round, time = clock_time(remaining_ms / 1000))
        }
        Ruling::RoundAnnulled { round } => say!(language, "ruling-round-annulled", round),
        Ruling::TimeSet { player, round, used_ms } => {
            let time = clock_time(used_ms / 1000);
            say!(language, "ruling-time-set", who = who(*player), round, time)
        }
        Ruling::WarningGiven { player, round } => {
            say!(language, "ruling-warning-given", who = who(*player), round)
        }
        Ruling::MeanGranted { player, round } => {
            say!(language, "ruling-mean-granted", who = who(*player), round)
        }
    }
}

/// Why a ruling is not given or not revoked, in one sentence that says what to do.
pub fn refusal(language: Language, refusal: &RulingRefusal) -> String {
    match refusal {
        RulingRefusal::NoWord(word) => say!(language, "refusal-ruling-no-word", word),
        RulingRefusal::WordCounts(word) => say!(language, "refusal-ruling-word-counts", word),
        RulingRefusal::WordDoesNotCount(word) => {
            say!(language, "refusal-ruling-word-does-not-count", word)
        }
        RulingRefusal::Points(points) => say!(language, "refusal-ruling-points", n = points),
        RulingRefusal::NothingChanges => say!(language, "refusal-ruling-nothing-changes"),
        RulingRefusal::GoneOn(round) => say!(language, "refusal-ruling-gone-on", round),
        RulingRefusal::Time { most_s } => {
            say!(language, "refusal-ruling-time", time = clock_time(*most_s))
        }
        RulingRefusal::TimeBeyondRound { round, granted_s } => {
            say!(language, "refusal-ruling-time-beyond", round, time = clock_time(*granted_s))
        }
        RulingRefusal::NoMean => say!(language, "refusal-ruling-no-mean"),
        RulingRefusal::NoWarnings => say!(language, "refusal-ruling-no-warnings"),
        RulingRefusal::NoZero { player, round } => {
            say!(language, "refusal-ruling-no-zero", number = player, round)
        }
        RulingRefusal::UnknownRuling(n) => say!(language, "refusal-ruling-unknown", n),
        RulingRefusal::Followed(n) => say!(language, "refusal-ruling-followed", n),
    }
}
