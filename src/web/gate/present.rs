//! What a gate knows of the present of every tournament.

use crate::gate::heartbeat::Heartbeat;
use parking_lot::Mutex;
use std::{collections::BTreeMap, time::Duration, time::Instant};
use tokio::sync::watch;

/// How long a heartbeat holds: the desk beats every three seconds. Older ones are told to nobody, so
/// that a phone sees that its hall is silent.
const FRESH: Duration = Duration::from_secs(12);
/// Clocks that differ by less are the same.
const SAME_MS: u64 = 300;

/// A heartbeat, and when it came.
#[derive(Clone, Debug)]
pub struct Heard {
    /// What was told.
    pub heartbeat: Heartbeat,
    at: Instant,
}

impl Heard {
    /// The heartbeat as it is by now; `None` where the desk has been silent for long.
    pub fn now(&self) -> Option<Heartbeat> {
        let age = self.at.elapsed();
        let by_ms = u64::try_from(age.as_millis()).unwrap_or(u64::MAX);
        (age < FRESH).then(|| self.heartbeat.later(by_ms))
    }

    /// Whether a listener who knows this needs to be told of `heartbeat`.
    fn is_news(&self, heartbeat: &Heartbeat) -> bool {
        let by_ms = u64::try_from(self.at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let expected = self.heartbeat.later(by_ms);
        let drift = expected.remaining_ms.abs_diff(heartbeat.remaining_ms);
        let same_clock = Heartbeat { remaining_ms: heartbeat.remaining_ms, ..expected };
        same_clock != *heartbeat || drift > SAME_MS
    }
}

/// The present of all tournaments that somebody listens to.
#[derive(Debug, Default)]
pub struct Present {
    known: Mutex<BTreeMap<String, watch::Sender<Heard>>>,
}

impl Present {
    /// Takes a heartbeat; listeners hear of it where it says something new to them.
    pub fn hear(&self, heartbeat: Heartbeat) {
        let mut known = self.known.lock();
        let heard = Heard { heartbeat, at: Instant::now() };
        let Some(sender) = known.get(&heard.heartbeat.id) else {
            known.insert(heard.heartbeat.id.clone(), watch::Sender::new(heard));
            return;
        };
        sender.send_if_modified(|last| {
            // Answers and heartbeats come on two ways: the older of two may come later.
            let is_older = (heard.heartbeat.epoch, heard.heartbeat.rev)
                < (last.heartbeat.epoch, last.heartbeat.rev);
            let is_news = last.is_news(&heard.heartbeat) || last.now().is_none();
            if !is_older || last.now().is_none() {
                *last = heard;
            }
            is_news && !is_older
        });
    }

    /// Beats of a tournament as they come; whoever is slow hears the newest.
    pub fn listen(&self, id: &str) -> Option<watch::Receiver<Heard>> {
        let known = self.known.lock();
        known.get(id).map(watch::Sender::subscribe)
    }

    /// The revision that pages of a tournament show now; `None` where nobody knows it.
    pub fn revision(&self, id: &str) -> Option<(u64, u64)> {
        let known = self.known.lock();
        let heartbeat = known.get(id)?.borrow().now()?;
        Some((heartbeat.rev, heartbeat.arrivals))
    }
}
