//! How many listen to the event streams, and from where.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Streams of one address at once: a hall may be behind one.
const MOST_OF_ADDRESS: usize = 300;
/// Streams of one session at once: a device with several pages open, and some that it left without
/// a word.
const MOST_OF_SESSION: usize = 8;
/// Streams of all together at once, where it is not said otherwise.
const MOST: usize = 15_000;

/// Who listens.
#[derive(Debug)]
pub struct Crowd {
    most: usize,
    listening: Shared,
}

type Shared = Arc<Mutex<Listening>>;

/// How many streams there are, in all and by whose they are.
#[derive(Debug, Default)]
struct Listening {
    all: usize,
    by: BTreeMap<Whose, usize>,
}

/// Whose a stream is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Whose {
    Address(String),
    Session(String),
}

/// A place among the listeners, free again when it is dropped.
#[derive(Debug)]
pub struct Seat {
    listening: Shared,
    whose: Whose,
}

impl Default for Crowd {
    fn default() -> Self {
        Self::of(MOST)
    }
}

impl Crowd {
    /// Room for so many streams.
    pub fn of(most: usize) -> Self {
        Self { most, listening: Shared::default() }
    }

    /// Takes a place for a session, or for an address where there is none; `None` where there are
    /// too many. The arbiter's own machine may have any number of those that are left.
    pub fn seat(&self, session: Option<String>, (address, is_here): (&str, bool)) -> Option<Seat> {
        let (whose, most) = match session {
            Some(session) => (Whose::Session(session), MOST_OF_SESSION),
            None if is_here => (Whose::Address(address.to_owned()), self.most),
            None => (Whose::Address(address.to_owned()), MOST_OF_ADDRESS),
        };
        let mut listening = lock(&self.listening);
        let taken = listening.by.get(&whose).copied().unwrap_or(0);
        if listening.all >= self.most || taken >= most {
            return None;
        }
        listening.all += 1;
        listening.by.insert(whose.clone(), taken + 1);
        drop(listening);
        Some(Seat { listening: Arc::clone(&self.listening), whose })
    }
}

impl Seat {
    /// How many listen, this one too.
    pub fn among(&self) -> usize {
        lock(&self.listening).all
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut listening = lock(&self.listening);
        listening.all = listening.all.saturating_sub(1);
        match listening.by.get_mut(&self.whose) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                listening.by.remove(&self.whose);
            }
        }
    }
}

fn lock(listening: &Shared) -> MutexGuard<'_, Listening> {
    // Single changes: a panic elsewhere leaves the counts whole.
    listening.lock().unwrap_or_else(PoisonError::into_inner)
}
