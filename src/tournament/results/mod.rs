//! What the slips come to: accounts, standings, ranks, statistics.

pub mod account;
pub mod filter;
pub mod found;
pub mod losses;
pub mod prospect;
pub mod ranking;
pub mod solo;
pub mod standings;
pub mod statistics;
pub mod teams;
mod timing;
