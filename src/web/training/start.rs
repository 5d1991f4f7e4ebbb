//! Where training begins.

use crate::parts::{Choice, FormChoice, ThemeFields, long_date, percent};
use crate::training::choices::BeginForm;
use crate::training::choices::{choosing, decks, opponents, profiles, recorded_games, times};
use crate::{setup::reading::forms_without_arbiter, standings::page::NOTHING};
use flavita_app::{folder::opening::Entry, words::Shelf};
use flavita_contests::training::game::{Stage, TrainingGame};
use flavita_contests::training::{answer::Score, trainee::PastGame, trainee::Trainee};
use flavita_i18n::language::Language;
use serde::Serialize;

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

/// The page with what was chosen, and why that could not be played: empty where nothing was asked. Of the
/// missed tops `at_hand` can be practised.
pub fn page(
    trainee: &Trainee,
    at_hand: usize,
    (entries, shelf): (&[Entry], &Shelf),
    (chosen, fault): (&BeginForm, &str),
    language: Language,
) -> TrainingPage {
    let gone = trainee.missed.tops.len().saturating_sub(at_hand);
    let gone = (gone > 0).then(|| say!(language, "training-missed-gone", n = gone));
    TrainingPage {
        fault: fault.to_owned(),
        damage: String::new(),
        going: trainee.on_its_way().map(|game| going(game, language)),
        recorded: recorded_games(entries, &chosen.tournament, language),
        decks: choosing(decks(shelf, language), &chosen.deck),
        profiles: choosing(profiles(shelf, language), &chosen.profile),
        forms: forms_without_arbiter(&chosen.form, language),
        times: choosing(times(language), &chosen.time),
        opponents: choosing(opponents("opponent-none", language), &chosen.opponent),
        seconds: opponents("solitaire-alone", language),
        solitaire: trainee.solitaire.as_ref().map_or_else(String::new, |game| game.title.clone()),
        missed: at_hand,
        gone: gone.unwrap_or_default(),
        past: trainee.past.iter().map(|past| row(past, language)).collect(),
        theme: chosen.theme.clone(),
    }
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
