//! Runs a parser against bent inputs for a while.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};
use std::{env, fs};

use crate::{bending::bent, chance::Chance};

/// The longest input in bytes, unless a parser says otherwise.
const LONGEST: usize = 16 * 1024;
/// The longest that one input may take: it is a desk's answer that waits.
const MOST_TIME: Duration = Duration::from_secs(1);

fn setting(name: &str) -> Option<u64> {
    Some(env::var(name).ok()?.parse().unwrap())
}

/// How long this thread has had a processor, where the system tells it; else the time of the wall.
struct Clock {
    wall: Instant,
    own: Option<Duration>,
}

impl Clock {
    fn now() -> Self {
        Self { wall: Instant::now(), own: own_time() }
    }

    fn elapsed(&self) -> Duration {
        let own = own_time().zip(self.own).map(|(now, then)| now.saturating_sub(then));
        own.unwrap_or_else(|| self.wall.elapsed())
    }
}

/// What Linux has given to this thread.
fn own_time() -> Option<Duration> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(told.split(' ').next()?.parse().ok()?))
}

/// For how long bent inputs are tried where `FLAVITA_FUZZ_SECONDS` says nothing.
const USUAL: Duration = Duration::from_millis(250);

/// What `parse` is tried on: real inputs, and how long a bent one may be.
pub(crate) struct Trial {
    name: &'static str,
    seeds: Vec<Vec<u8>>,
    longest: usize,
}

impl Trial {
    pub(crate) fn of(
        name: &'static str,
        seeds: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> Self {
        let seeds = seeds.into_iter().map(|seed| seed.as_ref().to_vec());
        let seeds: Vec<_> = seeds.collect();
        let longest = seeds.iter().map(|seed| 2 * seed.len()).max().unwrap();
        Self { name, seeds, longest: longest.max(LONGEST) }
    }

    /// Tries `parse` with every seed as it is, then with bent ones until the time is over. It fails
    /// by panicking, or by taking too long.
    pub(crate) fn run(self, mut parse: impl FnMut(&[u8])) {
        let seed = setting("FLAVITA_FUZZ_SEED").unwrap_or(1);
        let time = setting("FLAVITA_FUZZ_SECONDS").map_or(USUAL, Duration::from_secs);
        let end = Instant::now() + time;
        let mut chance = Chance::new(seed);
        for input in &self.seeds {
            self.try_one(&mut parse, input, (seed, 0));
        }
        for number in 1_u64.. {
            if Instant::now() >= end {
                eprintln!("{}: {number} inputs from seed {seed}", self.name);
                return;
            }
            let input = bent(&mut chance, &self.seeds, self.longest);
            self.try_one(&mut parse, &input, (seed, number));
        }
    }

    fn try_one(&self, parse: &mut impl FnMut(&[u8]), input: &[u8], (seed, number): (u64, u64)) {
        let begun = Clock::now();
        let result = catch_unwind(AssertUnwindSafe(|| parse(input)));
        let took = begun.elapsed();
        if result.is_err() || took >= MOST_TIME {
            self.tell(input, (seed, number));
        }
        if let Err(panic) = result {
            resume_unwind(panic);
        }
        assert!(took < MOST_TIME, "{} took {took:?}", self.name);
    }

    fn tell(&self, input: &[u8], (seed, number): (u64, u64)) {
        eprintln!(
            "{}, input {number} of FLAVITA_FUZZ_SEED={seed}, {} bytes: b\"{}\"",
            self.name,
            input.len(),
            input.escape_ascii()
        );
    }
}

/// Tries a parser of text. Bytes that are none are mended, as every door of the program does it
/// or refuses them.
pub(crate) fn texts<'a>(
    name: &'static str,
    seeds: impl IntoIterator<Item = &'a str>,
    mut parse: impl FnMut(&str),
) {
    let trial = Trial::of(name, seeds);
    trial.run(|input| parse(&String::from_utf8_lossy(input)));
}
