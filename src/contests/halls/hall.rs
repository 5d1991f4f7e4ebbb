//! A hall as its result tells it.

use crate::season::name_key::key;
use flavita_tournament::{model::PlayerNumber, state::Tournament};

/// A hall whose result was read and whose log was followed to its end.
#[derive(Clone, Debug)]
pub struct Hall {
    /// What it is called.
    pub name: String,
    /// The name of its result: the beginning of a SHA-256 of what was signed.
    pub result: String,
    /// The public key that signed it.
    pub key: String,
    /// The hash of the last event of its log.
    pub head: String,
    /// How many events its log has.
    pub events: usize,
    /// The version of the program that wrote the result.
    pub program: String,
    /// Where its log leads, with every decision on words.
    pub state: Tournament,
}

/// Whether two names are one hall's: capitals, spaces and the dots of Ё do not matter.
pub(crate) fn is_same_name(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// How people name a player among all halls: his number, then his hall.
pub(crate) fn seat_name(number: PlayerNumber, hall: &str) -> String {
    format!("{number} {hall}")
}
