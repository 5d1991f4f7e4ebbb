//! One file a page: the struct that its template renders, with every word already in it.

pub mod board;
pub mod clock;
pub mod console;
pub mod cumulated;
pub mod dictionary;
pub mod draw;
pub mod error;
pub mod home;
pub mod keys;
pub mod marking;
pub mod new;
pub mod players;
pub mod projector;
pub mod readiness;
pub mod round;
pub mod rules;
pub mod rulings;
pub mod standings;
