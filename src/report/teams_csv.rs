//! The teams: a row for every team, its members at the end.

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_i18n::language::Language;
use flavita_tournament::{
    results::standings::standings, results::teams::team_standings, state::tournament::Tournament,
};

const COLUMNS: &[&str] = &["rank", "team", "total", "players", "numbers"];

/// What stands between the numbers of the members.
const BETWEEN_NUMBERS: &str = "|";

/// The teams after the last round that is marked, by the sum of their members' totals.
pub(crate) fn teams_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let standings = standings(state, state.marked_until());
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    for team in team_standings(state, &standings.lines) {
        let numbers: Vec<String> = team.members.iter().map(ToString::to_string).collect();
        sheet.add(&[
            Cell::number(team.rank),
            Cell::text(&team.team),
            Cell::number(team.total),
            Cell::count(team.members.len()),
            Cell::text(numbers.join(BETWEEN_NUMBERS)),
        ]);
    }
    sheet.to_bytes()
}
