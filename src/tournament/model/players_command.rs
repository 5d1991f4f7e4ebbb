//! What can be asked about the players beside taking one in and letting one go.

use crate::model::ids::{PlayerNumber, RoundNumber};
use std::collections::BTreeSet;

use crate::model::entrant::{Details, Entrant};

/// An order about the players.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum PlayersCommand {
    /// Take several in, all of them or none.
    Register(Vec<Entrant>),
    /// Everything that can be mended about a player at once, all of it or nothing.
    Edit {
        /// Who.
        number: PlayerNumber,
        /// His number from now on.
        to: PlayerNumber,
        /// What is known of him from now on.
        details: Details,
        /// The rounds that he misses: these and no others.
        missed: BTreeSet<RoundNumber>,
    },
    /// Write another name, club, team or other categories.
    Change { number: PlayerNumber, details: Details },
    /// Give him another number.
    Renumber { number: PlayerNumber, to: PlayerNumber },
    /// Take him back who had left.
    Return { number: PlayerNumber },
    /// Say which rounds he misses: these and no others.
    NoteAbsence { number: PlayerNumber, rounds: BTreeSet<RoundNumber> },
    /// Make one player of two registrations of the same person.
    Merge {
        /// The registration that stays.
        kept: PlayerNumber,
        /// The one that goes; its slips are those of the other.
        gone: PlayerNumber,
    },
}
