//! What a training game came to.

use crate::game::edition::definition::Edition;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::tournament::training::answer::Answer;
use crate::tournament::training::game::TrainingGame;
use crate::tournament::training::prepared::PreparedRound;
use crate::tournament::training::source::Basis;
use crate::web::compose::figures::signed;
use crate::web::compose::names::{shown_placement, shown_rack};
use crate::web::compose::training::answer::{level, slip};
use crate::web::compose::training::start::share;
use crate::web::pages::training::result::{ResultRow, TrainingResultPage};

/// The page; `missed` is how many missed tops are kept.
#[must_use]
pub fn page(
    game: &TrainingGame,
    basis: Basis<'_>,
    missed: usize,
    language: Language,
) -> TrainingResultPage {
    let score = game.score();
    let total = [("points", score.points.into()), ("n", score.tops.into())];
    let found = [("n", score.found.into()), ("of", score.rounds.into())];
    let rounds = (1..).zip(game.rounds.iter().zip(&game.answers));
    TrainingResultPage {
        game: game.title.clone(),
        total: say(language, "training-total", &total),
        percent: share(score, language),
        found: say(language, "training-found", &found),
        rounds: rounds
            .map(|(number, (round, answer))| ResultRow {
                level: level(basis.rules, answer),
                ..row(number, round, answer, basis.edition)
            })
            .collect(),
        missed,
    }
}

fn row(number: usize, round: &PreparedRound, answer: &Answer, edition: &Edition) -> ResultRow {
    let top = answer.tops.first().map(shown_placement);
    ResultRow {
        number,
        rack: shown_rack(edition, &round.rack),
        slip: slip(answer),
        level: "ok",
        points: signed(answer.verdict.points),
        is_top: answer.verdict.is_top,
        top: top.unwrap_or_default(),
        top_points: answer.top.to_string(),
        lost: match answer.lost() {
            0 => String::new(),
            lost => signed(-lost),
        },
    }
}
