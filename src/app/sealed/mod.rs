//! Sealed games: what an organiser gives to the halls before the day, and how it is opened.
//!
//! A sealed file is text: its form, a head that everybody may read, the encrypted game in
//! hexadecimal digits (an [age](https://age-encryption.org) file with a passphrase, which other
//! programs open too), and the organiser's signature over all before it.

pub mod file;
pub mod key;
pub mod seating;
