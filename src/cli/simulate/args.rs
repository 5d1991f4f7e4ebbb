//! What can be written after `flavita simulate`.

use std::path::PathBuf;

use clap::{Args, value_parser};

use crate::{simulate::columns, whole_games::WholeGamesArgs};

/// More games than anybody waits for.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// Every game is drawn, solved and played as in a tournament where nobody chooses among equal tops.
/// The same seed gives the same games with any number of threads.
#[derive(Args, Debug)]
#[command(after_help = columns::help())]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(super) games_of: WholeGamesArgs,
    /// How many games to play.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    pub(super) games: u64,
    /// The number of the first game: --first 57 --games 1 plays the 57th game again.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    pub(super) first: u64,
    /// Any text; it fixes every rack of every game.
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(super) seed: String,
    /// Where to write one line per game.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    /// Fill in the columns that need every legal play; that is slower.
    #[arg(long)]
    pub(super) gaps: bool,
    /// Show how the totals are spread.
    #[arg(long)]
    pub(super) histogram: bool,
    /// Print JSON.
    #[arg(long)]
    pub(super) json: bool,
    /// How many threads to use; by default one per core.
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
}
