//! Several games added up: a row for every player, the games and their rounds at the end.

use crate::sheet::{Column, Heading, Sheet, cells, names};
use crate::{cell::Cell, csv_profile::CsvProfile, players_csv::BETWEEN};
use flavita_contests::meeting::cumulated::{Cumulated, CumulatedStanding};
use flavita_contests::meeting::games::Game;
use flavita_i18n::{language::Language, ties::sentence};

/// The standings of a meeting, every game after the last of its rounds that is marked.
///
/// Then `g1` and `g1_percent` for the first game's total and percentage and `g1r1` for its first
/// round, and so on; empty where a player did not come or did not play.
pub fn cumulated_csv(
    cumulated: &Cumulated<'_>,
    profile: CsvProfile,
    language: Language,
) -> Vec<u8> {
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
        ("tie", &|(place, _)| Cell::of(tie(cumulated, *place, language), Cell::Text)),
        ("licence", &|(_, line)| Cell::text(&line.details.labels.membership.licence)),
        ("series", &|(_, line)| Cell::text(&line.details.labels.membership.series)),
        ("categories", &|(_, line)| Cell::text(line.details.labels.categories.join(BETWEEN))),
        ("club", &|(_, line)| Cell::text(&line.details.club)),
        ("nationality", &|(_, line)| Cell::text(&line.details.labels.membership.nationality)),
    ];
    let sheet = Sheet::new(profile, language, &names(columns), 0);
    let totals = cumulated.games.iter().flat_map(|game| total_columns(game.number));
    let rounds = cumulated.games.iter().flat_map(round_columns);
    let mut sheet = sheet.and(totals.chain(rounds));
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
        sheet.add(&cells);
    }
    sheet.to_bytes()
}

fn total_columns(game: u32) -> [(String, Heading); 2] {
    let heading = |key| Heading::of(key, &[("n", game)]);
    [
        (format!("g{game}"), heading("total_of_game")),
        (format!("g{game}_percent"), heading("percent_of_game")),
    ]
}

fn round_columns(game: &Game<'_>) -> impl Iterator<Item = (String, Heading)> {
    let number = game.number;
    (1..=game.standings.after_round.0).map(move |round| {
        let numbers = [("n", round), ("game", number)];
        let heading = Heading::of("points_of_game_round", &numbers);
        (format!("g{number}r{round}"), heading)
    })
}

fn tie(cumulated: &Cumulated<'_>, place: usize, language: Language) -> Option<String> {
    // They stand in the order of their places.
    let at = cumulated.ties.binary_search_by_key(&place, |tie| tie.place).ok()?;
    let tie = cumulated.ties.get(at)?;
    let name = |place: usize| Some(&cumulated.lines.get(place)?.name);
    let (ahead, behind) = (name(place)?, name(place + 1)?);
    Some(sentence(language, ahead, behind, tie.decision.as_ref()?))
}
