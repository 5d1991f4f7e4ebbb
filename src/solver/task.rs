//! A position made ready for searching, and those who search it.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};

use rayon::prelude::*;

use crate::solver::found::Found;
use crate::solver::hand::Hand;
use crate::solver::interval::{Walk, WholeRack, walks};
use crate::solver::lane::Lane;
use crate::solver::path::Path;
use crate::solver::position::Position;
use crate::solver::rank::Spread;
use crate::solver::search::{Find, search};
use crate::solver::whole::Whole;

/// Lanes and what is to be searched in them.
pub(super) struct Task<'a> {
    position: &'a Position<'a>,
    lanes: Vec<Lane>,
    hand: Hand,
    walks: Vec<Walk>,
    whole: Vec<WholeRack>,
    /// The most promising first: a good find early spares the rest.
    pub(super) jobs: Vec<Job>,
}

/// One search: the most points it can find, and what is searched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Job {
    most: Reverse<i32>,
    what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    /// A walk, by its number.
    Walk(u32),
    /// An interval of the whole rack, by its number.
    Whole(u32),
}

impl<'a> Task<'a> {
    pub(super) fn of(position: &'a Position<'a>) -> Self {
        let lanes = Lane::all(position);
        let (walks, whole) = walks(position, &lanes);
        let job = |most, what| Job {
            most: Reverse(most),
            what,
        };
        let mut jobs = Vec::with_capacity(walks.len() + whole.len());
        jobs.extend(
            (0..)
                .zip(&walks)
                .map(|(i, walk)| job(walk.best, What::Walk(i))),
        );
        jobs.extend(
            (0..)
                .zip(&whole)
                .map(|(i, whole)| job(whole.most, What::Whole(i))),
        );
        jobs.sort_unstable();
        Self {
            position,
            hand: Hand::of(position),
            lanes,
            walks,
            whole,
            jobs,
        }
    }

    /// Somebody who searches.
    pub(super) fn worker(&self) -> Worker<'_> {
        Worker {
            task: self,
            hand: self.hand.clone(),
            whole: None,
        }
    }

    /// Does all jobs; `take` gets each placement that is worth the floor at that time, keeps it or
    /// not, and answers the new floor.
    pub(super) fn run(
        &self,
        spread: Spread,
        floor: i32,
        take: &(impl Fn(&mut Vec<Found>, Found) -> i32 + Sync),
    ) -> Vec<Found> {
        let (next, floor) = (AtomicUsize::new(0), AtomicI32::new(floor));
        let work = || {
            let (mut worker, mut found) = (self.worker(), Vec::new());
            while let Some(job) = self.jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let from = floor.load(Ordering::Relaxed);
                if job.most.0 < from {
                    break;
                }
                worker.search(job, from, &mut |one| {
                    let raised = take(&mut found, one);
                    floor.fetch_max(raised, Ordering::Relaxed).max(raised)
                });
            }
            found
        };
        match spread {
            Spread::Nothing => work(),
            Spread::Lanes => (0..rayon::current_num_threads())
                .into_par_iter()
                .flat_map_iter(|_| work())
                .collect(),
        }
    }
}

/// Somebody who searches: a hand of his own, and the words he has looked up.
pub(super) struct Worker<'a> {
    task: &'a Task<'a>,
    hand: Hand,
    whole: Option<Whole<'a>>,
}

impl Worker<'_> {
    /// Calls `visit` with every placement of a job that scores at least `floor`; what it answers
    /// is the floor from then on.
    pub(super) fn search(&mut self, job: &Job, floor: i32, visit: &mut impl FnMut(Found) -> i32) {
        match job.what {
            What::Walk(number) => self.walk(number, floor, visit),
            What::Whole(number) => self.whole(number, floor, visit),
        }
    }

    fn walk(&mut self, number: u32, floor: i32, visit: &mut impl FnMut(Found) -> i32) {
        let walk = &self.task.walks[number as usize];
        let lane = &self.task.lanes[walk.lane];
        let mut found = |find: Find<'_>| {
            let word = find.word.iter().copied();
            visit(if walk.is_backward {
                let square = lane.square(walk.start + 1 - find.word.len());
                Found::new(find.points, square, lane.direction, word.rev())
            } else {
                Found::new(find.points, lane.square(walk.start), lane.direction, word)
            })
        };
        let position = self.task.position;
        search(position, &mut self.hand, lane, walk, floor, &mut found);
    }

    fn whole(&mut self, number: u32, floor: i32, visit: &mut impl FnMut(Found) -> i32) {
        let job = &self.task.whole[number as usize];
        let lane = &self.task.lanes[job.lane];
        let position = self.task.position;
        let path = Path::of(lane, job.start, false, position.rack.total());
        let whole = self.whole.get_or_insert_with(|| Whole::of(position));
        whole.search(&mut self.hand, &path, floor, &mut |find| {
            let word = find.word.iter().copied();
            let square = lane.square(job.start);
            visit(Found::new(find.points, square, lane.direction, word))
        });
    }
}
