//! What can be asked about the players beside taking one in and letting one go.

use std::collections::BTreeSet;

use crate::model::entrant::{Details, Entrant};

/// An order about the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayersCommand {
    /// Take several in, all of them or none.
    Register(Vec<Entrant>),
    /// Everything that can be mended about a player at once, all of it or nothing.
    Edit {
        /// Who.
        number: u32,
        /// His number from now on.
        to: u32,
        /// What is known of him from now on.
        details: Details,
        /// The rounds that he misses: these and no others.
        missed: BTreeSet<u32>,
    },
    /// Write another name, club, team or other categories.
    Change {
        /// Who.
        number: u32,
        /// What is known of him from now on.
        details: Details,
    },
    /// Give him another number.
    Renumber {
        /// Who.
        number: u32,
        /// His number from now on.
        to: u32,
    },
    /// Take him back who had left.
    Return {
        /// Who.
        number: u32,
    },
    /// Say which rounds he misses: these and no others.
    NoteAbsence {
        /// Who.
        number: u32,
        /// The rounds.
        rounds: BTreeSet<u32>,
    },
    /// Make one player of two registrations of the same person.
    Merge {
        /// The registration that stays.
        kept: u32,
        /// The one that goes; its slips are those of the other.
        gone: u32,
    },
}
