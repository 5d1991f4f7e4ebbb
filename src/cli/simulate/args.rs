//! What can be written after `flavita simulate`.

use std::path::PathBuf;

use clap::{Args, value_parser};

use crate::whole_games::WholeGamesArgs;

/// More games than anybody waits for.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// Every game is drawn, solved and played as in a tournament where nobody chooses among equal tops.
/// The same seed gives the same games with any number of threads.
#[derive(Args, Debug)]
#[command(after_help = "\
    flavita simulate --edition ru-scrabble --games 10000 --seed 2026 --out games.csv --histogram")]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(super) games_of: WholeGamesArgs,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    pub(super) games: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    pub(super) first: u64,
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(super) seed: String,
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    #[arg(long)]
    pub(super) gaps: bool,
    #[arg(long)]
    pub(super) histogram: bool,
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
}
