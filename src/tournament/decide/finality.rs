//! When a tournament may be called final: nothing is open any more.
//!
//! What is final cannot be changed before somebody takes the declaration back and says why; both
//! are events.

use crate::{
    model::event::Event, model::open::Open, model::refusal::Refusal, model::text,
    state::tournament::Tournament,
};

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
        None => Ok(vec![Event::Finalised { head: head.to_owned() }]),
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
