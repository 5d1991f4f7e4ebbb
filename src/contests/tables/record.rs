//! A whole record judged: who sits where and who starts, then row by row.

use crate::tables::{act::Act, act::Deed, decide::Referee, decide::decide};
use crate::tables::{fault::Fault, fault::Problem, rules::TableRules};
use crate::{tables::game::Game, tables::laying::Words, tables::reading::Row};
use flavita_game::{Edition, Tile, TileCounts};
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

/// The most players of a game.
pub const MOST_PLAYERS: usize = 4;

/// The players in the order of their seats, and the one who starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    /// Their names.
    pub names: Vec<String>,
    /// The seat of the first.
    pub first: usize,
}

impl Seats {
    /// Where a player sits.
    pub(super) fn of(&self, player: &str) -> Option<usize> {
        self.names.iter().position(|name| name == player)
    }
}

/// The seats of a record: by its lots, where there are any, else by its turns.
///
/// # Errors
/// The first row of somebody without a seat, or the lot that is amiss.
pub fn seats(rows: &[Row]) -> Result<Seats, Fault> {
    let is_lot = |row: &&Row| matches!(row.deed, Deed::Lot(_));
    let by_lot = rows.iter().any(|row| is_lot(&row));
    let gives_seat = |row: &&Row| match row.deed {
        Deed::Lot(_) => true,
        Deed::Turn(..) | Deed::Left(_) => !by_lot,
        Deed::Challenge(_) | Deed::Withdraw => false,
    };
    let mut seats = Seats { names: Vec::new(), first: 0 };
    for row in rows.iter().filter(gives_seat) {
        if seats.of(&row.player).is_none() {
            if seats.names.len() == MOST_PLAYERS {
                let problem = Problem::TooManyPlayers(row.player.clone());
                return Err(Fault { line: row.line, problem });
            }
            seats.names.push(row.player.clone());
        }
    }
    let first = if by_lot { first_by_lot(rows, &seats) } else { Ok(0) };
    if let Some(stranger) = rows.iter().find(|row| seats.of(&row.player).is_none()) {
        let problem = Problem::NoSeat(stranger.player.clone());
        let fault = Fault { line: stranger.line, problem };
        return Err(first.err().filter(|lot| lot.line < fault.line).unwrap_or(fault));
    }
    seats.first = first?;
    Ok(seats)
}

fn first_by_lot(rows: &[Row], seats: &Seats) -> Result<usize, Fault> {
    let (mut first, mut drawn) = (None, Vec::new());
    let mut drawing: Vec<usize> = (0..seats.names.len()).collect();
    let mut others = rows.iter().filter(|row| !matches!(row.deed, Deed::Lot(_)));
    let after = others.next().map_or(usize::MAX, |row| row.line);
    for row in rows {
        let Deed::Lot(tile) = row.deed else { continue };
        let fault = Fault::at(row.line);
        if row.line > after {
            return Err(fault(Problem::LotTooLate));
        }
        let seat = seats.of(&row.player).filter(|seat| drawing.contains(seat));
        let seat = seat.filter(|seat| first.is_none() && drawn.iter().all(|(_, s)| s != seat));
        let seat = seat.ok_or_else(|| fault(Problem::LotTooMany(row.player.clone())))?;
        drawn.push((nearness(tile), seat));
        if drawn.len() == drawing.len() {
            let best = drawn.iter().map(|(nearness, _)| *nearness).min();
            drawn.retain(|(nearness, _)| Some(*nearness) == best);
            drawing = drawn.drain(..).map(|(_, seat)| seat).collect();
            first = drawing.first().copied().filter(|_| drawing.len() == 1);
        }
    }
    let last = rows.last().map_or(1, |row| row.line);
    first.ok_or(Fault { line: after.min(last), problem: Problem::LotsUndecided })
}

/// The smaller, the nearer to the beginning of the alphabet; a blank comes before it.
fn nearness(tile: Tile) -> usize {
    match tile {
        Tile::Blank => 0,
        Tile::Letter(letter) => letter.index() + 1,
    }
}
