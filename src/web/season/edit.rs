//! What belongs to a season: the form, and what was typed into it.

use crate::parts::{Choice, Faults, Field, Sent, day_in_words, typed_name};
use crate::season::tables::{SeasonTables, rule_said, tables};
use flavita_contests::season::definition::{Season, Take};
use flavita_contests::season::rule::{EMBEDDED, MOST_RESULTS, embedded};
use flavita_contests::{season::computed::compute, season::stage::Stage};
use flavita_i18n::language::Language;
use serde::Serialize;
use std::collections::BTreeSet;

/// `GET /seasons/{id}/edit`.
#[derive(Default, Serialize)]
pub struct SeasonEditPage {
    /// The season's name in addresses.
    pub season: String,
    /// Its name, as it is kept.
    pub title: String,
    /// Why nothing was saved; empty where it was.
    pub fault: String,
    /// Its name, as it was typed.
    pub name: Field,
    /// The rules.
    pub rules: Vec<Choice>,
    /// How many best results count.
    pub best: Field,
    /// Which tournaments belong to it.
    pub take: Take,
    /// The year.
    pub year: Field,
    /// The tournaments of the folder.
    pub stages: Vec<StageChoice>,
    /// How it counts, in a paragraph.
    pub rule: String,
    /// What comes of what is kept.
    pub tables: SeasonTables,
}

/// A tournament.
#[derive(Default, Serialize)]
pub struct StageChoice {
    /// Its name in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its date and how far it is.
    pub details: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

page!(SeasonEditPage, "season/season_edit.html");

/// What was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonForm {
    /// The name.
    pub name: String,
    /// The id of the rule.
    pub rule: String,
    /// How many best results count; empty is all.
    pub best: String,
    /// Which tournaments belong to it.
    pub take: Take,
    /// The year.
    pub year: String,
    /// The chosen tournaments.
    pub tournaments: BTreeSet<String>,
}

impl SeasonForm {
    /// What a browser sent.
    pub(crate) fn of(sent: &Sent) -> Self {
        let one = |name| sent.one(name).to_owned();
        Self {
            name: one("name"),
            rule: one("rule"),
            best: one("best"),
            take: sent.one("take").parse().unwrap_or_default(),
            year: one("year"),
            tournaments: sent.all("tournament").map(str::to_owned).collect(),
        }
    }

    /// What the form says of a season as it is kept. A tournament is chosen by its first game.
    pub fn from_season(season: &Season, stages: &[Stage]) -> Self {
        let first = |id: &String| {
            let mut stages = stages.iter();
            let stage = stages.find(|stage| stage.games.contains(id));
            stage.map_or_else(|| id.clone(), |stage| stage.id.clone())
        };
        let best = match season.rule().best {
            0 => String::new(),
            best => best.to_string(),
        };
        Self {
            name: season.name.clone(),
            rule: season.rule.clone(),
            best,
            take: season.take,
            year: season.year.map_or_else(String::new, |year| year.to_string()),
            tournaments: season.tournaments.iter().map(first).collect(),
        }
    }

    /// The season with what was typed.
    ///
    /// # Errors
    /// Every field that cannot be used.
    pub fn put_into(&self, season: &Season, language: Language) -> Result<Season, Faults> {
        let mut faults = Faults::new();
        let name = typed_name(&self.name, "season-fault-name", language)
            .map_err(|fault| faults.insert("name", fault));
        if embedded(&self.rule).is_none() {
            faults.insert("rule", say!(language, "season-fault-rule"));
        }
        let best = match self.best.trim() {
            "" => Some(0),
            typed => typed.parse().ok().filter(|best| *best <= MOST_RESULTS),
        };
        if best.is_none() {
            faults.insert("best", say!(language, "season-fault-best", n = MOST_RESULTS));
        }
        let typed = self.year.trim();
        let year: Option<u16> = typed.parse().ok();
        let year = year.filter(|year| (1970..=9999).contains(year));
        if year.is_none() && (self.take == Take::Year || !typed.is_empty()) {
            faults.insert("year", say!(language, "season-fault-year"));
        }
        let Some(name) = name.ok().filter(|_| faults.is_empty()) else { return Err(faults) };
        Ok(Season {
            name,
            rule: self.rule.clone(),
            best,
            take: self.take,
            year,
            tournaments: self.tournaments.clone(),
            ..season.clone()
        })
    }
}

/// The page: what was typed or is kept, and below it what comes of what is kept.
pub fn page(
    (id, season): (&str, &Season),
    stages: &[Stage],
    (form, faults): (&SeasonForm, &Faults),
    language: Language,
) -> SeasonEditPage {
    let computed = compute(season, stages);
    let field = |name: &str, value: &str| Field::of(value, faults.get(name));
    let rule =
        |id: &str| Choice::new(id, say!(language, &format!("season-rule-{id}")), form.rule == id);
    SeasonEditPage {
        season: id.to_owned(),
        title: season.name.clone(),
        fault: faults.get("rule").cloned().unwrap_or_default(),
        name: field("name", &form.name),
        rules: EMBEDDED.iter().map(|(id, _)| rule(id)).collect(),
        best: field("best", &form.best),
        take: form.take,
        year: field("year", &form.year),
        stages: choices(stages, form, language),
        rule: rule_said(&computed, language),
        tables: tables(&computed, language),
    }
}

/// The tournaments of the folder, the newest first, and chosen ones that are not there.
fn choices(stages: &[Stage], form: &SeasonForm, language: Language) -> Vec<StageChoice> {
    let here = stages.iter().rev().map(|stage| {
        let progress = say!(language, &format!("season-progress-{}", stage.progress));
        StageChoice {
            id: stage.id.clone(),
            name: stage.name.clone(),
            details: format!("{} · {progress}", day_in_words(language, &stage.date)),
            is_chosen: form.tournaments.contains(&stage.id),
        }
    });
    let is_missing = |id: &&String| !stages.iter().any(|stage| stage.games.contains(*id));
    let missing = form.tournaments.iter().filter(is_missing).map(|id| StageChoice {
        id: id.clone(),
        name: id.clone(),
        details: say!(language, "season-progress-missing"),
        is_chosen: true,
    });
    here.chain(missing).collect()
}
