//! `flavita referee`: the record of an ordinary game in, its turns judged and its scores out.

use crate::{args::EditionArgs, edition, error::CliError, in_files, out_files};
use clap::Args;
use flavita_contests::tables::rules::{EMBEDDED, TableRules, embedded};
use flavita_contests::tables::{fault::Fault, gcg, reading, record};
use flavita_contests::tables::{playing::Beginning, scores::scores_csv, scores::turns_csv};
use std::{path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct RefereeArgs {
    #[command(flatten)]
    edition: EditionArgs,
    #[arg(long, value_name = "ID|FILE", required_unless_present = "gcg")]
    rules: Option<String>,
    #[arg(long, value_name = "FILE", required_unless_present = "gcg")]
    moves: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "moves"])]
    gcg: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub(super) fn run(args: &RefereeArgs) -> Result<(), CliError> {
    if let Some(gcg) = &args.gcg {
        return from_gcg(args, gcg);
    }
    let named = args.rules.as_deref().expect("it is asked for where no --gcg is given");
    let moves = args.moves.as_deref().expect("it is asked for where no --gcg is given");
    let rules = rules(named)?;
    let bytes = in_files::bytes(moves)?;
    let (edition, dictionary) = edition::with_words(&args.edition)?;
    let fault = |fault: Fault| CliError::line(moves, fault.line, &fault.problem);
    let rows = reading::read(&edition, &rules, &bytes).map_err(fault)?;
    let (seats, game) = record::judge(&edition, &dictionary.words, &rules, &rows).map_err(fault)?;
    let tables = [
        ("turns.csv", turns_csv(&rows, &game)),
        ("scores.csv", scores_csv(&edition, &seats, &game)),
    ];
    out_files::write_folder(&args.out, tables)
}

/// A game out of a GCG file: its record too, and on standard output where its points differ.
fn from_gcg(args: &RefereeArgs, path: &Path) -> Result<(), CliError> {
    let fault = |fault: gcg::Fault| CliError::line(path, fault.line, &fault.problem);
    let text = gcg::text(&in_files::bytes(path)?).map_err(fault)?;
    let (edition, _) = edition::with_words(&args.edition)?;
    let read = gcg::read(&edition, &text).map_err(fault)?;
    let keys = vec![String::new(); read.names.len() + 1];
    let source = edition.source.clone();
    let beginning = Beginning { edition: source, keys, ..Beginning::default() };
    let built = gcg::build(&read, beginning).map_err(fault)?;
    let table = &built.table;
    for gcg::Remark { line, file, board } in &built.remarks {
        out!("{}", told!("tables-gcg-points", line, file, board));
    }
    let written = [
        ("moves.csv", table.moves_csv()),
        ("turns.csv", turns_csv(&table.rows, &table.game)),
        ("scores.csv", scores_csv(&edition, &table.seats(), &table.game)),
    ];
    out_files::write_folder(&args.out, written)
}

/// The rules of this name, or in this file.
fn rules(name: &str) -> Result<TableRules, CliError> {
    if let Some(rules) = embedded(name) {
        return Ok(rules);
    }
    let path = Path::new(name);
    if !path.is_file() && !in_files::is_toml(name) {
        let known = EMBEDDED.iter().map(|(id, _)| *id);
        return Err(CliError::unknown("cli-unknown-rules", name, known));
    }
    in_files::parsed(path, TableRules::parse)
}
