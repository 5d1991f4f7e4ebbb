//! What the home page answers: to the arbiter the tournaments, to the hall the way to them.

use crate::frame::{Answer, Broken, Visit, show};
use crate::{frame::page::GameHere, home::page::page, http::cookies::Through, parts::Sent};
use actix_web::{HttpResponse, http::StatusCode, web::Form, web::Query};
use flavita_app::{folder::data_folder::FolderError, folder::opening::Entry, season};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use thiserror::Error;
use tokio::time::timeout;

/// How many tournaments that nobody plays are shown, unless all are asked for.
const MOST: usize = 60;

/// The tournaments are being read, which takes long where a thousand of them are new here.
#[derive(Clone, Copy, Debug, Error)]
#[error("{read} of {of} tournaments are read")]
struct BeingRead {
    read: usize,
    of: usize,
}

impl Broken for BeingRead {
    fn is_under_way(&self) -> bool {
        true
    }

    fn sentence(&self, visit: &Visit) -> String {
        say!(visit.language, "home-reading", n = self.read, of = self.of)
    }
}

/// `GET /`: the tournaments for the arbiter; the way to screen and standings for the hall.
pub(crate) async fn show(visit: Visit, query: Query<Sent>) -> Answer {
    let is_whole = query.one("all") == "true";
    let Ok(answer) = timeout(visit.app.patience, answer(&visit, is_whole)).await else {
        let (read, of) = visit.app.folder.known_entries();
        return Err(BeingRead { read, of }.into());
    };
    answer
}

/// The tournaments are read to the end though nobody waits for it, by one at a time.
async fn answer(visit: &Visit, is_whole: bool) -> Answer {
    let turn = visit.app.listing.clone().lock_owned().await;
    if !visit.who().is_arbiter() {
        let read = visit.work(move |app| {
            let _turn = turn;
            Ok::<_, FolderError>((app.folder.entries()?, app.folder.archived()))
        });
        let (entries, archived) = read.await?.unwrap_or_default();
        return Ok(of_the_hall(visit, entries, &archived));
    }
    let amount = (if is_whole { usize::MAX } else { MOST }, visit.language);
    let composed = visit.work(move |app| {
        let _turn = turn;
        let (folder, address) = (&app.folder, app.addresses.current());
        let (entries, archived) = (folder.entries()?, folder.archived());
        Ok::<_, FolderError>(page(&entries, &archived, &folder.path, address, amount))
    });
    Ok(visit.page(&composed.await??))
}

/// Where a tournament is put.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "to", rename_all = "snake_case")]
pub(crate) enum PutInto {
    List,
    Archive,
    Trash,
}

/// `POST /t/{id}/put`: into the archive, back into the list, or away where nothing was played.
pub(crate) async fn put(visit: Visit, form: Form<PutInto>) -> Answer {
    let put = visit.work(move |app| match *form {
        PutInto::List => app.folder.archive(&app.id, false),
        PutInto::Archive => app.folder.archive(&app.id, true),
        PutInto::Trash => app.folder.throw_away(&app.id),
    });
    match put.await? {
        Ok(()) => Ok(show::redirect("/")),
        Err(refused @ (FolderError::Played(_) | FolderError::Watched(_))) => {
            let sentence = Some(refused.sentence(&visit));
            Ok(visit.error(StatusCode::CONFLICT, "home-not-deleted", sentence))
        }
        Err(fault) => Err(fault.into()),
    }
}

/// Everything else.
pub async fn nowhere(visit: Visit) -> HttpResponse {
    visit.not_found()
}

/// `GET /` for any machine of the network: where the screen and the standings of each tournament are;
/// and the words, while nobody thinks about a rack.
#[derive(Serialize)]
struct HallWaysPage {
    /// The tournaments.
    games: Vec<GameHere>,
    has_seasons: bool,
    has_words: bool,
}

page!(HallWaysPage, "home/hall.html");

fn of_the_hall(visit: &Visit, entries: Vec<Entry>, archived: &BTreeSet<String>) -> HttpResponse {
    let folder = &visit.app.folder;
    let open = entries.into_iter().filter(|entry| !archived.contains(&entry.id));
    let games =
        open.filter_map(|entry| Some(GameHere { id: entry.id, name: entry.about.ok()?.name }));
    let is_at_desk = Through::of(&visit.request).is_none();
    visit.page(&HallWaysPage {
        games: games.take(MOST).collect(),
        has_seasons: season::seasons::ids(&folder.path).is_ok_and(|ids| !ids.is_empty()),
        has_words: is_at_desk && folder.tournament_in_round().is_none(),
    })
}
