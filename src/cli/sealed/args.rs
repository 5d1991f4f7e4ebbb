//! The options of `flavita seal` and `flavita sealed`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::prepare::GroundArgs;

#[derive(Args, Debug)]
pub(crate) struct SealArgs {
    pub(super) game: PathBuf,
    #[arg(long)]
    pub(super) name: String,
    #[arg(long, value_name = "NAME")]
    pub(super) organiser: String,
    #[arg(long, value_name = "TIME")]
    pub(super) not_before: Option<String>,
    #[arg(long, value_name = "MINUTES", value_delimiter = ',', requires = "not_before")]
    pub(super) round_every: Vec<u32>,
    #[arg(long, value_name = "WORDS")]
    pub(super) key: Option<String>,
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
    #[command(flatten)]
    pub(super) ground: GroundArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum SealedCommand {
    Check(CheckArgs),
    Open(OpenArgs),
}

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    pub(super) file: PathBuf,
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    #[arg(long, value_name = "HEX")]
    pub(super) commitment: Option<String>,
    #[arg(long, value_name = "HEX")]
    pub(super) signer: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct OpenArgs {
    pub(super) file: PathBuf,
    #[arg(long, value_name = "WORDS")]
    pub(super) key: String,
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
}
