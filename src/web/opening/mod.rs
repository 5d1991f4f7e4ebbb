//! Tournaments that come as files: logs, sealed games, games written in tables.

pub mod page;
pub mod sealed;
pub mod written;
