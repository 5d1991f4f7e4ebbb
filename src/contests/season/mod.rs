//! A season: several tournaments of a club, its standings and its rating.
//!
//! A season is no log: it decides nothing that a tournament does not say. Its file names rule,
//! tournaments and who is who; standings and rating are worked out anew for every page, so that a
//! ruling that comes late is in them at once.

pub mod computed;
pub mod definition;
pub mod editing;
pub mod evenings;
pub mod likeness;
pub mod name_key;
pub mod people;
pub mod rating;
pub(crate) mod reading;
pub mod rule;
pub mod stage;
pub mod table;
