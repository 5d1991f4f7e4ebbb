//! By what the games of a meeting are known.
//!
//! The first game of a meeting knows nothing of it: any game may get a next one, and its log is
//! closed by then. So the note of a later game holds the mark of the first, its name in its seed.

use flavita_tournament::{model::MeetingNote, state::Tournament};

/// The place of a game in a meeting; every game is the first of its own until others follow.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// The name of the tournament in the seed of the first game.
    pub first: String,
    /// The number of the game, from 1.
    pub game: u32,
}

impl Mark {
    /// The mark of a game.
    pub fn of(state: &Tournament) -> Self {
        match &state.meeting {
            Some(note) => Self { first: note.first.clone(), game: note.game },
            None => Self { first: state.seed.tournament.clone(), game: 1 },
        }
    }
}

/// What people call the meeting of a game: as its note says, else as the game itself.
pub fn meeting_name(state: &Tournament) -> &str {
    let note = state.meeting.as_ref();
    note.map_or(&state.name, |note| &note.name)
}

/// The note of the game that follows this one.
pub fn next_note(state: &Tournament) -> MeetingNote {
    let Mark { first, game } = Mark::of(state);
    MeetingNote { name: meeting_name(state).to_owned(), game: game.saturating_add(1), first }
}
