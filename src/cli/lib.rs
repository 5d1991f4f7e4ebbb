//! The command line: one file a command.

#[macro_use]
mod macros;

mod adjudicate;
mod args;
mod asking;
mod edition;
mod error;
mod export;
mod follow;
mod gate;
mod help;
mod import;
mod in_files;
mod journal;
mod lexicon;
mod merge;
mod out_files;
mod passphrase;
mod prepare;
mod profile;
mod progress;
mod referee;
mod rehearse;
mod relay;
mod result;
mod run;
mod score;
mod sealed;
mod season;
mod serve;
mod simulate;
mod solve;
mod spoken;
mod start;
mod usage;
mod verify;
mod whole_games;
mod worded;

pub use run::run;
