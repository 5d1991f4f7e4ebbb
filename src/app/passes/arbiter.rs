//! The arbiter away from his own machine: a passphrase, and sessions that lock when nobody works.

use crate::passes::token::{Token, is_same};
use crate::{machine::seed::NoChance, machine::seed::random, passes::guesses::Guesses};
use argon2::Argon2;
use flavita_store::passes::Hash;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long an arbiter from the network may do nothing before he has to sign in again.
pub const IDLE: Duration = Duration::from_mins(10);
/// The fewest characters of a passphrase.
pub const SHORTEST_PASSPHRASE: usize = 10;
/// Sessions that are kept at once.
const MOST_SESSIONS: usize = 32;

/// Why a passphrase cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PassphraseError {
    /// It is too easily guessed.
    #[error("a passphrase has at least {SHORTEST_PASSPHRASE} characters; several words are best")]
    Short,
    /// No chance to be had.
    #[error(transparent)]
    Chance(#[from] NoChance),
    /// It cannot be hashed.
    #[error("the passphrase cannot be used; choose a shorter one")]
    Hashing,
}

/// Why somebody is not signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignInRefusal {
    /// The console is not open to the network.
    Closed,
    /// It is not the passphrase.
    Wrong,
    /// Too many wrong ones: wait.
    Wait(Duration),
    /// It is the passphrase, and no chance is to be had for a session.
    NoChance,
}

/// Who may work at the console from the network.
#[derive(Debug, Default)]
pub struct Arbiters {
    passphrase: Option<(Hash, Hash)>,
    sessions: Mutex<BTreeMap<Hash, Instant>>,
    guesses: Mutex<Guesses>,
    /// Held while a passphrase is hashed: one guess at a time costs one core at most.
    hashing: Mutex<()>,
}

impl Arbiters {
    /// Opens the console to the network for who knows the passphrase.
    ///
    /// # Errors
    /// When it is too short or cannot be hashed.
    pub fn with(passphrase: &str) -> Result<Self, PassphraseError> {
        if passphrase.chars().count() < SHORTEST_PASSPHRASE {
            return Err(PassphraseError::Short);
        }
        let salt = random()?;
        let hash = hash(passphrase, &salt).ok_or(PassphraseError::Hashing)?;
        Ok(Self { passphrase: Some((salt, hash)), ..Self::default() })
    }

    /// Whether the console is open to the network.
    pub fn is_open(&self) -> bool {
        self.passphrase.is_some()
    }

    /// Signs somebody in who knows the passphrase; takes some time on purpose.
    ///
    /// # Errors
    /// Why not.
    pub fn sign_in(
        &self,
        passphrase: &str,
        device: &str,
        now: Instant,
    ) -> Result<Token, SignInRefusal> {
        let (salt, kept) = self.passphrase.as_ref().ok_or(SignInRefusal::Closed)?;
        let may_try = || self.guesses.lock().may_try(0, device, now).map_err(SignInRefusal::Wait);
        // Who has to wait does not stand in the way of who need not.
        may_try()?;
        let hashing = self.hashing.lock();
        may_try()?;
        let is_right = hash(passphrase, salt).is_some_and(|given| is_same(&given, kept));
        let mut guesses = self.guesses.lock();
        drop(hashing);
        if !is_right {
            guesses.failed(0, device, now);
            return Err(SignInRefusal::Wrong);
        }
        guesses.right(0, device);
        drop(guesses);
        let cookie = Token::fresh().map_err(|_none| SignInRefusal::NoChance)?;
        let mut sessions = self.sessions.lock();
        make_room(&mut sessions, now);
        sessions.insert(cookie.hash(), now);
        Ok(cookie)
    }

    /// Whether this cookie is that of an arbiter who has not been idle too long.
    pub fn knows(&self, cookie: &Token, now: Instant) -> bool {
        self.sessions.lock().get(&cookie.hash()).is_some_and(|last| now < *last + IDLE)
    }

    /// Notes that an arbiter has done something himself.
    pub fn works(&self, cookie: &Token, now: Instant) {
        if let Some(last) = self.sessions.lock().get_mut(&cookie.hash()) {
            *last = now.max(*last);
        }
    }

    /// Signs somebody out.
    pub fn sign_out(&self, cookie: &Token) {
        self.sessions.lock().remove(&cookie.hash());
    }

    /// How often the passphrase was guessed wrongly since it was last right.
    pub fn failures(&self) -> u32 {
        self.guesses.lock().failures().map(|(_, count)| count).sum()
    }
}

/// Forgets idle sessions, and of as many as there may be the one that was idle for the longest.
fn make_room(sessions: &mut BTreeMap<Hash, Instant>, now: Instant) {
    sessions.retain(|_, last| now < *last + IDLE);
    if sessions.len() >= MOST_SESSIONS {
        let longest_idle = sessions.iter().min_by_key(|(_, last)| **last);
        let longest_idle = longest_idle.map(|(cookie, _)| *cookie);
        longest_idle.and_then(|cookie| sessions.remove(&cookie));
    }
}

/// Argon2id with the crate's parameters: 19 MiB, two passes.
fn hash(passphrase: &str, salt: &Hash) -> Option<Hash> {
    let mut hash = [0; 32];
    Argon2::default().hash_password_into(passphrase.as_bytes(), salt, &mut hash).ok()?;
    Some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_too_many_sessions_the_one_idle_for_the_longest_goes() {
        let now = Instant::now();
        let number = |place: usize| u8::try_from(place).unwrap();
        let worked = |place| now + Duration::from_secs(60 - u64::from(number(place)));
        let sessions = (0..MOST_SESSIONS).map(|place| ([number(place); 32], worked(place)));
        let mut sessions: BTreeMap<Hash, Instant> = sessions.collect();
        make_room(&mut sessions, now + Duration::from_mins(1));
        assert_eq!(sessions.len(), MOST_SESSIONS - 1);
        assert!(sessions.contains_key(&[0; 32]));
        assert!(!sessions.contains_key(&[number(MOST_SESSIONS - 1); 32]));
    }
}
