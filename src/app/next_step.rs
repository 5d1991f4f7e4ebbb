//! The one next step of an arbiter.

use crate::tournament::command::Command;
use crate::tournament::round::Phase;
use crate::tournament::state::Tournament;

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// Draw the rack of this round.
    Draw(u32),
    /// Start the clock of this round.
    Start(u32),
    /// Stop this round.
    Stop(u32),
    /// Announce the top of this round.
    Reveal(u32),
    /// Choose which of the equal tops of this round goes on the board.
    ChooseTop(u32),
    /// Close the marking of the last round.
    Finish(u32),
    /// Nothing: the game is over and everything is marked.
    Nothing,
}

impl NextStep {
    /// The next step of a tournament.
    #[must_use]
    pub fn of(state: &Tournament) -> Self {
        let Some(round) = state.last_round() else {
            return Self::Draw(1);
        };
        let number = round.number;
        match round.phase {
            Phase::Revealed if round.is_over() && state.ended.is_none() => Self::Draw(number + 1),
            Phase::Drawn => Self::Start(number),
            Phase::Thinking => Self::Stop(number),
            Phase::Closed => Self::Reveal(number),
            Phase::Revealed => Self::ChooseTop(number),
            Phase::Placed if state.ended.is_none() => Self::Draw(number + 1),
            Phase::Placed => state
                .rounds
                .iter()
                .find(|round| !state.is_marked(round))
                .map_or(Self::Nothing, |round| Self::Finish(round.number)),
        }
    }

    /// The round and the number of missing slips that this step would turn into zeros.
    #[must_use]
    pub fn would_lock(self, state: &Tournament) -> Option<(u32, usize)> {
        let overdue = |round: u32| {
            let round = state.round(round).filter(|round| !state.is_marked(round))?;
            Some((round.number, state.missing(round).count()))
        };
        match self {
            Self::Start(number) => overdue(number.checked_sub(2)?),
            Self::Finish(number) => overdue(number),
            Self::Draw(_)
            | Self::Stop(_)
            | Self::Reveal(_)
            | Self::ChooseTop(_)
            | Self::Nothing => None,
        }
    }

    /// The command that takes this step; `None` where the arbiter must choose first.
    #[must_use]
    pub fn command(self, remaining_ms: u64) -> Option<Command> {
        match self {
            Self::Draw(_) => Some(Command::DrawRack),
            Self::Start(_) => Some(Command::OpenRound),
            Self::Stop(_) => Some(Command::CloseRound { remaining_ms }),
            Self::Reveal(_) => Some(Command::RevealTop),
            Self::Finish(round) => Some(Command::LockMarking { round }),
            Self::ChooseTop(_) | Self::Nothing => None,
        }
    }
}
