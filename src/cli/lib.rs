//! The command line: one file a command.

mod adjudicate;
mod args;
mod edition;
mod error;
mod export;
mod follow;
mod gate;
mod import;
mod journal;
mod lexicon;
mod merge;
mod out_files;
mod passphrase;
mod prepare;
mod profile;
mod progress;
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
mod verify;
mod whole_games;

pub use run::run;
