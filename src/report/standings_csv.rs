//! The standings: a row for every player, his points round by round at the end.

use crate::sheet::{Column, Sheet, cells, names};
use crate::{cell::Cell, csv_profile::CsvProfile, players_csv::BETWEEN};
use flavita_i18n::{language::Language, ties::sentence};
use flavita_tournament::results::standings::{Standing, Standings, standings};
use flavita_tournament::{results::filter::Filter, state::tournament::Tournament};

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
    let player = |line: &Standing| state.players.get(&line.player);
    let columns: &[Column<'_, (usize, &Standing)>] = &[
        ("rank", &|(_, line)| Cell::number(line.rank)),
        ("player", &|(_, line)| Cell::of(player(line), |player| Cell::text(player.full_name()))),
        ("total", &|(_, line)| Cell::number(line.total)),
        ("percent", &|(_, line)| Cell::Percent(line.percent_hundredths)),
        ("tops", &|(_, line)| Cell::number(line.tops)),
        ("solos", &|(_, line)| Cell::number(line.solos)),
        ("penalty", &|(_, line)| Cell::number(line.penalty)),
        ("points", &|(_, line)| Cell::number(line.points)),
        ("seconds", &|(_, line)| Cell::Seconds(line.used_ms)),
        ("overtime_seconds", &|(_, line)| Cell::Seconds(line.overtime_ms)),
        ("number", &|(_, line)| Cell::number(line.player)),
        ("club", &|(_, line)| Cell::of(player(line), |player| Cell::text(&player.club))),
    ];
    // What came later stands behind the points of the rounds, so that no column ever moves.
    let later: &[Column<'_, (usize, &Standing)>] = &[
        ("solo_points", &|(_, line)| Cell::number(line.solo_points)),
        ("warnings", &|(_, line)| Cell::number(line.warnings)),
        ("warning_price", &|(_, line)| Cell::number(line.warning_price)),
        ("negative", &|(_, line)| Cell::number(line.negative)),
        ("dearest_slip", &|(_, line)| Cell::number(line.best_slip)),
        ("categories", &|(_, line)| {
            Cell::of(player(line), |player| Cell::text(player.labels.categories.join(BETWEEN)))
        }),
        ("team", &|(_, line)| Cell::of(player(line), |player| Cell::text(&player.labels.team))),
        ("tie", &|(place, _)| Cell::of(tie(state, &standings, *place, language), Cell::Text)),
        ("ruled", &|(_, line)| Cell::number(line.ruled)),
    ];
    let sheet = Sheet::new(profile, language, &names(columns), standings.after_round.0);
    let mut sheet = sheet.and_columns(&names(later));
    for row in standings.lines.iter().enumerate() {
        let points = row.1.rounds.iter().map(|points| Cell::of(*points, Cell::number));
        sheet
            .add(&cells(columns, &row).chain(points).chain(cells(later, &row)).collect::<Vec<_>>());
    }
    sheet.to_bytes()
}

fn tie(
    state: &Tournament,
    standings: &Standings,
    place: usize,
    language: Language,
) -> Option<String> {
    // They stand in the order of their places.
    let at = standings.ties.binary_search_by_key(&place, |tie| tie.place).ok()?;
    let tie = standings.ties.get(at)?;
    let name =
        |place: usize| Some(state.players.get(&standings.lines.get(place)?.player)?.full_name());
    let (ahead, behind) = (name(place)?, name(place + 1)?);
    Some(sentence(language, &ahead, &behind, tie.decision.as_ref()?))
}
