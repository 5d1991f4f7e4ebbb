//! What is asked of a table, and why it is not done.

use crate::tables::playing::event::Proposal;
use crate::tables::{fault::Problem, reason::Reason};

/// What somebody asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The clock shall run.
    Run,
    /// It shall stand.
    Stand,
    /// The player on turn means to do this.
    Propose(Proposal),
    /// He takes that back.
    Undo,
    /// He presses the clock: what he means to do is done.
    Press,
    /// These words of the last play, or all where none is named, are contested.
    Challenge(String),
    /// The last play is taken back by its player.
    Withdraw,
    /// The last play may stand.
    Accept,
    /// The blank on this square is bought back.
    Buy(String),
    /// This is left on the rack of a player, which nobody has seen.
    Left(String),
    /// So many vowels shall be on the rack when tiles are drawn from two bags.
    Wish(usize),
}

/// Why it is not done.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "snake_case")]
pub enum TableRefusal {
    /// A rule.
    #[error("refused: {}", .0.code())]
    Rule(Reason),
    /// The clock stands.
    #[error("the clock stands")]
    ClockStands,
    /// Another turn is played by now than the one that was seen.
    #[error("another turn is played by now")]
    MovedOn,
    /// Nothing is meant to be done yet.
    #[error("nothing is proposed")]
    NothingProposed,
    /// These cannot be the tiles left over, or they are not asked for.
    #[error("these are not the tiles left over")]
    LeftAmiss,
    /// The words contested have been looked up for this play: they are in the list.
    #[error("these words have been contested in vain")]
    Upheld,
    /// It cannot be read, or cannot have happened.
    #[error("{0}")]
    #[strum(serialize = "unreadable")]
    Faulty(Problem),
}

impl TableRefusal {
    /// The end of the key of its sentence.
    pub fn code(&self) -> &'static str {
        if let Self::Rule(reason) = self { reason.code() } else { self.into() }
    }
}
