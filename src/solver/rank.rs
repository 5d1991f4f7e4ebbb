//! What callers ask for: the top with all its equals, or the whole ranked list.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicI32, Ordering};

use rayon::prelude::*;

use crate::game::placement::Placement;
use crate::solver::cross_check::Lane;
use crate::solver::generate::{Find, search_lane};
use crate::solver::position::Position;

/// A legal placement and its points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The placement; one tile that makes a word both ways is named across, and so is the first
    /// placement on a symmetrical board.
    pub placement: Placement,
    /// Its points.
    pub points: i32,
}

/// How the work is spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// Lanes are searched side by side on all cores: one position, soonest answer.
    Lanes,
    /// Lanes are searched one after the other: for callers that spread positions.
    Nothing,
}

/// Every legal placement.
///
/// # Order
/// Most points first; equals by square in reading order, across before down, then by the tiles in
/// the edition's order, a real tile before a blank. The order does not depend on `spread`.
#[must_use]
pub fn all(position: &Position<'_>, spread: Spread) -> Vec<Ranked> {
    let collect = |lane: &Lane| {
        let mut found = Vec::new();
        search_lane(position, lane, &mut |find| {
            found.push(ranked(lane, find));
            true
        });
        found
    };
    in_order(over_lanes(position, spread, collect))
}

/// The placements with the most points: the top and all its equals; empty when there is none.
///
/// # Order
/// As for [`all`].
#[must_use]
pub fn top(position: &Position<'_>, spread: Spread) -> Vec<Ranked> {
    let best = AtomicI32::new(i32::MIN);
    let collect = |lane: &Lane| {
        let mut found = Vec::new();
        search_lane(position, lane, &mut |find| {
            if find.points >= best.load(Ordering::Relaxed) {
                best.fetch_max(find.points, Ordering::Relaxed);
                found.push(ranked(lane, find));
            }
            true
        });
        found
    };
    let mut found = over_lanes(position, spread, collect);
    let best = best.into_inner();
    found.retain(|ranked| ranked.points == best);
    in_order(found)
}

fn over_lanes(
    position: &Position<'_>,
    spread: Spread,
    collect: impl Fn(&Lane) -> Vec<Ranked> + Sync,
) -> Vec<Ranked> {
    let lanes = Lane::all(position);
    match spread {
        Spread::Lanes => lanes.par_iter().flat_map_iter(&collect).collect(),
        Spread::Nothing => lanes.iter().flat_map(&collect).collect(),
    }
}

fn ranked(lane: &Lane, find: Find<'_>) -> Ranked {
    let placement = Placement {
        square: lane.squares[find.start].square,
        direction: lane.direction,
        tiles: find.word.to_vec(),
    };
    Ranked {
        placement,
        points: find.points,
    }
}

fn in_order(mut found: Vec<Ranked>) -> Vec<Ranked> {
    found.sort_unstable_by(|a, b| {
        (Reverse(a.points), &a.placement).cmp(&(Reverse(b.points), &b.placement))
    });
    found
}
