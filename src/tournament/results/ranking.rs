//! Who goes before whom: what a player is compared by, what decides a tie, the ranks.

use crate::{model::RoundNumber, profile::ranking::Ranking, profile::ranking::TieBreak};
use std::cmp::{Ordering, Reverse};

/// A player with everything that ranks and tie-breaks look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// What ranks go by: points, or hundredths of a per cent.
    pub measure: i64,
    /// How many tops he found.
    pub tops: u32,
    /// How many solos he has.
    pub solos: u32,
    /// How many warnings he has.
    pub warnings: u32,
    /// His thinking time in milliseconds.
    pub used_ms: u64,
    /// The points of his dearest slip.
    pub best_slip: i32,
    /// What he got in each game, in order; the same games for everybody.
    pub games: Vec<GamePoints>,
}

/// What a player got in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePoints {
    /// The game's number in its meeting; `None` where there is only this one.
    pub game: Option<u32>,
    /// His total.
    pub total: i32,
    /// His points round by round, from round 1; zero where he did not play.
    pub rounds: Vec<i32>,
}

/// The first difference between two players, with the figures on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The tie-break that found it.
    pub by: TieBreak,
    /// In which game, where it lies in one of several.
    pub game: Option<u32>,
    /// In which round, where it lies in one.
    pub round: Option<RoundNumber>,
    /// The figure of who goes before: points, a count or milliseconds.
    pub ahead: i64,
    /// The figure of who goes behind.
    pub behind: i64,
}

/// Two neighbours of the standings whose measure is equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The place in the standings of the first of the two, from 0.
    pub place: usize,
    /// What puts him before the next; `None` where nothing does, and both share the rank.
    pub decision: Option<Decision>,
}

/// Who of two players goes first, and why; `None` where none of these separates them.
pub(crate) fn decide_between(
    one: &Contender,
    other: &Contender,
    ties: &[TieBreak],
) -> Option<(Ordering, Decision)> {
    ties.iter().find_map(|by| difference(*by, one, other))
}

fn difference(by: TieBreak, one: &Contender, other: &Contender) -> Option<(Ordering, Decision)> {
    let figures = |one: i64, other: i64| found(by, one, other);
    match by {
        TieBreak::Tops => figures(one.tops.into(), other.tops.into()),
        TieBreak::Solos => figures(one.solos.into(), other.solos.into()),
        TieBreak::DearestSlip => figures(one.best_slip.into(), other.best_slip.into()),
        TieBreak::FewerWarnings => less(by, one.warnings.into(), other.warnings.into()),
        TieBreak::LessTime => less(by, milliseconds(one.used_ms), milliseconds(other.used_ms)),
        TieBreak::LaterGames => games(one, other).find_map(|(one, other)| {
            let (order, decision) = figures(one.total.into(), other.total.into())?;
            let game = one.game;
            Some((order, Decision { game, ..decision }))
        }),
        TieBreak::LaterRounds => games(one, other).find_map(|(one, other)| {
            let (round, order, decision) = last_difference(one, other)?;
            let (game, round) = (one.game, Some(round));
            Some((order, Decision { game, round, ..decision }))
        }),
    }
}

/// The games of two players side by side, the last one first.
fn games<'a>(
    one: &'a Contender,
    other: &'a Contender,
) -> impl Iterator<Item = (&'a GamePoints, &'a GamePoints)> {
    one.games.iter().rev().zip(other.games.iter().rev())
}

fn last_difference(
    one: &GamePoints,
    other: &GamePoints,
) -> Option<(RoundNumber, Ordering, Decision)> {
    let most = one.rounds.len().max(other.rounds.len());
    let points = |game: &GamePoints, at: usize| game.rounds.get(at).copied().unwrap_or(0);
    (0..most).rev().find_map(|at| {
        let (one, other) = (points(one, at), points(other, at));
        let (order, decision) = found(TieBreak::LaterRounds, one.into(), other.into())?;
        Some((RoundNumber::after(at), order, decision))
    })
}

/// The larger figure goes first.
fn found(by: TieBreak, one: i64, other: i64) -> Option<(Ordering, Decision)> {
    let order = other.cmp(&one);
    let decision =
        Decision { by, game: None, round: None, ahead: one.max(other), behind: one.min(other) };
    (order != Ordering::Equal).then_some((order, decision))
}

/// The smaller figure goes first.
fn less(by: TieBreak, one: i64, other: i64) -> Option<(Ordering, Decision)> {
    let (order, decision) = found(by, -one, -other)?;
    let (ahead, behind) = (-decision.ahead, -decision.behind);
    Some((order, Decision { ahead, behind, ..decision }))
}

fn milliseconds(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

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
