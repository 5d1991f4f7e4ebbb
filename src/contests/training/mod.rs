//! Training: games for one alone.
//!
//! A prepared game against the clock, the top and perhaps a computer opponent; the tops missed in it,
//! which are practised until they are found; the same game for a whole club as homework; and solitaire, by the rules of the ordinary game or with
//! open tiles. Time comes in as a value; racks of the first come in prepared.

pub mod answer;
pub mod collection;
pub mod exercise;
pub mod game;
pub mod homework;
pub mod opponent;
mod racks;
pub mod solitaire;
pub mod solitaire_move;
pub mod source;
pub mod trainee;
