//! Prepared games: racks and placements that are fixed before anybody plays, the same in every hall.

pub mod course;
pub mod game;
pub mod hall;
pub mod making;
pub mod measures;
pub mod note;
pub mod wishes;
