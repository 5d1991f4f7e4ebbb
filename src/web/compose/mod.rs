//! From the state of a tournament to the pages' structs: one file a page.

pub mod board;
pub mod console;
pub mod marking;
pub mod names;
pub mod scene;
