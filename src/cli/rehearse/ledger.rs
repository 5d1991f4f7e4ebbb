//! What the server promised, held against its log.

use crate::rehearse::phone::Outcome;
use flavita_app::{desk::OpenError, desk::from_stored, machine::files::at};
use flavita_store::event_log::EventLog;
use flavita_tournament::model::{Event, PlayerNumber, RoundNumber};
use std::{collections::BTreeMap, path::Path, time::Duration};

/// The beginning of the keys of a rehearsal.
const MARK: &str = "rehearsal-";

/// The name of a player's slip: the same for the same slip.
pub(super) fn key(round: RoundNumber, player: PlayerNumber, slip: u32) -> String {
    format!("{MARK}{round}-{player}-{slip}")
}

/// Whose slip it is, and of which round.
type Whose = (PlayerNumber, RoundNumber);

/// What was handed in and what was answered.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// The acknowledged slips: whose, and of which round.
    pub(super) saved: BTreeMap<String, Whose>,
    /// What was refused and may not be in the log.
    pub(super) refused: Vec<String>,
    /// How many slips were sent, repeats not counted.
    pub(super) sent: usize,
    /// How many were sent again under their key.
    pub(super) repeated: usize,
    /// Other slips under a used key, which were refused as they should be.
    pub(super) mixed: usize,
    /// Answers that should have been others.
    pub(super) wrong: Vec<String>,
    /// How long every first acknowledgement took.
    pub(super) waits: Vec<Duration>,
}

/// What the log says to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Proof {
    /// Acknowledged slips that are not in the log as they were handed in.
    pub(super) lost: usize,
    /// Slips that are in the log although they were not acknowledged.
    pub(super) unasked: usize,
}

impl Ledger {
    /// Takes the answer to a slip.
    pub(super) fn take(&mut self, key: &str, whose: Whose, outcome: &Outcome, wait: Duration) {
        self.sent += 1;
        match outcome {
            Outcome::Saved => {
                self.saved.insert(key.to_owned(), whose);
                self.waits.push(wait);
            }
            Outcome::Refused => self.refused.push(key.to_owned()),
            Outcome::OtherUnderKey | Outcome::Unknown(_) => {
                self.wrong.push(format!("{key}: {outcome:?}"));
            }
        }
    }

    /// Takes the answer to the same slip under the same key.
    pub(super) fn take_repeat(&mut self, key: &str, outcome: &Outcome) {
        self.repeated += 1;
        let is_known = self.saved.contains_key(key);
        if (*outcome == Outcome::Saved) != is_known {
            self.wrong.push(format!("{key}, repeated: {outcome:?}"));
        }
    }

    /// Takes the answer to another slip under a used key.
    pub(super) fn take_mixed(&mut self, key: &str, whose: Whose, outcome: &Outcome) {
        self.mixed += 1;
        match (self.saved.contains_key(key), outcome) {
            (true, Outcome::OtherUnderKey) | (false, Outcome::Refused) => {}
            // What was refused before took no key.
            (false, Outcome::Saved) => {
                self.saved.insert(key.to_owned(), whose);
            }
            _ => self.wrong.push(format!("{key}, another slip: {outcome:?}")),
        }
    }

    /// Looks every acknowledged slip up in the log.
    ///
    /// # Errors
    /// When the log cannot be read.
    pub(super) fn prove(&self, file: &Path) -> Result<Proof, OpenError> {
        let mut found: BTreeMap<String, Vec<Whose>> = BTreeMap::new();
        for stored in EventLog::open_read_only(file)?.load()? {
            let key = stored.key.as_deref();
            let Some(key) = key.filter(|key| key.starts_with(MARK)) else { continue };
            let read = from_stored(&stored).map_err(at(file))?;
            if let (
                Event::SlipSent { round, player, .. } | Event::SlipCameLate { round, player, .. },
                _,
            ) = read
            {
                found.entry(key.to_owned()).or_default().push((player, round));
            }
        }
        let is_there =
            |(key, whose): (&String, &Whose)| found.get(key).is_some_and(|all| *all == [*whose]);
        Ok(Proof {
            lost: self.saved.iter().filter(|one| !is_there(*one)).count(),
            unasked: found.keys().filter(|key| !self.saved.contains_key(*key)).count(),
        })
    }
}
