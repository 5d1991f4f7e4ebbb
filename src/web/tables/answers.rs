//! What is answered about tables.

use crate::frame::{Answer, Fault, Silence, Visit, show};
use crate::tables::asked::ActForm;
use crate::tables::beginning;
use crate::tables::form::TableForm;
use crate::tables::list::{self, TablesPage};
use crate::tables::lists::graph_of;
use crate::tables::page::{self, Place};
use crate::tables::seen::{HallPage, SeatPage};
use crate::tables::words;
use actix_web::HttpResponse;
use actix_web::web::{Form, Json};
use flavita_app::tables::{Acting, Seen, TableDesk, TableError};
use flavita_contests::tables::playing::Table;
use flavita_lexicon::graph::Graph;
use std::sync::Arc;

/// The longest random key of a request.
const MOST_KEY: usize = 64;
/// How many tables the page has; the file of results has all.
const MOST_SHOWN: usize = 60;

/// `GET /tables`.
pub(crate) async fn list(visit: Visit) -> Answer {
    Ok(visit.page(&list::page(&visit, &newest(&visit, MOST_SHOWN).await?).await?))
}

/// As many tables as can be read of the newest, which stand last.
pub(super) async fn newest(visit: &Visit, most: usize) -> Result<Vec<(String, Seen)>, Fault> {
    let read = visit.work(move |app| {
        let ids = app.tables.ids()?;
        let older = ids.len().saturating_sub(most);
        let ids = ids.into_iter().skip(older);
        // One that cannot be read says so on its own page.
        Ok(ids.filter_map(|id| Some((id.clone(), app.tables.desk(&id).ok()?.seen()))).collect())
    });
    Ok(read.await?.map_err(|error: TableError| error)?)
}

/// `POST /tables`: lays a table out, or begins one of the other games.
pub(crate) async fn create(visit: Visit, form: Form<TableForm>) -> Answer {
    let begun = if form.is_ordinary() {
        match TableForm::wanted(&form, &visit) {
            Ok(new) => {
                let id = visit.work(move |app| app.tables.create(new)).await??;
                Ok(format!("/tables/{id}"))
            }
            Err(fault) => Err(fault),
        }
    } else {
        beginning::begin(&visit, &form).await?
    };
    match begun {
        Ok(place) => Ok(show::redirect(&place)),
        Err(fault) => {
            let page = list::page(&visit, &newest(&visit, MOST_SHOWN).await?).await?;
            Ok(visit.refused(&TablesPage { fault, names: form.names(), ..page }))
        }
    }
}

/// The table of the address.
pub(super) async fn desk(visit: &Visit) -> Result<Arc<TableDesk>, Fault> {
    let id = visit.id().to_owned();
    Ok(visit.work(move |app| app.tables.desk(&id)).await??)
}

/// `GET /tables/{id}`: for the hall, without racks; the arbiter finds the ways to the players' pages.
/// Of a game that is over the record sheet, with the best placements for who may be told.
pub(crate) async fn hall(visit: Visit) -> Answer {
    let desk = desk(&visit).await?;
    let seen = desk.seen();
    let mut view = page::page(visit.id(), &seen, Place::Hall, visit.language);
    let is_over = seen.table.is_over();
    if visit.who().is_arbiter() && !is_over {
        view.ways = page::ways(visit.id(), &seen.table, visit.app.addresses.current().as_deref());
    }
    if is_over && !Silence::before(&visit.app, &visit.who()).is_kept() {
        // A list that is not here any more leaves the sheet without them.
        if let Ok(words) = graph(&visit, &seen.table).await {
            let work = move |_: &_| desk.bests(&words).map(<[_]>::to_vec);
            if let Some(bests) = visit.work(work).await? {
                page::beside(&mut view, &bests);
            }
        }
    }
    Ok(visit.page(&HallPage(view)))
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
    let key = visit.part("key");
    let known = table.beginning.keys.iter().position(|known| known == key);
    let place = known.ok_or(Fault::Missing)?;
    Ok(if place < table.beginning.names.len() { Place::Seat(place) } else { Place::Whole })
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
    if let Some(name) = silence.for_whom().filter(|_| form.asks_words(&table)) {
        return Ok(answer(&say!(visit.language, "tables-closed", name)));
    }
    let Ok(words) = graph(&visit, &table).await else {
        return Ok(answer(&say!(visit.language, "tables-no-list")));
    };
    let (command, turn, key) = (form.command(), form.turn, form.key.clone());
    let acting = Acting { seat, turn, command, key, words };
    let done = visit.work(move |_| desk.act(&acting)).await?;
    Ok(match done {
        Ok(()) => show::json(serde_json::json!({ "saved": true })),
        Err(error) => answer(&words::sentence(&error, visit.language)),
    })
}

fn answer(sentence: &str) -> HttpResponse {
    show::json(serde_json::json!({ "saved": false, "sentence": sentence }))
}
