//! When a tournament may be called final: nothing is open any more.

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Tournament;
use crate::text;

/// Something that stands between a tournament and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Open {
    /// The game goes on.
    #[error("the game goes on")]
    Game,
    /// A round is being played again.
    #[error("round {0} is being played")]
    Round(u32),
    /// Slips of a round are not keyed and its marking is not closed.
    #[error("{missing} slips of round {round} are not keyed")]
    Slips {
        /// Which round.
        round: u32,
        /// How many.
        missing: usize,
    },
    /// Slips of a round are keyed once and not twice, and its marking is not closed.
    #[error("{once} slips of round {round} lack their second entry")]
    Once {
        /// Which round.
        round: u32,
        /// How many.
        once: usize,
    },
    /// Slips of a round are disputed.
    #[error("{disputed} slips of round {round} are disputed")]
    Disputes {
        /// Which round.
        round: u32,
        /// How many.
        disputed: usize,
    },
    /// The secret of the draw is not published.
    #[error("the secret of the draw is not revealed")]
    Seed,
}

/// Everything that is still open, in the order of the rounds.
#[must_use]
pub fn open(state: &Tournament) -> Vec<Open> {
    let mut open = Vec::new();
    if state.ended.is_none() {
        open.push(Open::Game);
    }
    for round in &state.rounds {
        if !round.is_over() {
            open.push(Open::Round(round.number));
            continue;
        }
        let missing = state.missing(round).count();
        if !state.is_marked(round) && missing > 0 {
            let round = round.number;
            open.push(Open::Slips { round, missing });
        }
        let once = state.once(round).count();
        if !state.is_marked(round) && once > 0 {
            let round = round.number;
            open.push(Open::Once { round, once });
        }
        let disputed = round.disputes().count();
        if disputed > 0 {
            let round = round.number;
            open.push(Open::Disputes { round, disputed });
        }
    }
    if state.keeps_a_secret() {
        open.push(Open::Seed);
    }
    open
}

/// Declares a tournament final.
///
/// # Errors
/// Where something is open.
pub(super) fn finalise(state: &Tournament, head: &str) -> Result<Vec<Event>, Refusal> {
    match open(state).first() {
        Some(open) => Err(Refusal::NotFinished(*open)),
        None => Ok(vec![Event::Finalised {
            head: head.to_owned(),
        }]),
    }
}

/// Takes the end back.
///
/// # Errors
/// Where the tournament is not final, or no reason is given.
pub(super) fn definalise(state: &Tournament, because: &str) -> Result<Vec<Event>, Refusal> {
    if state.final_head.is_none() {
        return Err(Refusal::NotFinal);
    }
    let because = text::reason(because)?;
    Ok(vec![Event::Definalised { because }])
}
