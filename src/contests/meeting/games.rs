//! The games of a meeting, each with its own standings.

use crate::meeting::mark::Mark;
use flavita_tournament::results::{Standings, standings};
use flavita_tournament::state::Tournament;

/// A game of a meeting.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    /// Its number in the meeting.
    pub number: u32,
    /// The game.
    pub state: &'a Tournament,
    /// Its standings after the last round that is marked.
    pub standings: Standings,
}

/// Why games cannot be added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMeeting {
    /// There is no game.
    #[error("there is no game to add up")]
    Empty,
    /// The same game twice.
    #[error("games {0} and {1} are the same game")]
    Twice(usize, usize),
}

/// The games in order: by their numbers where these are all different, else as they are given
/// and numbered from 1.
///
/// # Errors
/// When there is none, or one is given twice.
pub fn games<'a>(states: &[&'a Tournament]) -> Result<Vec<Game<'a>>, NoMeeting> {
    if states.is_empty() {
        return Err(NoMeeting::Empty);
    }
    let is_same = |one: &Tournament, other: &Tournament| {
        one.seed == other.seed && one.created_ms == other.created_ms
    };
    for (at, one) in states.iter().enumerate() {
        let again = states[..at].iter().position(|other| is_same(one, other));
        if let Some(before) = again {
            return Err(NoMeeting::Twice(before + 1, at + 1));
        }
    }
    let marks: Vec<Mark> = states.iter().map(|state| Mark::of(state)).collect();
    let mut numbers: Vec<u32> = marks.iter().map(|mark| mark.game).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let are_numbered = numbers.len() == states.len();
    let mut games: Vec<Game<'a>> = (1..)
        .zip(states.iter().zip(&marks))
        .map(|(place, (state, mark))| Game {
            number: if are_numbered { mark.game } else { place },
            state,
            standings: standings(state, state.marked_until()),
        })
        .collect();
    games.sort_by_key(|game| game.number);
    Ok(games)
}
