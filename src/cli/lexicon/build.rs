//! `flavita lexicon build`: a plain list becomes a compiled one.

use crate::{args::USUAL_EDITION, edition, error::CliError, out_files, progress::progress_bar};
use clap::Args;
use flavita_app::words;
use flavita_game::Edition;
use flavita_i18n::text::joined;
use flavita_lexicon::word_list::{BadLine, Word, WordList};
use flavita_lexicon::{builder, file, graph::Graph};
use std::{collections::BTreeMap, fmt::Write, fs, path::Path, path::PathBuf};

#[derive(Args, Debug)]
#[command(
    after_help = "flavita lexicon build --edition hu-scrabble --words club.txt --out club.lexicon"
)]
pub(crate) struct BuildArgs {
    #[arg(long, value_name = "ID|FILE", default_value = USUAL_EDITION)]
    edition: String,
    #[arg(long, value_name = "FILE")]
    words: PathBuf,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    leave_out: bool,
    #[arg(long, value_name = "FILE")]
    rejects: Option<PathBuf>,
    #[arg(long, value_name = "NAME")]
    encoding: Option<String>,
}

/// How many bad lines are listed before the rest is only counted.
const LISTED: usize = 20;
/// How many characters of a bad line are shown.
const SHOWN: usize = 40;

pub(super) fn run(args: &BuildArgs) -> Result<(), CliError> {
    refuse_to_overwrite_the_source(args)?;
    let edition = edition::find(&args.edition)?;
    let list = read(&edition, args)?;
    report(&args.words, &list);
    let rejects = args.rejects.iter().map(|path| (path, table(&list.bad_lines)));
    let mut files: Vec<(PathBuf, Vec<u8>)> =
        rejects.map(|(path, table)| (path.clone(), table.into_bytes())).collect();
    let bad = list.bad_lines.len();
    if bad > 0 && !args.leave_out {
        out_files::write_all(&files)?;
        let path = args.words.display().to_string();
        let reason = told!("cli-list-bad", n = bad, edition = edition.id);
        return Err(CliError::option(&path, reason));
    }
    if list.words.is_empty() {
        let path = args.words.clone();
        return Err(words::dictionary::DictionaryError::Empty { path }.into());
    }
    let graph = compile(&list.words);
    drop(list);
    let own_name = || words::dictionary::list_name(&args.words);
    let name = args.name.clone().unwrap_or_else(own_name);
    let packed = file::write(&edition, &name, &graph, file::Pressing::Small);
    let length = packed.len();
    files.push((args.out.clone(), packed));
    out_files::write_all(&files)?;
    let (path, words) = (args.out.display(), graph.words());
    out!("{}", told!("cli-list-built", path, words, n = length));
    Ok(())
}

/// A word list that is overwritten by what was made of it cannot be corrected any more.
fn refuse_to_overwrite_the_source(args: &BuildArgs) -> Result<(), CliError> {
    let place = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let fault =
        |option, path: &Path| CliError::option(option, told!("cli-used", path = path.display()));
    if place(&args.out) == place(&args.words) {
        return Err(fault("--out", &args.out));
    }
    match &args.rejects {
        Some(path) if [place(&args.words), place(&args.out)].contains(&place(path)) => {
            Err(fault("--rejects", path))
        }
        Some(_) | None => Ok(()),
    }
}

fn read(edition: &Edition, args: &BuildArgs) -> Result<WordList, CliError> {
    let path = &args.words;
    let bytes = words::dictionary::read(path)?;
    let encoding = args.encoding.as_deref();
    let decoded = words::dictionary::decode(edition, path, &bytes, encoding)?;
    let encoding = decoded.encoding;
    err!("{}", told!("cli-list-read", path = path.display(), encoding));
    let bar = progress_bar(decoded.text.len(), "progress-reading");
    let progress = |n| bar.set_position(n as u64);
    let list = words::dictionary::read_plain(edition, path, &decoded.text, progress)?;
    bar.finish_and_clear();
    Ok(list)
}

fn compile(words: &[Word]) -> Graph {
    let bar = progress_bar(words.len(), "progress-compiling");
    let graph = builder::build(words, |n| bar.set_position(n));
    bar.finish_and_clear();
    graph
}

fn report(path: &Path, list: &WordList) {
    for bad in list.bad_lines.iter().take(LISTED) {
        let text = shown(&bad.text);
        let reason = format!("{text}: {}", bad.fault);
        err!("{}", CliError::in_line(&path.display().to_string(), bad.line, &reason));
    }
    if list.bad_lines.len() > LISTED {
        let more = &list.bad_lines[LISTED..];
        err!("{}", told!("cli-list-more", n = more.len(), what = by_kind(more)));
    }
    if list.repeated > 0 {
        err!("{}", told!("cli-list-repeated", path = path.display(), n = list.repeated));
    }
}

/// A bad line in quotes, cut off where it goes on and on.
fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{:?}...", &text[..end]),
        None => format!("{text:?}"),
    }
}

fn by_kind(lines: &[BadLine]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for bad in lines {
        *counts.entry(bad.fault.kind()).or_default() += 1;
    }
    joined(counts.iter().map(|(k, n)| format!("{n} {k}")), ", ")
}

/// All bad lines; what would look like another column or line is written `\t`, `\\`.
fn table(bad_lines: &[BadLine]) -> String {
    let mut table = "line\tword\treason\n".to_owned();
    for bad in bad_lines {
        let text = bad.text.replace('\\', "\\\\").replace('\t', "\\t");
        writeln!(table, "{}\t{text}\t{}", bad.line, bad.fault).expect("memory takes text");
    }
    table
}
