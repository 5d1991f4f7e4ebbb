//! What callers ask for: the top with all its equals, the best few, or the whole ranked list.
//!
//! On a symmetrical empty board a word down through the centre mirrors one across: the first
//! placement is named across, so that the list of tops holds each opening once. A slip that writes
//! it down counts as the same find.

use std::sync::atomic::{AtomicI32, Ordering};
use std::{cmp::Reverse, collections::BinaryHeap, sync::Mutex, sync::PoisonError};

pub use crate::task::Spread;
use crate::{position::Position, ranking::Ranking, task::Floor, task::Task};
use flavita_game::Placement;

/// Every legal placement; the ranking does not depend on `spread`.
pub fn all(position: &Position<'_>, spread: Spread) -> Ranking {
    at_least(position, i32::MIN, spread)
}

/// Every legal placement with at least so many points.
pub fn at_least(position: &Position<'_>, points: i32, spread: Spread) -> Ranking {
    let floor = if points == i32::MIN { Floor::Never } else { Floor::Rises };
    let task = Task::of(position, floor);
    Ranking::of(task.run(spread, points, &|found, one| {
        found.push(one);
        points
    }))
}

/// The placements with the most points: the top and all its equals; empty when there is none.
pub fn top(position: &Position<'_>, spread: Spread) -> Ranking {
    let best = AtomicI32::new(i32::MIN);
    let task = Task::of(position, Floor::Rises);
    let mut found = task.run(spread, i32::MIN, &|found, one| {
        let before = best.fetch_max(one.points, Ordering::Relaxed);
        let floor = before.max(one.points);
        if one.points == floor {
            found.push(one);
        }
        floor
    });
    let best = best.into_inner();
    found.retain(|one| one.points == best);
    Ranking::of(found)
}

/// The best placements, so many of them, whatever equals the last one.
pub fn best(position: &Position<'_>, count: usize, spread: Spread) -> Ranking {
    let dearest = Mutex::new(BinaryHeap::new());
    let task = Task::of(position, Floor::Rises);
    let found = task.run(spread, i32::MIN, &|found, one| {
        let floor = raised(&dearest, count, one.points);
        if one.points >= floor {
            found.push(one);
        }
        floor
    });
    Ranking::of(found).first_few(count)
}

/// Notes the points of one more placement; answers what the last of the best `count` has.
fn raised(dearest: &Mutex<BinaryHeap<Reverse<i32>>>, count: usize, points: i32) -> i32 {
    let mut dearest = dearest.lock().unwrap_or_else(PoisonError::into_inner);
    dearest.push(Reverse(points));
    if dearest.len() > count {
        dearest.pop();
    }
    let last = dearest.peek().filter(|_| dearest.len() == count);
    last.map_or(i32::MIN, |Reverse(points)| *points)
}

/// Calls `visit` with placements until it says `false`; in no particular order, for callers that
/// want to know whether there is any of a kind.
pub(crate) fn each_until(position: &Position<'_>, mut visit: impl FnMut(&Placement) -> bool) {
    let task = Task::of(position, Floor::Never);
    let mut worker = task.worker();
    let mut goes_on = true;
    for job in &task.jobs {
        if !goes_on {
            return;
        }
        worker.search(*job, i32::MIN, &mut |one| {
            goes_on = goes_on && visit(&one.ranked().placement);
            if goes_on { i32::MIN } else { i32::MAX }
        });
    }
}
