//! turns.csv and scores.csv.

use crate::{
    tables::game::Game, tables::reading::Row, tables::reason::Reason, tables::scores::scores,
    tables::seats::Seats, tables::sheet::table,
};
use flavita_game::Edition;

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
