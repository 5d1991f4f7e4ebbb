//! Slips judged in a round of a tournament.

use crate::judging::{case::Case, judge::judge, referee::Referee};
use crate::{model::Round, model::SlipText, model::Verdict, state::Tournament};

/// What a slip would be worth in a round, without recording it.
pub fn verdict(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    text: &SlipText,
) -> Verdict {
    judge(&case(state, referee, round), text)
}

/// What a slip of a round is judged against.
pub fn case<'a>(state: &'a Tournament, referee: Referee<'a>, round: &'a Round) -> Case<'a> {
    Case {
        edition: &state.edition,
        rules: &state.profile,
        words: referee.words,
        board: &round.board,
        rack: round.rack.counts(),
        top: round.tops.as_ref().map(|tops| tops.points),
        granted_ms: round.clock.granted_ms,
    }
}
