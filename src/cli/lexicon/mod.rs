//! `flavita lexicon`: compile, describe, ask, search and compare word lists, keep what a committee decides; one file a
//! command.

mod build;
mod check;
mod committee;
mod diff;
mod find;
mod info;
mod list;

use crate::error::CliError;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(super) enum LexiconCommand {
    Build(build::BuildArgs),
    Info(info::InfoArgs),
    Check(check::CheckArgs),
    Find(find::FindArgs),
    Diff(diff::DiffArgs),
    Committee(committee::CommitteeArgs),
}

pub(super) fn run(command: &LexiconCommand) -> Result<bool, CliError> {
    match command {
        LexiconCommand::Build(args) => build::run(args).map(|()| true),
        LexiconCommand::Info(args) => info::run(args).map(|()| true),
        LexiconCommand::Check(args) => check::run(args),
        LexiconCommand::Find(args) => find::run(args),
        LexiconCommand::Diff(args) => diff::run(args),
        LexiconCommand::Committee(args) => committee::run(args).map(|()| true),
    }
}
