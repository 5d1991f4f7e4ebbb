//! The tickets that were used: each is good once, so that a request which somebody overheard cannot
//! be asked again.
//!
//! No clocks are compared, since those of two laptops in a hall without Internet may differ by
//! anything. A ticket is made for a run of the program, which names itself anew when it starts: what
//! was used before that is good for nothing.

use crate::{follow::key::FollowKey, machine::hex, machine::seed::NoChance, machine::seed::random};
use parking_lot::Mutex;
use std::collections::BTreeSet;

/// Tickets that are remembered, some megabytes; then a new run begins.
const MOST: usize = 100_000;

/// The present run, and the tickets that were used in it.
#[derive(Debug)]
pub struct Tickets(Mutex<(String, BTreeSet<u128>)>);

impl Tickets {
    /// A run begins.
    ///
    /// # Errors
    /// When the system has no random numbers to give.
    pub fn new() -> Result<Self, NoChance> {
        Ok(Self(Mutex::new((run()?, BTreeSet::new()))))
    }

    /// What the present run calls itself.
    pub fn run(&self) -> String {
        self.0.lock().0.clone()
    }

    /// Takes a ticket for this; whether it was good.
    pub fn takes(&self, key: &FollowKey, ticket: &str, about: &str) -> bool {
        let mut known = self.0.lock();
        let (present, used) = &mut *known;
        let read = key.read_ticket(ticket, about).filter(|(run, _)| run == present);
        let is_fresh = read.is_some_and(|(_, number)| used.insert(number));
        if used.len() >= MOST
            && let Ok(next) = run()
        {
            (*present, *used) = (next, BTreeSet::new());
        }
        is_fresh
    }
}

fn run() -> Result<String, NoChance> {
    Ok(hex::text(&random::<8>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded_by_a_new_run() {
        let key = FollowKey::read(&"7".repeat(32)).unwrap();
        let tickets = Tickets::new().unwrap();
        let run = tickets.run();
        tickets.0.lock().1.extend(1..=u128::try_from(MOST).unwrap());
        let ticket = key.ticket(&run, "/feed").unwrap();
        assert!(tickets.takes(&key, &ticket, "/feed"));
        assert_ne!(tickets.run(), run);
        assert!(!tickets.takes(&key, &ticket, "/feed"));
    }
}
