//! How many listen to the event streams, and from where.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use actix_web::web::Data;

use crate::web::hall::Hall;

/// Streams of one address at once: a hall may be behind one.
const MOST_OF_ADDRESS: usize = 300;
/// Streams of all together at once.
const MOST: usize = 15_000;

/// Who listens.
#[derive(Debug, Default)]
pub struct Crowd {
    listening: Mutex<BTreeMap<String, usize>>,
}

/// A place among the listeners, free again when it is dropped.
#[derive(Debug)]
pub struct Seat {
    hall: Data<Hall>,
    address: String,
}

impl Seat {
    /// Takes a place; `None` where there are too many. The arbiter's own machine may have any
    /// number of those that are left.
    #[must_use]
    pub fn take(hall: &Data<Hall>, address: &str, is_here: bool) -> Option<Self> {
        let mut listening = hall.crowd.lock();
        let all: usize = listening.values().sum();
        let of_address = listening.get(address).copied().unwrap_or(0);
        if all >= MOST || (of_address >= MOST_OF_ADDRESS && !is_here) {
            return None;
        }
        listening.insert(address.to_owned(), of_address + 1);
        drop(listening);
        Some(Self {
            hall: hall.clone(),
            address: address.to_owned(),
        })
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut listening = self.hall.crowd.lock();
        match listening.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                listening.remove(&self.address);
            }
        }
    }
}

impl Crowd {
    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, usize>> {
        // Single changes: a panic elsewhere leaves the map whole.
        self.listening
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
