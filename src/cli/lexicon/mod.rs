//! `flavita lexicon`: compile, describe, ask, search and compare word lists, keep what a committee decides; one file a
//! command.

mod build;
mod check;
mod committee;
mod diff;
mod find;
mod info;
mod list;
mod run;

pub(super) use run::{LexiconCommand, run};
