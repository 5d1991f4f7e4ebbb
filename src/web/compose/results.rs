//! Everything of a game that can be taken away as a file.

use crate::pages::results::{FileLink, ResultsPage};
use flavita_app::view::DeskView;
use flavita_i18n::{catalogue::say, language::Language};
use flavita_report::{ALL, MORE, pictures};
use flavita_report::{files::FILES, pictures::picture::Picture, replay::page};
use flavita_tournament::state::tournament::Tournament;

/// The list: tables first, then what other programs read, then the tournament as a whole.
pub fn results(view: &DeskView, id: &str, language: Language) -> ResultsPage {
    let state = &view.state;
    let link = |name: &str, address: String| FileLink {
        href: format!("/t/{id}/{address}"),
        title: say(language, &format!("exports-{name}"), &[]),
        what: say(language, &format!("exports-{name}-what"), &[]),
    };
    let tables = ALL.iter().chain(MORE).map(|(name, _)| *name);
    let tables = tables.filter(|name| has(state, name));
    let files = FILES.iter().map(|form| form.name);
    let files = [page::NAME].into_iter().chain(files);
    let mut whole = vec![link("jsonl", "exports/jsonl".to_owned())];
    if state.ended.is_some() {
        whole.push(link("hall-result", "result".to_owned()));
        whole.push(link("sqlite", "exports/sqlite".to_owned()));
        whole.push(link("protocol", "protocol.json".to_owned()));
    }
    ResultsPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        tables: tables.map(|name| link(name, format!("{name}.csv"))).collect(),
        files: files.map(|name| link(name, format!("exports/{name}"))).collect(),
        pictures: drawn(state, id, language),
        is_over: state.ended.is_some(),
        whole,
    }
}

/// The pictures that there are.
fn drawn(state: &Tournament, id: &str, language: Language) -> Vec<FileLink> {
    let link = |picture: Picture| FileLink {
        href: format!("/t/{id}/statistics/{}.svg", picture.name),
        title: picture.title,
        what: picture.sentence,
    };
    let pictures = pictures::all(state, language);
    pictures.into_iter().map(link).collect()
}

/// Whether a game has anything for this table.
fn has(state: &Tournament, table: &str) -> bool {
    match table {
        "teams" => state.players.values().any(|player| !player.labels.team.is_empty()),
        "warnings" => state.profile.warnings.is_some(),
        _ => true,
    }
}
