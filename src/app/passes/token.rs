//! Tokens, cookies and PINs: made by chance, kept only as hashes.
//!
//! A badge's token has 128 bits. It stands in the address after `#`, which no browser sends;
//! `static/join.js` posts it, and the answer's cookie holds a session of its own, which ends the
//! one before it.

use crate::machine::{hex, seed::NoChance, seed::random};
use flavita_store::passes::Hash;
use sha2::{Digest, Sha256};

/// Bytes of a token or a cookie: 128 bits cannot be guessed.
const TOKEN_BYTES: usize = 16;
/// How many PINs there are: six digits.
const PINS: u32 = 1_000_000;

/// A secret that is given out once and kept only as its hash.
#[derive(Clone, derive_more::Debug, PartialEq, Eq)]
#[debug("Token(..)")]
pub struct Token([u8; TOKEN_BYTES]);

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no random numbers to give.
    pub fn fresh() -> Result<Self, NoChance> {
        random().map(Self)
    }

    /// Reads one as [`text`](Self::text) writes it.
    pub fn read(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }

    /// As addresses and cookies have it.
    pub fn text(&self) -> String {
        hex::text(&self.0)
    }

    /// What is kept of it.
    pub fn hash(&self) -> Hash {
        Sha256::new().chain_update(b"flavita-pass-v1\0").chain_update(self.0).finalize().into()
    }
}

/// A PIN of six digits.
///
/// # Errors
/// When the system has no random numbers to give.
pub fn fresh_pin() -> Result<String, NoChance> {
    // Numbers beyond the last whole million would make small PINs likelier.
    let fair = u32::MAX - u32::MAX % PINS;
    loop {
        let drawn = u32::from_be_bytes(random()?);
        if drawn < fair {
            return Ok(format!("{:06}", drawn % PINS));
        }
    }
}

/// What is kept of a PIN. There are only a million: who has the file can try them all, so the file
/// is for its owner alone, and who has not is stopped by [`Guesses`](crate::passes::guesses::Guesses).
pub fn pin_hash(salt: &Hash, pin: &str) -> Hash {
    Sha256::new()
        .chain_update(b"flavita-pin-v1\0")
        .chain_update(salt)
        .chain_update(pin)
        .finalize()
        .into()
}

/// Whether two hashes are the same, in a time that does not tell where they differ.
pub fn is_same(one: &Hash, other: &Hash) -> bool {
    let differences = one.iter().zip(other).fold(0, |all, (a, b)| all | (a ^ b));
    differences == 0
}

/// What a badge says that nobody else may know; kept in memory only, until the program stops.
#[derive(Clone, derive_more::Debug, PartialEq, Eq)]
#[debug("Printed(..)")]
pub struct Printed {
    /// The token of its QR code.
    pub token: Token,
    /// The PIN, six digits.
    pub pin: String,
}
