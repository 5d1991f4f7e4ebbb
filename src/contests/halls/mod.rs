//! One game in many halls: what each handed in becomes one field of players.

mod comparing;
pub mod conflict;
pub mod deciding;
pub mod decision;
pub mod field;
pub mod file_fault;
pub mod hall;
pub mod merged;
mod persons;
mod slips;
pub mod words;
