//! What a gate knows of the present of every tournament.

use crate::gate::beat::Beat;
use parking_lot::Mutex;
use std::{collections::BTreeMap, time::Duration, time::Instant};
use tokio::sync::watch;

/// How long a beat holds: the desk beats every three seconds. Older ones are told to nobody, so that
/// a phone sees that its hall is silent.
const FRESH: Duration = Duration::from_secs(12);
/// Clocks that differ by less are the same.
const SAME_MS: u64 = 300;

/// A beat, and when it came.
#[derive(Clone, Debug)]
pub struct Heard {
    /// What was told.
    pub beat: Beat,
    at: Instant,
}

impl Heard {
    /// The beat as it is by now; `None` where the desk has been silent for long.
    pub fn now(&self) -> Option<Beat> {
        let age = self.at.elapsed();
        let by_ms = u64::try_from(age.as_millis()).unwrap_or(u64::MAX);
        (age < FRESH).then(|| self.beat.later(by_ms))
    }

    /// Whether a listener who knows this needs to be told of `beat`.
    fn is_news(&self, beat: &Beat) -> bool {
        let by_ms = u64::try_from(self.at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let expected = self.beat.later(by_ms);
        let drift = expected.remaining_ms.abs_diff(beat.remaining_ms);
        let same_clock = Beat { remaining_ms: beat.remaining_ms, ..expected };
        same_clock != *beat || drift > SAME_MS
    }
}

/// The present of all tournaments that somebody listens to.
#[derive(Debug, Default)]
pub struct Present {
    known: Mutex<BTreeMap<String, watch::Sender<Heard>>>,
}

impl Present {
    /// Takes a beat; listeners hear of it where it says something new to them.
    pub fn hear(&self, beat: Beat) {
        let mut known = self.known.lock();
        let heard = Heard { beat, at: Instant::now() };
        let Some(sender) = known.get(&heard.beat.id) else {
            known.insert(heard.beat.id.clone(), watch::Sender::new(heard));
            return;
        };
        sender.send_if_modified(|last| {
            // Answers and beats come on two ways: the older of two may come later.
            let is_older = (heard.beat.epoch, heard.beat.rev) < (last.beat.epoch, last.beat.rev);
            let is_news = last.is_news(&heard.beat) || last.now().is_none();
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
        let beat = known.get(id)?.borrow().now()?;
        Some((beat.rev, beat.arrivals))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(rev: u64, remaining_ms: u64) -> Beat {
        Beat { id: "cup".to_owned(), rev, arrivals: 0, remaining_ms, running: true, epoch: 1 }
    }

    #[test]
    fn a_sign_of_life_wakes_nobody_and_a_change_wakes_everybody() {
        let present = Present::default();
        assert!(present.listen("cup").is_none());
        present.hear(beat(5, 60_000));
        let mut listener = present.listen("cup").unwrap();
        listener.mark_unchanged();
        present.hear(beat(5, 60_000));
        assert!(!listener.has_changed().unwrap());
        present.hear(beat(6, 60_000));
        assert!(listener.has_changed().unwrap());
        listener.mark_unchanged();
        present.hear(beat(6, 90_000));
        assert!(listener.has_changed().unwrap(), "time was added");
    }

    #[test]
    fn an_older_answer_does_not_take_the_place_of_a_newer_beat() {
        let present = Present::default();
        present.hear(beat(6, 1000));
        present.hear(beat(5, 1000));
        assert_eq!(present.revision("cup"), Some((6, 0)));
        let taken_over = Beat { epoch: 2, ..beat(3, 1000) };
        present.hear(taken_over);
        assert_eq!(present.revision("cup"), Some((3, 0)));
    }
}
