//! Ranks: by the profile's measure, then by its tie-breaks.

use std::cmp::{Ordering, Reverse};

use crate::results::ranking::decision::{Decision, Tie, decide_between};
use crate::{profile::ranking::Ranking, results::ranking::contender::Contender};

/// Players in order with their ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked<T> {
    /// Rank and player, best first.
    pub lines: Vec<(u32, T)>,
    /// Every pair of neighbours whose measure is equal, in order.
    pub ties: Vec<Tie>,
}

/// Ranks players by the rules.
///
/// # Order
/// By the measure, then by the tie-breaks in the profile's order. Who is equal even then shares
/// the rank, the next rank counts them all, and they stay in the order in which they are given.
pub fn rank<T>(players: Vec<T>, rules: &Ranking, contender: impl Fn(&T) -> Contender) -> Ranked<T> {
    let mut order: Vec<(Contender, T)> =
        players.into_iter().map(|player| (contender(&player), player)).collect();
    order.sort_by(|(one, _), (other, _)| compare(one, other, rules));
    let ties = ties(&order, rules);
    let mut ranks: Vec<u32> = Vec::new();
    for (place, (contender, _)) in (1..).zip(&order) {
        let before = ranks.last().zip(order.get(ranks.len().wrapping_sub(1)));
        let shared = before.filter(|(_, (before, _))| compare(before, contender, rules).is_eq());
        ranks.push(shared.map_or(place, |(rank, _)| *rank));
    }
    let players = order.into_iter().map(|(_, player)| player);
    Ranked { lines: ranks.into_iter().zip(players).collect(), ties }
}

fn compare(one: &Contender, other: &Contender, rules: &Ranking) -> Ordering {
    let decided = || decide_between(one, other, &rules.ties);
    let by_measure = Reverse(one.measure).cmp(&Reverse(other.measure));
    by_measure.then_with(|| decided().map_or(Ordering::Equal, |(order, _)| order))
}

fn ties<T>(order: &[(Contender, T)], rules: &Ranking) -> Vec<Tie> {
    let decision = |one: &Contender, other: &Contender| -> Option<Decision> {
        decide_between(one, other, &rules.ties).map(|(_, decision)| decision)
    };
    let pairs = order.windows(2).enumerate();
    pairs
        .filter(|(_, pair)| pair[0].0.measure == pair[1].0.measure)
        .map(|(place, pair)| Tie { place, decision: decision(&pair[0].0, &pair[1].0) })
        .collect()
}
