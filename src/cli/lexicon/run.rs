//! From the command's name to its file.

use crate::error::CliError;
use crate::lexicon::{build, check, committee, diff, find, info};
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum LexiconCommand {
    Build(build::BuildArgs),
    Info(info::InfoArgs),
    Check(check::CheckArgs),
    Find(find::FindArgs),
    Diff(diff::DiffArgs),
    Committee(committee::CommitteeArgs),
}

pub(crate) fn run(command: &LexiconCommand) -> Result<bool, CliError> {
    match command {
        LexiconCommand::Build(args) => build::run(args).map(|()| true),
        LexiconCommand::Info(args) => info::run(args).map(|()| true),
        LexiconCommand::Check(args) => check::run(args),
        LexiconCommand::Find(args) => find::run(args),
        LexiconCommand::Diff(args) => diff::run(args),
        LexiconCommand::Committee(args) => committee::run(args).map(|()| true),
    }
}
