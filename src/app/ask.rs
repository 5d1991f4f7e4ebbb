//! What is asked of the desk, and what it answers.

use std::sync::Arc;
use std::time::Instant;

use sha2::{Digest as _, Sha256};

use crate::app::backup::CopyNote;
use crate::app::clock;
use crate::app::fault::DeskError;
use crate::app::next_step::NextStep;
use crate::app::screen::Change;
use crate::app::view::DeskView;
use crate::store::event::{Digest, Head};
use crate::tournament::choice;
use crate::tournament::command::Command;
use crate::tournament::decide::decide;
use crate::tournament::event::Event;
use crate::tournament::prepared::game::PreparedGame;
use crate::tournament::refusal::Refusal;
use crate::tournament::round::SlipText;
use crate::tournament::state::Tournament;

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
    /// A player sends his slip himself.
    Send {
        /// For which round it was written.
        round: u32,
        /// Whose.
        player: u32,
        /// What stands on it.
        text: SlipText,
    },
    /// Take the last slip back.
    UndoSlip,
    /// Declare the tournament final, where the log still ends as it did when it was checked.
    Finalise {
        /// The end of the log that was checked.
        checked: Head,
    },
    /// Show something else on the screen of the hall.
    Show(Change),
    /// A copy was made, or could not be.
    Copied(CopyNote),
    /// The prepared game was opened; its bytes are those that were committed to.
    TakeGame(Arc<PreparedGame>),
}

impl Ask {
    /// Turns a request into events, with the times of the desk's own clock; it came at `arrived`.
    ///
    /// # Errors
    /// When the rules, missing slips or an open choice do not allow it.
    pub(super) fn decide(
        &self,
        view: &DeskView,
        arrived: Instant,
    ) -> Result<Vec<Event>, DeskError> {
        let state = &view.state;
        let remaining_ms = view.clock.left_ms();
        let command = match self {
            Ask::Do(command) => command.clone(),
            Ask::Next { is_confirmed } => {
                let step = NextStep::of(state);
                if let Some((round, players)) = step.disputed(state) {
                    return Err(Refusal::Disputed { round, players }.into());
                }
                if let Some(lacks) = step.would_lock(state).filter(|_| !is_confirmed) {
                    return Err(DeskError::SlipsMissing(lacks));
                }
                let proposed = || proposed_top(state, step);
                let command = step.command(remaining_ms).or_else(proposed);
                command.ok_or(DeskError::ChooseTop)?
            }
            Ask::Pause => Command::PauseClock {
                remaining_ms,
                after_restart: false,
                away_ms: None,
            },
            Ask::Resume => Command::ResumeClock,
            Ask::Extend(by_ms) => Command::ExtendClock {
                remaining_ms,
                by_ms: *by_ms,
            },
            Ask::HandIn(player) => Command::HandIn {
                player: *player,
                used_ms: used_ms(state, remaining_ms),
            },
            Ask::Send {
                round,
                player,
                text,
            } => Command::SendSlip {
                round: *round,
                player: *player,
                text: text.clone(),
                used_ms: used_ms(state, remaining_ms),
                late_ms: view.late_ms(arrived),
            },
            Ask::UndoSlip => {
                let slips = state.rounds.iter().flat_map(|round| &round.slips);
                let keyed = slips.filter(|slip| slip.stands() && !slip.is_sent());
                let last = keyed.map(|slip| slip.id).max();
                Command::WithdrawSlip {
                    slip: last.ok_or(DeskError::NothingToUndo)?,
                }
            }
            Ask::Finalise { checked } if *checked == view.head => Command::Finalise {
                head: checked.hash.to_string(),
            },
            Ask::Finalise { .. } => return Err(DeskError::ChangedSince),
            Ask::Show(_) | Ask::Copied(_) | Ask::TakeGame(_) => return Ok(Vec::new()),
        };
        Ok(decide(state, &with_time(state, command), view.referee())?)
    }
}

/// A rack of a prepared game has its time: the desk's own clock goes with the command.
fn with_time(state: &Tournament, command: Command) -> Command {
    if command == Command::DrawRack && state.prepared_game().is_some() {
        let now_ms = clock::now_ms();
        return Command::DrawPrepared { now_ms };
    }
    command
}

/// The name of a request: made again under the same name it changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The name.
    pub name: String,
    /// What the request asks for; `None` where whoever asks never says something else under the
    /// same name.
    pub digest: Option<Digest>,
}

impl Key {
    /// The name of a request with what it asks for, in any words that are the same for the same;
    /// `None` for a request without a name.
    #[must_use]
    pub fn of(name: &str, asked: &str) -> Option<Self> {
        (!name.is_empty()).then(|| Self {
            name: name.to_owned(),
            digest: Some(Sha256::digest(asked).into()),
        })
    }

    /// The same request's part of this number.
    #[must_use]
    pub fn part(&self, number: usize) -> Self {
        Self {
            name: format!("{}-{number}", self.name),
            digest: self.digest,
        }
    }
}

impl From<String> for Key {
    fn from(name: String) -> Self {
        let digest = None;
        Self { name, digest }
    }
}

/// The first of the equal tops that the rules leave, for an arbiter who does not choose another;
/// none where another hall's choice is waited for.
fn proposed_top(state: &Tournament, step: NextStep) -> Option<Command> {
    let chooses = matches!(step, NextStep::ChooseTop(_)) && state.relayed.is_none();
    let round = state.last_round().filter(|_| chooses)?;
    Some(Command::PlaceTop {
        choice: choice::unattended_choice(state, round)?,
        because: String::new(),
    })
}

/// How long the players have thought so far.
fn used_ms(state: &Tournament, remaining_ms: u64) -> u64 {
    let granted = state.last_round().map_or(0, |round| round.clock.granted_ms);
    granted.saturating_sub(remaining_ms)
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
