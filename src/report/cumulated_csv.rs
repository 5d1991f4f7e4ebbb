//! Several games added up: a row for every player, the games and their rounds at the end.

use crate::sheet::{Cell, Column, Heading, Sheet, cells, headings};
use crate::{csv_profile::CsvProfile, standings_csv::tie};
use flavita_contests::meeting::{cumulated::Cumulated, cumulated::CumulatedStanding, games::Game};
use flavita_i18n::language::Language;

/// The standings of a meeting, every game after the last of its rounds that is marked.
///
/// Then `g1` and `g1_percent` for the first game's total and percentage and `g1r1` for its first
/// round, and so on; empty where a player did not come or did not play.
pub fn cumulated_csv(
    cumulated: &Cumulated<'_>,
    profile: CsvProfile,
    language: Language,
) -> Vec<u8> {
    let name = |place: usize| Some(cumulated.lines.get(place)?.name.clone());
    let columns: &[Column<'_, (usize, &CumulatedStanding)>] = &[
        ("rank", &|(_, line)| Cell::number(line.rank)),
        ("player", &|(_, line)| Cell::text(&line.name)),
        ("number", &|(_, line)| Cell::number(line.number)),
        ("total", &|(_, line)| Cell::number(line.total)),
        ("negative", &|(_, line)| Cell::number(line.negative)),
        ("percent", &|(_, line)| Cell::Percent(line.percent_hundredths)),
        ("mean_percent", &|(_, line)| Cell::Percent(line.mean_percent_hundredths)),
        ("tops", &|(_, line)| Cell::number(line.tops)),
        ("solos", &|(_, line)| Cell::number(line.solos)),
        ("solo_points", &|(_, line)| Cell::number(line.solo_points)),
        ("warnings", &|(_, line)| Cell::number(line.warnings)),
        ("penalty", &|(_, line)| Cell::number(line.penalty)),
        ("ruled", &|(_, line)| Cell::number(line.ruled)),
        ("dearest_slip", &|(_, line)| Cell::number(line.best_slip)),
        ("seconds", &|(_, line)| Cell::Seconds(line.used_ms)),
        ("team", &|(_, line)| Cell::text(&line.details.labels.team)),
        ("tie", &|(place, _)| Cell::of(tie(&cumulated.ties, *place, name, language), Cell::Text)),
        ("licence", &|(_, line)| Cell::text(&line.details.labels.membership.licence)),
        ("series", &|(_, line)| Cell::text(&line.details.labels.membership.series)),
        ("categories", &|(_, line)| Cell::list(&line.details.labels.categories)),
        ("club", &|(_, line)| Cell::text(&line.details.club)),
        ("nationality", &|(_, line)| Cell::text(&line.details.labels.membership.nationality)),
    ];
    let totals = cumulated.games.iter().flat_map(|game| total_columns(game.number));
    let rounds = cumulated.games.iter().flat_map(round_columns);
    let all = headings(columns).chain(totals).chain(rounds);
    let mut sheet = Sheet::new(profile, language, all);
    for row in cumulated.lines.iter().enumerate() {
        let line = row.1;
        let mut cells: Vec<Cell> = cells(columns, &row).collect();
        for game in &line.games {
            let game = game.as_ref();
            cells.push(Cell::of(game, |line| Cell::number(line.total)));
            cells.push(Cell::of(game, |line| Cell::Percent(line.percent_hundredths)));
        }
        for (game, line) in cumulated.games.iter().zip(&line.games) {
            let rounds = usize::try_from(game.standings.after_round.0).unwrap_or(0);
            let points = |at: usize| *line.as_ref()?.rounds.get(at)?;
            cells.extend((0..rounds).map(|at| Cell::of(points(at), Cell::number)));
        }
        sheet.add(cells);
    }
    sheet.to_bytes()
}

fn total_columns(game: u32) -> [Heading; 2] {
    [("", "total_of_game"), ("_percent", "percent_of_game")].map(|(end, key)| Heading {
        name: format!("g{game}{end}"),
        key: key.to_owned(),
        arguments: vec![("n", game.into())],
    })
}

fn round_columns(game: &Game<'_>) -> impl Iterator<Item = Heading> {
    let number = game.number;
    (1..=game.standings.after_round.0).map(move |round| Heading {
        name: format!("g{number}r{round}"),
        key: "points_of_game_round".to_owned(),
        arguments: vec![("n", round.into()), ("game", number.into())],
    })
}
