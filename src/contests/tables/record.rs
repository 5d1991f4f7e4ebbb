//! A whole record judged, row by row.

use crate::tables::act::{Act, Deed};
use crate::tables::decide::{Referee, decide};
use crate::tables::fault::{Fault, Problem};
use crate::tables::seats::{Seats, seats};
use crate::tables::words::Words;
use crate::{tables::game::Game, tables::reading::Row, tables::rules::TableRules};
use flavita_game::{Edition, TileCounts};
use flavita_lexicon::graph::Graph;

/// Judges a record; the game that comes of it has a verdict for each row.
///
/// # Errors
/// The first row that cannot have happened; of what is missing at the end, the last row.
pub fn judge(
    edition: &Edition,
    words: &Graph,
    rules: &TableRules,
    rows: &[Row],
) -> Result<(Seats, Game), Fault> {
    let seats = seats(rows)?;
    let mut game = Game::new(edition, rules.clone(), seats.names.len(), seats.first);
    for (place, row) in rows.iter().enumerate() {
        let shown = |seat: usize| racks_shown(&rows[place + 1..], &seats.names[seat]);
        let referee = Referee { edition, words: Words::List(words), shown: &shown };
        let player = seats.of(&row.player).expect("everybody in the record has a seat");
        let act = Act { turn: row.turn, player, ms: row.ms, deed: row.deed.clone() };
        let events = decide(&game, &act, referee).map_err(Fault::at(row.line))?;
        for event in &events {
            game.apply(event);
        }
    }
    let missing = missing_rest(&game).map(|seat| Problem::LeftMissing(seats.names[seat].clone()));
    match missing.zip(rows.last()) {
        Some((problem, last)) => Err(Fault { line: last.line, problem }),
        None => Ok((seats, game)),
    }
}

/// The racks that a player shows in these rows.
fn racks_shown(rows: &[Row], player: &str) -> Vec<TileCounts> {
    let his = rows.iter().filter(|row| row.player == player);
    let rack = |row: &Row| match &row.deed {
        Deed::Turn(rack, _) | Deed::Left(rack) => Some(rack.clone()),
        Deed::Lot(_) | Deed::Challenge(_) | Deed::Withdraw => None,
    };
    his.filter_map(rack).collect()
}

/// Somebody who has not shown what he has left, though the game has ended.
fn missing_rest(game: &Game) -> Option<usize> {
    game.end?;
    game.hidden_rests().next()
}
