//! Which part of `flavita prepare` is asked for.

use crate::prepare::{change, offers, show};
use crate::{error::CliError, prepare::args::PrepareArgs, prepare::args::PrepareCommand};
use std::process::ExitCode;

pub(crate) fn run(args: &PrepareArgs) -> Result<ExitCode, CliError> {
    match &args.what {
        Some(PrepareCommand::Show(args)) => show::run(args),
        Some(PrepareCommand::Change(args)) => change::run(args),
        None => offers::run(&args.offers),
    }
}
