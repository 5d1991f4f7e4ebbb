//! What is asked of the desk, and what it answers.

use crate::app::next_step::NextStep;
use crate::app::record::RecordError;
use crate::app::view::DeskView;
use crate::store::error::StoreError;
use crate::tournament::command::Command;
use crate::tournament::decide::decide;
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

impl Ask {
    /// Turns a request into events, with the times of the desk's own clock.
    ///
    /// # Errors
    /// When the rules, missing slips or an open choice do not allow it.
    pub(super) fn decide(&self, view: &DeskView) -> Result<Vec<Event>, DeskError> {
        let state = &view.state;
        let remaining_ms = view.clock.left_ms();
        let command = match self {
            Ask::Do(command) => command.clone(),
            Ask::Next { is_confirmed } => {
                let step = NextStep::of(state);
                if let Some((round, missing)) = step.would_lock(state).filter(|_| !is_confirmed) {
                    return Err(DeskError::SlipsMissing { round, missing });
                }
                step.command(remaining_ms).ok_or(DeskError::ChooseTop)?
            }
            Ask::Pause => Command::PauseClock {
                remaining_ms,
                after_restart: false,
            },
            Ask::Resume => Command::ResumeClock,
            Ask::Extend(by_ms) => Command::ExtendClock {
                remaining_ms,
                by_ms: *by_ms,
            },
            Ask::HandIn(player) => {
                let granted = state.last_round().map_or(0, |round| round.clock.granted_ms);
                Command::HandIn {
                    player: *player,
                    used_ms: granted.saturating_sub(remaining_ms),
                }
            }
            Ask::UndoSlip => {
                let slips = state.rounds.iter().flat_map(|round| &round.slips);
                let last = slips
                    .filter(|slip| !slip.is_withdrawn)
                    .map(|slip| slip.id)
                    .max();
                Command::WithdrawSlip {
                    slip: last.ok_or(DeskError::NothingToUndo)?,
                }
            }
            Ask::Show(_) => return Ok(Vec::new()),
        };
        Ok(decide(state, &command, view.referee())?)
    }
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
