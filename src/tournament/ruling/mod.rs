//! Rulings: what the arbiter decides against or beside the program, and takes back again.
//!
//! A ruling is decided like any command ([`decide`]), carries its outcome (`judging`) and is taken
//! into the state (`effect`); [`preview`] shows beforehand what it would change.

pub mod decide;
mod judging;
pub mod preview;
pub mod repeated;
pub mod words;
