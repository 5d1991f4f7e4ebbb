//! The way into the hall for who has no console.

use crate::frame::error_page::{ErrorPage, Link};
use crate::{frame::app_state::AppState, frame::show, http::through::Through};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use flavita_app::season;

use flavita_i18n::catalogue::say;

/// Where the screen and the standings of each tournament are, for any machine of the network; and
/// the words, while nobody thinks about a rack.
pub fn of_the_hall(app: &AppState, request: &HttpRequest) -> HttpResponse {
    let language = show::language(request);
    let entries = app.folder.entries().unwrap_or_default();
    let open = entries.into_iter().filter_map(|entry| Some((entry.id, entry.state.ok()?)));
    let ways = open.flat_map(|(id, state)| {
        let way = |page: &str, key: &str| Link {
            href: format!("/t/{id}/{page}"),
            text: format!("{} – {}", state.name, say(language, key, &[])),
        };
        [
            way("join", "join-title"),
            way("projector", "screen"),
            way("standings", "standings-link"),
            way("rules", "rules-today"),
        ]
    });
    let words = [
        ("/dictionary", "dictionary-title"),
        ("/analysis", "analysis-title"),
        ("/training", "training-title"),
    ];
    let is_at_desk = Through::of(request).is_none();
    let is_open = is_at_desk && app.folder.tournament_in_round().is_none();
    let words = words.into_iter().filter(|_| is_open);
    let words =
        words.map(|(href, key)| Link { href: href.to_owned(), text: say(language, key, &[]) });
    let seasons = season::file::ids(app.folder.path()).is_ok_and(|ids| !ids.is_empty());
    let seasons = seasons
        .then(|| Link { href: "/seasons".to_owned(), text: say(language, "seasons-title", &[]) });
    let page = ErrorPage {
        title: say(language, "product", &[]),
        sentence: say(language, "hall-ways", &[]),
        links: ways.chain(seasons).chain(words).collect(),
        reference: None,
    };
    show::with_status(app, request, &page, StatusCode::OK)
}
