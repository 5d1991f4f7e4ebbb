//! The console as it is asked for.

use crate::frame::{Answer, AppState, AtDesk, Visit, show};
use crate::{console, marking::piles, network, parts::meaning, standings::cumulated};
use actix_web::HttpResponse;
use flavita_app::screen::shown::{Change, Screen};
use flavita_app::{desk::DeskRequest, folder::data_folder::FolderError};
use flavita_tournament::model::{Actor, MeetingNote};

/// `GET /t/{id}/console`.
pub async fn show(at: AtDesk) -> HttpResponse {
    let keyer = Some(at.who().at_slips()).filter(|who| !who.is_arbiter());
    let pile = piles::asked_pile(&at.request);
    meaning::prepare(&at).await;
    let mut page = console::composing::page(&at.view(), &at.id, pile, at.language);
    page.alarm = network::page::alarm(&at.app.alarms(&at.id), at.language);
    page.keys_as = keyer
        .and_then(|who| who.helper)
        .map(|(_, name)| say!(at.language, "console-keys-as", name = name));
    at.page(&page)
}

/// `POST /t/{id}/next-game`: sets the next game of the event up, or finds it, and leads to its
/// console; where this one is still being played, back to its own.
pub(crate) async fn begin_next(visit: Visit) -> Answer {
    let set_up = visit.work(|app| {
        let name = |note: &MeetingNote| cumulated::game_name(note, app.language);
        let next = app.folder.next_game(&app.id, name);
        if let Ok(next) = &next {
            passes_go_on(app, &app.id, next);
        }
        next
    });
    let leads_to = match set_up.await? {
        Err(FolderError::StillPlayed(id)) => id,
        next => next?,
    };
    if leads_to != visit.id() {
        screen_goes_on(&visit, &leads_to).await;
    }
    Ok(show::redirect(&format!("/t/{leads_to}/console")))
}

fn passes_go_on(app: &AppState, before: &str, next: &str) {
    let inherited = app.with_passes(next).and_then(|(desk, passes)| {
        let players = desk.view().state.players.keys().copied().collect();
        Ok((passes, app.passes(before)?, players))
    });
    let inherited = inherited.map(|(next, before, players)| next.inherit(&before, &players));
    if !matches!(inherited, Ok(Ok(()))) {
        tracing::error!(?inherited, "the next game could not inherit the badges");
    }
}

/// The next game takes over how large texts are and the Wi-Fi of the hall, then the hall goes on
/// to it.
async fn screen_goes_on(visit: &Visit, next: &str) {
    let before = visit.id();
    let desks = (visit.desk(before).await, visit.desk(next).await);
    let (Ok(desk_before), Ok(desk_next)) = desks else { return };
    let view = desk_next.view();
    let is_new = view.state.rounds.is_empty() && view.screen == Screen::default();
    let screen = Box::new(desk_before.view().screen.clone());
    let inherit = Change::Inherit(screen, before.to_owned());
    let inherited = if is_new {
        desk_next.ask(DeskRequest::Show(inherit), &Actor::Console, None).await.err()
    } else {
        None
    };
    let go_on = DeskRequest::Show(Change::GoOn(next.to_owned()));
    let gone_on = desk_before.ask(go_on, &Actor::Console, None).await.err();
    for error in inherited.into_iter().chain(gone_on) {
        tracing::error!(%error, "the hall could not go on to the next game");
    }
}
