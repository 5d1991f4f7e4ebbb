//! What can be written after `flavita lexicon`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// The edition whose tiles are meant where nothing says another.
pub(super) const USUAL_EDITION: &str = "ru-scrabble";

#[derive(Debug, Subcommand)]
pub(crate) enum LexiconCommand {
    /// Compile a plain word list into the compact format.
    Build(BuildArgs),
    /// Describe a word list.
    Info(InfoArgs),
    /// Check whether words are in a list; exit code 1 if one is not.
    Check(CheckArgs),
    /// Compare two lists word by word; exit code 1 if they differ.
    Diff(DiffArgs),
}

#[derive(Args, Debug)]
#[command(after_help = "\
    A plain list has one word a line, in small letters or capitals and in any order. A | keeps two\n\
    letters apart that would else be one tile (KÖZ|SÉG); a line that begins with # is a comment.\n\
    UTF-8, UTF-16 and the code page of the edition's language are recognised. Lines that hold no\n\
    word of the edition are named with their reason, and nothing is written.\n\n\
    Example:\n  flavita lexicon build --edition hu-scrabble --words club.txt --out club.lexicon")]
pub(crate) struct BuildArgs {
    /// The edition whose tiles spell the words: the name of an embedded one, or a file.
    #[arg(long, value_name = "ID|FILE", default_value = USUAL_EDITION)]
    pub(super) edition: String,
    /// The plain list.
    #[arg(long, value_name = "FILE")]
    pub(super) words: PathBuf,
    /// Where to write the compiled list.
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
    /// Display name; by default the file name of the plain list.
    #[arg(long)]
    pub(super) name: Option<String>,
    /// Leave out the lines that are not words of the edition.
    #[arg(long)]
    pub(super) leave_out: bool,
    /// Where to write all bad lines: line, word and reason, with tabs between them.
    #[arg(long, value_name = "FILE")]
    pub(super) rejects: Option<PathBuf>,
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,
}

#[derive(Args, Debug)]
pub(super) struct EncodingArgs {
    /// The encoding of a plain list, such as windows-1251, instead of the detected one.
    #[arg(long, value_name = "NAME")]
    pub(super) encoding: Option<String>,
}

/// A list that a command only reads.
#[derive(Args, Debug)]
pub(super) struct ListArgs {
    /// The edition: the name of an embedded one, or a file. A compiled list needs none, it contains
    /// its tiles; otherwise the default is ru-scrabble.
    #[arg(long, value_name = "ID|FILE")]
    pub(super) edition: Option<String>,
    /// Words to use instead of the edition's own: a plain list or a compiled file.
    #[arg(long, value_name = "FILE")]
    pub(super) words: Option<PathBuf>,
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,
}

#[derive(Args, Debug)]
#[command(after_help = "\
    The checksum is that of the words: a plain and a compiled list of the same words have the same\n\
    one, whatever their encoding and order.\n\n\
    Example:\n  flavita lexicon info --words club.lexicon")]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    pub(super) list: ListArgs,
    /// Print one JSON object.
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "\
    Each word is answered by yes or no, its tiles and the list's name. A word that can be cut into\n\
    tiles in several ways is in when one of them is; each is shown. A word that is out is followed\n\
    by those of the list that differ from it in one letter left out, added, replaced or exchanged\n\
    with its neighbour.\n\n\
    Example:\n  flavita lexicon check --edition hu-scrabble --words club.lexicon község")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(super) list: ListArgs,
    /// Print one JSON object per line.
    #[arg(long)]
    pub(super) json: bool,
    /// The words.
    #[arg(required = true)]
    pub(super) word: Vec<String>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
    Words of the old list alone are printed with a minus, those of the new list alone with a plus,\n\
    in the order of the alphabet; how many there are stands on standard error.\n\n\
    Example:\n  flavita lexicon diff --edition ru-scrabble last-year.txt club.lexicon")]
pub(crate) struct DiffArgs {
    /// The edition: the name of an embedded one, or a file. Needed if a list is plain.
    #[arg(long, value_name = "ID|FILE")]
    pub(super) edition: Option<String>,
    /// The old list, plain or compiled.
    pub(super) old: PathBuf,
    /// The new list, plain or compiled.
    pub(super) new: PathBuf,
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,
}
