//! What can be written after `flavita lexicon`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// The edition whose tiles are meant where nothing says another.
pub(super) const USUAL_EDITION: &str = "ru-scrabble";

#[derive(Debug, Subcommand)]
pub(crate) enum LexiconCommand {
    Build(BuildArgs),
    Info(InfoArgs),
    Check(CheckArgs),
    Find(FindArgs),
    Diff(DiffArgs),
    Committee(CommitteeArgs),
}

#[derive(Args, Debug)]
#[command(
    after_help = "flavita lexicon build --edition hu-scrabble --words club.txt --out club.lexicon"
)]
pub(crate) struct BuildArgs {
    #[arg(long, value_name = "ID|FILE", default_value = USUAL_EDITION)]
    pub(super) edition: String,
    #[arg(long, value_name = "FILE")]
    pub(super) words: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
    #[arg(long)]
    pub(super) name: Option<String>,
    #[arg(long)]
    pub(super) leave_out: bool,
    #[arg(long, value_name = "FILE")]
    pub(super) rejects: Option<PathBuf>,
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,
}

#[derive(Args, Debug)]
pub(super) struct EncodingArgs {
    #[arg(long, value_name = "NAME")]
    pub(super) encoding: Option<String>,
}

/// A list that a command only reads.
#[derive(Args, Debug)]
pub(super) struct ListArgs {
    #[arg(long, value_name = "ID|FILE")]
    pub(super) edition: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) words: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(super) committee: Option<PathBuf>,
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,
}

#[derive(Args, Debug)]
#[command(after_help = "flavita lexicon info --words club.lexicon")]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    pub(super) list: ListArgs,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "flavita lexicon check --edition hu-scrabble --words club.lexicon község")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(super) list: ListArgs,
    #[arg(long)]
    pub(super) json: bool,
    #[arg(required = true)]
    pub(super) word: Vec<String>,
}

#[derive(Args, Debug)]
#[command(after_help = "flavita lexicon find --edition en-scrabble 'q?i*' --to 5")]
pub(crate) struct FindArgs {
    #[command(flatten)]
    pub(super) list: ListArgs,
    pub(super) pattern: Option<String>,
    #[arg(long, value_name = "LETTERS", default_value = "")]
    pub(super) letters: String,
    #[arg(long)]
    pub(super) all: bool,
    #[arg(long, value_name = "LETTERS", default_value = "")]
    pub(super) with: String,
    #[arg(long, value_name = "LETTERS", default_value = "")]
    pub(super) without: String,
    #[arg(long, value_name = "N")]
    pub(super) from: Option<usize>,
    #[arg(long, value_name = "N")]
    pub(super) to: Option<usize>,
    #[arg(long, value_name = "N")]
    pub(super) most: Option<usize>,
    #[arg(long)]
    pub(super) odds: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "flavita lexicon diff --edition ru-scrabble last-year.txt club.lexicon")]
pub(crate) struct DiffArgs {
    #[arg(long, value_name = "ID|FILE")]
    pub(super) edition: Option<String>,
    pub(super) old: PathBuf,
    pub(super) new: PathBuf,
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,
}

#[derive(Args, Debug)]
#[command(
    after_help = "flavita lexicon committee --edition ru-scrabble --data tournaments --take committee.csv"
)]
pub(crate) struct CommitteeArgs {
    #[arg(long, value_name = "ID|FILE", default_value = USUAL_EDITION)]
    pub(super) edition: String,
    #[arg(long, value_name = "FOLDER")]
    pub(super) data: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(super) take: Option<PathBuf>,
}
