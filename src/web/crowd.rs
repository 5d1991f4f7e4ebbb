//! How many listen to the event streams, and from where.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use actix_web::web::Data;

use crate::web::hall::Hall;

/// Streams of one address at once: a hall may be behind one.
const MOST_OF_ADDRESS: usize = 300;
/// Streams of one session at once: a device with several pages open, and some that it left without
/// a word.
const MOST_OF_SESSION: usize = 8;
/// Streams of all together at once.
const MOST: usize = 15_000;

/// Who listens.
#[derive(Debug, Default)]
pub struct Crowd {
    listening: Mutex<Listening>,
}

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
    hall: Data<Hall>,
    whose: Whose,
}

impl Seat {
    /// Takes a place for a session, or for an address where there is none; `None` where there are
    /// too many. The arbiter's own machine may have any number of those that are left.
    #[must_use]
    pub fn take(
        hall: &Data<Hall>,
        session: Option<String>,
        (address, is_here): (&str, bool),
    ) -> Option<Self> {
        let (whose, most) = match session {
            Some(session) => (Whose::Session(session), MOST_OF_SESSION),
            None if is_here => (Whose::Address(address.to_owned()), MOST),
            None => (Whose::Address(address.to_owned()), MOST_OF_ADDRESS),
        };
        let mut listening = hall.crowd.lock();
        let taken = listening.by.get(&whose).copied().unwrap_or(0);
        if listening.all >= MOST || taken >= most {
            return None;
        }
        listening.all += 1;
        listening.by.insert(whose.clone(), taken + 1);
        drop(listening);
        Some(Self {
            hall: hall.clone(),
            whose,
        })
    }
}

impl Seat {
    /// How many listen, this one too.
    #[must_use]
    pub fn among(&self) -> usize {
        self.hall.crowd.lock().all
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut listening = self.hall.crowd.lock();
        listening.all = listening.all.saturating_sub(1);
        match listening.by.get_mut(&self.whose) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                listening.by.remove(&self.whose);
            }
        }
    }
}

impl Crowd {
    fn lock(&self) -> std::sync::MutexGuard<'_, Listening> {
        // Single changes: a panic elsewhere leaves the counts whole.
        self.listening
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
