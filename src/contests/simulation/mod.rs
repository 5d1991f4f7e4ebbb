//! Games without players: drawn, solved and laid by the rules of a tournament.

pub mod forecast;
pub mod game;
pub mod record;
