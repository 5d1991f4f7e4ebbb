//! What is asked of the desk, and what it answers.

use crate::app::record::RecordError;
use crate::store::error::StoreError;
use crate::tournament::command::Command;
use crate::tournament::event::Event;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::ReplayError;

/// Something the desk is asked to do. Times come from its own clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A command that needs no clock.
    Do(Command),
    /// The next step, whatever it is.
    Next {
        /// Whether missing slips may become zeros.
        is_confirmed: bool,
    },
    /// Stop the clock.
    Pause,
    /// Let it run.
    Resume,
    /// Add thinking time, in milliseconds.
    Extend(u64),
    /// A player's slip is in.
    HandIn(u32),
    /// Take the last slip back.
    UndoSlip,
    /// Show another scene on the screen of the hall.
    Show(Scene),
}

/// What the screen of the hall shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scene {
    /// What the phase of the game asks for.
    #[default]
    Auto,
    /// The last top.
    Reveal,
    /// The standings.
    Standings,
    /// Name and number of players.
    Lobby,
    /// Nothing.
    Blank,
}

/// What was done.
#[derive(Clone, Debug, PartialEq)]
pub struct Receipt {
    /// The number of the last event of this request in the log; 0 where nothing had to be saved.
    pub seq: i64,
    /// When it was saved: milliseconds since 1970 (UTC).
    pub saved_ms: i64,
    /// What happened; empty when the same request had been carried out before.
    pub events: Vec<Event>,
}

/// Why something was not done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum DeskError {
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Slips of a round are missing and would become zeros.
    #[error("{missing} slips of round {round} are missing")]
    SlipsMissing {
        /// Which round.
        round: u32,
        /// How many.
        missing: usize,
    },
    /// One of several equal tops must be chosen first.
    #[error("one of several tops must be chosen first")]
    ChooseTop,
    /// There is no slip to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// It could not be saved: nothing of it happened.
    #[error("it could not be saved: {0}")]
    NotSaved(String),
    /// The desk has stopped.
    #[error("the tournament is closed; open it again")]
    Stopped,
}

/// Why a tournament cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An event cannot be understood.
    #[error("{path}: {source}")]
    Record {
        /// The file.
        path: String,
        /// Which event.
        source: RecordError,
    },
    /// The events do not fit each other.
    #[error("{path}: {source}")]
    Replay {
        /// The file.
        path: String,
        /// Which event.
        source: ReplayError,
    },
    /// The dictionary of the tournament is not here.
    #[error(
        "the word list \"{name}\" of this tournament is not here or has changed; put its compiled file into the data folder"
    )]
    Dictionary {
        /// What it is called.
        name: String,
    },
    /// The thread that writes cannot be started.
    #[error("the system cannot start the tournament: {0}")]
    Thread(std::io::Error),
}
