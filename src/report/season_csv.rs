//! A season: its standings and its rating, a row for every player, the tournaments at the end.
//!
//! The columns of a tournament have its name in addresses in their stable names, so that they stay
//! the same when others come between.

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Heading, sheet::Sheet};
use flavita_contests::season::computed::ComputedSeason;
use flavita_contests::season::stage::Stage;
use flavita_contests::season::table::SeasonResult;
use flavita_i18n::{catalogue::Argument, language::Language};

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
    let of_stage = ["points", "place", "counts"];
    let sheet = Sheet::new(profile, language, COLUMNS, 0);
    let mut sheet = sheet.and(columns(&season.stages, &of_stage));
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
        sheet.add(&cells);
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
    let sheet = Sheet::new(profile, language, COLUMNS, 0);
    let mut sheet = sheet.and(columns(&season.stages, &["change", "rating"]));
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
        sheet.add(&cells);
    }
    sheet.to_bytes()
}

fn columns(stages: &[&Stage], of_stage: &[&'static str]) -> Vec<(String, Heading)> {
    let column = |stage: &&Stage, what: &&'static str| {
        let key = match *what {
            "points" => "points_of_stage",
            "place" => "place_of_stage",
            "counts" => "counts_of_stage",
            "change" => "change_of_stage",
            _ => "rating_of_stage",
        };
        let name: Argument = stage.name.as_str().into();
        (format!("{}_{what}", stage.id), Heading::named(key, name))
    };
    let columns =
        stages.iter().flat_map(|stage| of_stage.iter().map(move |what| column(stage, what)));
    columns.collect()
}
