//! The chain of SHA-256 hashes over the log.
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

use std::fmt;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// A hash of the chain.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ChainHash([u8; 32]);

impl ChainHash {
    /// The hash before the first event.
    pub const ZERO: Self = Self([0; 32]);

    /// Takes the 32 bytes of a hash.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes of the hash.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Prints 64 lower-case hexadecimal digits.
impl fmt::Display for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ChainHash({self})")
    }
}

/// The fields of an event that its hash covers, beside the hash before it.
#[derive(Clone, Copy, Debug)]
pub struct Link<'a> {
    /// The event's number, 1-based.
    pub seq: i64,
    /// Number of the first event of the same batch.
    pub batch: i64,
    /// Milliseconds of Unix time.
    pub at_ms: i64,
    /// Who gave the command.
    pub actor: &'a str,
    /// The idempotency key, if there is one.
    pub key: Option<&'a str>,
    /// What happened, in one word.
    pub kind: &'a str,
    /// The form of the body, from 1.
    pub version: u32,
    /// The event as JSON.
    pub body: &'a str,
}

impl Link<'_> {
    /// The chain's hash after this event, given the one before it.
    ///
    /// # Examples
    ///
    /// ```
    /// use flavita_store::chain::{ChainHash, Link};
    ///
    /// let link = Link {
    ///     seq: 1,
    ///     batch: 1,
    ///     at_ms: 1_700_000_000_000,
    ///     actor: "arbiter",
    ///     key: None,
    ///     kind: "RoundOpened",
    ///     version: 1,
    ///     body: r#"{"round":1}"#,
    /// };
    /// let hash = link.hash_after(ChainHash::ZERO);
    /// assert_eq!(hash.to_string().len(), 64);
    /// assert_ne!(hash, Link { at_ms: 1, ..link }.hash_after(ChainHash::ZERO));
    /// ```
    pub fn hash_after(&self, before: ChainHash) -> ChainHash {
        let mut sha = Sha256::new();
        sha.update(before.0);
        add_field(&mut sha, &self.seq.to_be_bytes());
        add_field(&mut sha, &self.batch.to_be_bytes());
        add_field(&mut sha, &self.at_ms.to_be_bytes());
        add_field(&mut sha, self.actor.as_bytes());
        add_field(&mut sha, self.key.unwrap_or_default().as_bytes());
        add_field(&mut sha, self.kind.as_bytes());
        add_field(&mut sha, &i64::from(self.version).to_be_bytes());
        add_field(&mut sha, self.body.as_bytes());
        ChainHash(sha.finalize().into())
    }
}

/// Hashes a field behind its length, so that no two lists of fields give the same bytes.
fn add_field(sha: &mut Sha256, field: &[u8]) {
    sha.update((field.len() as u64).to_be_bytes());
    sha.update(field);
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: Link<'static> = Link {
        seq: 1,
        batch: 1,
        at_ms: 1_700_000_000_000,
        actor: "arbiter",
        key: Some("k1"),
        kind: "RoundOpened",
        version: 1,
        body: "{}",
    };

    #[test]
    fn the_hash_is_frozen() {
        // Computed with Python's hashlib from the order in this module's doc.
        assert_eq!(
            LINK.hash_after(ChainHash::ZERO).to_string(),
            "0f5b8b85315d93177f231ab7146cd46eb05b0729cf306e9f6fd613a0bd987474"
        );
    }

    #[test]
    fn a_letter_that_changes_its_field_changes_the_hash() {
        let moved = Link { actor: "arbiterk", key: Some("1"), ..LINK };
        assert_ne!(LINK.hash_after(ChainHash::ZERO), moved.hash_after(ChainHash::ZERO));
    }
}
