//! What is kept of somebody who trains: the game on its way, the past ones, the missed tops.

use crate::training::collection::{Collection, MissedTop};
use crate::training::solitaire::{SolitaireGame, SolitaireKind};
use crate::training::source::{Basis, Source};
use crate::training::{answer::Answer, answer::Score, exercise::Misfit, game::TrainingGame};
use flavita_tournament::model::SlipText;
use serde::{Deserialize, Serialize};

/// How many past games are kept; the oldest gives way.
pub const MOST_PAST: usize = 50;

/// What is kept of somebody who trains.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Trainee {
    /// The game on its way, or the last one.
    pub game: Option<TrainingGame>,
    /// Games that are over, the last one first.
    pub past: Vec<PastGame>,
    /// The missed tops.
    pub missed: Collection,
    /// The missed top practised last, with what was answered, until the next one is asked for.
    pub practised: Option<Practised>,
    /// The game of solitaire on its way, or the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solitaire: Option<SolitaireGame>,
    /// The best games of solitaire.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bests: Vec<OwnBest>,
}

/// A game that is over, in figures.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PastGame {
    /// What it was called.
    pub title: String,
    /// When it was begun: milliseconds since 1970 (UTC).
    pub begun_ms: i64,
    /// How many rounds it had, those that were not played too.
    pub of_rounds: usize,
    /// What it came to.
    pub score: Score,
}

/// A missed top that was practised.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Practised {
    /// It, as it was before.
    pub missed: MissedTop,
    /// What was answered.
    pub answer: Answer,
    /// How often it has been found in a row.
    pub in_row: u32,
}

impl Trainee {
    /// Begins a game; the one on its way is given up.
    pub fn begin(&mut self, game: TrainingGame) {
        self.give_up();
        self.game = Some(game);
    }

    /// Whether anything was answered or laid, and not only begun.
    pub fn has_played(&self) -> bool {
        let is_answered = |game: &TrainingGame| !game.answers.is_empty();
        let is_laid = |game: &SolitaireGame| !game.moves.is_empty();
        !self.past.is_empty()
            || self.practised.is_some()
            || self.game.as_ref().is_some_and(is_answered)
            || self.solitaire.as_ref().is_some_and(is_laid)
    }

    /// The game that is not over.
    pub fn on_its_way(&self) -> Option<&TrainingGame> {
        self.game.as_ref().filter(|game| !game.is_over)
    }

    /// Takes the slip of a round of the game; a missed top goes into the collection.
    ///
    /// # Errors
    /// When a prepared round does not fit its edition.
    pub fn answer(
        &mut self,
        basis: Basis<'_>,
        number: usize,
        text: SlipText,
        now_ms: i64,
    ) -> Result<(), Misfit> {
        if let Some(game) = &mut self.game
            && let Some(exercise) = game.answer(basis, number, text, now_ms)?
        {
            self.missed.collect(basis.edition, &exercise, game, now_ms);
        }
        Ok(())
    }

    /// Opens the next round, or ends the game after the last one.
    pub fn go_on(&mut self, answered: usize, now_ms: i64) {
        let Some(game) = &mut self.game else { return };
        let was_over = game.is_over;
        game.go_on(answered, now_ms);
        if game.is_over && !was_over {
            self.note_past();
        }
    }

    /// Gives up the game on its way; it stands among the past ones where a round was answered.
    pub fn give_up(&mut self) {
        let Some(game) = self.game.as_mut().filter(|game| !game.is_over) else { return };
        game.give_up();
        if !game.answers.is_empty() {
            self.note_past();
        }
    }

    /// The best percentage, in hundredths, of the games of the same name that were begun before this
    /// one and played to their end.
    pub fn best_before(&self, game: &TrainingGame) -> Option<i64> {
        let is_like = |past: &&PastGame| {
            past.title == game.title
                && past.begun_ms < game.begun_ms
                && past.score.rounds == past.of_rounds
        };
        self.past.iter().filter(is_like).filter_map(|past| past.score.percent()).max()
    }

    fn note_past(&mut self) {
        if let Some(game) = &self.game {
            let past = PastGame {
                title: game.title.clone(),
                begun_ms: game.begun_ms,
                of_rounds: game.rounds.len(),
                score: game.score(),
            };
            self.past.insert(0, past);
            self.past.truncate(MOST_PAST);
        }
    }

    /// Begins a game of solitaire; the one on its way is gone.
    pub fn begin_solitaire(&mut self, game: SolitaireGame) {
        let best = self.best_like(&game);
        self.solitaire = Some(SolitaireGame { best, ..game });
    }

    /// What a game of this kind is compared with; `None` before the first one.
    fn best_like(&self, game: &SolitaireGame) -> Option<i64> {
        self.bests.iter().find(|one| one.is_like(game)).map(|one| one.points)
    }

    /// Notes the game of solitaire where it is over: the next one is compared with it.
    ///
    /// # Errors
    /// The first move that does not fit.
    pub fn note_solitaire(&mut self, basis: Basis<'_>) -> Result<(), Misfit> {
        let Some(game) = &self.solitaire else { return Ok(()) };
        let Some(points) = game.counted(&game.table(basis)?) else { return Ok(()) };
        if self.best_like(game).is_none_or(|before| before <= points) {
            let best = OwnBest { source: game.source.clone(), kind: game.kind, points };
            self.bests.retain(|one| !one.is_like(game));
            self.bests.insert(0, best);
            self.bests.truncate(MOST_BESTS);
        }
        Ok(())
    }

    /// Takes an answer to a missed top, judged without a clock. Nothing happens where there is no
    /// such one, or the last answer still stands.
    ///
    /// # Errors
    /// When the missed top does not fit its edition.
    pub fn practise(
        &mut self,
        basis: Basis<'_>,
        number: u32,
        text: SlipText,
        now_ms: i64,
    ) -> Result<(), Misfit> {
        let missed = self.missed.get(number).filter(|_| self.practised.is_none());
        let Some(missed) = missed.cloned() else { return Ok(()) };
        let exercise = missed.exercise(basis.edition)?;
        let answer = Answer::judged(basis, &exercise, text, None);
        let in_row = self.missed.practised(number, answer.verdict.is_top, now_ms);
        self.practised = Some(Practised { missed, answer, in_row });
        Ok(())
    }

    /// Puts the practised top aside, so that the next one is asked.
    pub fn next_missed(&mut self) {
        self.practised = None;
    }
}

/// How many are kept; that which was beaten or equalled longest ago gives way.
pub const MOST_BESTS: usize = 50;

/// The best of the games of one kind with the same words.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct OwnBest {
    /// Where their edition and words are found.
    pub source: Source,
    /// Which kind.
    pub kind: SolitaireKind,
    /// The total.
    pub points: i64,
}

impl OwnBest {
    /// Whether a game is compared with it.
    fn is_like(&self, game: &SolitaireGame) -> bool {
        self.source == game.source && self.kind == game.kind
    }
}
