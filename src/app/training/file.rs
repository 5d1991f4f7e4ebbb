//! The form in which a trainee is kept: JSON, with the number of its form.

use flavita_contests::training::trainee::{MOST_BESTS, MOST_PAST, Trainee};
use flavita_contests::training::{answer::Answer, collection::MOST_MISSED, solitaire::MOST_MOVES};
use flavita_tournament::model::Verdict;
use serde::{Deserialize, Serialize};

/// The form that this program writes.
const FORM: u32 = 5;
/// The largest file that is read or written, in bytes: more than all that is kept can take.
pub const MOST_BYTES: u64 = 1024 * 1024;
/// No game has more rounds: each lays at least one tile.
const MOST_ROUNDS: usize = 225;
/// More than any slip or game is worth: sums of less fit.
const MOST_POINTS: u32 = 50_000_000;

/// Why a file holds no trainee.
#[derive(Debug, thiserror::Error)]
pub enum FileFault {
    /// No text, or not in this form; the cause names line and column.
    #[error("{0}")]
    Form(String),
    /// It was written by a newer program.
    #[error("it has form {0}, which a newer program wrote; this one reads form {FORM}")]
    Newer(u32),
    /// It holds more than this program ever keeps.
    #[error("it holds more {0} than there can be")]
    TooMuch(&'static str),
    /// Numbers that no game gives.
    #[error("it holds points that no slip is worth")]
    Points,
}

/// Only the number of the form: known before anything else is read.
#[derive(Deserialize)]
struct Form {
    form: u32,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Kept<T> {
    form: u32,
    trainee: T,
}

/// A trainee as it is kept.
pub fn write(trainee: &Trainee) -> String {
    let kept = Kept { form: FORM, trainee };
    let text = serde_json::to_string(&kept);
    text.expect("numbers, texts and lists have a form in JSON")
}

/// Reads a trainee; whatever is read can be counted and shown.
///
/// # Errors
/// What is wrong with the text.
pub fn read(text: &str) -> Result<Trainee, FileFault> {
    let malformed = |error: serde_json::Error| FileFault::Form(error.to_string());
    let Form { form } = serde_json::from_str(text).map_err(malformed)?;
    if form > FORM {
        return Err(FileFault::Newer(form));
    }
    let kept: Kept<Trainee> = serde_json::from_str(text).map_err(malformed)?;
    check(&kept.trainee)?;
    Ok(kept.trainee)
}

fn check(trainee: &Trainee) -> Result<(), FileFault> {
    let too_much = |is_so: bool, what| {
        if is_so { Err(FileFault::TooMuch(what)) } else { Ok(()) }
    };
    too_much(trainee.past.len() > MOST_PAST, "past games")?;
    too_much(trainee.missed.tops.len() > MOST_MISSED, "missed tops")?;
    if let Some(game) = &trainee.game {
        too_much(game.rounds.len() > MOST_ROUNDS, "rounds")?;
        // An open round, or one after the last answer, must be there.
        let open = usize::from(game.opened_ms.is_some());
        too_much(game.answers.len() + open > game.rounds.len(), "answers")?;
    }
    let solitaire = trainee.solitaire.as_ref();
    too_much(solitaire.is_some_and(|game| game.moves.len() > MOST_MOVES + 1), "moves")?;
    too_much(trainee.bests.len() > MOST_BESTS, "best games")?;
    if is_countable(trainee) { Ok(()) } else { Err(FileFault::Points) }
}

fn is_countable(trainee: &Trainee) -> bool {
    let mut answers = trainee.game.iter().flat_map(|game| &game.answers);
    let mut practised = trainee.practised.iter();
    let mut missed = trainee.missed.tops.iter();
    let scores = trainee.past.iter().map(|past| past.score);
    let solitaire = trainee.solitaire.iter().filter_map(|game| game.best);
    let mut bests = trainee.bests.iter().map(|one| one.points).chain(solitaire);
    answers.all(is_answer_countable)
        && practised.all(|one| is_answer_countable(&one.answer) && is_small(one.missed.points))
        && missed.all(|one| is_small(one.points))
        && scores.flat_map(|score| [score.points, score.tops]).all(is_sum_small)
        && bests.all(is_sum_small)
}

fn is_answer_countable(answer: &Answer) -> bool {
    let theirs = answer.theirs.as_ref();
    theirs.is_none_or(|slip| is_small(slip.points))
        && is_small(answer.top)
        && is_verdict_countable(&answer.verdict)
}

fn is_verdict_countable(verdict: &Verdict) -> bool {
    let costs = verdict.remarks.iter().map(|remark| remark.cost);
    verdict.remarks.len() <= 20
        && [verdict.points, verdict.would_be.unwrap_or(0)].into_iter().chain(costs).all(is_small)
}

fn is_small(points: i32) -> bool {
    points.unsigned_abs() <= MOST_POINTS
}

fn is_sum_small(sum: i64) -> bool {
    sum.unsigned_abs() <= u64::from(MOST_POINTS) * 225
}
