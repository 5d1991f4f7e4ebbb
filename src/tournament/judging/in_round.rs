//! Slips judged in a round of a tournament.

use crate::judging::judge::{Written, judge};
use crate::judging::{clues, judge};
use crate::model::{Round, SlipText, Verdict};
use crate::{
    judging::case::Case, judging::clues::Clue, judging::referee::Referee, state::Tournament,
};
use flavita_game::TileCounts;

/// What a slip would be worth in a round, without recording it.
pub fn verdict(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    text: &SlipText,
) -> Verdict {
    let top = round.tops.as_ref().map(|tops| tops.points);
    verdict_by(state, referee, round, top, text)
}

/// As [`verdict`], with another top.
pub(crate) fn verdict_by(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    top: Option<i32>,
    text: &SlipText,
) -> Verdict {
    let rack = round.rack.counts();
    let case = Case { top, ..case(state, referee, round, &rack) };
    judge(&case, text)
}

/// What a slip of a round can mean where its word, behind its coordinates, is one of these.
pub fn readings(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    at: &str,
    words: &[String],
) -> Vec<Written> {
    judge::readings(&case(state, referee, round, &round.rack.counts()), at, words)
}

/// What a slip can have meant in a round that is no legal placement as it is written, the
/// likeliest first; just one is certainty.
pub fn clues(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    text: &SlipText,
) -> Vec<Clue> {
    clues::clues(&case(state, referee, round, &round.rack.counts()), text)
}

fn case<'a>(
    state: &'a Tournament,
    referee: Referee<'a>,
    round: &'a Round,
    rack: &'a TileCounts,
) -> Case<'a> {
    Case {
        edition: &state.edition,
        rules: &state.profile,
        words: referee.words,
        board: &round.board,
        rack,
        top: round.tops.as_ref().map(|tops| tops.points),
        granted_ms: round.clock.granted_ms,
    }
}
