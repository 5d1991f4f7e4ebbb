//! What is answered about tables.

use crate::frame::{Answer, Fault, Silence, Visit, attachment, show};
use crate::tables::{list, list::TableForm, page, words};
use actix_web::HttpResponse;
use actix_web::web::{Form, Json};
use flavita_app::tables::{Acting, Seen, TableDesk, TableError};
use flavita_contests::tables::playing::{Command, Proposal, Table};
use flavita_contests::tables::rules::WordsBy;
use flavita_contests::tables::writing::{scores_csv, turns_csv};
use flavita_lexicon::graph::Graph;
use serde::Deserialize;
use std::sync::Arc;

/// `GET /tables`.
pub(crate) async fn list(visit: Visit) -> Answer {
    Ok(visit.page(&list::page(&visit, &all(&visit).await?)))
}

async fn all(visit: &Visit) -> Result<Vec<(String, Seen)>, Fault> {
    let read = visit.work(|app| {
        let ids = app.tables.ids()?.into_iter();
        // One that cannot be read says so on its own page.
        Ok(ids.filter_map(|id| Some((id.clone(), app.tables.desk(&id).ok()?.seen()))).collect())
    });
    Ok(read.await?.map_err(|error: TableError| error)?)
}

/// `POST /tables`: lays a table out.
pub(crate) async fn create(visit: Visit, form: Form<TableForm>) -> Answer {
    match TableForm::wanted(&form, &visit) {
        Ok(new) => {
            let id = visit.work(move |app| app.tables.create(new)).await??;
            Ok(show::redirect(&format!("/tables/{id}")))
        }
        Err(fault) => {
            let page = list::page(&visit, &all(&visit).await?);
            Ok(visit.refused(&list::TablesPage { fault, names: form.names(), ..page }))
        }
    }
}

async fn desk(visit: &Visit) -> Result<Arc<TableDesk>, Fault> {
    let id = visit.id().to_owned();
    Ok(visit.work(move |app| app.tables.desk(&id)).await??)
}

/// `GET /tables/{id}`: for the hall, without racks; the arbiter finds the ways to the players' pages.
pub(crate) async fn hall(visit: Visit) -> Answer {
    let seen = desk(&visit).await?.seen();
    let mut page = page::page(visit.id(), &seen, None, visit.language);
    if visit.who().is_arbiter() {
        page.ways = page::ways(visit.id(), &seen.table, visit.app.addresses.current().as_deref());
    }
    Ok(visit.page(&page))
}

/// `GET /tables/{id}/{key}`: the page of a seat, or of the whole table.
pub(crate) async fn seat(visit: Visit) -> Answer {
    let seen = desk(&visit).await?.seen();
    let place = place(&visit, &seen.table)?;
    let mut page = page::page(visit.id(), &seen, Some(place), visit.language);
    if !seen.table.contested.is_empty() && !Silence::before(&visit.app, &visit.who()).is_kept() {
        let words = graph(&visit, &seen.table).await?;
        let is_known = |word: &[flavita_game::Letter]| words.contains(word.iter().copied());
        page.explained = page::explained(&seen.table, is_known, visit.language);
    }
    Ok(visit.page(&page))
}

/// Whose key stands in the address.
fn place(visit: &Visit, table: &Table) -> Result<usize, Fault> {
    let key = visit.part("key");
    table.beginning.keys.iter().position(|known| known == key).ok_or(Fault::Missing)
}

async fn graph(visit: &Visit, table: &Table) -> Result<Arc<Graph>, Fault> {
    let (edition, list) = (table.edition.clone(), table.beginning.list.clone());
    let read = visit.work(move |app| {
        let offer = app.folder.shelf().offer(edition.id());
        let list = offer.and_then(|offer| offer.list(&list)).ok_or(TableError::Missing)?;
        Ok(app.chosen_words.of(&edition, list)?)
    });
    Ok(read.await?.map_err(|error: TableError| error)?)
}

/// What a page sends.
#[derive(Debug, Deserialize)]
pub struct ActForm {
    what: What,
    #[serde(default)]
    seat: Option<usize>,
    #[serde(default)]
    action: String,
    #[serde(default)]
    at: String,
    #[serde(default)]
    word: String,
    key: String,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum What {
    Run,
    Stand,
    Propose,
    Undo,
    Press,
    Challenge,
    Withdraw,
    Accept,
}

/// The longest random key of a request.
const MOST_KEY: usize = 64;

impl ActForm {
    fn command(&self) -> Command {
        let [action, at, word] = [&self.action, &self.at, &self.word].map(Clone::clone);
        match self.what {
            What::Run => Command::Run,
            What::Stand => Command::Stand,
            What::Propose => Command::Propose(Proposal { action, at, word }),
            What::Undo => Command::Undo,
            What::Press => Command::Press,
            What::Challenge => Command::Challenge(word),
            What::Withdraw => Command::Withdraw,
            What::Accept => Command::Accept,
        }
    }

    /// For whom it is done: on the page of the whole table for whom it says, else for who is on turn.
    fn seat(&self, place: usize, table: &Table) -> Option<usize> {
        let seats = table.beginning.names.len();
        let meant = match self.what {
            What::Withdraw => {
                table.game.open.as_ref().map_or(table.game.on_turn, |open| open.player)
            }
            _ => self.seat.unwrap_or(table.game.on_turn),
        };
        let seat = if place < seats { place } else { meant };
        (seat < seats).then_some(seat)
    }

    /// Whether the answer tells something about words.
    fn asks_words(&self, table: &Table) -> bool {
        let proposed = table.proposed.as_ref().map(|proposal| proposal.action.as_str());
        let is_judged = table.game.rules.words == WordsBy::Judged;
        match self.what {
            What::Challenge => true,
            What::Press => proposed == Some("end") || (is_judged && proposed == Some("play")),
            _ => false,
        }
    }
}

/// `POST /tables/{id}/{key}`: an act.
pub(crate) async fn act(visit: Visit, form: Json<ActForm>) -> Answer {
    let desk = desk(&visit).await?;
    let table = desk.seen().table;
    let place = place(&visit, &table)?;
    if form.key.is_empty() || form.key.len() > MOST_KEY {
        return Err(Fault::Missing);
    }
    let seat = form.seat(place, &table).ok_or(Fault::Missing)?;
    let silence = Silence::before(&visit.app, &visit.who());
    if let Some(name) = silence.for_whom().filter(|_| form.asks_words(&table)) {
        return Ok(answer(&say!(visit.language, "words-closed-what", name)));
    }
    let words = graph(&visit, &table).await?;
    let acting = Acting { seat, command: form.command(), key: form.key.clone(), words };
    let done = visit.work(move |_| desk.act(&acting)).await?;
    Ok(match done {
        Ok(()) => show::json(serde_json::json!({ "saved": true })),
        Err(error) => answer(&words::sentence(&error, visit.language)),
    })
}

fn answer(sentence: &str) -> HttpResponse {
    show::json(serde_json::json!({ "saved": false, "sentence": sentence }))
}

/// `GET /tables/{id}/moves.csv` and its judgement, once nobody has anything to hide.
pub(crate) async fn file(visit: Visit) -> Answer {
    let table = desk(&visit).await?.seen().table;
    if !table.is_over() {
        return Err(Fault::Missing);
    }
    let name = visit.part("file").trim_end_matches(".csv");
    let text = match name {
        "moves" => table.moves_csv(),
        "turns" => turns_csv(&table.rows, &table.game),
        _ => scores_csv(&table.edition, &table.seats(), &table.game),
    };
    Ok(attachment(&format!("{}-{name}", visit.id()), text.into_bytes()))
}

/// `GET /tables/results.csv`: the results of all tables that are over.
pub(crate) async fn results(visit: Visit) -> Answer {
    let mut text = String::from("table,rank,player,total,plays,bonus,deduction,overtime\n");
    for (id, seen) in all(&visit).await?.iter().filter(|(_, seen)| seen.table.is_over()) {
        let table = &seen.table;
        let scores = scores_csv(&table.edition, &table.seats(), &table.game);
        scores.lines().skip(1).for_each(|line| text.extend([id, ",", line, "\n"]));
    }
    Ok(attachment("tables", text.into_bytes()))
}
