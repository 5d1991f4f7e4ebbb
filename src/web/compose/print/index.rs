//! Everything that can be printed.

use crate::pages::print::index::{PrintPage, PrintPart, SheetLink};
use flavita_app::view::DeskView;
use flavita_i18n::{catalogue::say, language::Language};

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
pub fn page(view: &DeskView, id: &str, language: Language) -> PrintPage {
    let link = |(path, name): &Way| SheetLink {
        href: format!("/t/{id}/{path}"),
        title: say(language, &format!("print-{name}"), &[]),
        what: say(language, &format!("print-{name}-what"), &[]),
    };
    let part = |key: &str, ways: &[Way]| PrintPart {
        title: say(language, key, &[]),
        sheets: ways.iter().map(link).collect(),
    };
    PrintPage {
        tournament: id.to_owned(),
        name: view.state.name.clone(),
        parts: vec![
            part("print-before", BEFORE),
            part("print-during", DURING),
            part("print-after", AFTER),
        ],
    }
}
