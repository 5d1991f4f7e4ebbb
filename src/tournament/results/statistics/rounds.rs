//! Round by round: who found the top, what the players scored, how long they took.

use crate::model::{PlayerNumber, Round, RoundNumber};
use crate::results::account::{Accounts, Entry};
use crate::{results::found::top_finders, results::statistics::share::Share, state::Tournament};

/// The figures of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundFigures {
    /// Its number.
    pub number: RoundNumber,
    /// Whether it counts for nobody; then nobody played in it here.
    pub is_annulled: bool,
    /// The points of its top.
    pub top: i32,
    /// How many played in it.
    pub players: u32,
    /// How many of them found a top.
    pub finders: u32,
    /// The points of all their slips as they count in the standings.
    pub scored: i64,
    /// How long was thought, in milliseconds.
    pub length_ms: u64,
    /// The times that were noted, in milliseconds, the shortest first. Who has none noted is
    /// charged the whole time and says nothing about how long he took.
    pub times_ms: Vec<i64>,
}

impl RoundFigures {
    /// The share of the players who found a top; `None` where nobody played.
    pub fn found(&self) -> Option<Share> {
        Share::new(self.finders, self.players)
    }

    /// What the players scored of what all tops together are worth: the less, the harder the
    /// round. `None` where nobody played or the top is worth nothing.
    pub fn scored_of_top(&self) -> Option<Share> {
        Share::new(self.scored, i64::from(self.top).saturating_mul(i64::from(self.players)))
    }
}

/// The figures of a round: the one at place `at` of the accounts.
pub(super) fn figures(
    state: &Tournament,
    round: &Round,
    all: &Accounts,
    at: usize,
) -> RoundFigures {
    let entries = all.iter().filter_map(|(player, account)| Some((*player, account[at]?)));
    let played: Vec<(PlayerNumber, Entry)> =
        entries.filter(|(_, entry)| !entry.is_missed).collect();
    let is_annulled = state.is_annulled(round.number);
    let finders = top_finders(state, round).filter(|_| !is_annulled).count();
    let times = played
        .iter()
        .filter(|(player, _)| round.noted_ms(*player).is_some())
        .map(|(_, entry)| i64::try_from(entry.used_ms).unwrap_or(i64::MAX));
    let mut times_ms: Vec<i64> = times.collect();
    times_ms.sort_unstable();
    RoundFigures {
        number: round.number,
        is_annulled,
        top: round.top_points(),
        players: u32::try_from(played.len()).unwrap_or(u32::MAX),
        finders: u32::try_from(finders).unwrap_or(u32::MAX),
        scored: played.iter().map(|(_, entry)| i64::from(entry.points)).sum(),
        length_ms: round.length_ms,
        times_ms,
    }
}
