//! What a second computer needs to follow this one: the key between both, and the secret of the
//! draw on its way.
//!
//! The key is shown on this computer and keyed in on the other one; it never travels. A request
//! carries a code over its own address, made with the key, and the secret of a draw is masked with
//! a code over the tournament, so that whoever listens in the hall's network learns neither.
//!
//! What travels besides are slips of rounds that are over, which the hall will see anyway.

use crate::machine::seed::{NoChance, random};
use crate::{machine::hex, passes::token::is_same};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::path::Path;
use std::{fs, io};

/// The file of the data folder that keeps the key.
const FILE: &str = "follow-key.txt";
/// What the code of a request is made for.
const REQUEST: &str = "flavita-follow-request-v1";

/// What both computers know: 16 bytes from the operating system, in hexadecimal.
#[derive(Clone, PartialEq, Eq)]
pub struct FollowKey(String);

impl std::fmt::Debug for FollowKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("FollowKey")
    }
}

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum NoKey {
    /// The system has no random numbers to give.
    #[error(transparent)]
    Chance(#[from] NoChance),
    /// The data folder refuses.
    #[error("the key for a second computer cannot be kept: {0}")]
    Folder(#[from] io::Error),
}

impl FollowKey {
    /// The key of a data folder; a fresh one where there is none yet.
    ///
    /// # Errors
    /// When there is no chance to be had or the folder refuses.
    pub fn of(data: &Path) -> Result<Self, NoKey> {
        let path = data.join(FILE);
        if let Some(key) = fs::read_to_string(&path).ok().and_then(|text| Self::read(&text)) {
            return Ok(key);
        }
        let key = hex::text(&random::<16>()?);
        fs::write(&path, &key)?;
        Ok(Self(key))
    }

    /// The key as a person keys it in: letters in any case, dashes and spaces anywhere.
    pub fn read(text: &str) -> Option<Self> {
        let key: String = text
            .chars()
            .filter(|c| !c.is_whitespace() && *c != '-')
            .collect::<String>()
            .to_lowercase();
        let is_key = key.len() == 32 && key.bytes().all(|b| b.is_ascii_hexdigit());
        is_key.then_some(Self(key))
    }

    /// The key in groups of four, as it is shown.
    pub fn shown(&self) -> String {
        let digits: Vec<char> = self.0.chars().collect();
        let groups = digits.chunks(4).map(|group| group.iter().collect());
        groups.collect::<Vec<String>>().join("-")
    }

    /// The key that other halls are given who play this computer's draws: it follows from this one,
    /// and not the other way round.
    pub fn for_halls(&self) -> Self {
        let derived = self.mac("flavita-relay-key-v1", "halls");
        Self(hex::text(&derived[..16]))
    }

    /// The code that a request for this address carries.
    pub fn code(&self, address: &str) -> String {
        hex::text(&self.mac(REQUEST, address))
    }

    /// Whether a request carries the code for its address; compared in constant time.
    pub fn allows(&self, address: &str, code: &str) -> bool {
        hex::read(code).is_some_and(|given| is_same(&given, &self.mac(REQUEST, address)))
    }

    /// Masks the secret of a tournament's draw, or takes the mask off: 32 bytes in hexadecimal.
    /// `None` where it is no such text.
    pub fn mask(&self, tournament: &str, secret: &str) -> Option<String> {
        let mask = self.mac("flavita-follow-secret-v1", tournament);
        let mut masked = hex::read::<32>(secret)?;
        for (byte, mask) in masked.iter_mut().zip(mask) {
            *byte ^= mask;
        }
        Some(hex::text(&masked))
    }

    fn mac(&self, purpose: &str, about: &str) -> [u8; 32] {
        let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(self.0.as_bytes());
        let mut mac = mac.expect("a key may have any length");
        mac.update(purpose.as_bytes());
        mac.update(b"\0");
        mac.update(about.as_bytes());
        mac.finalize().into_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key() -> FollowKey {
        FollowKey::read("00112233445566778899AABBCCDDEEFF").unwrap()
    }

    #[test]
    fn a_key_is_read_as_it_is_shown_and_kept_in_its_folder() {
        assert_eq!(key().shown(), "0011-2233-4455-6677-8899-aabb-ccdd-eeff");
        assert_eq!(FollowKey::read(&key().shown()).unwrap(), key());
        assert!(FollowKey::read("0011").is_none());
        let folder = tempfile::tempdir().unwrap();
        let made = FollowKey::of(folder.path()).unwrap();
        assert_eq!(FollowKey::of(folder.path()).unwrap(), made);
    }

    #[test]
    fn a_code_is_good_for_its_address_and_its_key_alone() {
        let code = key().code("/feed/cup?from=3");
        assert!(key().allows("/feed/cup?from=3", &code));
        assert!(!key().allows("/feed/cup?from=4", &code));
        let other = FollowKey::read(&"7".repeat(32)).unwrap();
        assert!(!other.allows("/feed/cup?from=3", &code));
        assert!(!key().allows("/feed/cup?from=3", ""));
    }

    #[test]
    fn a_masked_secret_is_another_text_and_comes_back() {
        let secret = "42".repeat(32);
        let masked = key().mask("07", &secret).unwrap();
        assert_ne!(masked, secret);
        assert_ne!(key().mask("08", &secret).unwrap(), masked);
        assert_eq!(key().mask("07", &masked).unwrap(), secret);
        assert!(key().mask("07", "42").is_none());
    }
}
