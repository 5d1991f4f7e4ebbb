//! The standings: a row for every player, his points round by round at the end.

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_i18n::{language::Language, ties::sentence};
use flavita_tournament::results::standings::{Standing, Standings, standings};
use flavita_tournament::{
    model::labels::Labels, results::filter::Filter, state::tournament::Tournament,
};

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

/// What came later stands behind the points of the rounds, so that no column ever moves.
const LATER_COLUMNS: &[&str] = &[
    "solo_points",
    "warnings",
    "warning_price",
    "negative",
    "dearest_slip",
    "categories",
    "team",
    "tie",
    "ruled",
];

/// What stands between the names of several categories.
const BETWEEN_CATEGORIES: &str = "|";

/// The standings after the last round that is marked.
///
/// `total` is `points`, `solo_points` and what was `ruled`, less `penalty`; `points` are less `warning_price`
/// already; a round in which a player did not play and nothing stands in for it is empty. `tie`
/// says what puts a player before the next whose measure is equal.
pub fn standings_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    standings_csv_of(state, &Filter::default(), profile, language)
}

/// The standings of some of the players, with ranks of their own.
pub fn standings_csv_of(
    state: &Tournament,
    filter: &Filter,
    profile: CsvProfile,
    language: Language,
) -> Vec<u8> {
    let standings = filter.of(state, standings(state, state.marked_until()));
    let sheet = Sheet::new(profile, language, COLUMNS, standings.after_round.0);
    let mut sheet = sheet.and_columns(LATER_COLUMNS);
    for (place, line) in standings.lines.iter().enumerate() {
        let mut cells = cells(state, line);
        let rounds = line.rounds.iter().copied();
        cells.extend(rounds.map(|points| Cell::of(points, Cell::number)));
        cells.extend(later_cells(state, line));
        let tie = tie(state, &standings, place, language);
        cells.push(Cell::of(tie, Cell::Text));
        cells.push(Cell::number(line.ruled));
        sheet.add(&cells);
    }
    sheet.to_bytes()
}

fn cells(state: &Tournament, line: &Standing) -> Vec<Cell> {
    let player = state.players.get(&line.player);
    vec![
        Cell::number(line.rank),
        Cell::of(player, |player| Cell::text(player.full_name())),
        Cell::number(line.total),
        Cell::Percent(line.percent_hundredths),
        Cell::number(line.tops),
        Cell::number(line.solos),
        Cell::number(line.penalty),
        Cell::number(line.points),
        Cell::Seconds(line.used_ms),
        Cell::Seconds(line.overtime_ms),
        Cell::number(line.player),
        Cell::of(player, |player| Cell::text(&player.club)),
    ]
}

fn later_cells(state: &Tournament, line: &Standing) -> [Cell; 7] {
    let labels = state.players.get(&line.player).map(|player| &player.labels);
    let categories = |labels: &Labels| labels.categories.join(BETWEEN_CATEGORIES);
    [
        Cell::number(line.solo_points),
        Cell::number(line.warnings),
        Cell::number(line.warning_price),
        Cell::number(line.negative),
        Cell::number(line.dearest_slip),
        Cell::of(labels, |labels| Cell::text(categories(labels))),
        Cell::of(labels, |labels| Cell::text(&labels.team)),
    ]
}

fn tie(
    state: &Tournament,
    standings: &Standings,
    place: usize,
    language: Language,
) -> Option<String> {
    let tie = standings.ties.iter().find(|tie| tie.place == place)?;
    let name =
        |place: usize| Some(state.players.get(&standings.lines.get(place)?.player)?.full_name());
    let (ahead, behind) = (name(place)?, name(place + 1)?);
    Some(sentence(language, &ahead, &behind, tie.decision.as_ref()?))
}
