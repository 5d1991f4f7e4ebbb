//! Everything of a game that can be taken away as a file.

use crate::frame::{Answer, AtDesk, Errand, Fault, Wanted, attachment, file, file_name};
use crate::parts::LinkRow;
use actix_web::{HttpResponse, http::StatusCode, web::Query};
use flavita_app::{audit::handed_over, desk::OpenError, folder::data_folder::FolderError};
use flavita_i18n::language::Language;
use flavita_report::transliteration::Unwritable;
use flavita_report::{ALL, MORE, events_jsonl::events_jsonl, files::FILES, files::form, losses};
use flavita_report::{losses::TakenHome, pictures, pictures::picture::Picture, replay::page};
use flavita_report::{replay::page::replay, standings_csv::standings_csv_of};
use flavita_store::{error::StoreError, error::at, event_log::EventLog, held};
use flavita_tournament::{model::PlayerNumber, state::Tournament};
use serde::Serialize;
use std::{io, path::Path};

/// `GET /t/{id}/exports`.
#[derive(Serialize)]
pub struct ResultsPage {
    /// The tables, each in two forms.
    pub tables: Vec<LinkRow>,
    /// What other programs read.
    pub files: Vec<LinkRow>,
    /// The statistics as pictures; empty before a round is marked.
    pub pictures: Vec<LinkRow>,
    /// Whether it can be played alone: it has ended.
    pub is_over: bool,
    /// The whole tournament.
    pub whole: Vec<LinkRow>,
}

page!(ResultsPage, "exports/results.html");

/// The list: tables first, then what other programs read, then the tournament as a whole.
pub fn results(state: &Tournament, id: &str, language: Language) -> ResultsPage {
    let link = |name: &str, address: String| LinkRow {
        href: format!("/t/{id}/{address}"),
        title: say!(language, &format!("exports-{name}")),
        what: say!(language, &format!("exports-{name}-what")),
    };
    let tables = ALL.iter().chain(MORE).map(|(name, _)| *name).filter(|name| has(state, name));
    // What has no letters for these names is not offered.
    let files = FILES.iter().filter(|form| (form.write)(state).is_ok()).map(|form| form.name);
    let files = [page::NAME, losses::NAME].into_iter().chain(files);
    let mut whole = vec![link("jsonl", "exports/jsonl".to_owned())];
    if !state.rounds.is_empty() {
        whole.push(link("receipts", "exports/receipts".to_owned()));
    }
    if state.ended.is_some() {
        whole.push(link("hall-result", "result".to_owned()));
        whole.push(link("sqlite", "exports/sqlite".to_owned()));
        whole.push(link("protocol", "protocol.json".to_owned()));
    }
    ResultsPage {
        tables: tables.map(|name| link(name, format!("{name}.csv"))).collect(),
        files: files.map(|name| link(name, format!("exports/{name}"))).collect(),
        pictures: drawn(state, id, language),
        is_over: state.ended.is_some(),
        whole,
    }
}

/// The pictures that there are.
fn drawn(state: &Tournament, id: &str, language: Language) -> Vec<LinkRow> {
    let link = |picture: Picture| LinkRow {
        href: format!("/t/{id}/statistics/{}.svg", picture.name),
        title: picture.title,
        what: picture.sentence,
    };
    pictures::all(state, language).into_iter().map(link).collect()
}

/// Whether a game has anything for this table.
fn has(state: &Tournament, table: &str) -> bool {
    match table {
        "teams" => state.players.values().any(|player| !player.labels.team.is_empty()),
        "warnings" => state.profile.warnings.is_some(),
        _ => true,
    }
}

/// `GET /t/{id}/exports`.
pub async fn list(at: AtDesk) -> HttpResponse {
    at.page(&results(&at.view().state, &at.id, at.language))
}

/// `GET /t/{id}/exports/{name}`.
pub(crate) async fn one(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    let (view, id, name) = (at.view(), &at.id, at.part("name"));
    if let Some(form) = form(name) {
        return Ok(match (form.write)(&view.state) {
            Ok(bytes) => {
                let stem = if form.name == form.ending { "game" } else { form.name };
                let what = format!("{stem}.{}", form.ending);
                file(&named(&at, &what), form.media_type, bytes)
            }
            Err(fault) => unwritable(&at, &fault),
        });
    }
    if name == page::NAME {
        let made = at.work(move |app| replay(&view.state, Some(view.words()), app.language));
        return Ok(file(&named(&at, "replay.html"), "text/html; charset=utf-8", made.await?));
    }
    if name == losses::NAME {
        let player = wanted.player;
        let what = player.map_or_else(|| name.to_owned(), |number| number.to_string()) + ".html";
        let taken =
            move |app: &Errand| losses::page(&[taken_home(&view.state, player)], app.language);
        return Ok(file(&named(&at, &what), "text/html; charset=utf-8", at.work(taken).await?));
    }
    let log = at.app.folder.file(id);
    let (read, ending, media_type): (fn(&Path) -> _, _, _) = match name {
        "jsonl" => (lines, "jsonl", "application/jsonl"),
        "sqlite" if view.state.ended.is_some() => (copy, "sqlite", "application/vnd.sqlite3"),
        "receipts" => (receipts, "receipts", "application/jsonl"),
        _ => return Err(Fault::Missing),
    };
    let bytes = at.work(move |_app| read(&log)).await?;
    let bytes = bytes.map_err(|fault| FolderError::Open(OpenError::Store(fault)))?;
    Ok(file(&format!("{id}.{ending}"), media_type, bytes))
}

/// The name of a file about the tournament.
fn named(at: &AtDesk, what: &str) -> String {
    file_name(&at.id, &at.public_view().state.name, what)
}

fn unwritable(at: &AtDesk, fault: &Unwritable) -> HttpResponse {
    let Unwritable { number, name } = fault;
    let sentence = say!(at.language, "exports-letters", number = *number, name = name.as_str());
    at.error(StatusCode::CONFLICT, "exports-unwritable", Some(sentence))
}

/// The log, one event a line.
fn lines(log: &Path) -> Result<Vec<u8>, StoreError> {
    Ok(events_jsonl(&EventLog::open_read_only(log)?.load()?))
}

/// What telephones handed over of what they kept; nothing where none did.
fn receipts(log: &Path) -> Result<Vec<u8>, StoreError> {
    let file = handed_over::beside(log);
    match held::read(&file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        read => read.map_err(at(&file)),
    }
}

/// A copy of the file that is whole by itself.
fn copy(log: &Path) -> Result<Vec<u8>, StoreError> {
    let folder = tempfile::tempdir().map_err(at(log))?;
    let copy = folder.path().join("copy.sqlite");
    EventLog::open_read_only(log)?.copy_to(&copy)?;
    held::read(&copy).map_err(at(&copy))
}

/// `GET /t/{id}/standings.csv` and `teams.csv`, of what everybody may see.
pub(crate) async fn hall_csv(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    table(&at, &wanted, &at.public_view().state)
}

/// `GET /t/{id}/{what}.csv`.
pub(crate) async fn csv(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    table(&at, &wanted, &at.view().state)
}

/// What this player takes home, or everybody.
fn taken_home(state: &Tournament, player: Option<PlayerNumber>) -> TakenHome<'_> {
    TakenHome { player, ..TakenHome::of_all(state) }
}

fn table(at: &AtDesk, wanted: &Wanted, state: &Tournament) -> Answer {
    let (what, profile, filter) = (at.part("what"), wanted.profile, &wanted.part);
    let mut tables = ALL.iter().chain(MORE);
    let bytes = if what == "standings" && !filter.is_open() {
        standings_csv_of(state, filter, profile, at.language)
    } else if what == "losses" {
        taken_home(state, wanted.player).csv(profile, at.language)
    } else {
        let (_, export) = tables.find(|(name, _)| *name == what).ok_or(Fault::Missing)?;
        export(state, profile, at.language)
    };
    Ok(attachment(&named(at, what), bytes))
}
