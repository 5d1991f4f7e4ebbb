//! The missed tops, which are practised until they are found twice in a row.

use crate::training::{exercise::Exercise, exercise::Misfit, game::TrainingGame, source::Source};
use flavita_game::{Edition, board_text, rack_text};
use flavita_tournament::model::PlacementText;
use serde::{Deserialize, Serialize};

/// How many missed tops are kept; the oldest gives way.
pub const MOST_MISSED: usize = 200;
/// A top that was found so often in a row is known.
pub const KNOWN: u32 = 2;

/// A top that was missed.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct MissedTop {
    /// Its number in the collection; never given twice.
    pub number: u32,
    /// Where its edition, rules and words are found.
    pub source: Source,
    /// The game in which it was missed.
    pub title: String,
    /// The board before it.
    pub board: String,
    /// The rack.
    pub rack: String,
    /// Its points.
    pub points: i32,
    /// The top, and its equals.
    pub tops: Vec<PlacementText>,
    /// When it was missed: milliseconds since 1970 (UTC).
    pub missed_ms: i64,
    /// How often it was practised.
    pub tries: u32,
    /// How often it was found in a row, up to now.
    pub in_row: u32,
    /// When it was last practised: milliseconds since 1970 (UTC).
    pub tried_ms: Option<i64>,
}

impl MissedTop {
    /// The exercise in which it is the top.
    ///
    /// # Errors
    /// When its texts are none of this edition.
    pub fn exercise(&self, edition: &Edition) -> Result<Exercise, Misfit> {
        let exercise = Exercise::read(edition, &self.board, &self.rack);
        exercise.ok_or(Misfit::Missed(self.number))
    }

    /// Those never found come first, then whoever waits longest.
    fn turn(&self) -> (u32, i64, u32) {
        let since = self.tried_ms.unwrap_or(self.missed_ms);
        (self.in_row, since, self.number)
    }
}

/// The missed tops in the order in which they were missed.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Collection {
    /// The number that the next one gets, less one.
    pub last: u32,
    /// The missed tops.
    pub tops: Vec<MissedTop>,
}

impl Collection {
    /// Takes the top of an exercise in where the last answer of its game has missed it; one that is
    /// there already has to be found anew.
    pub fn collect(
        &mut self,
        edition: &Edition,
        exercise: &Exercise,
        game: &TrainingGame,
        now_ms: i64,
    ) {
        let Some(answer) = game.answers.last().filter(|answer| answer.is_missed()) else { return };
        let board = board_text(edition, &exercise.board);
        let rack = rack_text(edition, exercise.rack.tiles());
        let is_same = |one: &&mut MissedTop| {
            one.source == game.source && one.board == board && one.rack == rack
        };
        if let Some(known) = self.tops.iter_mut().find(is_same) {
            known.in_row = 0;
            return;
        }
        if self.tops.len() >= MOST_MISSED {
            self.tops.remove(0);
        }
        self.last = self.last.saturating_add(1);
        self.tops.push(MissedTop {
            number: self.last,
            source: game.source.clone(),
            title: game.title.clone(),
            board,
            rack,
            points: answer.top,
            tops: answer.tops.clone(),
            missed_ms: now_ms,
            tries: 0,
            in_row: 0,
            tried_ms: None,
        });
    }

    /// The missed top of this number.
    pub fn get(&self, number: u32) -> Option<&MissedTop> {
        self.tops.iter().find(|one| one.number == number)
    }

    /// What is practised next, of those that can be: those not found yet, the one that waits
    /// longest first.
    pub fn next(&self, is_at_hand: impl Fn(&Source) -> bool) -> Option<&MissedTop> {
        let at_hand = self.tops.iter().filter(|one| is_at_hand(&one.source));
        at_hand.min_by_key(|one| one.turn())
    }

    /// Notes how the practice of a missed top went; what is known leaves the collection. Answers
    /// how often it has been found in a row.
    pub fn practised(&mut self, number: u32, is_found: bool, now_ms: i64) -> u32 {
        let Some(one) = self.tops.iter_mut().find(|one| one.number == number) else { return 0 };
        one.tries = one.tries.saturating_add(1);
        one.tried_ms = Some(now_ms);
        one.in_row = if is_found { one.in_row.saturating_add(1) } else { 0 };
        let in_row = one.in_row;
        if in_row >= KNOWN {
            self.tops.retain(|one| one.number != number);
        }
        in_row
    }
}
