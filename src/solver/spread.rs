//! Many independent questions side by side.
//!
//! Where somebody waits for one answer (the reveal of a round, a single position of `flavita
//! solve`) all threads take part in it; where there are many positions each is searched on one
//! thread, which wastes nothing.

use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use std::panic::{self, AssertUnwindSafe};
use std::{collections::BTreeMap, ops::Range, sync::mpsc};

/// Answers every question on all cores; the answers stand in the order of the questions.
pub fn in_order<Q: Sync, A: Send>(
    questions: &[Q],
    answer: impl Fn(&Q) -> A + Sync + Send,
) -> Vec<A> {
    questions.par_iter().map(answer).collect()
}

/// How many questions a thread may be ahead of the answer that is waited for.
pub const AHEAD: u64 = 64;

/// A number of threads that answer questions.
#[derive(Debug)]
pub struct Crew(ThreadPool);

/// The system gives no such number of threads.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no {0} threads; ask for fewer")]
pub struct NoThreads(usize);

impl Crew {
    /// So many threads; one for every core where nothing is said.
    ///
    /// # Errors
    /// When the system does not give them.
    pub fn new(threads: Option<usize>) -> Result<Self, NoThreads> {
        let threads = threads.unwrap_or(0);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.map(Self).map_err(|_unnamed: rayon::ThreadPoolBuildError| NoThreads(threads))
    }

    /// How many threads there are.
    pub fn threads(&self) -> usize {
        self.0.current_num_threads()
    }

    /// Answers the questions of these numbers and hands the answers over in their order.
    ///
    /// However many there are, only a few answers wait in memory: a question is begun when the
    /// answer that lies that far behind it has been taken.
    ///
    /// # Errors
    /// The first error of `take`; no further question is begun then.
    ///
    /// # Panics
    /// Where `answer` does.
    pub fn stream<A: Send, E>(
        &self,
        numbers: Range<u64>,
        answer: impl Fn(u64) -> A + Sync,
        mut take: impl FnMut(u64, A) -> Result<(), E>,
    ) -> Result<(), E> {
        let ahead = AHEAD.saturating_mul(u64::try_from(self.threads()).unwrap_or(1));
        let (sender, receiver) = mpsc::channel();
        let answer = &answer;
        self.0.in_place_scope_fifo(|scope| {
            let begin = |number: u64| {
                let sender = sender.clone();
                scope.spawn_fifo(move |_| {
                    let outcome = panic::catch_unwind(AssertUnwindSafe(|| answer(number)));
                    // Nobody listens any more after an error.
                    drop(sender.send((number, outcome)));
                });
            };
            numbers.clone().take(capped(ahead)).for_each(begin);
            let mut waiting = BTreeMap::new();
            for number in numbers.clone() {
                let outcome = loop {
                    if let Some(outcome) = waiting.remove(&number) {
                        break outcome;
                    }
                    let (other, outcome) = receiver.recv().expect("a sender is kept here");
                    waiting.insert(other, outcome);
                };
                take(number, outcome.unwrap_or_else(|panic| panic::resume_unwind(panic)))?;
                let next = number.saturating_add(ahead);
                if next < numbers.end {
                    begin(next);
                }
            }
            Ok(())
        })
    }
}

fn capped(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
