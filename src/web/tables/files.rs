//! The record of a table and its result as files, once nobody has anything to hide.

use crate::frame::{Answer, Fault, Visit, file};
use crate::{tables::answers::bests, tables::answers::desk, tables::words};
use flavita_contests::tables::scores::{scores_csv, turns_csv};
use flavita_contests::tables::{cells::quoted, cells::rows_of, playing::Best, playing::Table};
use flavita_i18n::{formula::disarmed, language::Language};
use flavita_report::replay::at_table::TableReplay;
use flavita_report::tables_t::{Pair, tables_t};
use flavita_report::{replay::page::table_replay, table_gcg::table_gcg};

/// What a table of values is.
const CSV: &str = "text/csv; charset=utf-8";

/// `GET /tables/{id}/files/{what}`: `moves.csv` is the record, `replay.html` a page of its own,
/// `turns.csv` and `scores.csv` its judgement, `rules.toml` what `flavita referee` judges it by, `game.gcg` the game for other programs.
pub(crate) async fn one(visit: Visit) -> Answer {
    let desk = desk(&visit).await?;
    let table = desk.seen().table;
    if !table.is_over() {
        return Err(Fault::Missing);
    }
    let what = visit.part("what");
    if what == "replay.html" {
        let bests = bests(&visit, desk).await?.unwrap_or_default();
        let page = table_replay(&replay(&table, &bests, visit.language), visit.language);
        return Ok(file(&format!("{} {what}", visit.id()), "text/html; charset=utf-8", page));
    }
    let text = match what {
        "moves.csv" => Some(table.moves_csv()),
        "turns.csv" => Some(turns_csv(&table.rows, &table.game)),
        "scores.csv" => Some(scores_csv(&table.edition, &table.seats(), &table.game)),
        "rules.toml" => Some(table.beginning.rules.clone()),
        "game.gcg" => table_gcg(&table),
        _ => None,
    };
    let is_plain = ["game.gcg", "rules.toml"].contains(&what);
    let text = text.ok_or(Fault::Missing)?;
    let (kind, text) =
        if is_plain { ("text/plain; charset=utf-8", text) } else { (CSV, for_spreadsheets(&text)) };
    Ok(file(&format!("{} {what}", visit.id()), kind, text.into_bytes()))
}

/// A table whose names no spreadsheet takes for formulas.
fn for_spreadsheets(table: &str) -> String {
    let Ok(rows) = rows_of(table, ',') else { return table.to_owned() };
    let is_figure = |cell: &str| cell == "-" || cell.parse::<i64>().is_ok();
    let safe = |cell: &String| {
        let cell = if is_figure(cell) { cell.clone() } else { disarmed(cell) };
        quoted(&cell, &[','])
    };
    let line = |(_, cells): &(usize, Vec<String>)| {
        cells.iter().map(safe).collect::<Vec<_>>().join(",") + "\n"
    };
    rows.iter().map(line).collect()
}

fn replay<'a>(table: &'a Table, bests: &'a [Option<Best>], language: Language) -> TableReplay<'a> {
    let rows = table.rows.iter().zip(&table.game.verdicts);
    let said = rows.map(|(row, verdict)| {
        let did = words::action(table, row, language);
        let said = say!(language, "labelled", label = &row.player, value = did);
        match verdict.reason {
            Some(reason) => format!("{said}. {}", words::reason(reason.code(), language)),
            None => said,
        }
    });
    let details = words::rules(&table.game.rules, language);
    TableReplay { table, details, said: said.collect(), bests }
}

/// `GET /tables/results.t`: the tables for two of the last evening that has any, for tsh.
pub(crate) async fn for_tsh(visit: Visit) -> Answer {
    let results = visit.work(move |app| app.tables.results()).await??;
    let pairs = results.values().filter_map(|(table, _)| {
        let [one, two] = table.lines.as_deref()? else { return None };
        let pair = [one, two].map(|(name, _, total)| (name.clone(), *total));
        Some((table.day.clone(), pair))
    });
    let pairs: Vec<(String, Pair)> = pairs.collect();
    let day = pairs.iter().map(|(day, _)| day.clone()).max().unwrap_or_default();
    let of_day = pairs.into_iter().filter(|(one, _)| *one == day).map(|(_, pair)| pair);
    let text = tables_t(&of_day.collect::<Vec<_>>());
    Ok(file(&format!("tables-{day}.t"), "text/plain; charset=utf-8", text.into_bytes()))
}

/// `GET /tables/results.csv`: the results of all tables that are over.
pub(crate) async fn results(visit: Visit) -> Answer {
    let mut text = String::from("table,rank,player,total,plays,bonus,deduction,overtime\n");
    let results = visit.work(move |app| app.tables.results()).await??;
    for (id, (_, scores)) in results.iter().filter(|(_, (result, _))| result.lines.is_some()) {
        scores.lines().skip(1).for_each(|line| text.extend([id, ",", line, "\n"]));
    }
    Ok(file("tables.csv", CSV, for_spreadsheets(&text).into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_would_be_formulas_have_an_apostrophe_and_figures_none() {
        let table = "player,total\n=HYPERLINK(1),-5\n\"@a,b\",-\nАнна,7\n";
        let safe = "player,total\n'=HYPERLINK(1),-5\n\"'@a,b\",-\nАнна,7\n";
        assert_eq!(for_spreadsheets(table), safe);
    }
}
