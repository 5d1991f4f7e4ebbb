//! A round of training, and a missed top, before the answer.

use crate::parts::{BoardView, ClockView, TileView, board_view, bought, choice, rack_behind};
use crate::{parts::slip_words::sentences, training::start::round_of, training::start::score};
use flavita_contests::training::exercise::{Exercise, Misfit};
use flavita_contests::training::{collection::MissedTop, game::TrainingGame, source::Basis};
use flavita_i18n::{language::Language, rules::names};
use flavita_tournament::model::{Reason, SlipText};
use serde::Serialize;

/// `GET /training/game` while a round is thought about, and `GET /training/missed` before the
/// answer.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TrainingRoundPage {
    /// `Ход 5 из 22`.
    pub title: String,
    /// What the game is called.
    pub game: String,
    /// Where the answer is sent.
    pub address: &'static str,
    /// What is answered: the number of the round, or of the missed top.
    pub number: usize,
    /// The time left; `None` without a limit.
    pub clock: Option<ClockView>,
    /// Whether time is up.
    pub is_over: bool,
    /// Whether slips ask for the points that the player counted.
    pub asks_points: bool,
    /// What it came to so far; empty before the first answer.
    pub score: String,
    /// The words that are worth more, with their theme; empty where none are.
    pub theme: String,
    /// The letters that a blank may stand for.
    pub letters: Vec<String>,
    /// The rack.
    pub rack: Vec<TileView>,
    /// The tiles one of which may be added to it; empty where nothing is added.
    pub choice: String,
    /// The blanks on the board that it can buy.
    pub bought: Vec<(usize, String)>,
    /// The most tiles of it that may be laid; 0 for all.
    pub most_laid: usize,
    /// The board.
    pub board: BoardView,
    /// What was typed, and what is wrong with it.
    #[serde(flatten)]
    pub typed: Typed,
}

page!(TrainingRoundPage, "training/training_round.html");

/// Where a round of the game is played.
pub const GAME: &str = "/training/game";
/// Where missed tops are practised.
pub const MISSED: &str = "/training/missed";

/// What was typed and cannot be taken, with the reason.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Typed {
    /// Why.
    pub fault: String,
    /// The square.
    pub at: String,
    /// The word.
    pub word: String,
}

impl Typed {
    /// A slip that these reasons speak against; nothing where none does.
    pub fn refused(reasons: &[Reason], slip: &SlipText, language: Language) -> Option<Self> {
        let (fault, at, word) = (sentences(reasons, language), slip.at.clone(), slip.word.clone());
        (!reasons.is_empty()).then_some(Self { fault, at, word })
    }
}

/// The page of the round of this number.
///
/// # Errors
/// When a prepared round does not fit its edition.
pub fn of_game(
    game: &TrainingGame,
    basis: Basis<'_>,
    number: usize,
    now_ms: i64,
    language: Language,
) -> Result<TrainingRoundPage, Misfit> {
    let exercise = Exercise::of_round(basis.edition, basis.rules, &game.rounds, number)?;
    let left = game.left_ms(now_ms);
    Ok(TrainingRoundPage {
        title: round_of(number, game.rounds.len(), language),
        game: game.title.clone(),
        address: GAME,
        number,
        clock: left.map(|left| ClockView::of(left, left > 0, basis.rules)),
        is_over: left == Some(0),
        score: score(game.score(), language),
        ..page(basis, &exercise, language)
    })
}

/// The page of a missed top.
///
/// # Errors
/// When it does not fit its edition.
pub fn of_missed(
    missed: &MissedTop,
    basis: Basis<'_>,
    language: Language,
) -> Result<TrainingRoundPage, Misfit> {
    let exercise = missed.exercise(basis.edition)?;
    Ok(TrainingRoundPage {
        title: say!(language, "training-missed-one"),
        game: missed.title.clone(),
        address: MISSED,
        number: usize::try_from(missed.number).unwrap_or(usize::MAX),
        ..page(basis, &exercise, language)
    })
}

fn page(basis: Basis<'_>, exercise: &Exercise, language: Language) -> TrainingRoundPage {
    let edition = basis.edition;
    let labels = edition.letters().map(|letter| edition.label(letter));
    let theme = basis.rules.form.theme.as_ref();
    TrainingRoundPage {
        asks_points: basis.rules.asks_for_claims(),
        theme: theme.map(|one| names::theme(language, one, edition)).unwrap_or_default(),
        letters: labels.map(str::to_owned).collect(),
        rack: rack_behind(edition, exercise.rack.tiles(), exercise.stayed),
        choice: choice(edition, &exercise.board, &exercise.rack.counts()),
        bought: bought(edition, &exercise.board, exercise.rack.tiles()),
        most_laid: edition.hand.most_laid.unwrap_or(0),
        board: board_view(edition, &exercise.board, None, language),
        ..TrainingRoundPage::default()
    }
}
