//! A game that somebody plays alone against the clock and the top.
//!
//! Its clock is the wall clock, which outlives the program; set back it gives time, which cheats
//! nobody but the trainee. Slips are late by the rules of the game; the grace of phones is granted
//! to all.

use crate::training::{answer::Answer, answer::Score, exercise::Exercise, exercise::Misfit};
use crate::training::{opponent::Opponent, source::Basis, source::PreparedRound, source::Source};
use flavita_tournament::model::{Reason, SlipText};
use serde::{Deserialize, Serialize};

/// The thinking times that are offered, in seconds.
pub const TIMES: [u32; 5] = [60, 120, 180, 240, 300];

/// A training game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TrainingGame {
    /// What it is called: the recorded tournament, or the edition.
    pub title: String,
    /// Where its edition, rules and words are found.
    pub source: Source,
    /// When it was begun: milliseconds since 1970 (UTC).
    pub begun_ms: i64,
    /// The thinking time of a round in seconds; `None` without a limit.
    pub seconds: Option<u32>,
    /// All its rounds.
    pub rounds: Vec<PreparedRound>,
    /// The answers so far, one a round.
    pub answers: Vec<Answer>,
    /// When the round that is thought about was opened; `None` between two rounds.
    pub opened_ms: Option<i64>,
    /// Who plays against the trainee, where somebody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<Opponent>,
    /// The homework that it is, by its name in addresses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homework: Option<String>,
    /// Whether it is over: played to its end, or given up.
    pub is_over: bool,
}

/// How far a training game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The round of this number, from 1, is thought about.
    Thinking(usize),
    /// The round of this number is answered, and its top is out.
    Answered(usize),
    /// It is over.
    Over,
}

impl TrainingGame {
    /// A game with its first round open.
    pub fn begun(
        title: String,
        source: Source,
        rounds: Vec<PreparedRound>,
        seconds: Option<u32>,
        now_ms: i64,
    ) -> Self {
        Self {
            title,
            source,
            begun_ms: now_ms,
            seconds,
            is_over: rounds.is_empty(),
            opened_ms: (!rounds.is_empty()).then_some(now_ms),
            rounds,
            answers: Vec::new(),
            opponent: None,
            homework: None,
        }
    }

    /// The opponent's points so far; `None` where there is none.
    pub fn their_points(&self) -> Option<i64> {
        let theirs = self.answers.iter().filter_map(|answer| answer.theirs.as_ref());
        self.opponent.as_ref().map(|_| theirs.map(|slip| i64::from(slip.points)).sum())
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        let answered = self.answers.len();
        if self.is_over {
            Stage::Over
        } else if self.opened_ms.is_some() {
            Stage::Thinking(answered + 1)
        } else {
            Stage::Answered(answered)
        }
    }

    /// The thinking time of the open round so far, in milliseconds. A clock that was set back
    /// makes it nothing, never less.
    pub fn used_ms(&self, now_ms: i64) -> u64 {
        let used = self.opened_ms.map_or(0, |opened| now_ms.saturating_sub(opened));
        u64::try_from(used).unwrap_or(0)
    }

    /// The thinking time granted, in milliseconds; `None` without a limit.
    pub fn granted_ms(&self) -> Option<u64> {
        self.seconds.map(|seconds| u64::from(seconds) * 1000)
    }

    /// What is left of the open round, in milliseconds; `None` without a limit.
    pub fn left_ms(&self, now_ms: i64) -> Option<u64> {
        let granted = self.granted_ms()?;
        Some(granted.saturating_sub(self.used_ms(now_ms)))
    }

    /// Why a text is no answer to the open round, and costs nothing: [`Answer::unlaid`]. What comes
    /// when time is up counts as it stands.
    ///
    /// # Errors
    /// When a prepared round does not fit its edition.
    pub fn unlaid(
        &self,
        basis: Basis<'_>,
        number: usize,
        text: &SlipText,
        now_ms: i64,
    ) -> Result<Vec<Reason>, Misfit> {
        let is_open = self.stage() == Stage::Thinking(number) && self.left_ms(now_ms) != Some(0);
        if !is_open {
            return Ok(Vec::new());
        }
        let exercise = Exercise::of_round(basis.edition, basis.rules, &self.rounds, number)?;
        Ok(Answer::unlaid(basis, &exercise, text.clone()))
    }

    /// Takes the slip of the open round and judges it as in the hall, lateness too. What comes
    /// within the grace that the rules give telephones is in time.
    ///
    /// Answers whether the top was missed, with the exercise; `None` and unchanged where this round
    /// is not open.
    ///
    /// # Errors
    /// When a prepared round does not fit its edition.
    pub fn answer(
        &mut self,
        basis: Basis<'_>,
        number: usize,
        text: SlipText,
        now_ms: i64,
    ) -> Result<Option<Exercise>, Misfit> {
        if self.stage() != Stage::Thinking(number) {
            return Ok(None);
        }
        let exercise = Exercise::of_round(basis.edition, basis.rules, &self.rounds, number)?;
        let text = SlipText { used_ms: self.noted_ms(basis, now_ms), ..text };
        let mut answer = Answer::judged(basis, &exercise, text, self.granted_ms());
        answer.theirs = self.opponent.as_ref().map(|one| one.slip(basis, &exercise, number));
        self.answers.push(answer);
        self.opened_ms = None;
        Ok(Some(exercise))
    }

    /// The thinking time as it stands on the slip.
    fn noted_ms(&self, basis: Basis<'_>, now_ms: i64) -> Option<u64> {
        let (used, granted) = (self.used_ms(now_ms), self.granted_ms()?);
        let is_in_grace = used <= granted + basis.rules.late.phones_ms();
        Some(if is_in_grace { used.min(granted) } else { used })
    }

    /// Opens the round after the one that is answered; ends the game after the last. Nothing
    /// happens where that round is not the last one answered.
    pub fn go_on(&mut self, answered: usize, now_ms: i64) {
        if self.stage() != Stage::Answered(answered) {
            return;
        }
        if answered < self.rounds.len() {
            self.opened_ms = Some(now_ms);
        } else {
            self.is_over = true;
        }
    }

    /// Gives the game up; what was answered stays.
    pub fn give_up(&mut self) {
        self.opened_ms = None;
        self.is_over = true;
    }

    /// What the answers come to.
    pub fn score(&self) -> Score {
        Score::of(&self.answers)
    }
}
