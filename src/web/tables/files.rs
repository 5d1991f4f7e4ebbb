//! The record of a table and its result as files, once nobody has anything to hide.

use crate::frame::{Answer, Fault, Visit, file};
use crate::tables::answers::{desk, newest};
use flavita_contests::tables::writing::{scores_csv, turns_csv};
use flavita_report::table_gcg::table_gcg;

/// What a table of values is.
const CSV: &str = "text/csv; charset=utf-8";

/// `GET /tables/{id}/files/{what}`: `moves.csv` is the record, `turns.csv` and `scores.csv` its
/// judgement, `game.gcg` the game for other programs.
pub(crate) async fn one(visit: Visit) -> Answer {
    let table = desk(&visit).await?.seen().table;
    if !table.is_over() {
        return Err(Fault::Missing);
    }
    let what = visit.part("what");
    let text = match what {
        "moves.csv" => Some(table.moves_csv()),
        "turns.csv" => Some(turns_csv(&table.rows, &table.game)),
        "scores.csv" => Some(scores_csv(&table.edition, &table.seats(), &table.game)),
        "game.gcg" => table_gcg(&table),
        _ => None,
    };
    let kind = if what == "game.gcg" { "text/plain; charset=utf-8" } else { CSV };
    let text = text.ok_or(Fault::Missing)?;
    Ok(file(&format!("{} {what}", visit.id()), kind, text.into_bytes()))
}

/// `GET /tables/results.csv`: the results of all tables that are over.
pub(crate) async fn results(visit: Visit) -> Answer {
    let mut text = String::from("table,rank,player,total,plays,bonus,deduction,overtime\n");
    for (id, seen) in
        newest(&visit, usize::MAX).await?.iter().filter(|(_, seen)| seen.table.is_over())
    {
        let table = &seen.table;
        let scores = scores_csv(&table.edition, &table.seats(), &table.game);
        scores.lines().skip(1).for_each(|line| text.extend([id, ",", line, "\n"]));
    }
    Ok(file("tables.csv", CSV, text.into_bytes()))
}
