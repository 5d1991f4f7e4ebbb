//! From what stands on a slip to its verdict.

pub mod blanks;
pub mod case;
pub mod choice;
pub mod detective;
mod first_word;
pub mod in_round;
pub mod judge;
pub mod legality;
mod pricing;
pub mod reading;
pub mod referee;
mod understanding;
