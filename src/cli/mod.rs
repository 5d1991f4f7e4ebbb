//! The command line: one file a command.

mod args;
mod edition;
mod error;
mod lexicon;
mod run;
mod score;
mod solve;

pub use run::run;
