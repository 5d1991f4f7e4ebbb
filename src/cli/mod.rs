//! The command line: one file a command.

mod args;
mod edition;
mod error;
mod lexicon;
mod run;
mod score;
mod serve;
mod solve;

pub use run::run;
