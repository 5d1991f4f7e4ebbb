//! What a training game came to.

use crate::parts::{joined_rack, level_of, percent, shown, shown_placement, signed};
use crate::{parts::figures::unless_zero, training::start::against, training::start::share};
use flavita_contests::training::{answer::Answer, exercise::Exercise, trainee::Trainee};
use flavita_contests::{training::game::TrainingGame, training::source::Basis};
use flavita_i18n::language::Language;
use flavita_tournament::model::Reason;
use serde::Serialize;

/// `GET /training/game` at the end.
#[derive(Debug, Clone, Serialize)]
pub struct TrainingResultPage {
    /// What the game is called.
    pub game: String,
    /// `812 из 956 очков`.
    pub total: String,
    /// `84,94 %`; a dash where there was nothing to compare with.
    pub percent: String,
    /// `Топов: 12 из 22`.
    pub found: String,
    /// How it stands beside the trainee's best; empty where there is none to compare with.
    pub best: String,
    /// How it stands beside the opponent; empty where there is none.
    pub against: String,
    /// The rounds that were answered.
    pub rounds: Vec<ResultRow>,
    /// The homework that it was; empty where it was none.
    pub homework: String,
    /// How many missed tops are kept.
    pub missed: usize,
}

/// A round that was answered.
#[derive(Debug, Clone, Serialize)]
pub struct ResultRow {
    /// Its number.
    pub number: usize,
    /// Its rack.
    pub rack: String,
    /// What was handed in; empty where nothing was.
    pub slip: String,
    /// `ok`, `look`, `error` or `none`.
    pub level: &'static str,
    /// Its points.
    pub points: String,
    /// Whether it is a top.
    pub is_top: bool,
    /// The top: `ВЫБОРЫ О1`.
    pub top: String,
    /// Its points.
    pub top_points: String,
    /// The difference: `−8`; empty where there is none.
    pub lost: String,
}

page!(TrainingResultPage, "training/training_result.html");

/// The page of a trainee's game; `missed` is how many missed tops are kept.
pub fn page(
    trainee: &Trainee,
    game: &TrainingGame,
    basis: Basis<'_>,
    missed: usize,
    language: Language,
) -> TrainingResultPage {
    let score = game.score();
    let rounds = (1..).zip(game.rounds.iter().zip(&game.answers));
    let row = |(number, (_, answer)): (usize, (_, &Answer))| ResultRow {
        number,
        rack: rack(game, basis, number),
        slip: shown(&answer.text, &answer.verdict),
        level: level_of(basis.rules, (&answer.text, &answer.verdict), &Reason::Empty),
        points: signed(answer.verdict.points),
        is_top: answer.verdict.is_top,
        top: answer.tops.first().map(shown_placement).unwrap_or_default(),
        top_points: answer.top.to_string(),
        lost: unless_zero(-answer.lost()),
    };
    TrainingResultPage {
        game: game.title.clone(),
        total: say!(language, "training-total", points = score.points, n = score.tops),
        percent: share(score, language),
        found: say!(language, "training-found", n = score.found, of = score.rounds),
        best: best(trainee, game, language).unwrap_or_default(),
        against: against(game, language),
        rounds: rounds.map(row).collect(),
        homework: game.homework.clone().unwrap_or_default(),
        missed,
    }
}

/// How a game played to its end stands beside the trainee's best of the same name.
fn best(trainee: &Trainee, game: &TrainingGame, language: Language) -> Option<String> {
    let score = game.score();
    let now = score.percent().filter(|_| score.rounds == game.rounds.len())?;
    let best = trainee.best_before(game)?;
    let percent = percent(language, best);
    Some(if now > best {
        say!(language, "training-best-new", percent)
    } else {
        say!(language, "training-best", percent)
    })
}

/// The rack that was played in a round, what stayed first.
fn rack(game: &TrainingGame, basis: Basis<'_>, number: usize) -> String {
    let Basis { edition, rules, .. } = basis;
    let exercise = Exercise::of_round(edition, rules, &game.rounds, number);
    exercise.map_or_else(
        |_misfit| String::new(),
        |exercise| joined_rack(edition, exercise.rack.tiles(), exercise.stayed),
    )
}
