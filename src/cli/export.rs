//! `flavita export`: a tournament's results, or its log, as a file.

use crate::args::{form_of_table, language};
use crate::{error::CliError, out_files, verify::matching_words, worded::worded};
use clap::{Args, builder::PossibleValuesParser};
use flavita_app::desk::{self, Recorded};
use flavita_contests::meeting::cumulated::cumulated;
use flavita_i18n::{language::Language, meeting};
use flavita_report::{csv_profile::CsvProfile, cumulated_csv::cumulated_csv, draw_protocol};
use flavita_report::{events_jsonl::events_jsonl, files::FILES, files::form, losses};
use flavita_report::{losses::TakenHome, pictures, pictures::picture::Picture, replay::page};
use flavita_store::event_log::EventLog;
use flavita_tournament::{model::PlayerNumber, state::Tournament};
use std::{path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct ExportArgs {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, required_unless_present_any = ["jsonl", "protocol"], value_parser = exports())]
    what: Option<String>,
    #[arg(long, conflicts_with = "what")]
    jsonl: bool,
    #[arg(long, conflicts_with_all = ["what", "jsonl"])]
    protocol: bool,
    #[arg(long, default_value = "plain", value_parser = form_of_table())]
    format: CsvProfile,
    #[arg(long, value_name = "TAG", default_value = "ru", value_parser = language)]
    lang: Language,
    #[arg(long, value_name = "FILE|DIR", required_if_eq("what", pictures::NAME))]
    out: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER")]
    player: Option<u32>,
    #[arg(long, value_name = "LIST")]
    words: Option<PathBuf>,
}

/// What the log itself is called.
const JSONL: &str = "jsonl";

pub(super) fn run(args: &ExportArgs) -> Result<(), CliError> {
    if let Some(folder) = args.out.as_deref().filter(|_| is_wanted(args, pictures::NAME)) {
        return drawn(args, folder);
    }
    let bytes = bytes(args)?;
    out_files::write_out(args.out.as_deref(), &bytes)
}

fn is_wanted(args: &ExportArgs, name: &str) -> bool {
    args.what.as_deref() == Some(name)
}

fn only_file(args: &ExportArgs) -> Result<&PathBuf, CliError> {
    let [file] = args.files.as_slice() else {
        let reason = told!("cli-one-file", name = flavita_report::CUMULATED);
        return Err(CliError::option("FILE", reason));
    };
    Ok(file)
}

/// The statistics, a picture a file, in a folder that is made where it is not there.
fn drawn(args: &ExportArgs, folder: &Path) -> Result<(), CliError> {
    let state = desk::record::load(only_file(args)?)?.state;
    let pictures = pictures::all(&state, args.lang);
    if pictures.is_empty() {
        return Err(CliError::option("FILE", told!("cli-no-pictures")));
    }
    let file =
        |picture: &Picture| (format!("{}.svg", picture.name), picture.file(&state, args.lang));
    out_files::write_folder(folder, pictures.iter().map(file))
}

fn bytes(args: &ExportArgs) -> Result<Vec<u8>, CliError> {
    let is_wanted = |name: &str| is_wanted(args, name);
    if is_wanted(flavita_report::CUMULATED) {
        return added_up(args);
    }
    let file = only_file(args)?;
    if args.jsonl || is_wanted(JSONL) {
        return Ok(events_jsonl(&EventLog::open_read_only(file)?.load()?));
    }
    let Recorded { state, head, .. } = desk::record::load(file)?;
    if let Some(form) = args.what.as_deref().and_then(form) {
        return (form.write)(&state).map_err(|source| {
            let reason = worded(&source);
            CliError::said(told!("cli-unwritten", name = form.name, reason))
        });
    }
    if is_wanted(losses::NAME) || args.player.is_some() && is_wanted("losses") {
        return taken_home(args, &state);
    }
    if is_wanted(page::NAME) {
        return looked_through(args, file, &state);
    }
    let mut tables = flavita_report::ALL.iter().chain(flavita_report::MORE);
    Ok(match tables.find(|(name, _)| is_wanted(name)) {
        Some((_, export)) => export(&state, args.format, args.lang),
        None => draw_protocol::draw_protocol(&state, Some(&head.hash.to_string())),
    })
}

/// What the players take home, or one of them, as a page or a table.
fn taken_home(args: &ExportArgs, state: &Tournament) -> Result<Vec<u8>, CliError> {
    let player = args.player.map(PlayerNumber);
    if let Some(number) = player.filter(|number| !state.players.contains_key(number)) {
        return Err(CliError::option("--player", told!("refusal-unknown-player", number)));
    }
    let taken = TakenHome { player, ..TakenHome::of_all(state) };
    Ok(if is_wanted(args, losses::NAME) {
        losses::page(&[taken], args.lang)
    } else {
        taken.csv(args.format, args.lang)
    })
}

/// The game as one page. Without its words only the tops are in it, which is said on standard error.
fn looked_through(args: &ExportArgs, file: &Path, state: &Tournament) -> Result<Vec<u8>, CliError> {
    let words = matching_words(file, state, args.words.as_deref())?;
    if words.is_none() {
        let name = &state.dictionary.name;
        err!("flavita: {}", told!("cli-export-no-words", name));
    }
    let words = words.as_ref().map(|words| &*words.words);
    Ok(page::replay(state, words, args.lang))
}

/// The games added up. What people should know beforehand is said on standard error.
fn added_up(args: &ExportArgs) -> Result<Vec<u8>, CliError> {
    let load = |file: &PathBuf| Ok(desk::record::load(file)?.state);
    let states: Result<Vec<Tournament>, CliError> = args.files.iter().map(load).collect();
    let states = states?;
    let states: Vec<&Tournament> = states.iter().collect();
    let cumulated = cumulated(&states).map_err(CliError::given("FILE"))?;
    for warning in meeting::warnings(&cumulated, args.lang) {
        err!("flavita: {warning}");
    }
    Ok(cumulated_csv(&cumulated, args.format, args.lang))
}

fn exports() -> PossibleValuesParser {
    let tables = flavita_report::ALL.iter().chain(flavita_report::MORE);
    let tables = tables.map(|(name, _)| *name);
    let files = FILES.iter().map(|form| form.name);
    let others = [
        flavita_report::CUMULATED,
        page::NAME,
        losses::NAME,
        pictures::NAME,
        JSONL,
        draw_protocol::NAME,
    ];
    PossibleValuesParser::new(tables.chain(files).chain(others))
}
