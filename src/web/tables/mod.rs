//! Ordinary games at tables: their list, one of them for the hall, and the pages of the players.

pub mod answers;
pub mod list;
pub mod live;
pub mod page;
mod words;
