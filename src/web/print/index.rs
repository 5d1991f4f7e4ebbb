//! Everything that can be printed.

use flavita_i18n::language::Language;
use flavita_tournament::state::tournament::Tournament;
use serde::Serialize;

/// `GET /t/{id}/print`: what there is to print, in the order of an evening.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PrintPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The sheets: before, during and after the game.
    pub parts: Vec<PrintPart>,
}

/// What is printed at one time of the evening.
#[derive(Debug, Clone, Serialize)]
pub struct PrintPart {
    /// `До игры`.
    pub title: String,
    /// Its sheets.
    pub sheets: Vec<SheetLink>,
}

/// The way to one sheet.
#[derive(Debug, Clone, Serialize)]
pub struct SheetLink {
    /// Where it is.
    pub href: String,
    /// What it is.
    pub title: String,
    /// What it is for.
    pub what: String,
}

page!(PrintPage, "print/index.html");

/// Where each sheet is, below the tournament, and its name among the sentences.
type Way = (&'static str, &'static str);

const BEFORE: &[Way] = &[
    ("rules", "rules"),
    ("badges", "badges"),
    ("print/poster", "poster"),
    ("print/slips", "slips"),
    ("print/scores", "scores"),
];
const DURING: &[Way] = &[("print/round", "round"), ("print/notices", "notices")];
const AFTER: &[Way] = &[("standings", "results"), ("print/record", "record")];

/// The list.
pub fn page(state: &Tournament, id: &str, language: Language) -> PrintPage {
    let link = |(path, name): &Way| SheetLink {
        href: format!("/t/{id}/{path}"),
        title: say!(language, &format!("print-{name}")),
        what: say!(language, &format!("print-{name}-what")),
    };
    let part = |key: &str, ways: &[Way]| PrintPart {
        title: say!(language, key),
        sheets: ways.iter().map(link).collect(),
    };
    PrintPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        parts: vec![
            part("print-before", BEFORE),
            part("print-during", DURING),
            part("print-after", AFTER),
        ],
    }
}
