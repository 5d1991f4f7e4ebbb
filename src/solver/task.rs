//! A position made ready for searching, and those who search it.

use crate::search::{Marks, Tools, search};
use crate::{found::Found, hand::Hand, interval::Walk, interval::walks, lane::Lane, path::Paths};
use crate::{position::Position, ranking::sweep, whole::Whole, whole::WholeRack};
use rayon::prelude::*;
use std::borrow::Cow;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};

/// How the work is spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// Walks are searched side by side on all cores: one position, soonest answer.
    Lanes,
    /// Walks are searched one after the other: for callers that spread positions.
    Nothing,
}

/// Lanes and what is to be searched in them.
pub(super) struct Task<'a> {
    position: &'a Position<'a>,
    lanes: Cow<'a, [Lane]>,
    hand: Hand,
    walks: Vec<Walk>,
    whole: Vec<WholeRack>,
    /// For how many placements there is room before more is asked for.
    room: usize,
    /// The most promising first: a good find early spares the rest.
    pub(super) jobs: Vec<Job>,
}

/// Whether there are points below which nothing is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Floor {
    /// Everything is asked for: no bounds are needed.
    Never,
    /// What is found raises it, or it is given.
    Rises,
}

/// More placements than a rack without blanks has as a rule.
const USUAL: usize = 1024;

/// With points further apart than this there would be more to count than to compare.
const WIDEST: u32 = 1024;

/// Puts jobs in order, which stand in the order of their numbers, walks first.
fn in_order(mut jobs: Vec<Job>) -> Vec<Job> {
    let most = || jobs.iter().map(|job| job.most());
    let (least, dearest) = (most().min().unwrap_or(0), most().max().unwrap_or(0));
    let apart = dearest.abs_diff(least);
    if apart > WIDEST {
        jobs.sort_unstable();
        return jobs;
    }
    let mut ordered = jobs.clone();
    let below = |job: &Job| dearest.abs_diff(job.most()) as usize;
    sweep(&jobs, &mut ordered, apart as usize + 1, below);
    ordered
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
        if self.0 & Self::WHOLE == 0 { What::Walk(number) } else { What::Whole(number) }
    }
}

impl<'a> Task<'a> {
    /// What can score at least `floor`: the most promising first, or in the order of the lanes where
    /// everything is asked for.
    pub(super) fn of(position: &'a Position<'a>, floor: Floor) -> Self {
        let kept = position.lanes.map(Cow::Borrowed);
        let lanes = kept.unwrap_or_else(|| Cow::Owned(Lane::all(position.ground())));
        let (walks, whole) = walks(position, &lanes, floor == Floor::Rises);
        let mut jobs = Vec::with_capacity(walks.len() + whole.len());
        jobs.extend((0..).zip(&walks).map(|(i, walk)| Job::walk(walk.best, i)));
        jobs.extend((0..).zip(&whole).map(|(i, whole)| Job::whole(whole.most, i)));
        if floor == Floor::Rises {
            jobs = in_order(jobs);
        }
        Self {
            position,
            hand: Hand::of(position),
            lanes,
            walks,
            whole,
            room: if floor == Floor::Never { USUAL } else { 0 },
            jobs,
        }
    }

    /// Somebody who searches.
    pub(super) fn worker(&self) -> Worker<'_> {
        Worker {
            task: self,
            hand: self.hand.clone(),
            paths: Paths::none(self.lanes.len()),
            marks: Marks::empty(),
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
            let (mut worker, mut found) = (self.worker(), Vec::with_capacity(self.room));
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
    /// The lanes as they are walked.
    paths: Paths,
    marks: Marks,
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
        let path = self.paths.of(lane, walk.lane, walk.is_backward);
        let tools = Tools { hand: &mut self.hand, path, marks: &mut self.marks };
        search(self.task.position, tools, lane, walk, floor, visit);
    }

    fn whole(&mut self, number: usize, floor: i32, visit: &mut impl FnMut(Found) -> i32) {
        let job = &self.task.whole[number];
        let lane = &self.task.lanes[job.lane];
        let whole = self.whole.get_or_insert_with(|| Whole::of(self.task.position));
        whole.search(&mut self.hand, &mut self.paths, lane, job, floor, visit);
    }
}
