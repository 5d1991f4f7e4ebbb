//! Ordinary games at tables: their list, one of them for the hall, and the pages of the players.

pub mod answers;
pub mod asked;
pub mod files;
pub mod list;
pub mod live;
pub mod page;
pub mod players;
pub mod seen;
pub mod taken;
mod words;
