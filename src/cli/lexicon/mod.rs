//! `flavita lexicon`: compile, describe, ask, search and compare word lists, keep what a committee decides; one file a
//! command.

mod args;
mod build;
mod check;
mod committee;
mod diff;
mod find;
mod info;
mod list;
mod run;

pub(super) use args::LexiconCommand;
pub(super) use run::run;
