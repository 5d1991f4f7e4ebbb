//! What can be written after `flavita rehearse`.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, value_parser};

use crate::args::EditionArgs;

/// More players than one server is meant for.
const MOST_PLAYERS: i64 = 15_000;
/// No game has more rounds.
const MOST_ROUNDS: i64 = 100;

/// Sets up its own tournament, starts a server for it and plays: every simulated player signs in
/// as a phone does, keeps the live connection open and sends slips, right ones and wrong ones.
#[derive(Args, Debug)]
#[command(after_help = "\
    The club's tournaments are never touched. Exit code 1 if an acknowledged slip is not in the\n\
    log exactly once, or if the log differs from what is judged again.")]
pub(crate) struct RehearseArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    /// The rules: the name of an embedded profile, or a file; by default the edition's own.
    #[arg(long, value_name = "ID|FILE")]
    pub(super) profile: Option<String>,
    /// How many players take part.
    #[arg(long, value_name = "N", default_value_t = 30)]
    #[arg(value_parser = value_parser!(u32).range(1..=MOST_PLAYERS))]
    pub(super) players: u32,
    /// How many rounds are played.
    #[arg(long, value_name = "N", default_value_t = 3)]
    #[arg(value_parser = value_parser!(u32).range(1..=MOST_ROUNDS))]
    pub(super) rounds: u32,
    /// Within how many seconds the slips of a round come.
    #[arg(long, value_name = "S", default_value_t = 3)]
    #[arg(value_parser = value_parser!(u64).range(1..=3600))]
    pub(super) seconds: u64,
    /// How many seconds the clock runs on after the last slip, if nobody runs the game by hand.
    #[arg(long, value_name = "S", default_value_t = 1)]
    #[arg(value_parser = value_parser!(u64).range(0..=3600))]
    pub(super) thinking: u64,
    /// Run the game yourself, at the printed address: the players wait for you and send their slips
    /// while the clock runs. Ends with the game, after --rounds rounds, or with Ctrl+C.
    #[arg(long)]
    pub(super) by_hand: bool,
    /// Every slip is right and comes once: for measuring, not for practising.
    #[arg(long)]
    pub(super) no_mistakes: bool,
    /// Any text; it fixes the players, the racks and what everybody writes.
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(super) seed: String,
    /// An empty or new folder to keep the tournament in; by default one that is removed.
    #[arg(long, value_name = "DIR")]
    pub(super) data: Option<PathBuf>,
    /// Where the server listens: 127.0.0.1, or 0.0.0.0 for a screen and phones on the network.
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:0")]
    pub(super) bind: SocketAddr,
    /// Print JSON.
    #[arg(long)]
    pub(super) json: bool,
}
