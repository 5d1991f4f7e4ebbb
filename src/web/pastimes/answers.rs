//! What is answered about the other games of the booklet.

use crate::frame::{Answer, Content, Fault, Silence, Visit, show};
use crate::parts::Sent;
use crate::pastimes::{bingo, page::Common, page::pages, reverse, twist};
use crate::tables::{lists::graph_of, live, place::Place, words};
use actix_web::{HttpResponse, http::StatusCode, web::Form};
use flavita_app::tables::PastimeDesk;
use flavita_contests::pastimes::{Asking, Game, Pastime};
use std::sync::Arc;

async fn desk(visit: &Visit) -> Result<Arc<PastimeDesk>, Fault> {
    Ok(visit.work(|app| app.pastimes.desk(&app.id)).await??)
}

/// `GET /pastimes/{id}`: for everybody to see; the arbiter finds the ways to the players' pages.
pub(crate) async fn hall(visit: Visit) -> Answer {
    let pastime = desk(&visit).await?.seen();
    Ok(page(&visit, &pastime, Place::Hall, (&Sent::default(), String::new())))
}

/// `GET /pastimes/{id}/seats/{key}`: the page of a seat, or of the whole table.
pub(crate) async fn seat(visit: Visit) -> Answer {
    let pastime = desk(&visit).await?.seen();
    let place = place(&visit, &pastime)?;
    Ok(page(&visit, &pastime, place, (&Sent::default(), String::new())))
}

/// `GET /pastimes/{id}/live`.
pub(crate) async fn stream(visit: Visit) -> Answer {
    let desk = desk(&visit).await?;
    let changes = desk.watch();
    Ok(live::of(&visit, desk, changes))
}

/// `POST /pastimes/{id}/seats/{key}`: an act. What is refused stays on the page, with the reason.
pub(crate) async fn act(visit: Visit, sent: Form<Sent>) -> Answer {
    let desk = desk(&visit).await?;
    let pastime = desk.seen();
    let place = place(&visit, &pastime)?;
    match done(&visit, &desk, place, &sent).await {
        Ok(()) => Ok(show::redirect(visit.request.path())),
        Err(fault) => Ok(page(&visit, &desk.seen(), place, (&sent, fault.told()?))),
    }
}

/// Does what is asked, or says why not. While a round is open nobody hears about words.
async fn done(
    visit: &Visit,
    desk: &Arc<PastimeDesk>,
    place: Place,
    asked: &Sent,
) -> Result<(), Fault> {
    let pastime = desk.seen();
    let command = asked.command().ok_or(Fault::Missing)?;
    let silence = Silence::at_table(&visit.app);
    if let Some(name) = silence.for_whom().filter(|_| command.asks_words()) {
        return Err(Fault::Told(say!(visit.language, "tables-closed", name)));
    }
    let list = &pastime.beginning.list;
    let Ok(words) = graph_of(visit, &pastime.edition, list).await else {
        return Err(Fault::Told(say!(visit.language, "tables-no-list")));
    };
    let (seat, turn, desk) = (place.seat(), asked.turn(), Arc::clone(desk));
    let work = move |_: &_| desk.act(&command, Asking { seat, turn, words: &words });
    let done = visit.work(work).await?;
    done.map_err(|error| Fault::Told(words::sentence(&error, visit.language)))
}

/// Whose key stands in the address.
fn place(visit: &Visit, pastime: &Pastime) -> Result<Place, Fault> {
    pages("", pastime).place(visit.part("key"))
}

/// The page, with what was sent and why it was refused.
fn page(
    visit: &Visit,
    pastime: &Pastime,
    place: Place,
    (sent, fault): (&Sent, String),
) -> HttpResponse {
    let (is_fine, language) = (fault.is_empty(), visit.language);
    let common = Common { fault, ..Common::of(visit, pastime, place) };
    let content = match &pastime.game {
        Game::Bingo(game) => Content::of(&bingo::page(common, pastime, game, (place, sent))),
        Game::Reverse(game) => Content::of(&reverse::page(common, pastime, game, sent, language)),
        Game::Twist(game) => {
            let is_silent = Silence::at_table(&visit.app).is_kept();
            Content::of(&twist::page(common, pastime, game, (sent, is_silent), language))
        }
    };
    visit.rendered(content, if is_fine { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY })
}
