//! A season: its standings and its rating, a row for every player, the tournaments at the end.
//!
//! The columns of a tournament have its name in addresses in their stable names, so that they stay
//! the same when others come between.

use crate::{csv_profile::CsvProfile, sheet::Cell, sheet::Heading, sheet::Sheet};
use flavita_contests::season::table::SeasonResult;
use flavita_contests::season::{computed::ComputedSeason, stage::Stage};
use flavita_i18n::language::Language;

/// How a table of a season is made.
pub type SeasonExport = fn(&ComputedSeason<'_>, CsvProfile, Language) -> Vec<u8>;

/// Every table of a season: its name and how it is made.
pub const ALL: &[(&str, SeasonExport)] =
    &[("standings", season_standings_csv), ("rating", season_rating_csv)];

/// The standings: `rank,player,points,counted,played,wins`, then `<id>_points`, `<id>_place` and
/// `<id>_counts` of each tournament, empty where a player did not come.
fn season_standings_csv(
    season: &ComputedSeason<'_>,
    profile: CsvProfile,
    language: Language,
) -> Vec<u8> {
    const COLUMNS: &[&str] = &["rank", "player", "points", "counted", "played", "wins"];
    let columns = columns(COLUMNS, &season.stages, &["points", "place", "counts"]);
    let mut sheet = Sheet::new(profile, language, columns);
    let decimals = season.rule.decimals();
    let points = |points: i64| match decimals {
        0 => Cell::Number(points / 100),
        _ => Cell::Percent(points),
    };
    for line in &season.table {
        let mut cells = vec![
            Cell::number(line.rank),
            Cell::text(&line.name),
            points(line.points),
            Cell::count(line.counted()),
            Cell::count(line.played()),
            Cell::number(line.wins),
        ];
        for result in &line.results {
            let of = |cell: &dyn Fn(&SeasonResult) -> Cell| Cell::of(result.as_ref(), cell);
            cells.push(of(&|one| points(one.points)));
            cells.push(of(&|one| Cell::number(one.place)));
            cells.push(of(&|one| Cell::Term(if one.counts { "yes" } else { "no" })));
        }
        sheet.add(cells);
    }
    sheet.to_bytes()
}

/// The rating: `rank,player,rating,tournaments`, then `<id>_change` and `<id>_rating` of each
/// tournament, empty where a player was not rated.
fn season_rating_csv(
    season: &ComputedSeason<'_>,
    profile: CsvProfile,
    language: Language,
) -> Vec<u8> {
    const COLUMNS: &[&str] = &["rank", "player", "rating", "tournaments"];
    let columns = columns(COLUMNS, &season.stages, &["change", "rating"]);
    let mut sheet = Sheet::new(profile, language, columns);
    for line in &season.rating {
        let mut cells = vec![
            Cell::number(line.rank),
            Cell::text(&line.name),
            Cell::Number(line.rating),
            Cell::number(line.tournaments),
        ];
        for step in &line.steps {
            cells.push(Cell::of(*step, |step| Cell::Number(step.change)));
            cells.push(Cell::of(*step, |step| Cell::Number(step.rating)));
        }
        sheet.add(cells);
    }
    sheet.to_bytes()
}

/// These columns, and behind them those of each tournament.
fn columns(own: &[&str], stages: &[&Stage], of_stage: &[&str]) -> Vec<Heading> {
    let column = |stage: &Stage, what: &str| Heading {
        name: format!("{}_{what}", stage.id),
        key: format!("{what}_of_stage"),
        arguments: vec![("name", stage.name.as_str().into())],
    };
    let of_stages = |stage| of_stage.iter().map(move |what| column(stage, what));
    let own = own.iter().copied().map(Heading::plain);
    own.chain(stages.iter().copied().flat_map(of_stages)).collect()
}
