//! The next game of an event: it is set up, the hall goes on to it by itself, and the pages of the
//! game before lead there.

use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;

use crate::compose;
use crate::cookies::{self, Cookie};
use crate::hall::Hall;
use crate::pages::error::{ErrorPage, Link};
use crate::role::Role;
use crate::show::{self, SharedHall};
use crate::who::CONSOLE;
use flavita_app::ask::Ask;
use flavita_app::clock;
use flavita_app::folder::FolderError;
use flavita_app::next_step::NextStep;
use flavita_app::passes::joining::Session;
use flavita_app::passes::keeper::Passes;
use flavita_app::passes::token::Token;
use flavita_app::screen::{Change, Screen};
use flavita_i18n::catalogue::say;
use flavita_tournament::model::created::MeetingNote;

/// Pages of a game that lead to the same page of the next one.
const LEADING: [&str; 8] = [
    "projector",
    "standings",
    "rules",
    "draw",
    "statistics",
    "join",
    "me",
    "keying",
];

/// What a page says of the games before and after its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Neighbours {
    /// Whether it is a page that can lead on.
    pub can_lead: bool,
    /// The way to the next game; empty while there is none, or none for who asks.
    pub next: String,
    /// The name of the next game.
    pub next_name: String,
    /// Whether the page goes there by itself.
    pub follows: bool,
    /// The way back to the player's page of the game before; empty where he has none.
    pub earlier: String,
}

/// `POST /t/{id}/next-game`: sets the next game of the event up, or finds it, and leads to its
/// console; where this one is still being played, back to its own.
pub async fn begin(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    let name = |note: &MeetingNote| compose::cumulated::game_name(note, language);
    let leads_to = match hall.folder.next_game(&id, name) {
        Ok(next) => next,
        Err(FolderError::StillPlayed(id)) => id,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    if leads_to != *id {
        passes_go_on(&hall, &id, &leads_to);
        screen_goes_on(&hall, &id, &leads_to).await;
    }
    show::redirect(&format!("/t/{leads_to}/console"))
}

fn passes_go_on(hall: &Hall, before: &str, next: &str) {
    let inherited = hall.with_passes(next).and_then(|(desk, passes)| {
        let players = desk.view().state.players.keys().copied().collect();
        Ok((passes, hall.passes(before)?, players))
    });
    let inherited = inherited.map(|(next, before, players)| next.inherit(&before, &players));
    if !matches!(inherited, Ok(Ok(()))) {
        tracing::error!(?inherited, "the next game could not inherit the badges");
    }
}

/// The next game takes over how large texts are and the Wi-Fi of the hall, then the hall goes on
/// to it.
async fn screen_goes_on(hall: &SharedHall, before: &str, next: &str) {
    let desks = (hall.folder.desk(before), hall.folder.desk(next));
    let (Ok(desk_before), Ok(desk_next)) = desks else {
        return;
    };
    let view = desk_next.view();
    let is_new = view.state.rounds.is_empty() && view.screen == Screen::default();
    let screen = Box::new(desk_before.view().screen.clone());
    let inherit = Change::Inherit(screen, before.to_owned());
    let inherited = if is_new {
        desk_next.ask(Ask::Show(inherit), CONSOLE, None).await.err()
    } else {
        None
    };
    let go_on = Ask::Show(Change::GoOn(next.to_owned()));
    let gone_on = desk_before.ask(go_on, CONSOLE, None).await.err();
    for error in inherited.into_iter().chain(gone_on) {
        tracing::error!(%error, "the hall could not go on to the next game");
    }
}

/// What the page that is asked for says of the games before and after its own.
#[must_use]
pub fn neighbours(hall: &Hall, request: &HttpRequest) -> Neighbours {
    place(request)
        .and_then(|(id, page)| found(hall, request, id, page))
        .unwrap_or_default()
}

/// The game and the page, where it is one that can lead on.
fn place(request: &HttpRequest) -> Option<(&str, &str)> {
    let (id, page) = request.path().strip_prefix("/t/")?.split_once('/')?;
    let can_lead = LEADING.contains(&page) && request.method() == Method::GET;
    can_lead.then_some((id, page))
}

fn found(hall: &Hall, request: &HttpRequest, id: &str, page: &str) -> Option<Neighbours> {
    let view = hall.folder.desk(id).ok()?.hall_view();
    let opens = |game: &String| match page {
        "me" => is_in(hall, request, game, Cookie::Player),
        "keying" => is_in(hall, request, game, Cookie::Helper),
        _ => true,
    };
    let earlier = view.screen.earlier.as_ref();
    let earlier = earlier.filter(|game| page == "me" && opens(game));
    let mut neighbours = Neighbours {
        can_lead: true,
        earlier: earlier.map_or_else(String::new, |game| format!("/t/{game}/me?stay")),
        ..Neighbours::default()
    };
    let next = view.screen.next.as_ref().filter(|game| opens(game));
    if let Some(game) = next
        && let Ok(desk) = hall.folder.desk(game)
    {
        neighbours.next = format!("/t/{game}/{page}");
        neighbours
            .next_name
            .clone_from(&desk.hall_view().state.name);
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
fn is_in(hall: &Hall, request: &HttpRequest, game: &str, kind: Cookie) -> bool {
    let passes = cookies::read(request, kind).zip(hall.passes(game).ok());
    passes.is_some_and(|(cookie, passes)| is_live(&passes, &cookie))
}

fn is_live(passes: &Passes, cookie: &Token) -> bool {
    let session = passes.session(cookie, clock::now_ms());
    matches!(session, Some(Session::Live(_)))
}

/// The answer to who is signed in to other games of the event and not to this one: `None` for
/// everybody else.
#[must_use]
pub fn not_in_this_game(hall: &Hall, request: &HttpRequest, least: Role) -> Option<HttpResponse> {
    let (id, page) = place(request)?;
    let kind = match least {
        Role::Player => Cookie::Player,
        Role::Helper => Cookie::Helper,
        Role::Public | Role::Arbiter => return None,
    };
    let cookie = cookies::read(request, kind)?;
    let event = hall.event_passes(id).ok()?;
    let mut others = event.others();
    let (game, _) = others.find(|(_, passes)| is_live(passes, &cookie))?;
    let language = show::language(request);
    let link = |href: String, key: &str| Link {
        href,
        text: say(language, key, &[]),
    };
    let page = ErrorPage {
        title: say(language, "error-other-game", &[]),
        sentence: say(language, "error-other-game-what", &[]),
        links: vec![
            link(format!("/t/{game}/{page}?stay"), "error-other-game-own"),
            link(format!("/t/{id}/standings"), "standings-link"),
        ],
        reference: None,
    };
    Some(show::with_status(
        hall,
        request,
        &page,
        StatusCode::FORBIDDEN,
    ))
}
