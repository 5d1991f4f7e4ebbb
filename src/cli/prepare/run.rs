//! Which part of `flavita prepare` is asked for.

use crate::{error::CliError, prepare::draft, prepare::offers};
use clap::{Args, Subcommand};

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct PrepareArgs {
    #[command(subcommand)]
    what: Option<PrepareCommand>,
    #[command(flatten)]
    offers: offers::OfferArgs,
}

#[derive(Debug, Subcommand)]
pub(super) enum PrepareCommand {
    Show(draft::ShowArgs),
    Change(draft::ChangeArgs),
}

pub(crate) fn run(args: &PrepareArgs) -> Result<bool, CliError> {
    match &args.what {
        Some(PrepareCommand::Show(args)) => draft::show(args).map(|()| true),
        Some(PrepareCommand::Change(args)) => draft::change(args).map(|()| true),
        None => offers::run(&args.offers),
    }
}
