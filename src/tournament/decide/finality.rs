//! When a tournament may be called final: nothing is open any more.
//!
//! What is final cannot be changed before somebody takes the declaration back and says why; both
//! are events.

use crate::model::{Event, Open, Refusal, text};
use crate::{decide::guards::Decided, state::Tournament};

/// Everything that is still open, in the order of the rounds.
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
        let (number, is_marked) = (round.number, state.is_marked(round));
        let missing = state.missing(round).count();
        if !is_marked && missing > 0 {
            open.push(Open::Slips { round: number, missing });
        }
        let once = state.once(round).count();
        if !is_marked && once > 0 {
            open.push(Open::Once { round: number, once });
        }
        let disputed = round.disputes().count();
        if disputed > 0 {
            open.push(Open::Disputes { round: number, disputed });
        }
    }
    let appeals = state.open_appeals().count();
    if appeals > 0 {
        open.push(Open::Appeals { appeals });
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
pub(super) fn finalise(state: &Tournament, head: &str) -> Decided {
    match open(state).first() {
        Some(open) => Err(Refusal::NotFinished(*open)),
        None => Ok(vec![Event::Finalised { head: head.to_owned() }]),
    }
}

/// Takes the end back.
///
/// # Errors
/// Where the tournament is not final, or no reason is given.
pub(super) fn definalise(state: &Tournament, because: &str) -> Decided {
    if state.final_head.is_none() {
        return Err(Refusal::NotFinal);
    }
    let because = text::reason(because)?;
    Ok(vec![Event::Definalised { because }])
}
