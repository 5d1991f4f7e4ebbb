//! The totals of the players after every round, beside that of the tops.

use crate::model::{PlayerNumber, Round, RoundNumber};
use crate::results::account::{Account, Accounts, Entry};
use crate::{results::statistics::distribution::Quartiles, state::Tournament};
use std::collections::BTreeMap;

/// Totals after every round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The sum of the tops after every round.
    pub tops: Vec<i32>,
    /// The total of every player after every round, as the standings have it; `None` as long as
    /// he has not played.
    pub players: BTreeMap<PlayerNumber, Vec<Option<i32>>>,
    /// The quartiles after every round, found once: every player's own page asks for them.
    quartiles: Vec<Option<Quartiles>>,
}

impl Totals {
    /// The totals of the tops and of the players after every round.
    pub fn new(tops: Vec<i32>, players: BTreeMap<PlayerNumber, Vec<Option<i32>>>) -> Self {
        let mut totals = Self { tops, players, quartiles: Vec::new() };
        let quartiles = (0..totals.rounds()).map(|at| Quartiles::of(&totals.after(at)));
        totals.quartiles = quartiles.collect();
        totals
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> usize {
        self.tops.len()
    }

    /// The totals of all who have played by the round at place `at`, the lowest first.
    pub fn after(&self, at: usize) -> Vec<i64> {
        let totals = self.players.values().filter_map(|totals| totals[at]);
        let mut totals: Vec<i64> = totals.map(i64::from).collect();
        totals.sort_unstable();
        totals
    }

    /// The totals after the last round, the lowest first; empty before the first.
    pub fn last(&self) -> Vec<i64> {
        let last = self.rounds().checked_sub(1);
        last.map_or_else(Vec::new, |last| self.after(last))
    }

    /// The quartiles of those totals.
    pub fn quartiles(&self, at: usize) -> Option<Quartiles> {
        self.quartiles.get(at).copied().flatten()
    }

    /// The highest total after the round at place `at`.
    pub fn best(&self, at: usize) -> Option<i64> {
        let totals = self.players.values().filter_map(|totals| totals[at]);
        totals.max().map(i64::from)
    }

    /// The players who have played, by number.
    pub fn field(&self) -> impl Iterator<Item = (PlayerNumber, &[Option<i32>])> {
        let lines = self.players.iter();
        let lines = lines.map(|(player, totals)| (*player, totals.as_slice()));
        lines.filter(|(_, totals)| totals.iter().any(Option::is_some))
    }
}

/// The totals over these rounds, added up from the accounts: the last is what the standings say, each
/// before it what they would say after its round but for points by ruling that belong to no round.
pub(super) fn totals(state: &Tournament, rounds: &[&Round], accounts: &Accounts) -> Totals {
    let mut sum = 0;
    let tops = rounds.iter().map(|round| {
        if !state.is_annulled(round.number) {
            sum += round.top_points();
        }
        sum
    });
    let of_player = |(player, account): (&PlayerNumber, &Account)| {
        (*player, added_up(state, rounds, *player, account))
    };
    Totals::new(tops.collect(), accounts.iter().map(of_player).collect())
}

fn added_up(
    state: &Tournament,
    rounds: &[&Round],
    player: PlayerNumber,
    account: &Account,
) -> Vec<Option<i32>> {
    let clock = state.profile.game_clock;
    let (mut points, mut used_ms, mut has_played) = (0, 0, false);
    let last = rounds.last().map(|round| round.number);
    let of_no_round = state.ruled_points(player, RoundNumber(0));
    let total = |(round, entry): (&&Round, &Option<Entry>)| {
        if let Some(entry) = entry {
            points += entry.points + entry.solo_points;
            used_ms += entry.used_ms;
            has_played = true;
        }
        let penalty = clock.map_or(0, |clock| clock.penalty(used_ms));
        let ruled = state.ruled_points(player, round.number);
        let later = if last == Some(round.number) { 0 } else { of_no_round };
        has_played.then_some(points - penalty + ruled - later)
    };
    rounds.iter().zip(account).map(total).collect()
}
