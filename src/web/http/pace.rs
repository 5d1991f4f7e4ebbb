//! How fast a session or an address may ask: a bucket of tokens each, filled by time.

use flavita_app::passes::token::Token;
use parking_lot::Mutex;
use std::{collections::BTreeMap, time::Duration, time::Instant};

/// Buckets that are remembered at once: two of every session, and those of addresses.
const MOST_BUCKETS: usize = 60_000;
/// Those that addresses leave to sessions: a network of IPv6 has as many addresses as it likes.
const OF_SESSIONS: usize = 20_000;
/// The least time between two looks for those that need not be remembered.
const BETWEEN_LOOKS: Duration = Duration::from_secs(1);
/// Tokens are counted in thousandths, time in milliseconds: a rate of one a second adds one
/// thousandth each millisecond.
const WHOLE: u64 = 1000;

/// How many requests, and how many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// So many a second, for ever.
    pub a_second: u64,
    /// So many at once after a rest.
    pub at_once: u64,
}

impl Pace {
    /// Slips of a player.
    pub const SLIPS: Self = Self { a_second: 1, at_once: 5 };
    /// Slips and hand-ins that a helper keys, who works for many players.
    pub const KEYED: Self = Self { a_second: 5, at_once: 20 };
    /// Passphrases, PINs and badges.
    pub const GUESSES: Self = Self { a_second: 2, at_once: 10 };
    /// Words and positions that an address asks about; many phones may share one.
    pub const LOOKUPS: Self = Self { a_second: 20, at_once: 60 };
    /// Everything of who has signed in.
    pub const SESSION: Self = Self { a_second: 20, at_once: 60 };
    /// Everything of an address without a session; many phones may share one.
    pub const ADDRESS: Self = Self { a_second: 200, at_once: 1000 };
    /// Sessions of an address that the desk has not yet answered through this gate.
    pub const NEWCOMERS: Self = Self { a_second: 500, at_once: 5000 };
}

/// Whose bucket it is, and for what.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bucket {
    /// Anything of a session.
    Session(String),
    /// Slips of a session.
    Slips(String),
    /// Anything of an address.
    Address(String),
    /// Sessions of an address that nobody knows yet.
    Newcomers(String),
    /// Secrets guessed from an address.
    Guesses(String),
    /// Words and positions that an address asks about.
    Lookups(String),
}

impl Bucket {
    /// How many there may be of all kinds before one of this kind is refused.
    const fn most(&self) -> usize {
        let is_session = matches!(self, Self::Session(_) | Self::Slips(_));
        if is_session { MOST_BUCKETS } else { MOST_BUCKETS - OF_SESSIONS }
    }

    /// What a session is called here: not its cookie.
    pub fn name_of(cookie: &Token) -> String {
        let beginning = cookie.hash().first_chunk().copied();
        format!("{:016x}", u64::from_be_bytes(beginning.unwrap_or_default()))
    }
}

/// The buckets.
#[derive(Debug, Default)]
pub struct Paces {
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    buckets: BTreeMap<Bucket, (u64, Instant)>,
    looked: Option<Instant>,
}

impl Known {
    /// Whether there is room for one more; looks for room where there is none.
    fn has_room(&mut self, bucket: &Bucket, now: Instant) -> bool {
        let most = bucket.most();
        let is_due = self.looked.is_none_or(|looked| now >= looked + BETWEEN_LOOKS);
        if self.buckets.len() >= most && is_due {
            self.looked = Some(now);
            // Whoever rested for ten seconds has a full bucket, which need not be remembered.
            let rests = |last: &Instant| now.saturating_duration_since(*last).as_secs() >= 10;
            self.buckets.retain(|_, (_, last)| !rests(last));
        }
        self.buckets.len() < most
    }
}

impl Paces {
    /// Takes one token, where there is one; else there is one again within a second.
    pub fn take(&self, bucket: Bucket, pace: Pace, now: Instant) -> bool {
        let mut known = self.known.lock();
        if !known.buckets.contains_key(&bucket) && !known.has_room(&bucket, now) {
            return false;
        }
        let full = pace.at_once * WHOLE;
        let (left, last) = known.buckets.entry(bucket).or_insert((full, now));
        let rest = now.saturating_duration_since(*last).as_millis();
        let gained = u64::try_from(rest).unwrap_or(full).saturating_mul(pace.a_second);
        (*left, *last) = (left.saturating_add(gained).min(full), now);
        let is_there = *left >= WHOLE;
        if is_there {
            *left -= WHOLE;
        }
        is_there
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded_however_many_ask_and_who_has_signed_in_has_room() {
        let (paces, now) = (Paces::default(), Instant::now());
        let take = |n: usize| paces.take(Bucket::Address(n.to_string()), Pace::ADDRESS, now);
        assert!((0..MOST_BUCKETS - OF_SESSIONS).all(take));
        assert!(!take(MOST_BUCKETS));
        assert!(take(0));
        let sign = |n: usize| paces.take(Bucket::Session(n.to_string()), Pace::SESSION, now);
        assert!((0..OF_SESSIONS).all(sign));
        assert!(!sign(MOST_BUCKETS));
        let later = now + Duration::from_secs(11);
        let fresh = paces.take(Bucket::Address("new".to_owned()), Pace::ADDRESS, later);
        assert!(fresh);
        assert_eq!(paces.known.lock().buckets.len(), 1);
    }
}
