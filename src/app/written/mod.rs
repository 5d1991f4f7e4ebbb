//! A written game: rounds and slips as two tables say them, played again by the rules of the hall.

pub mod fault;
pub mod game;
pub mod play;
pub mod table;
