//! What all games have in common, for people and for programs.

use crate::simulate::distribution::{Class, Distribution, Quantiles};
use crate::simulate::histogram::picture;
use flavita_contests::simulation::record::GameRecord;
use flavita_report::sheet::percent_text;
use flavita_tournament::{model::GameEnd, profile::form::Theme};
use serde::Serialize;
use std::{collections::BTreeMap, time::Duration};

/// The most lines of the picture.
const MOST_CLASSES: i64 = 24;

type Figure = fn(&GameRecord) -> Option<i64>;

/// The figures of a game that are summed up; where one is missing, it is left out.
const FIGURES: [(&str, Figure); 7] = [
    ("rounds", |game| Some(game.rounds.into())),
    (TOTAL, |game| Some(game.total.into())),
    ("best_top", |game| Some(game.best_top.into())),
    ("bingos", |game| Some(game.bingos.into())),
    ("rejected", |game| Some(game.rejected().into())),
    ("closest_gap", |game| Some(game.field?.closest_gap?.into())),
    ("widest_gap", |game| Some(game.field?.widest_gap?.into())),
];
const TOTAL: &str = "total";

/// What was played.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Series {
    pub(super) edition: String,
    pub(super) words: u64,
    pub(super) checksum: String,
    pub(super) profile: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) form: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) theme: Option<Theme>,
    pub(super) seed: String,
    pub(super) first: u64,
    pub(super) games: u64,
    pub(super) threads: usize,
}

/// The games counted so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Summary {
    figures: [Distribution; FIGURES.len()],
    ends: BTreeMap<&'static str, u64>,
}

#[derive(Serialize)]
struct SummaryJson<'a> {
    #[serde(flatten)]
    series: &'a Series,
    milliseconds: u128,
    games_per_second_hundredths: u128,
    figures: BTreeMap<&'static str, Quantiles>,
    ends: &'a BTreeMap<&'static str, u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    histogram: Option<Vec<Class>>,
}

impl Summary {
    /// A summary of no games.
    pub(super) fn new() -> Self {
        let ends = [GameEnd::BagEmpty, GameEnd::MinimumImpossible, GameEnd::NothingPlayable];
        Self { ends: ends.into_iter().map(|end| (end.name(), 0)).collect(), ..Self::default() }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, game: &GameRecord) {
        for (distribution, (_, figure)) in self.figures.iter_mut().zip(FIGURES) {
            if let Some(value) = figure(game) {
                distribution.add(value);
            }
        }
        *self.ends.entry(game.end.name()).or_default() += 1;
    }

    /// The summary for programs: one JSON object on a line.
    pub(super) fn json(&self, series: &Series, took: Duration, with_histogram: bool) -> String {
        let answer = SummaryJson {
            series,
            milliseconds: took.as_millis(),
            games_per_second_hundredths: per_second(series.games, took),
            figures: self.figures().collect(),
            ends: &self.ends,
            histogram: with_histogram.then(|| self.classes()),
        };
        serde_json::to_string(&answer).expect("texts and numbers are JSON") + "\n"
    }

    /// The summary for people.
    pub(super) fn text(&self, series: &Series, took: Duration) -> String {
        let seconds = hundredths(took.as_millis() / 10);
        let speed = hundredths(per_second(series.games, took));
        let last = series.first + series.games - 1;
        let Series { edition, words, profile, seed, first, games, .. } = series;
        let of_form = |form| told!("series-form", profile, form);
        let profile = series.form.as_ref().map_or_else(|| profile.clone(), of_form);
        let of_theme = |theme: &Theme| told!("theme-line", name = &theme.name, n = theme.points);
        let theme = series.theme.as_ref().map_or_else(String::new, |theme| of_theme(theme) + "\n");
        let row = |name: &str, mean: &str, values: [String; 7]| {
            let values = values.map(|value| format!("{value:>8}")).concat();
            format!("{name:12}{mean:>9}{values}\n")
        };
        let columns = ["min", "5%", "25%", "50%", "75%", "95%", "max"].map(str::to_owned);
        let mut lines = vec![
            line("series-edition", &told!("series-words", edition, words)),
            line("series-profile", &profile),
            theme,
            line("series-games", &told!("series-which", n = games, first, last, seed)),
            line("series-time", &told!("series-speed", time = seconds, speed)),
            "\n".to_owned() + &row("", &told!("series-mean"), columns),
        ];
        lines.extend(self.figures().map(|(name, q)| {
            let values = [q.min, q.p5, q.p25, q.p50, q.p75, q.p95, q.max];
            row(name, &percent_text(q.mean_hundredths, '.'), values.map(|value| value.to_string()))
        }));
        let ends: Vec<String> = self.ends.iter().map(|(end, n)| format!("{end} {n}")).collect();
        lines.push("\n".to_owned() + &line("series-ends", &ends.join(", ")));
        lines.concat()
    }

    /// The totals as a picture of this width.
    pub(super) fn picture(&self, width: usize) -> String {
        format!("\n{}\n{}", told!("series-totals"), picture(&self.classes(), width))
    }

    fn classes(&self) -> Vec<Class> {
        let totals = FIGURES.iter().zip(&self.figures);
        let totals = totals.filter(|((name, _), _)| *name == TOTAL);
        totals.flat_map(|(_, d)| d.classes(MOST_CLASSES)).collect()
    }

    fn figures(&self) -> impl Iterator<Item = (&'static str, Quantiles)> {
        let named = FIGURES.into_iter().zip(&self.figures);
        named.filter_map(|((name, _), distribution)| Some((name, distribution.quantiles()?)))
    }
}

/// What is called so, in its column.
fn line(key: &str, what: &str) -> String {
    format!("{:13}{what}\n", told!(key))
}

fn per_second(games: u64, took: Duration) -> u128 {
    u128::from(games) * 100_000_000 / took.as_micros().max(1)
}

fn hundredths(number: u128) -> String {
    percent_text(i64::try_from(number).unwrap_or(i64::MAX), '.')
}
