//! How often something secret may be guessed.
//!
//! Brakes hold up who guesses, not who is guessed at: an address that guessed nothing wrongly lately
//! waits for nobody, and a badge is locked for the addresses that guessed at it long before it is
//! for its owner, who comes from another one. The long secret of a badge's QR code is guessed by
//! nobody, and always opens.

use std::{collections::BTreeMap, collections::BTreeSet, time::Duration, time::Instant};

/// Wrong guesses of one device for one player that lock it for a while.
const DEVICE_FAILURES: u32 = 5;
/// How long it is locked.
const DEVICE_LOCK: Duration = Duration::from_mins(1);
/// Wrong guesses of one device in a minute, for anybody, that lock it: a hall may be behind one.
const DEVICE_FAILURES_IN_ALL: u32 = 30;
/// Wrong guesses for one player, from anywhere, after which only the arbiter unlocks him for who
/// guessed wrongly lately.
const SUBJECT_FAILURES: u32 = 20;
/// The same for everybody but the devices that signed in as this player before: a PIN has six
/// digits.
const SUBJECT_FAILURES_IN_ALL: u32 = 200;
/// Wrong guesses in a minute, for anybody and from anywhere, after which all wait who guessed
/// wrongly lately.
const ALL_FAILURES: u32 = 100;
/// The span in which they are counted.
const ALL_SPAN: Duration = Duration::from_mins(1);
/// How long a wrong guess is held against its device.
const LATELY: Duration = Duration::from_mins(10);
/// Devices that are remembered at once.
const MOST_DEVICES: usize = 10_000;

/// What a wrong guess led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// It may be tried again.
    Wrong,
    /// This device has to wait.
    DeviceLocked,
    /// Only the arbiter can unlock it.
    SubjectLocked,
}

#[derive(Clone, Copy, Debug)]
struct Tries {
    failures: u32,
    until: Option<Instant>,
    last: Instant,
}

/// The wrong guesses so far. A subject is a player's number, or 0 for the arbiter; a device is the
/// address it comes from, because a cookie can be thrown away.
#[derive(Clone, Debug, Default)]
pub struct Guesses {
    devices: BTreeMap<(u32, String), Tries>,
    /// The same for all subjects together.
    guessers: BTreeMap<String, Tries>,
    /// From where each subject was right.
    owners: BTreeSet<(u32, String)>,
    subjects: BTreeMap<u32, u32>,
    all: Option<(Instant, u32)>,
}

impl Guesses {
    /// Whether this device may guess for this subject now.
    ///
    /// # Errors
    /// How long it has to wait.
    pub fn may_try(&self, subject: u32, device: &str, now: Instant) -> Result<(), Duration> {
        let locked = |tries: Option<&Tries>| tries.and_then(|tries| tries.until);
        let of_subject = locked(self.devices.get(&(subject, device.to_owned())));
        let until = of_subject.max(locked(self.guessers.get(device)));
        let everywhere = self
            .all
            .filter(|(_, failures)| *failures >= ALL_FAILURES)
            .filter(|_| self.has_failed(device, now) && !self.is_owner(subject, device))
            .map(|(since, _)| since + ALL_SPAN);
        let until = until.max(everywhere).filter(|until| *until > now);
        until.map_or(Ok(()), |until| Err(until - now))
    }

    /// Whether a locked subject is open to this device all the same.
    pub fn spares(&self, subject: u32, device: &str, now: Instant) -> bool {
        let failures = self.subjects.get(&subject).copied().unwrap_or(0);
        let is_stranger = self.has_failed(device, now) || failures >= SUBJECT_FAILURES_IN_ALL;
        self.is_owner(subject, device) || !is_stranger
    }

    fn has_failed(&self, device: &str, now: Instant) -> bool {
        self.guessers.get(device).is_some_and(|tries| now < tries.last + LATELY)
    }

    fn is_owner(&self, subject: u32, device: &str) -> bool {
        self.owners.contains(&(subject, device.to_owned()))
    }

    /// Notes a wrong guess.
    pub fn failed(&mut self, subject: u32, device: &str, now: Instant) -> Consequence {
        forget_old(&mut self.devices, now);
        forget_old(&mut self.guessers, now);
        self.all = match self.all {
            Some((since, failures)) if now < since + ALL_SPAN => Some((since, failures + 1)),
            _ => Some((now, 1)),
        };
        let of_subject = self.subjects.entry(subject).or_default();
        *of_subject += 1;
        let is_locked = *of_subject >= SUBJECT_FAILURES;
        let fresh = Tries { failures: 0, until: None, last: now };
        let guesser = self.guessers.entry(device.to_owned()).or_insert(fresh);
        if now >= guesser.last + ALL_SPAN {
            guesser.failures = 0;
        }
        guesser.fail(DEVICE_FAILURES_IN_ALL, now);
        let tries = self.devices.entry((subject, device.to_owned())).or_insert(fresh);
        tries.fail(DEVICE_FAILURES, now);
        match (is_locked, tries.until) {
            (true, _) => Consequence::SubjectLocked,
            (false, Some(until)) if until > now => Consequence::DeviceLocked,
            (false, _) => Consequence::Wrong,
        }
    }

    /// Notes that somebody was right.
    pub fn right(&mut self, subject: u32, device: &str) {
        self.forgive(subject);
        if self.owners.len() >= MOST_DEVICES {
            self.owners.clear();
        }
        self.owners.insert((subject, device.to_owned()));
    }

    /// Forgets the wrong guesses for a subject: somebody was right, or the arbiter unlocked it.
    pub fn forgive(&mut self, subject: u32) {
        self.subjects.remove(&subject);
        self.devices.retain(|(of, _), _| *of != subject);
    }

    /// Takes the wrong guesses of another game of the event over; `numbers` are its players' numbers
    /// there, each with the one here.
    pub fn take_over(&mut self, there: &Self, numbers: &BTreeMap<u32, u32>) {
        let is_here = |number: &u32| numbers.values().any(|here| here == number);
        self.subjects.retain(|number, _| !is_here(number));
        self.devices.retain(|(number, _), _| !is_here(number));
        let subjects = there.subjects.iter();
        let subjects = subjects.filter_map(|(of, count)| Some((*numbers.get(of)?, *count)));
        self.subjects.extend(subjects);
        let devices = there.devices.iter().filter_map(|((of, device), tries)| {
            Some(((*numbers.get(of)?, device.clone()), *tries))
        });
        self.devices.extend(devices);
        let owners = there.owners.iter();
        self.owners
            .extend(owners.filter_map(|(of, device)| Some((*numbers.get(of)?, device.clone()))));
        self.guessers.clone_from(&there.guessers);
        self.all = there.all;
    }

    /// How many wrong guesses there were for each subject.
    pub fn failures(&self) -> impl Iterator<Item = (u32, u32)> {
        self.subjects.iter().map(|(subject, count)| (*subject, *count))
    }
}

/// Memory is bounded: beyond the limit who has been quiet for the length of a lock is forgotten.
fn forget_old<K: Ord>(tries: &mut BTreeMap<K, Tries>, now: Instant) {
    if tries.len() >= MOST_DEVICES {
        tries.retain(|_, one| one.last + DEVICE_LOCK > now);
    }
    if tries.len() >= MOST_DEVICES {
        tries.clear();
    }
}

impl Tries {
    /// One more; so many are a lock.
    fn fail(&mut self, most: u32, now: Instant) {
        self.failures += 1;
        self.last = now;
        if self.failures >= most {
            (self.failures, self.until) = (0, Some(now + DEVICE_LOCK));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded_however_many_devices_guess() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        for device in 0..MOST_DEVICES + 50 {
            guesses.failed(1, &device.to_string(), now);
        }
        assert!(guesses.devices.len() <= MOST_DEVICES && guesses.guessers.len() <= MOST_DEVICES);
    }
}
