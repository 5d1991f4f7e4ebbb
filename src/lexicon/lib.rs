//! A word list as a minimal automaton over tile numbers.
//!
//! Bytes in, automaton out: reading a file is the caller's business. A word is a string of
//! letters ([`Letter`](flavita_game::letter::Letter)), never of characters.

pub mod alphabet;
pub mod anagrams;
pub mod builder;
pub mod change;
pub mod combine;
mod counted;
pub mod difference;
pub mod drawing;
pub mod encoding;
pub mod fault;
pub mod file;
pub mod find;
pub mod graph;
pub mod hooks;
mod indexing;
mod layout;
pub mod lengths;
pub mod meaning;
pub mod near;
mod nodes;
pub mod overrides;
mod packing;
pub mod pattern;
pub mod respell;
mod reverse;
pub mod wish;
pub mod word_list;
