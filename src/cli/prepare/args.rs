//! The options of `flavita prepare`.

use std::path::PathBuf;

use clap::{Args, Subcommand, value_parser};

use crate::{prepare::draft::GroundArgs, whole_games::WholeGamesArgs};
use flavita_contests::prepared::wishes::Span;

/// The most games of one run.
const MOST_GAMES: u64 = 1_000_000;

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct PrepareArgs {
    #[command(subcommand)]
    pub(super) what: Option<PrepareCommand>,
    #[command(flatten)]
    pub(super) offers: OfferArgs,
}

#[derive(Debug, Subcommand)]
pub(super) enum PrepareCommand {
    Show(ShowArgs),
    Change(ChangeArgs),
}

#[derive(Args, Debug)]
pub(super) struct OfferArgs {
    #[command(flatten)]
    pub(super) games_of: WholeGamesArgs,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    pub(super) games: u64,
    #[arg(long, value_name = "TEXT", required = true)]
    pub(super) seed: Option<String>,
    #[arg(long, value_name = "A..B")]
    pub(super) rounds: Option<Span>,
    #[arg(long, value_name = "A..B")]
    pub(super) total: Option<Span>,
    #[arg(long, value_name = "A..B")]
    pub(super) bingos: Option<Span>,
    #[arg(long, value_name = "A..B")]
    pub(super) hardest: Option<Span>,
    #[arg(long, value_name = "A..B")]
    pub(super) easiest: Option<Span>,
    #[arg(long, value_name = "A..B", conflicts_with = "unambiguous")]
    pub(super) equal_tops: Option<Span>,
    #[arg(long)]
    pub(super) unambiguous: bool,
    #[arg(long, value_name = "FILE")]
    pub(super) avoid: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 10)]
    #[arg(value_parser = value_parser!(u64).range(1..=1000))]
    pub(super) offer: u64,
    #[arg(long, value_name = "DIR", required = true)]
    pub(super) out: Option<PathBuf>,
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
}

#[derive(Args, Debug)]
pub(super) struct ShowArgs {
    pub(super) game: PathBuf,
}

#[derive(Args, Debug)]
pub(super) struct ChangeArgs {
    pub(super) game: PathBuf,
    #[arg(long, value_name = "N")]
    pub(super) round: u32,
    #[arg(long, value_name = "TILES", required_unless_present = "word", conflicts_with = "word")]
    pub(super) rack: Option<String>,
    #[arg(long, value_name = "REF", requires = "word")]
    pub(super) at: Option<String>,
    #[arg(long, requires = "at")]
    pub(super) word: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    #[command(flatten)]
    pub(super) ground: GroundArgs,
}
