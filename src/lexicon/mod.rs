//! A word list as a minimal automaton over tile numbers.
//!
//! Bytes in, automaton out: reading a file is the caller's business. A word is a string of
//! letters ([`Letter`](crate::game::letter::Letter)), never of characters.

pub mod builder;
pub mod combine;
pub mod file;
pub mod graph;
mod register;
pub mod respell;
pub mod word_list;
