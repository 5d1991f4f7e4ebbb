//! Which part of `flavita prepare` is asked for.

use std::process::ExitCode;

use crate::error::CliError;
use crate::prepare::args::{PrepareArgs, PrepareCommand};
use crate::prepare::{change, offers, show};

pub(crate) fn run(args: &PrepareArgs) -> Result<ExitCode, CliError> {
    match &args.what {
        Some(PrepareCommand::Show(args)) => show::run(args),
        Some(PrepareCommand::Change(args)) => change::run(args),
        None => offers::run(&args.offers),
    }
}
