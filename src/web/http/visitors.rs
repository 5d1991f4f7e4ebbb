//! The devices that tried the network.

use parking_lot::Mutex;
use std::{collections::BTreeMap, sync::atomic::AtomicU64, sync::atomic::Ordering};

/// Devices that are remembered.
const MOST_DEVICES: usize = 5_000;

/// The devices that have opened the page since the program was started.
#[derive(Debug, Default)]
pub struct Visitors {
    /// By address: whether the stream came through to the end.
    seen: Mutex<BTreeMap<String, bool>>,
    news: AtomicU64,
}

impl Visitors {
    /// How many devices came, and for how many of them the stream came through.
    pub fn counts(&self) -> (usize, usize) {
        let seen = self.seen.lock();
        let heard = seen.values().filter(|heard| **heard).count();
        (seen.len(), heard)
    }

    /// Rises with every change of the counts.
    pub fn news(&self) -> u64 {
        self.news.load(Ordering::Relaxed)
    }

    /// Notes that a device came, and whether its stream came through.
    pub fn note(&self, device: &str, has_heard: bool) {
        let mut seen = self.seen.lock();
        let known = seen.get(device).copied();
        let is_news = known.is_none_or(|heard| has_heard && !heard);
        if is_news && (known.is_some() || seen.len() < MOST_DEVICES) {
            seen.insert(device.to_owned(), has_heard);
            self.news.fetch_add(1, Ordering::Relaxed);
        }
    }
}
