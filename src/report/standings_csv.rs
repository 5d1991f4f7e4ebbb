//! The standings: a row for every player, his points round by round at the end.

use crate::i18n::language::Language;
use crate::report::cell::Cell;
use crate::report::csv_profile::CsvProfile;
use crate::report::sheet::Sheet;
use crate::tournament::standings::standings;
use crate::tournament::state::Tournament;

const COLUMNS: &[&str] = &[
    "rank",
    "player",
    "total",
    "percent",
    "tops",
    "solos",
    "penalty",
    "points",
    "seconds",
    "overtime_seconds",
    "number",
    "club",
];

/// What stands behind the rounds.
const LAST_COLUMNS: &[&str] = &["ruled"];

/// The standings after the last round that is marked.
///
/// `total` is `points` less `penalty`, with what solos bring and what was `ruled`; a round in which a player did not play is empty.
#[must_use]
pub fn standings_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let standings = standings(state, state.marked_until());
    let sheet = Sheet::new(profile, language, COLUMNS, standings.after_round);
    let mut sheet = sheet.ending_with(LAST_COLUMNS);
    for line in standings.lines {
        let player = state.players.get(&line.player);
        let text = |text: &String| Cell::text(text);
        let mut cells = vec![
            Cell::number(line.rank),
            Cell::of(player.map(|player| &player.name), text),
            Cell::number(line.total),
            Cell::Percent(line.percent_hundredths),
            Cell::number(line.tops),
            Cell::number(line.solos),
            Cell::number(line.penalty),
            Cell::number(line.points),
            Cell::Seconds(line.used_ms),
            Cell::Seconds(line.overtime_ms),
            Cell::number(line.player),
            Cell::of(player.map(|player| &player.club), text),
        ];
        let rounds = line.rounds.into_iter();
        cells.extend(rounds.map(|points| Cell::of(points, Cell::number)));
        cells.push(Cell::number(line.ruled));
        sheet.add(&cells);
    }
    sheet.to_bytes()
}
