//! A season: several tournaments of a club, its standings and its rating.

pub mod definition;
pub mod editing;
pub mod likeness;
pub mod name_key;
pub mod people;
pub mod points;
pub mod rating;
pub(crate) mod reading;
pub mod reckoning;
pub mod rule;
pub mod rule_catalogue;
pub mod stage;
pub mod table;
