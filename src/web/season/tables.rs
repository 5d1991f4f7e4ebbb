//! The standings and the rating of a season.

use crate::parts::{ListRow, day_in_words, percent, signed};
use crate::standings::page::NOTHING;
use flavita_contests::season::rating::{RatingLine, RatingStep, START};
use flavita_contests::season::stage::{Progress, Stage};
use flavita_contests::season::{computed::ComputedSeason, table::SeasonLine, table::SeasonResult};
use flavita_i18n::{language::Language, season::sentences};
use serde::Serialize;

/// `GET /seasons`.
#[derive(Default, Serialize)]
pub struct SeasonsPage {
    /// The seasons.
    pub seasons: Vec<ListRow>,
    /// The name that was typed for a new one.
    pub name: String,
    /// Why no new one was made; empty where nothing is wrong.
    pub fault: String,
}

/// `GET /seasons/{id}`.
#[derive(Default, Serialize)]
pub struct SeasonPage {
    /// The season's name in addresses.
    pub season: String,
    /// Its name.
    pub name: String,
    /// What has to be known before anybody reads ranks.
    pub warnings: Vec<String>,
    /// How it counts, in a paragraph.
    pub rule: String,
    /// The standings and the rating.
    pub tables: SeasonTables,
    /// How ratings come about, in a paragraph.
    pub rating_what: String,
}

/// The tables of a season.
#[derive(Default, Serialize)]
pub struct SeasonTables {
    /// The tournaments, a column each.
    pub stages: Vec<StageColumn>,
    /// The standings.
    pub rows: Vec<SeasonRowView>,
    /// Whether some result does not count.
    pub has_dropped: bool,
    /// The rating.
    pub rating: Vec<RatingRow>,
}

/// A tournament's column.
#[derive(Default, Serialize)]
pub struct StageColumn {
    /// Its name.
    pub name: String,
    /// Its date, in words.
    pub date: String,
    /// Its own standings.
    pub href: String,
    /// Whether it is not final yet.
    pub is_provisional: bool,
}

/// A player's line of the standings.
#[derive(Default, Serialize)]
pub struct SeasonRowView {
    /// The rank.
    pub rank: String,
    /// The name.
    pub name: String,
    /// The results; a dash where he did not come.
    pub results: Vec<ResultCell>,
    /// `5 of 7`.
    pub counted: String,
    /// The sum of the results that count.
    pub points: String,
}

/// What a tournament brought a player.
#[derive(Default, Serialize)]
pub struct ResultCell {
    /// The points, in brackets where they do not count.
    pub points: String,
    /// Whether they do not count.
    pub is_dropped: bool,
}

/// A player's line of the rating.
#[derive(Default, Serialize)]
pub struct RatingRow {
    /// The rank.
    pub rank: String,
    /// The name.
    pub name: String,
    /// The rating after each tournament, with the change.
    pub steps: Vec<RatingCell>,
    /// In how many tournaments he was rated.
    pub tournaments: String,
    /// The rating.
    pub rating: String,
}

/// What a tournament did to a rating.
#[derive(Default, Serialize)]
pub struct RatingCell {
    /// The rating after it, or a dash.
    pub rating: String,
    /// The change, with its sign.
    pub change: String,
}

page!(SeasonsPage, "season/seasons.html");

page!(SeasonPage, "season/season.html");

/// The page of a season.
pub fn page(computed: &ComputedSeason<'_>, id: &str, language: Language) -> SeasonPage {
    SeasonPage {
        season: id.to_owned(),
        name: computed.season.name.clone(),
        warnings: warnings(computed, language),
        rule: rule_said(computed, language),
        tables: tables(computed, language),
        rating_what: say!(language, "season-rating-what", start = START),
    }
}

/// How it counts, and what an evening at tables is where one counts.
pub fn rule_said(computed: &ComputedSeason<'_>, language: Language) -> String {
    let mut said = sentences(&computed.rule, language);
    if computed.stages.iter().any(|stage| stage.is_of_tables()) {
        said.push(say!(language, "tables-in-season"));
    }
    said.join(" ")
}

/// What has to be known before anybody reads ranks.
pub fn warnings(computed: &ComputedSeason<'_>, language: Language) -> Vec<String> {
    let mut warnings = Vec::new();
    if !computed.missing.is_empty() {
        let (n, name) = (computed.missing.len(), computed.missing.join(", "));
        warnings.push(say!(language, "season-missing", n, name));
    }
    if !computed.is_final() {
        warnings.push(say!(language, "season-provisional"));
    }
    warnings
}

/// The tables of a season.
pub fn tables(computed: &ComputedSeason<'_>, language: Language) -> SeasonTables {
    let decimals = computed.rule.decimals();
    let results = || computed.table.iter().flat_map(|line| &line.results);
    SeasonTables {
        stages: computed.stages.iter().map(|stage| column(stage, language)).collect(),
        rows: computed.table.iter().map(|line| row(line, decimals, language)).collect(),
        has_dropped: results().flatten().any(|result| !result.counts),
        rating: computed.rating.iter().map(rating_row).collect(),
    }
}

fn column(stage: &Stage, language: Language) -> StageColumn {
    StageColumn {
        name: stage.name.clone(),
        date: day_in_words(language, &stage.date),
        href: if stage.is_of_tables() {
            "/tables".to_owned()
        } else if stage.games.len() > 1 {
            format!("/events/{}", stage.id)
        } else {
            format!("/t/{}/standings", stage.id)
        },
        is_provisional: stage.progress != Progress::Final,
    }
}

fn row(line: &SeasonLine, decimals: usize, language: Language) -> SeasonRowView {
    let results = line.results.iter();
    SeasonRowView {
        rank: line.rank.to_string(),
        name: line.name.clone(),
        results: results.map(|result| cell(result.as_ref(), decimals, language)).collect(),
        counted: say!(language, "season-counted-of", n = line.counted(), of = line.played()),
        points: points_text(line.points, decimals, language),
    }
}

fn cell(result: Option<&SeasonResult>, decimals: usize, language: Language) -> ResultCell {
    let Some(result) = result else {
        return ResultCell { points: NOTHING.to_owned(), is_dropped: false };
    };
    let points = points_text(result.points, decimals, language);
    ResultCell {
        points: if result.counts { points } else { format!("({points})") },
        is_dropped: !result.counts,
    }
}

/// Points of hundredths, with their fraction where the rule makes fractions.
fn points_text(hundredths: i64, decimals: usize, language: Language) -> String {
    match decimals {
        0 => signed(hundredths / 100),
        _ => percent(language, hundredths),
    }
}

fn rating_row(line: &RatingLine) -> RatingRow {
    let cell = |step: &Option<RatingStep>| match step {
        None => RatingCell { rating: NOTHING.to_owned(), change: String::new() },
        Some(step) => RatingCell {
            rating: signed(step.rating),
            change: match step.change {
                1.. => format!("+{}", step.change),
                _ => signed(step.change),
            },
        },
    };
    RatingRow {
        rank: line.rank.to_string(),
        name: line.name.clone(),
        steps: line.steps.iter().map(cell).collect(),
        tournaments: line.tournaments.to_string(),
        rating: signed(line.rating),
    }
}
