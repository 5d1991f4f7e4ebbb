//! The cross table: players down, rounds across.

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_i18n::language::Language;
use flavita_tournament::{model::Round, results::Standing, results::standings, state::Tournament};

const COLUMNS: &[&str] = &["number", "player", "rank", "total"];

/// Every player's points in every round that is marked, by number; the first row is the tops.
///
/// A round in which a player did not play and nothing stands in for it is empty; so is the top of
/// a round that is annulled. `total` and `rank` are those of the standings.
pub(crate) fn cross_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let standings = standings(state, state.marked_until());
    let mut sheet = Sheet::new(profile, language, COLUMNS, standings.after_round.0);
    let marked = state.rounds.iter();
    let marked = marked.take_while(|round| round.number <= standings.after_round);
    sheet.add(&tops(state, &marked.collect::<Vec<_>>()));
    let mut lines: Vec<&Standing> = standings.lines.iter().collect();
    lines.sort_by_key(|line| line.player);
    for line in lines {
        sheet.add(&cells(state, line));
    }
    sheet.to_bytes()
}

/// The row of the tops and their sum.
fn tops(state: &Tournament, rounds: &[&Round]) -> Vec<Cell> {
    let top = |round: &&Round| {
        let counts = !state.is_annulled(round.number);
        counts.then_some(round.tops.as_ref()).flatten().map(|tops| tops.points)
    };
    let points: Vec<Option<i32>> = rounds.iter().map(top).collect();
    let sum: i32 = points.iter().flatten().sum();
    let mut cells = vec![Cell::Empty, Cell::Term("top"), Cell::Empty, Cell::number(sum)];
    cells.extend(points.into_iter().map(|points| Cell::of(points, Cell::number)));
    cells
}

fn cells(state: &Tournament, line: &Standing) -> Vec<Cell> {
    let player = state.players.get(&line.player);
    let mut cells = vec![
        Cell::number(line.player),
        Cell::of(player, |player| Cell::text(player.full_name())),
        Cell::number(line.rank),
        Cell::number(line.total),
    ];
    let rounds = line.rounds.iter().copied();
    cells.extend(rounds.map(|points| Cell::of(points, Cell::number)));
    cells
}
