//! `flavita lexicon diff`: what two lists have each alone.

use crate::{edition, error::CliError, lexicon::list::OpenList};
use clap::Args;
use flavita_game::letter::Letter;
use flavita_lexicon::difference::{Side, each_difference};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
#[command(after_help = "flavita lexicon diff --edition ru-scrabble last-year.txt club.lexicon")]
pub(crate) struct DiffArgs {
    #[arg(long, value_name = "ID|FILE")]
    edition: Option<String>,
    old: PathBuf,
    new: PathBuf,
    #[arg(long, value_name = "NAME")]
    encoding: Option<String>,
}

pub(super) fn run(args: &DiffArgs) -> Result<bool, CliError> {
    let old = open(args, &args.old)?;
    let new = open(args, &args.new)?;
    if old.alphabet.labels() != new.alphabet.labels() {
        let (old, new) = (args.old.display(), args.new.display());
        return Err(CliError::said(told!("cli-list-tiles", old, new)));
    }
    let (only_old, only_new) = print(&old, &new).map_err(CliError::because("cli-output"))?;
    let both = old.words.words() - only_old;
    let (old, new) = (args.old.display(), args.new.display());
    err!("{}", told!("cli-list-diff", one = only_old, two = only_new, both, old, new));
    Ok(only_old + only_new == 0)
}

fn open(args: &DiffArgs, path: &Path) -> Result<OpenList, CliError> {
    let named = args.edition.as_deref().map(edition::find).transpose()?;
    OpenList::from_file(named, path, args.encoding.as_deref(), || {
        Err(CliError::option("--edition", told!("cli-list-plain", path = path.display())))
    })
}

/// Prints the words and counts them: those of the old list alone, those of the new one alone.
fn print(old: &OpenList, new: &OpenList) -> io::Result<(u64, u64)> {
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut only_old, mut only_new) = (0, 0);
    let mut tell = |side, word: &[Letter]| {
        let (sign, count) = match side {
            Side::Old => ('-', &mut only_old),
            Side::New => ('+', &mut only_new),
        };
        *count += 1;
        writeln!(out, "{sign}{}", old.alphabet.spell(word))
    };
    each_difference(&old.words, &new.words, &mut tell)?;
    out.flush()?;
    Ok((only_old, only_new))
}
