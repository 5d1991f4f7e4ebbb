//! The manual: its texts are templates, only the table of contents is composed.
//!
//! Buttons are named by their sentences, never by their words, so that the manual calls them what
//! they are called; tests hold the languages to one plan and try every example line.

use crate::{frame::visit::Visit, parts::Sent, parts::example};
use actix_web::{HttpResponse, web::Query};
use flavita_i18n::language::Language;
use serde::Serialize;

/// The chapters in their order. The text of one is `templates/help/<language>/<name>.html`, its
/// title the sentence `help-<name>`, its anchor the name.
pub const CHAPTERS: [&str; 12] = [
    "evening", "slips", "helpers", "players", "rulings", "trouble", "draw", "training", "tables",
    "words", "season", "halls",
];

/// `GET /help`: the manual, for everybody and for print.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HelpPage {
    /// The table of contents.
    pub chapters: Vec<ChapterLink>,
}

/// An entry of the table of contents.
#[derive(Debug, Clone, Serialize)]
pub struct ChapterLink {
    /// The chapter's anchor.
    pub name: &'static str,
    /// Its title.
    pub title: String,
}

page!(HelpPage, "home/help.html");

/// The manual in this language.
pub fn page(language: Language) -> HelpPage {
    let link = |name| ChapterLink { name, title: say!(language, &format!("help-{name}")) };
    HelpPage { chapters: CHAPTERS.map(link).to_vec() }
}

/// `GET /help`: for everybody; nothing in it depends on a tournament.
pub async fn show(visit: Visit) -> HttpResponse {
    visit.page(&page(visit.language))
}

/// `GET /keys`: every key and how a slip is keyed; printable.
#[derive(Debug, Clone, Default, Serialize)]
pub struct KeysPage {
    /// Lines to type, from the edition that is played.
    pub example: example::Examples,
}

page!(KeysPage, "home/keys.html");

/// `GET /keys`, `GET /keys?edition=erudit`.
pub(crate) async fn show_keys(visit: Visit, query: Query<Sent>) -> HttpResponse {
    let offer = visit.app.folder.shelf.offer(query.one("edition"));
    let own = || example::of_language(visit.language);
    let example = offer.map_or_else(own, |offer| example::examples(&offer.edition));
    visit.page(&KeysPage { example })
}
