//! Games are played to be offered: beside the threads that serve, one run at a time on a computer,
//! and never while anybody here thinks about a rack.

use crate::preparing::drafts::Drafts;
use crate::preparing::offering::{Order, Tally, WORTH_AN_INDEX, offer};
use crate::{preparing::ground::Ground, preparing::ground::LastGround, words::DictionaryError};
use flavita_solver::spread::Crew;
use parking_lot::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::{error::Error, thread, time::Duration};

/// How long a run waits before it asks again whether a round is still open.
const NAP: Duration = Duration::from_millis(200);

/// Where games are played, one run at a time.
#[derive(Debug, Default)]
pub struct GenerationJob {
    run: Mutex<Option<Arc<Run>>>,
    /// What the game shown last was prepared with: putting words together takes a while.
    pub ground: LastGround,
}

/// A run is going on already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("games are being played already")]
pub struct Busy;

/// One run, on its way or over.
#[derive(Debug, Default)]
pub struct Run {
    /// How many games it plays at most.
    pub games: u64,
    tally: Mutex<Tally>,
    offered: Mutex<Vec<String>>,
    is_waiting: AtomicBool,
    is_stopped: AtomicBool,
    end: OnceLock<End>,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// All games were played, or as many fit as were wanted.
    Whole,
    /// Somebody stopped it.
    Stopped,
    /// It could not go on: why.
    Broken(String),
}

impl Run {
    /// What came of it so far.
    pub fn tally(&self) -> Tally {
        self.tally.lock().clone()
    }

    /// The games that fit, by the names under which they are kept.
    pub fn offered(&self) -> Vec<String> {
        self.offered.lock().clone()
    }

    /// Whether it waits for the end of a round.
    pub fn is_waiting(&self) -> bool {
        self.end.get().is_none() && self.is_waiting.load(Ordering::Relaxed)
    }

    /// How it ended; `None` while it goes on.
    pub fn end(&self) -> Option<&End> {
        self.end.get()
    }

    /// Ends it after the games that are being played.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Waits as long as somebody thinks about a rack here; whether to go on.
    fn goes_on(&self, is_round_open: &(impl Fn() -> bool + Sync)) -> bool {
        loop {
            if self.is_stopped.load(Ordering::Relaxed) {
                return false;
            }
            let is_waiting = is_round_open();
            self.is_waiting.store(is_waiting, Ordering::Relaxed);
            if !is_waiting {
                return true;
            }
            thread::sleep(NAP);
        }
    }

    fn play(
        &self,
        order: &Order,
        ground: &Ground,
        drafts: &Drafts,
        is_round_open: &(impl Fn() -> bool + Sync),
    ) -> Result<(), Box<dyn Error>> {
        if order.games >= WORTH_AN_INDEX {
            ground.dictionary.words.index_letters();
        }
        let crew = Crew::new(Some(threads()))?;
        let goes_on = || self.goes_on(is_round_open);
        offer(order, &ground.basis(), &crew, goes_on, |tally, game| {
            if let Some(game) = game {
                let id = drafts.keep_new(&game)?;
                self.offered.lock().push(id);
            }
            self.tally.lock().clone_from(tally);
            Ok(())
        })
        .map(drop)
    }
}

/// Says how a run ended whatever happens to its thread.
struct Ending<'a>(&'a Run);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        let lost = || End::Broken("the program failed".to_owned());
        let _known = self.0.end.get_or_init(lost);
    }
}

/// One core is left to those who serve.
fn threads() -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    cores.saturating_sub(1).max(1)
}

impl GenerationJob {
    /// The run that was begun last.
    pub fn run(&self) -> Option<Arc<Run>> {
        self.run.lock().clone()
    }

    /// Begins a run; `ground` is put together on its own thread.
    ///
    /// # Errors
    /// When one is going on.
    pub fn begin(
        &self,
        order: Order,
        drafts: &Arc<Drafts>,
        ground: impl FnOnce() -> Result<Ground, DictionaryError> + Send + 'static,
        is_round_open: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Result<(), Busy> {
        let mut known = self.run.lock();
        if known.as_ref().is_some_and(|run| run.end.get().is_none()) {
            return Err(Busy);
        }
        let run = Arc::new(Run { games: order.games, ..Run::default() });
        *known = Some(Arc::clone(&run));
        let drafts = Arc::clone(drafts);
        thread::spawn(move || {
            let _ending = Ending(&run);
            let played = ground()
                .map_err(Box::<dyn Error>::from)
                .and_then(|ground| run.play(&order, &ground, &drafts, &is_round_open));
            let end = match played {
                Err(fault) => End::Broken(fault.to_string()),
                Ok(()) if run.is_stopped.load(Ordering::Relaxed) => End::Stopped,
                Ok(()) => End::Whole,
            };
            let _first = run.end.set(end);
        });
        Ok(())
    }
}
