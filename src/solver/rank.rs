//! What callers ask for: the top with all its equals, or the whole ranked list.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicI32, Ordering};

use rayon::prelude::*;

use crate::game::placement::Placement;
use crate::game::square::SIDE;
use crate::solver::bound::{Bounds, Floor, values_of};
use crate::solver::cross_check::Lane;
use crate::solver::generate::{Find, search_lane, search_start};
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
    let lanes = Lane::all(position);
    let search = |job: &Job| {
        let mut found = Vec::new();
        let lane = &lanes[job.lane];
        let floor = Floor::new(&job.bounds, &best);
        search_start(position, lane, job.start, floor, &mut |find| {
            if find.points >= best.fetch_max(find.points, Ordering::Relaxed) {
                found.push(ranked(lane, find));
            }
            true
        });
        found
    };
    let jobs = jobs(position, &lanes);
    let is_open = |job: &&Job| job.most >= best.load(Ordering::Relaxed);
    let mut found: Vec<Ranked> = match spread {
        Spread::Lanes => jobs
            .par_iter()
            .filter(is_open)
            .flat_map_iter(&search)
            .collect(),
        Spread::Nothing => jobs.iter().take_while(is_open).flat_map(&search).collect(),
    };
    let best = best.into_inner();
    found.retain(|ranked| ranked.points == best);
    in_order(found)
}

/// The placements of one lane with one first square, still to be searched.
struct Job {
    lane: usize,
    start: usize,
    bounds: Bounds,
    most: i32,
}

/// What is to be searched, the most promising first: a good find early spares the rest.
fn jobs(position: &Position<'_>, lanes: &[Lane]) -> Vec<Job> {
    let values = values_of(position);
    let mut jobs: Vec<Job> = Vec::new();
    for (number, lane) in lanes.iter().enumerate() {
        for start in (0..SIDE).filter(|start| lane.may_start(*start)) {
            let bounds = Bounds::of(position, lane, start, &values);
            jobs.extend(bounds.most().map(|most| Job {
                lane: number,
                start,
                bounds,
                most,
            }));
        }
    }
    jobs.sort_unstable_by_key(|job| (Reverse(job.most), job.lane, job.start));
    jobs
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
