//! The teams: a row for every team, its members at the end.

use crate::{csv_profile::CsvProfile, sheet::Cell, sheet::Column, sheet::table};
use flavita_i18n::language::Language;
use flavita_tournament::results::{TeamStanding, standings, team_standings};
use flavita_tournament::state::Tournament;

/// The teams after the last round that is marked, by the sum of their members' totals.
pub(crate) fn teams_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let columns: &[Column<'_, TeamStanding>] = &[
        ("rank", &|team| Cell::number(team.rank)),
        ("team", &|team| Cell::text(&team.team)),
        ("total", &|team| Cell::number(team.total)),
        ("players", &|team| Cell::count(team.members.len())),
        ("numbers", &|team| Cell::list(&team.members)),
    ];
    let standings = standings(state, state.marked_until());
    table((profile, language), columns, team_standings(state, &standings.lines))
}
