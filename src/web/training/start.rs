//! Where training begins.

use crate::parts::{Choice, FormChoice, ThemeFields, any_or, edition_name, long_date, percent};
use crate::setup::reading::forms;
use crate::{standings::page::NOTHING, training::form::BeginForm};
use flavita_app::{folder::opening::Entry, words::List, words::Offer, words::Shelf};
use flavita_contests::training::answer::Score;
use flavita_contests::training::game::{Stage, TIMES, TrainingGame};
use flavita_contests::training::opponent::STRENGTHS;
use flavita_contests::training::trainee::{PastGame, Trainee};
use flavita_i18n::{language::Language, names::list_name, rules::names::profile_name};
use serde::Serialize;
use std::sync::Arc;

/// `GET /training`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TrainingPage {
    /// Why what was asked could not be done; empty where nothing was asked.
    pub fault: String,
    /// Why what is kept of the trainee cannot be read; empty where it can.
    pub damage: String,
    /// The game on its way.
    pub going: Option<GoingGame>,
    /// The recorded games that can be played.
    pub recorded: Vec<Choice>,
    /// Editions with their word lists.
    pub decks: Vec<Choice>,
    /// The rules.
    pub profiles: Vec<Choice>,
    /// The forms of the game.
    pub forms: Vec<FormChoice>,
    /// The thinking times.
    pub times: Vec<Choice>,
    /// The opponents.
    pub opponents: Vec<Choice>,
    /// Who plays the second rack.
    pub seconds: Vec<Choice>,
    /// What the game of solitaire on its way is called; empty where there is none.
    pub solitaire: String,
    /// How many missed tops can be practised.
    pub missed: usize,
    /// That others cannot be; empty where all can.
    pub gone: String,
    /// The games that are over.
    pub past: Vec<PastRow>,
    /// The theme, as it was typed.
    pub theme: ThemeFields,
}

/// The game on its way.
#[derive(Debug, Clone, Serialize)]
pub struct GoingGame {
    /// What it is called.
    pub title: String,
    /// `Ход 5 из 22`.
    pub round: String,
    /// What it came to so far; empty before the first answer.
    pub score: String,
}

/// A game that is over.
#[derive(Debug, Clone, Serialize)]
pub struct PastRow {
    /// What it was called.
    pub title: String,
    /// When it was begun.
    pub date: String,
    /// `22 из 22`.
    pub rounds: String,
    /// In how many rounds the top was found.
    pub found: String,
    /// `812 из 956`.
    pub points: String,
    /// `84,94 %`; a dash where there was nothing to compare with.
    pub percent: String,
}

page!(TrainingPage, "training/training.html");

/// What stands between an edition and its list where both are sent as one.
pub const BETWEEN: char = ' ';
/// The time that the rules give.
pub const AS_RULES: &str = "rules";
/// No clock at all.
pub const NO_CLOCK: &str = "none";

/// The page with what was chosen; with why that could not be played, empty where nothing was asked. Of the
/// missed tops `at_hand` can be practised.
pub fn page(
    trainee: &Trainee,
    at_hand: usize,
    (entries, shelf): (&[Entry], &Shelf),
    (chosen, fault): (&BeginForm, &str),
    language: Language,
) -> TrainingPage {
    let gone = trainee.missed.tops.len().saturating_sub(at_hand);
    let solitaire = trainee.solitaire.as_ref().filter(|game| !game.is_stopped);
    let gone = (gone > 0).then(|| say!(language, "training-missed-gone", n = gone));
    TrainingPage {
        fault: fault.to_owned(),
        damage: String::new(),
        going: trainee.on_its_way().map(|game| going(game, language)),
        recorded: recorded_games(entries, &chosen.tournament, language),
        decks: choosing(decks(shelf, language), &chosen.deck),
        profiles: choosing(profiles(shelf, language), &chosen.profile),
        forms: forms(&chosen.form, language),
        times: choosing(times(language), &chosen.time),
        opponents: choosing(opponents("opponent-none", language), &chosen.opponent),
        seconds: opponents("solitaire-alone", language),
        solitaire: solitaire.map(|game| game.title.clone()).unwrap_or_default(),
        missed: at_hand,
        gone: gone.unwrap_or_default(),
        past: trainee.past.iter().map(|past| row(past, language)).collect(),
        theme: chosen.theme.clone(),
    }
}

/// The choices with another one chosen, where it is among them.
pub fn choosing(mut choices: Vec<Choice>, wanted: &str) -> Vec<Choice> {
    if choices.iter().any(|choice| choice.value == wanted) {
        for choice in &mut choices {
            choice.selected = choice.value == wanted;
        }
    }
    choices
}

fn going(game: &TrainingGame, language: Language) -> GoingGame {
    let number = match game.stage() {
        Stage::Thinking(number) | Stage::Answered(number) => number,
        Stage::Over => game.rounds.len(),
    };
    GoingGame {
        title: game.title.clone(),
        round: round_of(number, game.rounds.len(), language),
        score: score(game.score(), language),
    }
}

/// `Ход 5 из 22`.
pub fn round_of(number: usize, of: usize, language: Language) -> String {
    say!(language, "training-round", n = number, of = of)
}

/// `812 из 956 очков, 84,94 %`; empty before the first answer.
pub fn score(score: Score, language: Language) -> String {
    if score.rounds == 0 {
        return String::new();
    }
    let (Score { points, tops, .. }, percent) = (score, share(score, language));
    say!(language, "training-score", points, n = tops, percent)
}

/// `84,94 %`; a dash where there was nothing to compare with.
pub fn share(score: Score, language: Language) -> String {
    score.percent().map_or_else(
        || NOTHING.to_owned(),
        |hundredths| say!(language, "picture-percent", n = percent(language, hundredths)),
    )
}

/// The ended games of this computer, the newest first.
pub(crate) fn recorded_games(entries: &[Entry], chosen: &str, language: Language) -> Vec<Choice> {
    let ended = entries.iter().filter_map(|entry| {
        let about = entry.about.as_ref().ok().filter(|about| about.is_over)?;
        let (name, date) = (&about.name, long_date(language, about.created_ms));
        let label = say!(language, "training-recorded-game", name, date, n = about.recorded);
        (about.recorded > 0).then(|| Choice::new(&entry.id, label, entry.id == chosen))
    });
    ended.collect()
}

/// The edition and the list of a deck, as a form sends it.
pub(crate) fn deck<'s>(sent: &str, shelf: &'s Shelf) -> Option<(&'s Offer, &'s Arc<List>)> {
    let (edition, list) = sent.split_once(BETWEEN)?;
    let offer = shelf.offer(edition)?;
    Some((offer, offer.list(list)?))
}

/// Every edition with each of its lists; those in the reader's language are chosen first.
pub fn decks(shelf: &Shelf, language: Language) -> Vec<Choice> {
    let offers = || shelf.offers().iter().filter(|offer| !offer.lists.is_empty());
    let own = offers().find(|offer| offer.edition.language() == language.tag());
    let first = own.or_else(|| offers().next()).map(|offer| offer.edition.id());
    let deck = |offer: &Offer, at: usize| {
        let (list, id) = (&offer.lists[at], offer.edition.id());
        let name = edition_name(&offer.edition, language);
        let label = format!("{name} · {}", list_name(language, &list.name));
        Choice::new(format!("{id}{BETWEEN}{}", list.key), label, at == 0 && Some(id) == first)
    };
    offers().flat_map(|offer| (0..offer.lists.len()).map(move |at| deck(offer, at))).collect()
}

/// Every profile, before them that which is meant for the edition.
pub fn profiles(shelf: &Shelf, language: Language) -> Vec<Choice> {
    let known = shelf.profiles().iter();
    let known = known.map(|profile| (profile.id.clone(), profile_name(language, profile)));
    any_or(say!(language, "training-rules-usual"), known, "")
}

/// The thinking times that are offered.
pub(crate) fn times(language: Language) -> Vec<Choice> {
    let minutes = TIMES.map(|seconds| {
        let label = say!(language, "training-minutes", n = seconds / 60);
        Choice::new(seconds.to_string(), label, false)
    });
    let rules = Choice::new(AS_RULES, say!(language, "training-time-rules"), true);
    let none = Choice::new(NO_CLOCK, say!(language, "training-no-clock"), false);
    std::iter::once(rules).chain(minutes).chain([none]).collect()
}

/// The thinking time in seconds; `None` without a clock. What nobody offers is as the rules say.
pub fn seconds(time: &str, of_rules: u32) -> Option<u32> {
    let offered = time.parse().ok().filter(|seconds| TIMES.contains(seconds));
    (time != NO_CLOCK).then(|| offered.unwrap_or(of_rules))
}

/// Nobody, and each strength with how often it finds the top.
pub fn opponents(nobody: &str, language: Language) -> Vec<Choice> {
    let strengths = STRENGTHS.iter().map(|one| {
        let [tops, ..] = one.slips;
        let label = say!(language, &format!("opponent-{}", one.name), n = tops / 10);
        (one.name.to_owned(), label)
    });
    any_or(say!(language, nobody), strengths, "")
}

/// `Вы 120, соперник 134`; empty where nobody plays against the trainee.
pub fn against(game: &TrainingGame, language: Language) -> String {
    let said =
        |theirs: i64| say!(language, "training-against", points = game.score().points, n = theirs);
    game.their_points().map(said).unwrap_or_default()
}

fn row(past: &PastGame, language: Language) -> PastRow {
    let of = |one: i64, all: i64| say!(language, "training-of", n = one, of = all);
    let count = |rounds: usize| i64::try_from(rounds).unwrap_or(i64::MAX);
    let score = past.score;
    PastRow {
        title: past.title.clone(),
        date: long_date(language, past.begun_ms),
        rounds: of(count(score.rounds), count(past.of_rounds)),
        found: score.found.to_string(),
        points: of(score.points, score.tops),
        percent: share(score, language),
    }
}
