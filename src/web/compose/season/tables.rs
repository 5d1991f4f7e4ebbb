//! The standings and the rating of a season.

use crate::pages::seasons::{
    RatingCell, RatingRow, ResultCell, SeasonPage, SeasonRowView, SeasonTables, StageColumn,
};
use crate::{compose::figures::day_in_words, compose::names::percent, compose::standings::NOTHING};
use flavita_contests::season::rating::{RatingLine, RatingStep, START};
use flavita_contests::season::reckoning::Reckoning;
use flavita_contests::season::stage::{Progress, Stage};
use flavita_contests::season::table::{SeasonLine, SeasonResult};
use flavita_i18n::{catalogue::say, language::Language, season::sentences};

/// The page of a season.
pub fn page(reckoning: &Reckoning<'_>, id: &str, language: Language) -> SeasonPage {
    let count = [("n", reckoning.stages.len().into())];
    SeasonPage {
        season: id.to_owned(),
        name: reckoning.season.name.clone(),
        details: say(language, "season-count", &count),
        warnings: warnings(reckoning, language),
        rule: sentences(&reckoning.rule, language).join(" "),
        tables: tables(reckoning, language),
        rating_what: say(language, "season-rating-what", &[("start", START.into())]),
    }
}

/// What has to be known before anybody reads ranks.
pub fn warnings(reckoning: &Reckoning<'_>, language: Language) -> Vec<String> {
    let mut warnings = Vec::new();
    if !reckoning.missing.is_empty() {
        let missing =
            [("n", reckoning.missing.len().into()), ("name", reckoning.missing.join(", ").into())];
        warnings.push(say(language, "season-missing", &missing));
    }
    if !reckoning.is_final() {
        warnings.push(say(language, "season-provisional", &[]));
    }
    warnings
}

/// The tables of a season.
pub fn tables(reckoning: &Reckoning<'_>, language: Language) -> SeasonTables {
    let decimals = reckoning.rule.decimals();
    let results = || reckoning.table.iter().flat_map(|line| &line.results);
    SeasonTables {
        stages: reckoning.stages.iter().map(|stage| column(stage, language)).collect(),
        rows: reckoning.table.iter().map(|line| row(line, decimals, language)).collect(),
        has_dropped: results().flatten().any(|result| !result.counts),
        rating: reckoning.rating.iter().map(rating_row).collect(),
    }
}

fn column(stage: &Stage, language: Language) -> StageColumn {
    StageColumn {
        name: stage.name.clone(),
        date: day_in_words(language, &stage.date),
        href: if stage.games.len() > 1 {
            format!("/events/{}", stage.id)
        } else {
            format!("/t/{}/standings", stage.id)
        },
        is_provisional: stage.progress != Progress::Final,
    }
}

fn row(line: &SeasonLine, decimals: usize, language: Language) -> SeasonRowView {
    let counted = [("n", line.counted().into()), ("of", line.played().into())];
    SeasonRowView {
        rank: line.rank.to_string(),
        name: line.name.clone(),
        results: line
            .results
            .iter()
            .map(|result| cell(result.as_ref(), decimals, language))
            .collect(),
        counted: say(language, "season-counted-of", &counted),
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

/// A whole number with a real minus sign.
fn signed(number: i64) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}
