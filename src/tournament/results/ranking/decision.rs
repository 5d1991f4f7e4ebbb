//! What puts one player before another whose measure is equal.

use crate::results::ranking::contender::{Contender, GamePoints};
use crate::{model::RoundNumber, profile::ranking::TieBreak};
use std::cmp::Ordering;

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
