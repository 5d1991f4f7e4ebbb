//! Tokens, cookies and PINs: made by chance, kept only as hashes.
//!
//! A badge's token has 128 bits. It stands in the address after `#`, which no browser sends;
//! `static/join.js` posts it, and the answer's cookie holds a session of its own, which ends the
//! one before it.

use crate::machine::hex;
use crate::machine::seed::{NoChance, random};
use flavita_store::passes::Hash;
use sha2::{Digest, Sha256};

/// Bytes of a token or a cookie: 128 bits cannot be guessed.
const TOKEN_BYTES: usize = 16;
/// How many PINs there are: six digits.
const PINS: u32 = 1_000_000;

/// A secret that is given out once and kept only as its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; TOKEN_BYTES]);

impl std::fmt::Debug for Token {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Token(..)")
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_was_written() {
        let token = Token::fresh().unwrap();
        assert_eq!(token.text().len(), 32);
        assert_eq!(Token::read(&token.text()), Some(token.clone()));
        assert_ne!(Token::fresh().unwrap(), token);
        for wrong in ["", "12", &"g".repeat(32), &"0".repeat(33), "яяяяяяяяяяяяяяяя"]
        {
            assert_eq!(Token::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_token_never_shows_itself_to_the_log() {
        let token = Token::fresh().unwrap();
        assert!(!format!("{token:?}").contains(&token.text()));
    }

    #[test]
    fn a_pin_has_six_digits_and_its_hash_depends_on_the_salt() {
        let pin = fresh_pin().unwrap();
        assert!(pin.len() == 6 && pin.bytes().all(|b| b.is_ascii_digit()));
        let (one, other) = (random().unwrap(), random().unwrap());
        assert!(is_same(&pin_hash(&one, &pin), &pin_hash(&one, &pin)));
        assert!(!is_same(&pin_hash(&one, &pin), &pin_hash(&other, &pin)));
    }
}
