//! The options of `flavita prepare`.

use std::path::PathBuf;

use clap::{Args, Subcommand, value_parser};

use crate::{prepare::draft::GroundArgs, whole_games::WholeGamesArgs};
use flavita_contests::prepared::wishes::Span;

/// The most games of one run.
const MOST_GAMES: u64 = 1_000_000;

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(after_help = "\
    A..B is from A to B, both included; A.. and ..B are open on one side, N is just that number.\n\
    The hardest round is the one whose top is furthest above the next score, the easiest the one\n\
    whose top is nearest to it.")]
pub(crate) struct PrepareArgs {
    #[command(subcommand)]
    pub(super) what: Option<PrepareCommand>,
    #[command(flatten)]
    pub(super) offers: OfferArgs,
}

#[derive(Debug, Subcommand)]
pub(super) enum PrepareCommand {
    /// Show a prepared game round by round.
    Show(ShowArgs),
    /// Replace the rack or the play of a round; all following rounds are drawn and solved again.
    Change(ChangeArgs),
}

#[derive(Args, Debug)]
pub(super) struct OfferArgs {
    #[command(flatten)]
    pub(super) games_of: WholeGamesArgs,
    /// How many games to play at most.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    pub(super) games: u64,
    /// Any text; it fixes every game. Whoever knows it can draw them too, so make one up and keep it.
    #[arg(long, value_name = "TEXT", required = true)]
    pub(super) seed: Option<String>,
    /// How many rounds.
    #[arg(long, value_name = "A..B")]
    pub(super) rounds: Option<Span>,
    /// The points of all tops.
    #[arg(long, value_name = "A..B")]
    pub(super) total: Option<Span>,
    /// Rounds with the largest bonus.
    #[arg(long, value_name = "A..B")]
    pub(super) bingos: Option<Span>,
    /// By how many points the top of the hardest round is above the next score.
    #[arg(long, value_name = "A..B")]
    pub(super) hardest: Option<Span>,
    /// By how many points the top of the easiest round is above the next score.
    #[arg(long, value_name = "A..B")]
    pub(super) easiest: Option<Span>,
    /// Rounds with several equal tops.
    #[arg(long, value_name = "A..B", conflicts_with = "unambiguous")]
    pub(super) equal_tops: Option<Span>,
    /// No round with several equal tops.
    #[arg(long)]
    pub(super) unambiguous: bool,
    /// Words that must not appear on the board, one per line.
    #[arg(long, value_name = "FILE")]
    pub(super) avoid: Option<PathBuf>,
    /// How many matching games to keep.
    #[arg(long, value_name = "N", default_value_t = 10)]
    #[arg(value_parser = value_parser!(u64).range(1..=1000))]
    pub(super) offer: u64,
    /// The folder for the games; created if missing.
    #[arg(long, value_name = "DIR", required = true)]
    pub(super) out: Option<PathBuf>,
    /// How many threads to use; by default one per core.
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
}

#[derive(Args, Debug)]
pub(super) struct ShowArgs {
    /// The prepared game.
    pub(super) game: PathBuf,
}

#[derive(Args, Debug)]
pub(super) struct ChangeArgs {
    /// The prepared game.
    pub(super) game: PathBuf,
    /// Which round.
    #[arg(long, value_name = "N")]
    pub(super) round: u32,
    /// The tiles of another rack, ? for a blank.
    #[arg(long, value_name = "TILES", required_unless_present = "word", conflicts_with = "word")]
    pub(super) rack: Option<String>,
    /// Where another of the equal tops starts.
    #[arg(long, value_name = "REF", requires = "word")]
    pub(super) at: Option<String>,
    /// That top; a blank is a small letter.
    #[arg(long, requires = "at")]
    pub(super) word: Option<String>,
    /// Where to write the changed game; by default in place of the old one.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    #[command(flatten)]
    pub(super) ground: GroundArgs,
}
