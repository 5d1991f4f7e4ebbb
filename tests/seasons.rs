//! Seasons: given tournaments that are over, then these standings and this rating.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "seasons/counted.rs"]
mod counted;
#[path = "seasons/persons.rs"]
mod persons;
#[path = "seasons/texts.rs"]
mod texts;
#[path = "seasons/twins.rs"]
mod twins;

use flavita::contests::season::stage::{Progress, Stage, StageLine};
use flavita::{
    tournament::model::ids::PlayerNumber, tournament::results::standings::percent_hundredths,
};

/// A tournament that is over: each player with name, place and total, numbered in this order.
pub(crate) fn stage(id: &str, top: i32, lines: &[(&str, u32, i32)]) -> Stage {
    let line = |(number, (name, place, total)): (u32, &(&str, u32, i32))| StageLine {
        number: PlayerNumber(number),
        name: (*name).to_owned(),
        place: *place,
        total: *total,
        percent_hundredths: percent_hundredths(*total, top),
    };
    Stage {
        id: id.to_owned(),
        games: vec![id.to_owned()],
        name: format!("Кубок {id}"),
        date: "2026-11-21".to_owned(),
        created_ms: 0,
        progress: Progress::Final,
        lines: (1..).zip(lines).map(line).collect(),
    }
}

/// The same of names alone, in the order of their places.
pub(crate) fn played(id: &str, names: &[&str]) -> Stage {
    let lines: Vec<(&str, u32, i32)> =
        (1..).zip(names).map(|(place, name)| (*name, place, 100)).collect();
    stage(id, 100, &lines)
}
