//! Rulings: what the arbiter decides against or beside the program, and takes back again.
//!
//! A ruling is decided like any command ([`decide`]), carries its outcome (`judging`) and is taken
//! into the state (`effect`); [`preview`] shows beforehand what it would change.

pub mod decide;
pub mod definition;
mod effect;
pub mod grounds;
mod in_force;
mod judging;
mod mean;
pub mod preview;
pub mod refusal;
pub mod repeated;
pub mod words;
