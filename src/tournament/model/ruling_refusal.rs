//! Why a ruling is not given or not revoked.

use crate::model::ids::{PlayerNumber, RoundNumber, RulingNumber};

/// The rules, or how far the game has come, say no to a ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq, strum::EnumIter, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum RulingRefusal {
    /// What was given is no word of the edition.
    #[error("\"{0}\" is not a word of 2 to 15 tiles")]
    NoWord(String),
    /// The word counts already.
    #[error("{0} already counts")]
    WordCounts(String),
    /// The word does not count anyway.
    #[error("{0} does not count anyway")]
    WordDoesNotCount(String),
    /// Points beyond what can be given.
    #[error("{0} points cannot be given")]
    Points(i32),
    /// The ruling would change nothing.
    #[error("that would change nothing")]
    #[default]
    NothingChanges,
    /// The next rack lies already, or the game is over.
    #[error("the game has gone on from round {0}")]
    GoneOn(RoundNumber),
    /// A reopened round needs some time.
    #[error("the round needs time on its clock, up to {most_s} s")]
    Time { most_s: u64 },
    /// Nobody can have thought longer than the time that was granted.
    #[error("in round {round} {granted_s} s were granted")]
    TimeBeyondRound { round: RoundNumber, granted_s: u64 },
    /// The rules know no mean in place of a zero.
    #[error("the rules do not replace a zero by an average")]
    NoMean,
    /// The rules know no warnings.
    #[error("the rules have no warnings")]
    NoWarnings,
    /// There is no zero for which a mean could stand.
    #[error("player no. {player} has no slip worth zero in round {round}")]
    NoZero { player: PlayerNumber, round: RoundNumber },
    /// There is no ruling of this number in force.
    #[error("there is no ruling no. {0} in force")]
    UnknownRuling(RulingNumber),
    /// The game went on from what was ruled.
    #[error("the game went on from ruling no. {0}")]
    Followed(RulingNumber),
}
