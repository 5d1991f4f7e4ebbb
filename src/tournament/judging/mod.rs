//! From what stands on a slip to its verdict.
//!
//! `case` is what a slip is judged on (board, rack, words, rules, top). `place`, `reading` and
//! `understanding` read the text as a placement or name the fault, `legality` finds what speaks
//! against it, `pricing` settles claims, prices and lateness in this order, `judge` joins them. A
//! `Reason` says why a slip scores nothing, a remark what was amiss although it scores. Nothing
//! here is worded: that is done in `i18n`.

pub mod blanks;
pub mod case;
pub mod choice;
pub mod clues;
mod first_word;
pub mod judge;
pub mod legality;
mod place;
mod pricing;
pub mod reading;
mod understanding;
pub mod words_in_force;
