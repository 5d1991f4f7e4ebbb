//! What happens to the players: coming, leaving, missing rounds, changing, being merged.

pub mod applying;
pub mod command;
pub mod deciding;
pub mod entrant;
pub mod filter;
pub mod look_alike;
pub mod membership;
pub mod merging;
pub mod teams;
