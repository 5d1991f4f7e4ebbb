//! What is answered about tables.

use crate::frame::{Answer, Fault, Silence, Visit, show};
use crate::tables::{beginning, list, page, words};
use crate::tables::{form::ActForm, form::TableForm, seen::HallPage, seen::SeatPage};
use crate::{tables::lists::graph_of, tables::page::pages, tables::place::Place};
use actix_web::{HttpResponse, web::Form, web::Json};
use flavita_app::tables::{Acting, TableDesk, TableError};
use flavita_contests::tables::playing::{Best, Table};
use flavita_lexicon::graph::Graph;
use std::sync::Arc;

/// The longest random key of a request.
const MOST_KEY: usize = 64;
/// `GET /tables`.
pub(crate) async fn list(visit: Visit) -> Answer {
    Ok(visit.page(&list::page(&visit).await?))
}

/// `POST /tables`: lays a table out, or begins one of the other games.
pub(crate) async fn create(visit: Visit, form: Form<TableForm>) -> Answer {
    let begun = if form.is_ordinary() {
        laid_out(&visit, &form).await
    } else {
        beginning::begin(&visit, &form).await
    };
    match begun {
        Ok(place) => Ok(show::redirect(&place)),
        Err(fault) => {
            let (fault, page) = (fault.told()?, list::page(&visit).await?);
            Ok(visit.refused(&page.refused(fault, form.into_inner())))
        }
    }
}

/// Lays the tables out; answers the address of the one, or of the list.
async fn laid_out(visit: &Visit, form: &TableForm) -> Result<String, Fault> {
    let new = form.wanted(visit)?;
    let is_one = new.len() == 1;
    let made = visit.work(move |app| {
        let made = new.into_iter().map(|new| app.tables.create(new));
        made.collect::<Result<Vec<_>, TableError>>()
    });
    let ids = made.await??;
    let way = ids.first().filter(|_| is_one).map(|id| format!("/tables/{id}"));
    Ok(way.unwrap_or_else(|| "/tables".to_owned()))
}

/// The table of the address.
pub(super) async fn desk(visit: &Visit) -> Result<Arc<TableDesk>, Fault> {
    Ok(visit.work(|app| app.tables.desk(&app.id)).await??)
}

/// `GET /tables/{id}`: for the hall, without racks; the arbiter finds the ways to the players' pages.
/// Of a game that is over the record sheet, with the best placements for who may be told.
pub(crate) async fn hall(visit: Visit) -> Answer {
    let desk = desk(&visit).await?;
    let seen = desk.seen();
    let mut view = page::page(visit.id(), &seen, Place::Hall, visit.language);
    let is_over = seen.table.is_over();
    if visit.who().is_arbiter() && !is_over {
        let address = visit.app.addresses.current();
        let own = format!("/tables/{}", visit.id());
        let ways = pages(&own, &seen.table).ways(address.as_deref()).into_iter().enumerate();
        // The first way is that of the whole table; a computer needs none.
        let computers = &seen.table.beginning.computers;
        let is_computer =
            |at: usize| at > 0 && computers.get(at - 1).is_some_and(|one| !one.is_empty());
        view.ways = ways.filter(|(at, _)| !is_computer(*at)).map(|(_, way)| way).collect();
    }
    if let Some(bests) = bests(&visit, desk).await? {
        page::beside(&mut view, &bests);
    }
    Ok(visit.page(&HallPage(view)))
}

/// What could have been laid at a table that is over, for who may be told; nothing where its list is
/// not here any more.
pub(super) async fn bests(
    visit: &Visit,
    desk: Arc<TableDesk>,
) -> Result<Option<Vec<Option<Best>>>, Fault> {
    let table = desk.seen().table;
    if !table.is_over() || Silence::before(&visit.app, &visit.who()).is_kept() {
        return Ok(None);
    }
    let Ok(words) = graph(visit, &table).await else { return Ok(None) };
    visit.work(move |_: &_| desk.bests(&words).map(<[_]>::to_vec)).await
}

/// `GET /tables/{id}/seats/{key}`: the page of a seat, or of the whole table.
pub(crate) async fn seat(visit: Visit) -> Answer {
    let seen = desk(&visit).await?.seen();
    let place = place(&visit, &seen.table)?;
    let mut view = page::page(visit.id(), &seen, place, visit.language);
    if !seen.table.contested.is_empty() && !Silence::at_table(&visit.app).is_kept() {
        let words = graph(&visit, &seen.table).await?;
        let is_known = |word: &[flavita_game::Letter]| words.contains(word.iter().copied());
        view.explained = page::explained(&seen.table, is_known, visit.language);
    }
    Ok(visit.page(&SeatPage(view)))
}

/// Whose key stands in the address.
fn place(visit: &Visit, table: &Table) -> Result<Place, Fault> {
    pages("", table).place(visit.part("key"))
}

async fn graph(visit: &Visit, table: &Table) -> Result<Arc<Graph>, Fault> {
    graph_of(visit, &table.edition, &table.beginning.list).await
}

/// `POST /tables/{id}/seats/{key}`: an act.
pub(crate) async fn act(visit: Visit, form: Json<ActForm>) -> Answer {
    let desk = desk(&visit).await?;
    let table = desk.seen().table;
    let place = place(&visit, &table)?;
    if form.key.is_empty() || form.key.len() > MOST_KEY {
        return Err(Fault::Missing);
    }
    let seat = form.seat(place, &table).ok_or(Fault::Missing)?;
    let silence = Silence::at_table(&visit.app);
    let Ok(words) = graph(&visit, &table).await else {
        return Ok(answer(&say!(visit.language, "tables-no-list")));
    };
    let (command, turn, is_silent) = (form.command(), form.turn, silence.is_kept());
    // The same key of another seat, or for something else, is another request.
    let key = format!("{seat} {:?} {}", form.what, form.key);
    let acting = Acting { seat, turn, command, key, words, is_silent };
    let done = visit.work(move |_| desk.act(&acting)).await?;
    Ok(match done {
        Ok(()) => show::json(serde_json::json!({ "saved": true })),
        Err(TableError::Silent) => {
            let name = silence.for_whom().unwrap_or_default();
            answer(&say!(visit.language, "tables-closed", name))
        }
        Err(error) => answer(&words::sentence(&error, visit.language)),
    })
}

fn answer(sentence: &str) -> HttpResponse {
    show::json(serde_json::json!({ "saved": false, "sentence": sentence }))
}
