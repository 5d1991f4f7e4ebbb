//! The page on which games are prepared.

use crate::parts::{Choice, FormChoice, ThemeFields, choices, signed_change, word_marks};
use crate::prepare::{faults::draft_fault, form::MOST_GAMES, form::MOST_OFFER, form::PrepareForm};
use crate::training::choices::{choosing, decks, profiles};
use crate::{parts::choice::EditionMarks, setup::reading, standings::page::NOTHING};
use flavita_app::preparing::generation_job::{End, Run};
use flavita_app::{preparing::drafts::Draft, preparing::drafts::Drafts, words::Shelf};
use flavita_contests::prepared::wishes::{Measures, Wish};
use flavita_i18n::language::Language;
use flavita_tournament::model::RoundNumber;
use serde::Serialize;

/// `GET /prepare`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PreparePage {
    /// What cannot be done, a sentence each.
    pub faults: Vec<String>,
    /// Editions with their word lists.
    pub decks: Vec<Choice>,
    /// The rules.
    pub profiles: Vec<Choice>,
    /// The forms of the game.
    pub forms: Vec<FormChoice>,
    /// What can be switched in each edition.
    pub editions: Vec<EditionMarks>,
    /// The most of them.
    pub most_games: u64,
    /// The most of them.
    pub most_offer: u64,
    /// The wishes that are figures.
    pub spans: Vec<SpanField>,
    /// What is played now, or was played last.
    pub run: Option<RunView>,
    /// The games that are kept.
    pub drafts: Vec<DraftRow>,
    /// The theme, as it was typed.
    pub theme: ThemeFields,
    /// What was typed.
    #[serde(flatten)]
    pub form: PrepareForm,
}

/// A wish with two ends.
#[derive(Debug, Clone, Serialize)]
pub struct SpanField {
    /// How the form names it.
    pub name: &'static str,
    /// What it is.
    pub label: String,
    /// The least, as it was typed.
    pub from: String,
    /// The most, as it was typed.
    pub to: String,
}

/// A run; the script of the page asks for it again and again.
#[derive(Debug, Clone, Serialize)]
pub struct RunView {
    /// How many games were played.
    pub played: u64,
    /// How many are played at most.
    pub games: u64,
    /// How it stands.
    pub sentence: String,
    /// Why it cannot go on just now; empty where it can.
    pub waits: String,
    /// Whether it is over.
    pub is_over: bool,
    /// How many games miss each wish; empty where some fit.
    pub unmet: Vec<String>,
}

/// A prepared game of the list.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DraftRow {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What is wrong with its file; empty where nothing is.
    pub fault: String,
    /// Whether the last run offers it.
    pub is_new: bool,
    /// Whether it was sealed.
    pub is_sealed: bool,
    /// How it is in figures.
    pub figures: Figures,
}

/// A game in figures.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Figures {
    /// How many rounds.
    pub rounds: String,
    /// The points of all tops.
    pub total: String,
    /// Rounds with the largest bonus.
    pub bingos: String,
    /// Rounds with several tops.
    pub equal_tops: String,
    /// The hardest round.
    pub hardest: String,
    /// The easiest round.
    pub easiest: String,
}

page!(PreparePage, "prepare/prepare.html");

/// The page with what was typed, and the games that are kept.
pub fn page(
    form: &PrepareForm,
    (shelf, drafts): (&Shelf, &Drafts),
    run: Option<&Run>,
    language: Language,
) -> PreparePage {
    let offered = run.map(Run::offered).unwrap_or_default();
    let (rows, fault) = match drafts.ids() {
        Ok(ids) => {
            let row = |id: String| row(drafts, &id, &offered, language);
            (ids.into_iter().map(row).collect(), None)
        }
        Err(fault) => (Vec::new(), Some(draft_fault(&fault, language))),
    };
    let span = |(name, from, to): (_, &str, &str)| SpanField {
        name,
        label: say!(language, &format!("prepare-{name}")),
        from: from.to_owned(),
        to: to.to_owned(),
    };
    PreparePage {
        faults: fault.into_iter().collect(),
        decks: choosing(decks(shelf, language), &form.deck),
        profiles: choosing(profiles(shelf, language), &form.profile),
        forms: reading::forms_without_arbiter(&form.form, language),
        editions: edition_marks(form, shelf, language),
        most_games: MOST_GAMES,
        most_offer: MOST_OFFER,
        spans: form.spans().map(span).into(),
        run: run.map(|run| self::run(run, language)),
        drafts: rows,
        theme: form.theme.clone(),
        form: form.clone(),
    }
}

/// What can be switched in every edition that has words.
fn edition_marks(form: &PrepareForm, shelf: &Shelf, language: Language) -> Vec<EditionMarks> {
    let usual = word_marks::usual(shelf);
    let marks = form.marked.as_ref().map_or(&usual, |_| &form.marks);
    let all = shelf.offers.iter().filter(|offer| !offer.lists.is_empty());
    let all = all.map(|offer| choices::marks(marks, offer, shelf, language));
    let is_empty = |one: &EditionMarks| {
        one.options.is_empty() && one.committee.is_empty() && one.switches.is_empty()
    };
    all.filter(|one| !is_empty(one)).collect()
}

/// How a run stands.
pub fn run(run: &Run, language: Language) -> RunView {
    let tally = run.tally();
    let told = |key| say!(language, key, n = tally.played, of = run.games, fitting = tally.fitting);
    let sentence = match run.end() {
        None => told("prepare-run-on"),
        Some(End::Whole) => told("prepare-run-whole"),
        Some(End::Stopped) => told("prepare-run-stopped"),
        Some(End::Broken(why)) => say!(language, "prepare-run-broken", name = why),
    };
    let waits = if run.is_waiting() { say!(language, "prepare-run-waits") } else { String::new() };
    let missed = |(wish, games): (&Wish, &u64)| {
        say!(language, "prepare-run-missed", name = say!(language, wish_key(*wish)), n = *games)
    };
    let is_over = run.end().is_some();
    let unmet = tally.unmet.iter().filter(|_| is_over && tally.fitting == 0);
    let (played, games, unmet) = (tally.played, run.games, unmet.map(missed).collect());
    RunView { played, games, sentence, waits, is_over, unmet }
}

fn wish_key(wish: Wish) -> &'static str {
    match wish {
        Wish::Rounds => "prepare-rounds",
        Wish::Total => "prepare-total",
        Wish::Bingos => "prepare-bingos",
        Wish::EqualTops => "prepare-equal-tops",
        Wish::Hardest => "prepare-hardest",
        Wish::Easiest => "prepare-easiest",
        Wish::Words => "prepare-avoid",
    }
}

fn row(drafts: &Drafts, id: &str, offered: &[String], language: Language) -> DraftRow {
    let (name, fault, figures) = match drafts.load(id) {
        Ok(Draft { game, .. }) => {
            (game.name.clone(), String::new(), figures(&Measures::of(&game), language))
        }
        Err(fault) => (id.to_owned(), draft_fault(&fault, language), Figures::default()),
    };
    let (is_new, is_sealed) = (offered.iter().any(|one| one == id), drafts.is_sealed(id));
    DraftRow { id: id.to_owned(), name, fault, is_new, is_sealed, figures }
}

/// A game in figures.
pub fn figures(measures: &Measures, language: Language) -> Figures {
    let lead = |round: Option<(RoundNumber, i32)>| {
        round.map_or_else(
            || NOTHING.to_owned(),
            |(n, lead)| say!(language, "prepare-lead", n = n, points = signed_change(lead)),
        )
    };
    Figures {
        rounds: measures.rounds.to_string(),
        total: measures.total.to_string(),
        bingos: measures.bingos.to_string(),
        equal_tops: measures.equal_tops.to_string(),
        hardest: lead(measures.hardest),
        easiest: lead(measures.easiest),
    }
}
