//! The standings: a row for every player, his points round by round at the end.

use crate::csv_profile::CsvProfile;
use crate::sheet::{Cell, Column, Sheet, cells, headings, of_rounds, points};
use flavita_i18n::{language::Language, ties::sentence};
use flavita_tournament::results::{Standing, Tie, standings};
use flavita_tournament::{model::Player, results::filter::Filter, state::tournament::Tournament};

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
    let name = |place: usize| player(standings.lines.get(place)?).map(Player::full_name);
    let columns: &[Column<'_, (usize, &Standing)>] = &[
        ("rank", &|(_, line)| Cell::number(line.rank)),
        ("player", &|(_, line)| Cell::name_of(state, line.player)),
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
            Cell::of(player(line), |one| Cell::list(&one.labels.categories))
        }),
        ("team", &|(_, line)| Cell::of(player(line), |player| Cell::text(&player.labels.team))),
        ("tie", &|(place, _)| Cell::of(tie(&standings.ties, *place, name, language), Cell::Text)),
        ("ruled", &|(_, line)| Cell::number(line.ruled)),
    ];
    let rounds = of_rounds(standings.after_round);
    let all = headings(columns).chain(rounds).chain(headings(later));
    let mut sheet = Sheet::new(profile, language, all);
    for row in standings.lines.iter().enumerate() {
        let points = points(&row.1.rounds);
        sheet.add(cells(columns, &row).chain(points).chain(cells(later, &row)));
    }
    sheet.to_bytes()
}

/// What puts the player at a place before the next, in words; `ties` stand in the order of their places.
pub(crate) fn tie(
    ties: &[Tie],
    place: usize,
    name: impl Fn(usize) -> Option<String>,
    language: Language,
) -> Option<String> {
    let at = ties.binary_search_by_key(&place, |tie| tie.place).ok()?;
    let decision = ties.get(at)?.decision.as_ref()?;
    Some(sentence(language, &name(place)?, &name(place + 1)?, decision))
}
