//! Prepared games: racks and placements that are fixed before anybody plays, the same in every hall.

pub mod game;
pub mod hall;
pub mod note;
