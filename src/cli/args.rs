//! What can be written on the command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// Runs Duplicate word-game tournaments.
#[derive(Debug, Parser)]
#[command(
    name = "flavita",
    version,
    about,
    after_help = "Without a command: flavita serve."
)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Open the tournaments and serve the pages (the default).
    Serve(ServeArgs),
    /// Find the top of every position on standard input.
    Solve(SolveArgs),
    /// Count one placement and say whether it is legal.
    Score(ScoreArgs),
    /// Compile, describe or check word lists.
    #[command(subcommand)]
    Lexicon(LexiconCommand),
}

#[derive(Args, Debug)]
pub(super) struct ServeArgs {
    /// The folder where the tournaments are kept, one file each.
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    /// Where to listen; by default on every address of this computer, port 8080 or the next free.
    #[arg(long, value_name = "ADDR:PORT")]
    pub(super) bind: Option<SocketAddr>,
}

impl Default for ServeArgs {
    fn default() -> Self {
        Self {
            data: PathBuf::from("tournaments"),
            bind: None,
        }
    }
}

#[derive(Args, Debug)]
pub(super) struct EditionArgs {
    /// The edition: an embedded one by its name, or a file.
    #[arg(long, value_name = "ID|FILE", default_value = "ru-scrabble")]
    pub(super) edition: String,
    /// Words to use in place of the edition's own: a plain list or a compiled file.
    #[arg(long, value_name = "FILE")]
    pub(super) words: Option<PathBuf>,
}

/// Positions are lines "BOARD RACK"; each is answered by one JSON object on a line.
#[derive(Args, Debug)]
pub(super) struct SolveArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    /// List the N best placements in place of the tops.
    #[arg(long, value_name = "N", conflicts_with = "all")]
    pub(super) top: Option<usize>,
    /// List every legal placement.
    #[arg(long)]
    pub(super) all: bool,
    /// Say how long the search takes: the fastest of K runs on one thread, in microseconds.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) time: Option<u32>,
}

#[derive(Args, Debug)]
pub(super) struct ScoreArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    /// The board: 15 rows joined by "/", digits for empty squares.
    #[arg(long, value_name = "CGP")]
    pub(super) board: String,
    /// Where the word starts: row letter first for across, column number first for down.
    #[arg(long, value_name = "REF")]
    pub(super) at: String,
    /// The whole word; a blank is a small letter.
    #[arg(long)]
    pub(super) word: String,
}

#[derive(Debug, Subcommand)]
pub(super) enum LexiconCommand {
    /// Compile a plain word list into the compact form.
    Build {
        #[arg(long, value_name = "ID|FILE", default_value = "ru-scrabble")]
        edition: String,
        /// The plain list: UTF-8, one word a line.
        #[arg(long, value_name = "FILE")]
        words: PathBuf,
        /// Where to write the compiled list.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// What people call this list; by default the plain list's file name.
        #[arg(long)]
        name: Option<String>,
        /// Leave out words that need tiles the edition does not have.
        #[arg(long)]
        leave_out: bool,
    },
    /// Say what a word list holds.
    Info(EditionArgs),
    /// Say whether words are in the list; exit code 1 when one is not.
    Check {
        #[command(flatten)]
        edition: EditionArgs,
        /// The words.
        #[arg(required = true)]
        word: Vec<String>,
    },
}
