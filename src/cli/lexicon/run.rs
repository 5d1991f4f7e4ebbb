//! From the command's name to its file.

use std::process::ExitCode;

use crate::lexicon::{build, check, committee, diff, find, info};
use crate::{error::CliError, lexicon::args::LexiconCommand};

pub(crate) fn run(command: &LexiconCommand) -> Result<ExitCode, CliError> {
    match command {
        LexiconCommand::Build(args) => build::run(args),
        LexiconCommand::Info(args) => info::run(args),
        LexiconCommand::Check(args) => check::run(args),
        LexiconCommand::Find(args) => find::run(args),
        LexiconCommand::Diff(args) => diff::run(args),
        LexiconCommand::Committee(args) => committee::run(args),
    }
}
