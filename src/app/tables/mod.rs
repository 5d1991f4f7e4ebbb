//! Ordinary games at tables, a log each.

mod desk;
mod folder;

pub use desk::{Acting, Seen, TableDesk, TableError};
pub use folder::{NewTable, Tables, beginning};
