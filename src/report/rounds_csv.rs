//! The rounds: racks, tops, and what went on the board.

use crate::{csv_profile::CsvProfile, sheet::Cell, sheet::Column, sheet::table};
use flavita_i18n::language::Language;
use flavita_tournament::model::{Phase, Round};
use flavita_tournament::{results::solo, results::top_finders, state::Tournament};

/// Every round whose rack was announced.
///
/// `tops` counts the placements with the most points, `found` the players who had one of them;
/// `at`, `word` and `points` are what went on the board; `solo` is the only player with the best
/// score. What a running round keeps secret is empty.
pub(crate) fn rounds_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let columns: &[Column<'_, &Round>] = &[
        ("round", &|round| Cell::number(round.number)),
        ("rack", &|round| Cell::text(round.played_text(&state.edition))),
        ("tops", &|round| Cell::of(round.tops.as_ref(), |tops| Cell::count(tops.placements.len()))),
        ("top_points", &|round| Cell::of(round.tops.as_ref(), |tops| Cell::number(tops.points))),
        ("at", &|round| Cell::of(round.placed.as_ref(), |laid| Cell::text(&laid.placement.at))),
        ("word", &|round| Cell::of(round.placed.as_ref(), |laid| Cell::text(&laid.placement.word))),
        ("points", &|round| Cell::of(round.placed.as_ref(), |laid| Cell::number(laid.points))),
        ("legal_placements", &|round| {
            Cell::of(round.tops.as_ref(), |tops| Cell::count(tops.legal))
        }),
        ("found", &|round| {
            let is_marked = round.may_be_marked();
            Cell::of(is_marked.then(|| top_finders(state, round).count()), Cell::count)
        }),
        ("solo", &|round| {
            let marked = Some(round).filter(|round| round.may_be_marked());
            let solo = marked.and_then(|round| solo(state, round));
            Cell::of(solo, |solo| Cell::name_of(state, solo.player))
        }),
        ("players", &|round| Cell::count(state.players_in(round.number).count())),
        ("seconds", &|round| {
            let is_closed = round.phase >= Phase::Closed;
            Cell::of(is_closed.then_some(round.length_ms), Cell::Seconds)
        }),
    ];
    let announced = state.rounds.iter().filter(|r| r.phase >= Phase::Thinking);
    table((profile, language), columns, announced)
}
