//! Homework: one game for a whole club, which everybody plays alone within a term.
//!
//! Its rounds are fixed beforehand; each player has his own training game of them. The table has
//! what each had at the end of the term, those who have not finished too.

use crate::training::{answer::Score, source::PreparedRound, source::Source};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// More players than any club sends home.
pub const MOST_PLAYERS: usize = 2000;

/// A game to be played at home.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Homework {
    /// What it is called.
    pub title: String,
    /// Where its edition, rules and words are found.
    pub source: Source,
    /// Its rounds.
    pub rounds: Vec<PreparedRound>,
    /// The thinking time of a round in seconds; `None` without a limit.
    pub seconds: Option<u32>,
    /// From when it can be played: milliseconds since 1970 (UTC).
    pub from_ms: i64,
    /// When the term is over.
    pub until_ms: i64,
    /// Whether who has finished sees the table at once, not only after the term.
    pub is_shown_early: bool,
    /// Who has begun it, in the order in which they did.
    pub players: Vec<HomeworkPlayer>,
}

/// Somebody who has begun it.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct HomeworkPlayer {
    /// What tells his device from others: a hash of its code.
    pub key: String,
    /// His name.
    pub name: String,
    /// What he came to within the term.
    pub score: Score,
    /// Whether he has played it to its end.
    pub has_finished: bool,
}

/// Why somebody cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotBegun {
    /// The term has not begun, or is over.
    OutsideTerm,
    /// Somebody else has this name.
    NameTaken,
    /// There are too many.
    Full,
}

impl Homework {
    /// Whether it can be played now.
    pub fn is_on(&self, now_ms: i64) -> bool {
        (self.from_ms..self.until_ms).contains(&now_ms)
    }

    /// Who has this key.
    pub fn player(&self, key: &str) -> Option<&HomeworkPlayer> {
        self.players.iter().find(|player| player.key == key)
    }

    /// Notes that somebody begins; who has begun already keeps his name.
    ///
    /// # Errors
    /// Why he cannot.
    pub fn begin(&mut self, key: &str, name: &str, now_ms: i64) -> Result<(), NotBegun> {
        if !self.is_on(now_ms) {
            return Err(NotBegun::OutsideTerm);
        }
        if self.player(key).is_some() {
            return Ok(());
        }
        let folded = name.to_lowercase();
        if self.players.iter().any(|player| player.name.to_lowercase() == folded) {
            return Err(NotBegun::NameTaken);
        }
        if self.players.len() >= MOST_PLAYERS {
            return Err(NotBegun::Full);
        }
        self.players.push(HomeworkPlayer {
            key: key.to_owned(),
            name: name.to_owned(),
            score: Score::default(),
            has_finished: false,
        });
        Ok(())
    }

    /// Notes what somebody has come to; after the term nothing is added.
    pub fn note(&mut self, key: &str, score: Score, now_ms: i64) {
        let (is_on, rounds) = (self.is_on(now_ms), self.rounds.len());
        if let Some(player) = self.players.iter_mut().find(|player| player.key == key && is_on) {
            player.score = score;
            player.has_finished = score.rounds == rounds;
        }
    }

    /// Whether who has this key, or nobody in particular, may see the table.
    pub fn shows_table(&self, key: Option<&str>, now_ms: i64) -> bool {
        let own = key.and_then(|key| self.player(key));
        now_ms >= self.until_ms || (self.is_shown_early && own.is_some_and(|own| own.has_finished))
    }

    /// The players with their places: most points first, equals on the same place by name.
    pub fn table(&self) -> Vec<(usize, &HomeworkPlayer)> {
        let mut players: Vec<&HomeworkPlayer> = self.players.iter().collect();
        players.sort_by_key(|player| (Reverse(player.score.points), player.name.to_lowercase()));
        let better = |points| players.iter().filter(|other| other.score.points > points).count();
        players.iter().map(|player| (better(player.score.points) + 1, *player)).collect()
    }
}
