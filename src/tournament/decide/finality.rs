//! When a tournament may be called final: nothing is open any more.
//!
//! What is final cannot be changed before somebody takes the declaration back and says why; both
//! are events.

use crate::model::{Event, Open, Refusal, text};
use crate::{decide::guards::Decided, state::Tournament};

/// Everything that is still open, in the order of the rounds.
pub fn open(state: &Tournament) -> Vec<Open> {
    let mut open: Vec<Open> = state.ended.is_none().then_some(Open::Game).into_iter().collect();
    for round in &state.rounds {
        if !round.is_over() {
            open.push(Open::Round(round.number));
            continue;
        }
        let (number, is_marked) = (round.number, state.is_marked(round));
        let (missing, once) = (state.missing(round).count(), state.once(round).count());
        let slips = Open::Slips { round: number, missing };
        open.extend((!is_marked && missing > 0).then_some(slips));
        open.extend((!is_marked && once > 0).then_some(Open::Once { round: number, once }));
        let disputed = round.disputes().count();
        open.extend((disputed > 0).then_some(Open::Disputes { round: number, disputed }));
    }
    let appeals = state.open_appeals().count();
    open.extend((appeals > 0).then_some(Open::Appeals { appeals }));
    open.extend(state.keeps_a_secret().then_some(Open::Seed));
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
