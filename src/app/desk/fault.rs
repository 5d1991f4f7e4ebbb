//! What can go wrong at the desk.

use crate::{desk::next_step::Lacks, desk::trouble::Trouble, machine::files::FileError};
use flavita_store::error::StoreError;
use flavita_tournament::{model::Refusal, state::ReplayError};

/// Why a stored event cannot be understood.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum RecordError {
    /// A newer program wrote it.
    #[error(
        "event {seq} has form {version}, which a newer flavita wrote; open the file with that one"
    )]
    Newer { seq: i64, version: u32 },
    /// It is no event of this program.
    #[error("event {seq} cannot be understood: {source}")]
    Unreadable { seq: i64, source: serde_json::Error },
}

impl RecordError {
    /// The number of the event.
    pub(crate) fn seq(&self) -> i64 {
        match self {
            Self::Newer { seq, .. } | Self::Unreadable { seq, .. } => *seq,
        }
    }
}

/// Why something was not done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum DeskError {
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Slips of a round are missing and would become zeros, or their second entries are.
    #[error("slips of a round are missing: {0:?}")]
    SlipsMissing(Lacks),
    /// One of several equal tops must be chosen first.
    #[error("one of several tops must be chosen first")]
    ChooseTop,
    /// The game has gone on since the page was shown on which this was pressed.
    #[error("the game is at another step by now")]
    StepIsOver,
    /// Another slip counts by now than the one that whoever asked has seen.
    #[error("another slip counts by now")]
    OtherSlip,
    /// Something was recorded while the log was being checked.
    #[error("something was recorded meanwhile; check again")]
    ChangedSince,
    /// There is no slip to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// It could not be saved: nothing of it happened.
    #[error("it could not be saved: {0}")]
    NotSaved(String, Option<Trouble>),
    /// A request of this name was made before and asked for something else.
    #[error("a request of this name was made before and asked for something else")]
    KeyOfAnother,
    /// Too much is waiting to be saved.
    #[error("too much is waiting to be saved; try again in a moment")]
    Busy,
    /// The desk has stopped.
    #[error("the tournament is closed; open it again")]
    Stopped,
}

/// Why a tournament cannot be opened.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum OpenError {
    /// The file cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An event cannot be understood.
    #[error(transparent)]
    Record(#[from] FileError<RecordError>),
    /// The events do not fit each other.
    #[error(transparent)]
    Replay(#[from] FileError<ReplayError>),
    /// The dictionary of the tournament is not here.
    #[error(
        "the word list \"{name}\" of this tournament is not here or has changed; put its compiled file into the data folder"
    )]
    Dictionary { name: String },
    /// The thread that writes cannot be started.
    #[error("the system cannot start the tournament: {0}")]
    Thread(std::io::Error),
}
