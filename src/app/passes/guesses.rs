//! How often something secret may be guessed.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Wrong guesses of one device that lock it for a while.
const DEVICE_FAILURES: u32 = 5;
/// How long it is locked.
const DEVICE_LOCK: Duration = Duration::from_mins(1);
/// Wrong guesses for one player, from anywhere, after which only the arbiter unlocks him.
const SUBJECT_FAILURES: u32 = 20;
/// Wrong guesses in a minute, for anybody and from anywhere, after which all wait.
const ALL_FAILURES: u32 = 100;
/// The span in which they are counted.
const ALL_SPAN: Duration = Duration::from_mins(1);
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

/// Why nothing may be guessed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// For how long.
    pub left: Duration,
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
    subjects: BTreeMap<u32, u32>,
    all: Option<(Instant, u32)>,
}

impl Guesses {
    /// Whether this device may guess for this subject now.
    ///
    /// # Errors
    /// How long it has to wait.
    pub fn may_try(&self, subject: u32, device: &str, now: Instant) -> Result<(), Wait> {
        let tries = self.devices.get(&(subject, device.to_owned()));
        let until = tries.and_then(|tries| tries.until);
        let everywhere = self
            .all
            .filter(|(_, failures)| *failures >= ALL_FAILURES)
            .map(|(since, _)| since + ALL_SPAN);
        let until = until.max(everywhere).filter(|until| *until > now);
        until.map_or(Ok(()), |until| Err(Wait { left: until - now }))
    }

    /// Notes a wrong guess.
    pub fn failed(&mut self, subject: u32, device: &str, now: Instant) -> Consequence {
        self.forget_old(now);
        self.all = match self.all {
            Some((since, failures)) if now < since + ALL_SPAN => Some((since, failures + 1)),
            _ => Some((now, 1)),
        };
        let of_subject = self.subjects.entry(subject).or_default();
        *of_subject += 1;
        let is_locked = *of_subject >= SUBJECT_FAILURES;
        let fresh = Tries { failures: 0, until: None, last: now };
        let key = (subject, device.to_owned());
        let tries = self.devices.entry(key).or_insert(fresh);
        tries.failures += 1;
        tries.last = now;
        if tries.failures >= DEVICE_FAILURES {
            (tries.failures, tries.until) = (0, Some(now + DEVICE_LOCK));
        }
        match (is_locked, tries.until) {
            (true, _) => Consequence::SubjectLocked,
            (false, Some(until)) if until > now => Consequence::DeviceLocked,
            (false, _) => Consequence::Wrong,
        }
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
        self.all = there.all;
    }

    /// How many wrong guesses there were for each subject.
    pub fn failures(&self) -> impl Iterator<Item = (u32, u32)> {
        self.subjects.iter().map(|(subject, count)| (*subject, *count))
    }

    /// Memory is bounded: beyond the limit who has been quiet for the length of a lock is
    /// forgotten.
    fn forget_old(&mut self, now: Instant) {
        if self.devices.len() >= MOST_DEVICES {
            self.devices.retain(|_, tries| tries.last + DEVICE_LOCK > now);
        }
        if self.devices.len() >= MOST_DEVICES {
            self.devices.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: &str = "192.168.1.20";

    fn fail(guesses: &mut Guesses, times: u32, device: &str, now: Instant) -> Consequence {
        let mut last = Consequence::Wrong;
        for _ in 0..times {
            last = guesses.failed(7, device, now);
        }
        last
    }

    #[test]
    fn five_wrong_guesses_lock_the_device_for_a_minute_and_no_other() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        assert_eq!(fail(&mut guesses, 4, PHONE, now), Consequence::Wrong);
        assert_eq!(guesses.may_try(7, PHONE, now), Ok(()));
        assert_eq!(fail(&mut guesses, 1, PHONE, now), Consequence::DeviceLocked);
        assert!(guesses.may_try(7, PHONE, now).is_err());
        assert_eq!(guesses.may_try(7, "192.168.1.21", now), Ok(()));
        assert_eq!(guesses.may_try(8, PHONE, now), Ok(()));
        let later = now + Duration::from_secs(59);
        assert!(guesses.may_try(7, PHONE, later).is_err());
        let later = now + Duration::from_secs(61);
        assert_eq!(guesses.may_try(7, PHONE, later), Ok(()));
    }

    #[test]
    fn twenty_wrong_guesses_from_anywhere_lock_the_player() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        for device in 0..19 {
            let consequence = fail(&mut guesses, 1, &device.to_string(), now);
            assert_eq!(consequence, Consequence::Wrong);
        }
        assert_eq!(fail(&mut guesses, 1, "20", now), Consequence::SubjectLocked);
        guesses.forgive(7);
        assert_eq!(fail(&mut guesses, 1, "21", now), Consequence::Wrong);
    }

    #[test]
    fn a_hundred_wrong_guesses_a_minute_make_everybody_wait() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        for subject in 0..100 {
            guesses.failed(subject, &subject.to_string(), now);
        }
        assert!(guesses.may_try(500, "new", now).is_err());
        let later = now + Duration::from_secs(61);
        assert_eq!(guesses.may_try(500, "new", later), Ok(()));
    }

    #[test]
    fn memory_is_bounded_however_many_devices_guess() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        for device in 0..MOST_DEVICES + 50 {
            guesses.failed(1, &device.to_string(), now);
        }
        assert!(guesses.devices.len() <= MOST_DEVICES);
    }
}
