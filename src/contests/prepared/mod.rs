//! How a prepared game is made: wishes, candidates, measures, the course of the whole game.

pub mod course;
pub mod making;
pub mod measures;
pub mod wishes;
