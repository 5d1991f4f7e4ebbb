//! The cross table: players down, rounds across.

use crate::sheet::{Cell, Column, Sheet, cells, headings, of_rounds};
use crate::{csv_profile::CsvProfile, sheet};
use flavita_i18n::language::Language;
use flavita_tournament::{model::Round, results::Standing, results::standings, state::Tournament};

/// Every player's points in every round that is marked, by number; the first row is the tops.
///
/// A round in which a player did not play and nothing stands in for it is empty; so is the top of
/// a round that is annulled. `total` and `rank` are those of the standings.
pub(crate) fn cross_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let standings = standings(state, state.marked_until());
    let columns: &[Column<'_, Standing>] = &[
        ("number", &|line| Cell::number(line.player)),
        ("player", &|line| Cell::name_of(state, line.player)),
        ("rank", &|line| Cell::number(line.rank)),
        ("total", &|line| Cell::number(line.total)),
    ];
    let last = standings.after_round;
    let mut sheet = Sheet::new(profile, language, headings(columns).chain(of_rounds(last)));
    let marked = state.rounds.iter().take_while(|round| round.number <= last);
    let tops: Vec<Option<i32>> = marked.map(|round| top(state, round)).collect();
    let sum: i32 = tops.iter().flatten().sum();
    let row = [Cell::Empty, Cell::Term("top"), Cell::Empty, Cell::number(sum)];
    sheet.add(row.into_iter().chain(sheet::points(&tops)));
    let mut lines = standings.lines;
    lines.sort_by_key(|line| line.player);
    for line in lines {
        sheet.add(cells(columns, &line).chain(sheet::points(&line.rounds)));
    }
    sheet.to_bytes()
}

/// The points of a round's top, where it counts.
fn top(state: &Tournament, round: &Round) -> Option<i32> {
    let tops = round.tops.as_ref().filter(|_| !state.is_annulled(round.number));
    tops.map(|tops| tops.points)
}
