//! A position made ready for searching, and those who search it.

use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};

use rayon::prelude::*;

use crate::solver::found::Found;
use crate::solver::hand::Hand;
use crate::solver::interval::{Walk, WholeRack, walks};
use crate::solver::lane::Lane;
use crate::solver::position::Position;
use crate::solver::rank::Spread;
use crate::solver::search::search;
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

/// One search, as a number: jobs are ordered by the most points that they can find, then walks
/// come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Job(u64);

enum What {
    /// A walk, by its number.
    Walk(usize),
    /// An interval of the whole rack, by its number.
    Whole(usize),
}

impl Job {
    const WHOLE: u64 = 1 << 31;

    fn walk(most: i32, number: usize) -> Self {
        Self(u64::from(i32::MAX.abs_diff(most)) << 32 | number as u64)
    }

    fn whole(most: i32, number: usize) -> Self {
        Self(Self::walk(most, number).0 | Self::WHOLE)
    }

    /// The most points that it can find.
    fn most(self) -> i32 {
        let fewer = u32::try_from(self.0 >> 32).expect("made of 32 bits");
        i32::MAX.wrapping_sub_unsigned(fewer)
    }

    fn what(self) -> What {
        let number = (self.0 & (Self::WHOLE - 1)) as usize;
        if self.0 & Self::WHOLE == 0 {
            What::Walk(number)
        } else {
            What::Whole(number)
        }
    }
}

impl<'a> Task<'a> {
    pub(super) fn of(position: &'a Position<'a>) -> Self {
        let lanes = Lane::all(position);
        let (walks, whole) = walks(position, &lanes);
        let mut jobs = Vec::with_capacity(walks.len() + whole.len());
        jobs.extend((0..).zip(&walks).map(|(i, walk)| Job::walk(walk.best, i)));
        jobs.extend(
            (0..)
                .zip(&whole)
                .map(|(i, whole)| Job::whole(whole.most, i)),
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
            while let Some(job) = self.jobs.get(next.fetch_add(1, Ordering::Relaxed)).copied() {
                let from = floor.load(Ordering::Relaxed);
                if job.most() < from {
                    break;
                }
                worker.search(job, from, &mut |one| {
                    let raised = take(&mut found, one);
                    if raised == from {
                        return from;
                    }
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
    pub(super) fn search(&mut self, job: Job, floor: i32, visit: &mut impl FnMut(Found) -> i32) {
        match job.what() {
            What::Walk(number) => self.walk(number, floor, visit),
            What::Whole(number) => self.whole(number, floor, visit),
        }
    }

    fn walk(&mut self, number: usize, floor: i32, visit: &mut impl FnMut(Found) -> i32) {
        let walk = &self.task.walks[number];
        let lane = &self.task.lanes[walk.lane];
        search(self.task.position, &mut self.hand, lane, walk, floor, visit);
    }

    fn whole(&mut self, number: usize, floor: i32, visit: &mut impl FnMut(Found) -> i32) {
        let job = &self.task.whole[number];
        let lane = &self.task.lanes[job.lane];
        let whole = self
            .whole
            .get_or_insert_with(|| Whole::of(self.task.position));
        whole.search(&mut self.hand, lane, job, floor, visit);
    }
}
