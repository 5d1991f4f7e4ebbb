//! What a second computer needs to follow this one: the key between both.
//!
//! The key is shown on this computer and keyed in on the other one; it never travels. A request
//! carries a ticket, made with the key for its address and good once ([`tickets`]), and its answer is
//! encrypted by age with a passphrase that follows from key and ticket, so that whoever listens in
//! the hall's network reads nothing, and no old answer passes for a new one.
//!
//! [`tickets`]: crate::follow::tickets

use crate::machine::{files, hex, seed::NoChance, seed::random};
use crate::passes::token::is_same;
use age::scrypt::{Identity, Recipient};
use age::secrecy::SecretString;
use flavita_store::system::leave_to_owner;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::{io, path::Path};

/// The file of the data folder that keeps the key.
const FILE: &str = "follow-key.txt";
/// What the code of a request is made for.
const REQUEST: &str = "flavita-follow-request-v2";
/// The work that scrypt does for an answer, 2^2 rounds: its passphrase has 256 bits, which nobody
/// tries out.
const WORK: u8 = 2;

/// What both computers know: 16 bytes from the operating system, in hexadecimal.
#[derive(Clone, derive_more::Debug, PartialEq, Eq)]
#[debug("FollowKey")]
pub struct FollowKey(String);

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
        // A key that cannot be read now is not replaced: the second computer has it.
        let kept = files::read_if_there(&path)?.unwrap_or_default();
        if let Some(key) = Self::read(&String::from_utf8_lossy(&kept)) {
            // Programs of before let everybody read it.
            leave_to_owner(&path);
            return Ok(key);
        }
        let key = hex::text(&random::<16>()?);
        files::replace(&path, key.as_bytes())?;
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

    /// A ticket for a request about this, to the program that calls its present run so.
    ///
    /// # Errors
    /// When the system has no random numbers to give.
    pub fn ticket(&self, run: &str, about: &str) -> Result<String, NoChance> {
        let named = format!("{run}.{}", hex::text(&random::<16>()?));
        let code = hex::text(&self.mac(REQUEST, &format!("{named} {about}")));
        Ok(format!("{named}.{code}"))
    }

    /// The run and the number of a ticket for this; `None` for one that was not made with the key.
    /// Codes are compared in constant time.
    pub fn read_ticket<'a>(&self, ticket: &'a str, about: &str) -> Option<(&'a str, u128)> {
        let (named, code) = ticket.rsplit_once('.')?;
        let (run, number) = named.split_once('.')?;
        let made = self.mac(REQUEST, &format!("{named} {about}"));
        let is_made = hex::read(code).is_some_and(|given| is_same(&given, &made));
        let number = u128::from_str_radix(number, 16).ok()?;
        is_made.then_some((run, number))
    }

    /// What is answered to a ticket, as it travels.
    ///
    /// # Errors
    /// When it cannot be encrypted.
    pub fn seal(&self, ticket: &str, answer: &[u8]) -> Result<Vec<u8>, age::EncryptError> {
        let mut recipient = Recipient::new(self.passphrase(ticket));
        recipient.set_work_factor(WORK);
        age::encrypt(&recipient, answer)
    }

    /// What was answered to a ticket; `None` where that was not answered to it.
    pub fn open(&self, ticket: &str, sealed: &[u8]) -> Option<Vec<u8>> {
        let mut identity = Identity::new(self.passphrase(ticket));
        identity.set_max_work_factor(WORK);
        age::decrypt(&identity, sealed).ok()
    }

    fn passphrase(&self, ticket: &str) -> SecretString {
        SecretString::from(hex::text(&self.mac("flavita-follow-answer-v2", ticket)))
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
