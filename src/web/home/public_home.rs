//! The way into the hall for who has no console.

use crate::frame::page::{ErrorPage, Link};
use crate::{frame::visit::Visit, http::cookies::Through};
use actix_web::HttpResponse;
use flavita_app::season;

/// Where the screen and the standings of each tournament are, for any machine of the network; and
/// the words, while nobody thinks about a rack.
pub fn of_the_hall(visit: &Visit) -> HttpResponse {
    let folder = &visit.app.folder;
    let link =
        |href: &str, key: &str| Link { href: href.to_owned(), text: say!(visit.language, key) };
    let entries = folder.entries().unwrap_or_default();
    let open = entries.into_iter().filter_map(|entry| Some((entry.id, entry.state.ok()?)));
    let ways = open.flat_map(|(id, state)| {
        let way = |page: &str, key: &str| Link {
            href: format!("/t/{id}/{page}"),
            text: format!("{} – {}", state.name, say!(visit.language, key)),
        };
        [
            way("join", "join-title"),
            way("projector", "screen"),
            way("standings", "standings-link"),
            way("rules", "rules-today"),
        ]
    });
    let words = [
        link("/dictionary", "dictionary-title"),
        link("/analysis", "analysis-title"),
        link("/training", "training-title"),
    ];
    let is_at_desk = Through::of(&visit.request).is_none();
    let is_open = is_at_desk && folder.tournament_in_round().is_none();
    let words = words.into_iter().filter(|_| is_open);
    let seasons = season::file::ids(folder.path()).is_ok_and(|ids| !ids.is_empty());
    let seasons = seasons.then(|| link("/seasons", "seasons-title"));
    visit.page(&ErrorPage {
        title: say!(visit.language, "product"),
        sentence: say!(visit.language, "hall-ways"),
        links: ways.chain(seasons).chain(words).collect(),
    })
}
