//! The tables of an evening as one tournament of a season.
//!
//! For each opponent at the table who has less a player has a win, for an equal one half of it. The
//! order is by wins, then by the differences of the points added up. The percentage is that of the
//! wins in all his games with an opponent, the total the sum of his points.

use crate::season::stage::{OF_TABLES, Progress, Stage, StageLine};
use flavita_tournament::model::PlayerNumber;
use std::{cmp::Reverse, collections::BTreeMap};

/// How a table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableResult {
    /// Its day, `2026-11-21`.
    pub day: String,
    /// When it was laid out: milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// Once it is over, the people at it with their ranks and totals.
    pub lines: Option<Vec<(String, usize, i64)>>,
}

/// What a player has done in an evening.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// Halves of wins.
    halves: i64,
    opponents: i64,
    difference: i64,
    total: i64,
}

/// The evenings with their tables, called by this name, in order.
pub fn evenings(results: &[TableResult], name: &str) -> Vec<Stage> {
    let mut days: BTreeMap<&str, Vec<&TableResult>> = BTreeMap::new();
    for table in results {
        days.entry(&table.day).or_default().push(table);
    }
    days.into_iter().map(|(day, tables)| evening(day, &tables, name)).collect()
}

fn evening(day: &str, tables: &[&TableResult], name: &str) -> Stage {
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for lines in tables.iter().filter_map(|table| table.lines.as_ref()) {
        for (at, (player, rank, total)) in lines.iter().enumerate() {
            let tally = tallies.entry(player).or_default();
            tally.total += total;
            for (_, other, points) in
                lines.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, line)| line)
            {
                tally.opponents += 1;
                tally.halves += i64::from(rank <= other) + i64::from(rank < other);
                tally.difference += total - points;
            }
        }
    }
    let is_over = tables.iter().all(|table| table.lines.is_some());
    let id = format!("{OF_TABLES}{day}");
    Stage {
        games: vec![id.clone()],
        id,
        name: name.to_owned(),
        date: day.to_owned(),
        created_ms: tables.iter().map(|table| table.at_ms).min().unwrap_or_default(),
        progress: if is_over { Progress::Final } else { Progress::Played },
        lines: lines(&tallies),
    }
}

fn lines(tallies: &BTreeMap<&str, Tally>) -> Vec<StageLine> {
    let order = |tally: &Tally| Reverse((tally.halves, tally.difference));
    let line = |(number, (name, tally)): (u32, (&&str, &Tally))| {
        let better = tallies.values().filter(|other| order(other) < order(tally)).count();
        StageLine {
            number: PlayerNumber(number),
            name: (*name).to_owned(),
            place: u32::try_from(better + 1).unwrap_or(u32::MAX),
            total: i32::try_from(tally.total).unwrap_or(i32::MAX),
            percent_hundredths: tally.halves * 5000 / tally.opponents.max(1),
        }
    };
    let mut lines: Vec<StageLine> = (1..).zip(tallies).map(line).collect();
    lines.sort_by_key(|line| (line.place, line.number));
    lines
}
