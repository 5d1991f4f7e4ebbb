//! A game for two out of a GCG file of any program, judged and laid out as a table that is over.
//!
//! Source of the form: Poslfit's description of `.gcg` files (`poslfit.com/scrabble/gcg`). Where it
//! leaves a choice, it is read like this:
//!
//! - *Racks may be incomplete or missing.* They are filled with what their player laid later, then
//!   with other tiles of the bag; of such a turn nobody says what could have been laid.
//! - *A play with two hyphens behind it* was challenged away, whatever our list says; a bonus for a
//!   challenge in vain is part of the play.
//! - *What is left* is counted as the file counts it: off the loser and on to the winner, or twice to
//!   the winner. A game that stops before its end is none.
//! - *Points that differ* from what the board gives are remarks; the board's count.

mod building;
mod lines;
mod racks;

pub use building::{Built, build};
pub use lines::{Fault, Gcg, Problem, Remark, read, text};
