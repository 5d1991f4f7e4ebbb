//! The other games of the booklet: which there are, and how a new one begins.

use crate::frame::{Fault, Visit};
use crate::{parts::Choice, tables::form::TableForm, tables::lists::graph_of, training};
use flavita_app::tables::{NewPastime, Seen};
use flavita_contests::pastimes::{Start, reverse};
use flavita_contests::{tables::playing::Table, tables::scores::scores};
use flavita_game::{Board, board_text};
use flavita_i18n::names::against;

/// What stands before the name of a Duplicate game, where a table's name stands alone.
const DUPLICATE: &str = "t/";

/// The last boards that reverse can begin with: of tables and of Duplicate games that are over.
pub(super) async fn boards(visit: &Visit, seen: &[(String, Seen)]) -> Result<Vec<Choice>, Fault> {
    let over = seen.iter().rev().filter(|(_, seen)| can_begin(&seen.table));
    let choice = |(id, seen): &(String, Seen)| {
        let names = against(&seen.table.beginning.names, visit.language);
        Choice::new(id, format!("{names} · {id}"), false)
    };
    let mut boards: Vec<Choice> = over.map(choice).collect();
    if !visit.who().is_arbiter() {
        return Ok(boards);
    }
    let entries = visit.work(|app| app.folder.entries()).await?.unwrap_or_default();
    let games = training::choices::recorded_games(&entries, "", visit.language);
    let named = |game: Choice| Choice { value: format!("{DUPLICATE}{}", game.value), ..game };
    boards.extend(games.into_iter().map(named));
    Ok(boards)
}

fn can_begin(table: &Table) -> bool {
    table.is_over() && !table.game.board.is_empty()
}

/// Begins the game asked for; answers its address.
pub(super) async fn begin(visit: &Visit, form: &TableForm) -> Result<String, Fault> {
    let new = match form.game.as_str() {
        "reverse" => reverse_of(visit, form).await?,
        "bingo" => afresh(visit, form, Start::Bingo)?,
        "twist" => afresh(visit, form, Start::Twist { pieces: Vec::new() })?,
        _ => return Err(Fault::Told(say!(visit.language, "pastimes-fault-board"))),
    };
    let id = visit.work(move |app| app.pastimes.create(new)).await??;
    Ok(format!("/pastimes/{id}"))
}

/// A game that needs nothing but players and words.
fn afresh(visit: &Visit, form: &TableForm, start: Start) -> Result<NewPastime, Fault> {
    let names = form.players(visit.language)?;
    let (edition, list) = form.chosen_deck(visit)?;
    Ok(NewPastime { edition, list, names, start })
}

async fn reverse_of(visit: &Visit, form: &TableForm) -> Result<NewPastime, Fault> {
    let fault = |key: &str| Fault::Told(say!(visit.language, key));
    let found = match form.board.strip_prefix(DUPLICATE) {
        Some(id) => after_duplicate(visit, form, id).await?,
        None => after_table(visit, form).await?,
    };
    let (new, board) = found.ok_or_else(|| fault("pastimes-fault-board"))?;
    let Ok(words) = graph_of(visit, &new.edition, &new.list).await else {
        return Err(fault("tables-no-list"));
    };
    let can_be_taken = reverse::can_be_taken(&new.edition, &words, &board);
    can_be_taken.then_some(new).ok_or_else(|| fault("pastimes-fault-nothing"))
}

type Found = Result<Option<(NewPastime, Board)>, Fault>;

/// The players of the table sit as they sat, the winner first, unless other names are typed.
async fn after_table(visit: &Visit, form: &TableForm) -> Found {
    let id = form.board.clone();
    let Ok(desk) = visit.work(move |app| app.tables.desk(&id)).await? else { return Ok(None) };
    let table = desk.seen().table;
    if !can_begin(&table) {
        return Ok(None);
    }
    let mut names = table.beginning.names.clone();
    let winner = scores(&table.edition, &table.game).first().map_or(0, |score| score.player);
    names.rotate_left(winner);
    if form.names().iter().any(|name| !name.trim().is_empty()) {
        names = form.players(visit.language)?;
    }
    let board = table.game.board.clone();
    let start = Start::Reverse { board: board_text(&table.edition, &board) };
    let (edition, list) = (table.edition.clone(), table.beginning.list.clone());
    Ok(Some((NewPastime { edition, list, names, start }, board)))
}

/// The board of a Duplicate game that is over, with the list meant for its edition.
async fn after_duplicate(visit: &Visit, form: &TableForm, id: &str) -> Found {
    let Ok(desk) = visit.desk(id).await else { return Ok(None) };
    let view = desk.public_view();
    let (state, shelf) = (&view.state, &visit.app.folder.shelf);
    let offer = shelf.offer(&state.edition.id).filter(|_| state.ended.is_some());
    let Some(list) = offer.and_then(|offer| offer.lists.first()) else { return Ok(None) };
    let start = Start::Reverse { board: board_text(&state.edition, &state.board) };
    let names = form.players(visit.language)?;
    let (edition, list) = (state.edition.as_ref().clone(), list.key.clone());
    Ok(Some((NewPastime { edition, list, names, start }, state.board.clone())))
}
