//! The options of `flavita seal` and `flavita sealed`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::prepare::GroundArgs;

#[derive(Args, Debug)]
#[command(after_help = "\
    A new key has ten of 256 words, 80 bits in all; every try of a key costs 64 MiB and some tenths\n\
    of a second. The file may be given to anybody: it opens with the key alone.")]
pub(crate) struct SealArgs {
    /// The prepared game.
    pub(super) game: PathBuf,
    /// Display name.
    #[arg(long)]
    pub(super) name: String,
    /// Who prepared it.
    #[arg(long, value_name = "NAME")]
    pub(super) organiser: String,
    /// The earliest time for the first rack in any venue, such as 2026-11-28T20:00:00+01:00.
    #[arg(long, value_name = "TIME")]
    pub(super) not_before: Option<String>,
    /// Minutes between one rack and the next: one number, or several separated by commas, the last of
    /// which applies until the end.
    #[arg(long, value_name = "MINUTES", value_delimiter = ',', requires = "not_before")]
    pub(super) round_every: Vec<u32>,
    /// The words that open it, at least 24 letters; by default new ones.
    #[arg(long, value_name = "WORDS")]
    pub(super) key: Option<String>,
    /// The data folder whose key signs.
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    /// The sealed file to create.
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
    #[command(flatten)]
    pub(super) ground: GroundArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum SealedCommand {
    /// Check whether a sealed game can be played here; opens nothing. Exit code 1 if something is
    /// missing, 2 if the file cannot be used.
    Check(CheckArgs),
    /// Write the opened game as a file.
    Open(OpenArgs),
}

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// The sealed file.
    pub(super) file: PathBuf,
    /// The data folder of the venue, with its editions and lists.
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    /// The fingerprint published by the organiser.
    #[arg(long, value_name = "HEX")]
    pub(super) commitment: Option<String>,
    /// The organiser's public key, if known.
    #[arg(long, value_name = "HEX")]
    pub(super) signer: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct OpenArgs {
    /// The sealed file.
    pub(super) file: PathBuf,
    /// The words that open it.
    #[arg(long, value_name = "WORDS")]
    pub(super) key: String,
    /// The file to create; its SHA-256 is the fingerprint.
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
}
