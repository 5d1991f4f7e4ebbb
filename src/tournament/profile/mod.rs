//! Rule profiles: the values in which federations and clubs differ. Data, never code.
//!
//! A value in which clubs differ is a field with a default, its check, its line in
//! `tournaments/profiles/house.toml` and its sentence in the rules of today.

pub mod catalogue;
pub mod claims;
pub mod clock;
pub mod coordinates;
pub mod cost;
pub(crate) mod default;
pub mod definition;
pub mod ending;
pub mod fault;
pub mod form;
pub mod form_catalogue;
pub mod late;
pub mod minima;
pub mod parse;
pub mod ranking;
pub mod tops;
pub mod warnings;
