//! What everybody has in the end, and in which order; turns.csv and scores.csv.

use crate::tables::{game::End, game::Game, record::Seats};
use crate::{tables::act::Reason, tables::cells::quoted, tables::reading::Row};
use flavita_game::{BoardTile, Edition, Tile, TileCounts};
use std::cmp::Reverse;

/// The price of a started minute beyond the clock.
const OVERTIME: i64 = 10;
const MINUTE_MS: u64 = 60_000;

/// A player's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The player's seat.
    pub player: usize,
    /// The place; equals share the better one.
    pub rank: usize,
    /// The sum.
    pub total: i64,
    /// The points of his acts.
    pub plays: i64,
    /// What the others had left, for who has played out.
    pub bonus: i64,
    /// What he had left.
    pub deduction: i64,
    /// What his time costs.
    pub overtime: i64,
}

/// The scores, the best first; those who have resigned come last.
pub fn scores(edition: &Edition, game: &Game) -> Vec<Score> {
    let seats = 0..game.players.len();
    let left: Vec<i64> = seats.clone().map(|seat| deduction(edition, game, seat)).collect();
    let is_double = game.rules.out_takes_double && matches!(game.end, Some(End::Out(_)));
    let mut scores: Vec<Score> = seats.map(|seat| score(game, &left, (seat, is_double))).collect();
    let order = |score: &Score| (game.players[score.player].has_resigned, Reverse(score.total));
    scores.sort_by_key(order);
    for place in 1..scores.len() {
        let is_equal = order(&scores[place]) == order(&scores[place - 1]);
        scores[place].rank = if is_equal { scores[place - 1].rank } else { place + 1 };
    }
    scores
}

fn score(game: &Game, left: &[i64], (player, is_double): (usize, bool)) -> Score {
    let his = game.verdicts.iter().filter(|verdict| verdict.player == player);
    let plays = his.map(|verdict| verdict.points).sum();
    let deduction = if is_double { 0 } else { left[player] };
    // Who is out has nothing left himself.
    let bonus = if game.end == Some(End::Out(player)) { left.iter().sum() } else { 0 };
    let bonus: i64 = if is_double { 2 * bonus } else { bonus };
    let overtime = overtime(game, player);
    let total = plays + bonus - deduction - overtime;
    Score { player, rank: 1, total, plays, bonus, deduction, overtime }
}

/// The value of the tiles that a player has left, once the game has ended.
fn deduction(edition: &Edition, game: &Game, seat: usize) -> i64 {
    let none = TileCounts::default();
    let left = game.end.map_or(&none, |_| &game.hands.each[seat].known);
    let value = |tile| match tile {
        Tile::Letter(letter) => i64::from(edition.value(BoardTile::real(letter))),
        Tile::Blank => 0,
    };
    left.tiles().map(value).sum()
}

fn overtime(game: &Game, seat: usize) -> i64 {
    let budget = game.rules.clock.map(|seconds| u64::from(seconds) * 1000);
    let used = game.players[seat].used_ms;
    let beyond = budget.map_or(0, |budget| used.saturating_sub(budget));
    i64::try_from(beyond.div_ceil(MINUTE_MS)).unwrap_or(i64::MAX / OVERTIME) * OVERTIME
}

/// The columns of turns.csv.
pub const TURN_COLUMNS: [&str; 7] =
    ["turn", "player", "action", "legal", "points", "total", "reason"];
/// The columns of scores.csv.
pub const SCORE_COLUMNS: [&str; 7] =
    ["rank", "player", "total", "plays", "bonus", "deduction", "overtime"];

/// What came of each row; `total` is what its player had then, by what counts in the end.
pub fn turns_csv(rows: &[Row], game: &Game) -> String {
    let mut totals = vec![0; game.players.len()];
    let lines = rows.iter().zip(&game.verdicts).map(|(row, verdict)| {
        let total = &mut totals[verdict.player];
        *total += verdict.points;
        let [turn, player, action, ..] = row.cells.clone();
        let legal = u8::from(verdict.is_legal).to_string();
        let reason = verdict.reason.map_or("", Reason::code).to_owned();
        [turn, player, action, legal, verdict.points.to_string(), total.to_string(), reason]
    });
    table(TURN_COLUMNS, lines)
}

/// The scores.
pub fn scores_csv(edition: &Edition, seats: &Seats, game: &Game) -> String {
    let scores = scores(edition, game);
    let lines = scores.iter().map(|score| {
        let [total, plays, bonus, deduction, overtime] =
            [score.total, score.plays, score.bonus, score.deduction, score.overtime]
                .map(|points| points.to_string());
        let player = seats.names[score.player].clone();
        [score.rank.to_string(), player, total, plays, bonus, deduction, overtime]
    });
    table(SCORE_COLUMNS, lines)
}

/// Writes a table.
pub(super) fn table(columns: [&str; 7], rows: impl Iterator<Item = [String; 7]>) -> String {
    let headings = std::iter::once(columns.map(str::to_owned));
    let line = |row: [String; 7]| row.each_ref().map(|cell| quoted(cell, &[','])).join(",") + "\n";
    headings.chain(rows).map(line).collect()
}
