//! What stands between a tournament and its end.

use crate::model::ids::RoundNumber;

/// Something that stands between a tournament and its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::EnumIter, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Open {
    /// The game goes on.
    #[default]
    #[error("the game goes on")]
    Game,
    /// A round is being played again.
    #[error("round {0} is being played")]
    Round(RoundNumber),
    /// Slips of a round are not keyed and its marking is not closed.
    #[error("{missing} slips of round {round} are not entered")]
    Slips { round: RoundNumber, missing: usize },
    /// Slips of a round are keyed once and not twice, and its marking is not closed.
    #[error("{once} slips of round {round} lack their second entry")]
    Once { round: RoundNumber, once: usize },
    /// Slips of a round are disputed.
    #[error("{disputed} slips of round {round} are disputed")]
    Disputes { round: RoundNumber, disputed: usize },
    /// Appeals wait for the arbiter's answer.
    #[error("{appeals} appeals are not answered")]
    Appeals { appeals: usize },
    /// The secret of the draw is not published.
    #[error("the secret of the draw is not revealed")]
    Seed,
}
