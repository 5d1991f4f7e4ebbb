//! The rounds: racks, tops, and what went on the board.

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_i18n::language::Language;
use flavita_tournament::model::round::{Phase, Round};
use flavita_tournament::{
    results::found::top_finders, results::solo::solo, state::tournament::Tournament,
};

const COLUMNS: &[&str] = &[
    "round",
    "rack",
    "tops",
    "top_points",
    "at",
    "word",
    "points",
    "legal_placements",
    "found",
    "solo",
    "players",
    "seconds",
];

/// Every round whose rack was announced.
///
/// `tops` counts the placements with the most points, `found` the players who had one of them;
/// `at`, `word` and `points` are what went on the board; `solo` is the only player with the best
/// score. What a running round keeps secret is empty.
pub(crate) fn rounds_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    let announced = state.rounds.iter().filter(|r| r.phase >= Phase::Thinking);
    for round in announced {
        sheet.add(&cells(state, round));
    }
    sheet.to_bytes()
}

fn cells(state: &Tournament, round: &Round) -> [Cell; 12] {
    let (tops, placed) = (round.tops.as_ref(), round.placed.as_ref());
    let marked = Some(round).filter(|round| round.may_be_marked());
    let solo = marked.and_then(|round| state.players.get(&solo(state, round)?.player));
    let closed = (round.phase >= Phase::Closed).then_some(round.length_ms);
    [
        Cell::number(round.number),
        Cell::text(&round.rack_text),
        Cell::of(tops, |tops| Cell::count(tops.placements.len())),
        Cell::of(tops, |tops| Cell::number(tops.points)),
        Cell::of(placed, |placed| Cell::text(&placed.placement.at)),
        Cell::of(placed, |placed| Cell::text(&placed.placement.word)),
        Cell::of(placed, |placed| Cell::number(placed.points)),
        Cell::of(tops, |tops| Cell::count(tops.legal)),
        Cell::of(marked, |round| Cell::count(top_finders(state, round).count())),
        Cell::of(solo, |player| Cell::text(player.full_name())),
        Cell::count(state.players_in(round.number).count()),
        Cell::of(closed, Cell::Seconds),
    ]
}
