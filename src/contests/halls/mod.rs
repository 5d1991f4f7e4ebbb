//! One game in many halls: what each handed in becomes one field of players.
//!
//! A merge is no log: it decides nothing that the results and `merge.toml` do not say. A word
//! decided for all halls is a ruling given to a copy of every hall's state. What bars a hall as a
//! whole keeps it out until it is decided; all else counts meanwhile.

pub mod conflict;
pub mod deciding;
pub mod decision;
pub mod field;
pub mod hall;
pub mod merged;
mod persons;
mod slips;
pub mod words;
