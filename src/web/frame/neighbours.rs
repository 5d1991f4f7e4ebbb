//! What a page says of the games before and after its own, and who belongs to another one.

use crate::frame::page::{ErrorPage, GameHere, Link, Neighbours};
use crate::{frame::app_state::AppState, http::cookies, http::cookies::Cookie, http::role::Role};
use actix_web::{HttpRequest, http::Method};
use flavita_app::passes::{event::EventPasses, joining::Session};
use flavita_app::{desk::NextStep, machine::clock, passes::keeper::Passes, passes::token::Token};
use flavita_i18n::language::Language;

/// Pages of a game that lead to the same page of the next one.
const LEADING: [&str; 8] =
    ["projector", "standings", "rules", "draw", "statistics", "join", "me", "keying"];

/// What the page that is asked for says of the games before and after its own.
pub(crate) fn neighbours(app: &AppState, request: &HttpRequest) -> Neighbours {
    place(request).and_then(|(id, page)| found(app, request, id, page)).unwrap_or_default()
}

/// The game whose page is asked for: no file is read for the head of a page.
pub(crate) fn game_here(app: &AppState, request: &HttpRequest) -> Option<GameHere> {
    let (id, _) = request.path().strip_prefix("/t/")?.split_once('/')?;
    let name = app.folder.desks.get(id).map(|desk| desk.public_view().state.name.clone());
    Some(GameHere { id: id.to_owned(), name: name.unwrap_or_default() })
}

/// The game and the page, where it is one that can lead on.
fn place(request: &HttpRequest) -> Option<(&str, &str)> {
    let (id, page) = request.path().strip_prefix("/t/")?.split_once('/')?;
    let can_lead = LEADING.contains(&page) && request.method() == Method::GET;
    can_lead.then_some((id, page))
}

fn found(app: &AppState, request: &HttpRequest, id: &str, page: &str) -> Option<Neighbours> {
    let view = app.folder.desks.get(id)?.public_view();
    let opens = |game: &String| match page {
        "me" => is_in(app, request, game, Cookie::Player),
        "keying" => is_in(app, request, game, Cookie::Helper),
        _ => true,
    };
    let earlier = view.screen.earlier.as_ref().filter(|game| page == "me" && opens(game));
    let mut neighbours = Neighbours {
        can_lead: true,
        earlier: earlier.map_or_else(String::new, |game| format!("/t/{game}/me?stay")),
        ..Neighbours::default()
    };
    let next = view.screen.next.as_ref().filter(|game| opens(game));
    if let Some(game) = next
        && let Ok(about) = app.folder.about(game)
    {
        neighbours.next = format!("/t/{game}/{page}");
        neighbours.next_name = about.name;
        // Slips of the last rounds may still be waiting for who keys them.
        neighbours.follows = match page {
            "projector" | "me" => true,
            "keying" => NextStep::of(&view.state) == NextStep::Nothing,
            _ => false,
        };
    }
    Some(neighbours)
}

/// Whether the device of a request is signed in to a game.
fn is_in(app: &AppState, request: &HttpRequest, game: &str, kind: Cookie) -> bool {
    let passes = cookies::read(request, kind).zip(app.passes(game).ok());
    passes.is_some_and(|(cookie, passes)| is_live(&passes, &cookie))
}

/// Whether a session still goes on.
pub(super) fn is_live(passes: &Passes, cookie: &Token) -> bool {
    let session = passes.session(cookie, clock::now_ms());
    matches!(session, Some(Session::Live(_)))
}

/// The page for who is signed in to other games of the event and not to this one: `None` for
/// everybody else.
pub(crate) fn of_another_game(
    event: &EventPasses,
    request: &HttpRequest,
    least: Role,
    language: Language,
) -> Option<ErrorPage> {
    let (id, page) = place(request)?;
    let kind = match least {
        Role::Player => Cookie::Player,
        Role::Helper => Cookie::Helper,
        Role::Public | Role::Arbiter => return None,
    };
    let cookie = cookies::read(request, kind)?;
    let (game, _) = event.others().find(|(_, passes)| is_live(passes, &cookie))?;
    let link = |href: String, key: &str| Link { href, text: say!(language, key) };
    Some(ErrorPage {
        title: say!(language, "error-other-game"),
        sentence: say!(language, "error-other-game-what"),
        links: vec![
            link(format!("/t/{game}/{page}?stay"), "error-other-game-own"),
            link(format!("/t/{id}/standings"), "standings-link"),
        ],
    })
}
