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
pub(crate) struct RehearseArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    #[arg(long, value_name = "ID|FILE")]
    pub(super) profile: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 30)]
    #[arg(value_parser = value_parser!(u32).range(1..=MOST_PLAYERS))]
    pub(super) players: u32,
    #[arg(long, value_name = "N", default_value_t = 3)]
    #[arg(value_parser = value_parser!(u32).range(1..=MOST_ROUNDS))]
    pub(super) rounds: u32,
    #[arg(long, value_name = "S", default_value_t = 3)]
    #[arg(value_parser = value_parser!(u64).range(1..=3600))]
    pub(super) seconds: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    #[arg(value_parser = value_parser!(u64).range(0..=3600))]
    pub(super) thinking: u64,
    #[arg(long)]
    pub(super) by_hand: bool,
    #[arg(long)]
    pub(super) no_mistakes: bool,
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(super) seed: String,
    #[arg(long, value_name = "DIR")]
    pub(super) data: Option<PathBuf>,
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:0")]
    pub(super) bind: SocketAddr,
    #[arg(long)]
    pub(super) json: bool,
}
