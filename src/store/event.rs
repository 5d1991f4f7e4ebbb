//! Events and receipts as the store sees them, and the chain of SHA-256 hashes over the log.
//!
//! The hash of an event covers the hash before it, so an edit anywhere changes every hash after
//! it. The bytes that are hashed, in this order:
//!
//! 1. the hash before, 32 bytes (zeros for the first event);
//! 2. `seq`, `batch`, `at_ms`, `actor`, `key`, `kind`, `version`, `body`, each as its length in
//!    bytes (unsigned, 8 bytes, big-endian) and then its bytes.
//!
//! Integers are 8 bytes, signed, big-endian; texts are UTF-8; a missing key has length 0 (a key
//! that is there is never empty). Anyone can check a file with these lines and a SHA-256.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest as _, Sha256};

/// A hash of the chain; as a text 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, derive_more::Debug, Default, derive_more::Display, PartialEq, Eq)]
#[debug("ChainHash({})", HEXLOWER.encode(_0))]
#[display("{}", HEXLOWER.encode(_0))]
pub struct ChainHash(pub [u8; 32]);

impl ChainHash {
    /// The hash before the first event.
    pub const ZERO: Self = Self([0; 32]);

    /// Reads its digits, in any case; `None` for any other text.
    pub fn read(digits: &str) -> Option<Self> {
        let bytes = HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?;
        Some(Self(bytes.try_into().ok()?))
    }
}

/// An event that is not on disk yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// What happened, in one word, such as `RoundOpened`; not empty.
    pub kind: String,
    /// The form of the body, counted from 1 for every kind.
    pub version: u32,
    /// The event itself as JSON; kept byte for byte.
    pub body: String,
}

/// A SHA-256 of what a request asked for.
pub type Digest = [u8; 32];

/// The events of one command: all of them are recorded, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Batch<'a> {
    /// When the command came in, in milliseconds of Unix time: a label, never a duration.
    pub at_ms: i64,
    /// Who gave the command.
    pub actor: &'a str,
    /// The idempotency key of the command, unique in the file; not empty.
    pub key: Option<&'a str>,
    /// What was asked for under the key, if that is known.
    pub digest: Option<&'a Digest>,
    /// What happened; at least one event.
    pub events: &'a [NewEvent],
}

/// The receipt of a batch that is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// Number of the batch's first event, 1-based.
    pub first_seq: i64,
    /// Number of the batch's last event, inclusive.
    pub last_seq: i64,
    /// The chain's hash after the batch's last event.
    pub head: ChainHash,
}

/// An event that was read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// The event's number, 1-based and without gaps.
    pub seq: i64,
    /// Number of the first event of the same batch.
    pub batch: i64,
    /// When the command came in, in milliseconds of Unix time.
    pub at_ms: i64,
    /// Who gave the command.
    pub actor: String,
    /// The idempotency key; only the first event of a batch can have one.
    pub key: Option<String>,
    /// What happened, in one word.
    pub kind: String,
    /// The form of the body, from 1.
    pub version: u32,
    /// The event itself as JSON, byte for byte as it was appended.
    pub body: String,
    /// The chain's hash after this event.
    pub hash: ChainHash,
}

impl StoredEvent {
    /// The head of the log when this event was its last.
    pub fn head(&self) -> Head {
        Head { seq: self.seq, hash: self.hash }
    }

    /// The chain's hash after this event, given the one before it; its own is not looked at.
    ///
    /// # Examples
    ///
    /// ```
    /// use flavita_store::event::{ChainHash, StoredEvent};
    ///
    /// let event = StoredEvent {
    ///     seq: 1,
    ///     batch: 1,
    ///     at_ms: 1_700_000_000_000,
    ///     actor: "arbiter".to_owned(),
    ///     key: None,
    ///     kind: "RoundOpened".to_owned(),
    ///     version: 1,
    ///     body: r#"{"round":1}"#.to_owned(),
    ///     hash: ChainHash::ZERO,
    /// };
    /// let hash = event.hash_after(ChainHash::ZERO);
    /// assert_eq!(hash.to_string().len(), 64);
    /// assert_ne!(hash, StoredEvent { at_ms: 1, ..event }.hash_after(ChainHash::ZERO));
    /// ```
    pub fn hash_after(&self, before: ChainHash) -> ChainHash {
        let mut sha = Sha256::new();
        sha.update(before.0);
        add_field(&mut sha, &self.seq.to_be_bytes());
        add_field(&mut sha, &self.batch.to_be_bytes());
        add_field(&mut sha, &self.at_ms.to_be_bytes());
        add_field(&mut sha, self.actor.as_bytes());
        add_field(&mut sha, self.key.as_deref().unwrap_or_default().as_bytes());
        add_field(&mut sha, self.kind.as_bytes());
        add_field(&mut sha, &i64::from(self.version).to_be_bytes());
        add_field(&mut sha, self.body.as_bytes());
        ChainHash(sha.finalize().into())
    }

    /// The same event with its hash, as it stands behind this one.
    pub fn chained(mut self, before: ChainHash) -> Self {
        self.hash = self.hash_after(before);
        self
    }
}

/// Hashes a field behind its length, so that no two lists of fields give the same bytes.
fn add_field(sha: &mut Sha256, field: &[u8]) {
    sha.update((field.len() as u64).to_be_bytes());
    sha.update(field);
}

/// The end of a log: the number of its last event and the hash over all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// Number of the last event; 0 while the log is empty.
    pub seq: i64,
    /// The chain's hash after that event; [`ChainHash::ZERO`] while the log is empty.
    pub hash: ChainHash,
}

impl Head {
    /// The head of a log without events.
    pub const EMPTY: Self = Self { seq: 0, hash: ChainHash::ZERO };
}

/// The running clock's last durable value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// Number of the last event when the value was taken.
    pub seq: i64,
    /// What was left on the clock, in milliseconds.
    pub remaining_ms: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event() -> StoredEvent {
        StoredEvent {
            seq: 1,
            batch: 1,
            at_ms: 1_700_000_000_000,
            actor: "arbiter".to_owned(),
            key: Some("k1".to_owned()),
            kind: "RoundOpened".to_owned(),
            version: 1,
            body: "{}".to_owned(),
            hash: ChainHash::ZERO,
        }
    }

    #[test]
    fn the_hash_is_frozen() {
        // Computed with Python's hashlib from the order in this module's doc.
        assert_eq!(
            event().hash_after(ChainHash::ZERO).to_string(),
            "0f5b8b85315d93177f231ab7146cd46eb05b0729cf306e9f6fd613a0bd987474"
        );
    }

    #[test]
    fn a_letter_that_changes_its_field_changes_the_hash() {
        let (actor, key) = ("arbiterk".to_owned(), Some("1".to_owned()));
        let moved = StoredEvent { actor, key, ..event() };
        assert_ne!(event().hash_after(ChainHash::ZERO), moved.hash_after(ChainHash::ZERO));
    }
}
