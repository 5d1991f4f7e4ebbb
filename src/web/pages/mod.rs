//! One file a page: the struct that its template renders, with every word already in it.

pub mod badges;
pub mod board;
pub mod clock;
pub mod console;
pub mod cumulated;
pub mod dictionary;
pub mod draw;
pub mod error;
pub mod home;
pub mod join;
pub mod keying;
pub mod keys;
pub mod marking;
pub mod network;
pub mod new;
pub mod own;
pub mod players;
pub mod print;
pub mod projector;
pub mod qr;
pub mod readiness;
pub mod round;
pub mod rules;
pub mod rulings;
pub mod sign_in;
pub mod standings;
