//! Which part of `flavita prepare` is asked for.

use std::process::ExitCode;

use crate::cli::error::CliError;
use crate::cli::prepare::args::{PrepareArgs, PrepareCommand};
use crate::cli::prepare::{change, offers, show};

pub(in crate::cli) fn run(args: &PrepareArgs) -> Result<ExitCode, CliError> {
    match &args.what {
        Some(PrepareCommand::Show(args)) => show::run(args),
        Some(PrepareCommand::Change(args)) => change::run(args),
        None => offers::run(&args.offers),
    }
}
