//! Games at tables: the list of all, and of the ordinary ones the page for the hall and those of the players.

pub mod answers;
mod beginning;
pub mod files;
pub mod form;
pub mod list;
pub(crate) mod lists;
pub mod live;
pub mod page;
pub mod place;
pub mod players;
pub mod seen;
pub mod taken;
pub(crate) mod words;
