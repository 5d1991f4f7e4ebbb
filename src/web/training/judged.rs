//! What an answer of training was worth.

use crate::parts::{BoardView, TileView, board_after, level_of, rack_behind, shown};
use crate::parts::{shown_placement, slip_words};
use crate::training::round::{GAME, MISSED};
use crate::training::start::{against, round_of, score};
use flavita_contests::training::exercise::{Exercise, Misfit};
use flavita_contests::training::{game::TrainingGame, source::Basis, trainee::Practised};
use flavita_contests::{training::answer::Answer, training::collection::KNOWN};
use flavita_i18n::{language::Language, names::points, reason::sentence, remark::amiss};
use flavita_tournament::{model::PlacementText, model::Reason, profile::definition::Profile};
use serde::Serialize;

/// `GET /training/game` after an answer, and `GET /training/missed` after one.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TrainingAnswerPage {
    /// `Ход 5 из 22`.
    pub title: String,
    /// What the game is called.
    pub game: String,
    /// Where the next one is asked for.
    pub address: &'static str,
    /// What was answered: the number of the round, or of the missed top.
    pub number: usize,
    /// `ok`, `look`, `error`, or `none` where nothing was handed in.
    pub level: &'static str,
    /// What was handed in: `ВЫБОР О1`.
    pub slip: String,
    /// `36 очков`.
    pub points: String,
    /// Why, where it is not simply right.
    pub reason: String,
    /// Whether it is a top.
    pub is_top: bool,
    /// `Топ: 44 очка`.
    pub top: String,
    /// The tops: `ВЫБОРЫ О1`.
    pub tops: Vec<String>,
    /// `8 очков до топа`; empty for a top.
    pub lost: String,
    /// What becomes of the top in the collection; empty where nothing does.
    pub note: String,
    /// What it came to so far; empty in practice.
    pub score: String,
    /// What the opponent laid, and how they stand; none where there is no opponent.
    pub theirs: Vec<String>,
    /// What the button says that goes on.
    pub next: String,
    /// The rack.
    pub rack: Vec<TileView>,
    /// The board with what goes on it.
    pub board: BoardView,
}

page!(TrainingAnswerPage, "training/training_answer.html");

/// The page after the answer to the round of this number.
///
/// # Errors
/// When a prepared round does not fit its edition, or has no answer.
pub fn of_game(
    game: &TrainingGame,
    basis: Basis<'_>,
    number: usize,
    language: Language,
) -> Result<TrainingAnswerPage, Misfit> {
    let exercise = Exercise::of_round(basis.edition, basis.rules, &game.rounds, number)?;
    let at = number.checked_sub(1).ok_or(Misfit::Round(number))?;
    let answer = game.answers.get(at).ok_or(Misfit::Round(number))?;
    let next = if number < game.rounds.len() { "training-next" } else { "training-to-result" };
    let collected = || say!(language, "training-collected");
    let laid = &game.rounds[at].laid;
    Ok(TrainingAnswerPage {
        title: round_of(number, game.rounds.len(), language),
        game: game.title.clone(),
        address: GAME,
        number,
        note: answer.is_missed().then(collected).unwrap_or_default(),
        score: score(game.score(), language),
        theirs: theirs(game, answer, language),
        next: say!(language, next),
        ..page(basis, (&exercise, Some(laid)), answer, language)
    })
}

/// What the opponent laid, and how they stand.
fn theirs(game: &TrainingGame, answer: &Answer, language: Language) -> Vec<String> {
    let Some(slip) = &answer.theirs else { return Vec::new() };
    let laid = slip.laid.as_ref().map(|laid| {
        let text = format!("{}, {}", shown_placement(laid), points(language, slip.points));
        say!(language, "training-theirs", text)
    });
    let laid = laid.unwrap_or_else(|| say!(language, "training-theirs-none"));
    vec![laid, against(game, language)]
}

/// The page after a missed top was practised.
///
/// # Errors
/// When it does not fit its edition.
pub fn of_missed(
    practised: &Practised,
    basis: Basis<'_>,
    language: Language,
) -> Result<TrainingAnswerPage, Misfit> {
    let Practised { missed, answer, in_row } = practised;
    let exercise = missed.exercise(basis.edition)?;
    let note = match *in_row {
        0 => "training-missed-again",
        found if found < KNOWN => "training-found-once",
        _ => "training-known",
    };
    Ok(TrainingAnswerPage {
        title: say!(language, "training-missed-one"),
        game: missed.title.clone(),
        address: MISSED,
        number: usize::try_from(missed.number).unwrap_or(usize::MAX),
        note: say!(language, note),
        next: say!(language, "training-next-missed"),
        ..page(basis, (&exercise, answer.tops.first()), answer, language)
    })
}

fn page(
    basis: Basis<'_>,
    (exercise, laid): (&Exercise, Option<&PlacementText>),
    answer: &Answer,
    language: Language,
) -> TrainingAnswerPage {
    let edition = basis.edition;
    let verdict = &answer.verdict;
    let laid = laid.and_then(|laid| laid.read(edition));
    let laid = laid.filter(|laid| !laid.runs_off_board());
    let lost = (answer.lost() > 0).then(|| points(language, answer.lost()));
    let lost = lost.map(|points| say!(language, "training-lost", points));
    TrainingAnswerPage {
        level: level_of(basis.rules, (&answer.text, verdict), &Reason::Empty),
        slip: shown(&answer.text, verdict),
        points: points(language, verdict.points),
        reason: reason(basis.rules, answer, language),
        is_top: verdict.is_top,
        top: say!(language, "training-top", points = points(language, answer.top)),
        tops: answer.tops.iter().map(shown_placement).collect(),
        lost: lost.unwrap_or_default(),
        rack: rack_behind(edition, exercise.rack.tiles(), exercise.stayed),
        board: board_after(edition, &exercise.board, laid.as_ref(), language),
        ..TrainingAnswerPage::default()
    }
}

/// Why it is not simply right, in sentences; empty where it is.
fn reason(rules: &Profile, answer: &Answer, language: Language) -> String {
    let verdict = &answer.verdict;
    if verdict.is_valid() {
        return amiss(rules, &answer.text, verdict, language).unwrap_or_default();
    }
    if verdict.reasons == [Reason::Empty] {
        return sentence(language, &Reason::NoSlip);
    }
    slip_words::sentences(&verdict.reasons, language)
}
