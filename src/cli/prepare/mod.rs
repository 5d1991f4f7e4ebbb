//! `flavita prepare`: games that are fixed before anybody plays them.

mod draft;
mod offers;

pub(super) use draft::{GroundArgs, ground_of, read};

use crate::error::CliError;
use clap::{Args, Subcommand};

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct PrepareArgs {
    #[command(subcommand)]
    what: Option<PrepareCommand>,
    #[command(flatten)]
    offers: offers::OfferArgs,
}

#[derive(Debug, Subcommand)]
enum PrepareCommand {
    Show(draft::ShowArgs),
    Change(draft::ChangeArgs),
}

pub(super) fn run(args: &PrepareArgs) -> Result<bool, CliError> {
    match &args.what {
        Some(PrepareCommand::Show(args)) => draft::show(args).map(|()| true),
        Some(PrepareCommand::Change(args)) => draft::change(args).map(|()| true),
        None => offers::run(&args.offers),
    }
}
