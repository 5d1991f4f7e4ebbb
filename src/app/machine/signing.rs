//! The key with which this computer signs what it gives away, and the test of others' signatures.

use crate::machine::files::{self, FileError, at};
use crate::machine::{hex, seed::NoChance, seed::random};
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use flavita_store::held;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The file of the key in the data folder.
pub const KEY_FILE: &str = "flavita.key";

/// Why there is no key to sign with.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum KeyError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file holds something else.
    #[error(
        "{path} is not a key: 64 hexadecimal digits were expected; put the right file back, or remove it and a new key is made"
    )]
    NotAKey { path: PathBuf },
    /// A new key could not be made.
    #[error(transparent)]
    NoChance(#[from] NoChance),
}

/// What a signature is given for: one made for one purpose is worth nothing for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A prepared game, sealed by its organiser.
    SealedGame,
    /// What a hall hands in after its last round.
    HallResult,
}

impl Purpose {
    fn prefix(self) -> &'static [u8] {
        match self {
            Self::SealedGame => b"flavita sealed game 1\0",
            Self::HallResult => b"flavita hall result 1\0",
        }
    }
}

/// Who signed, and the signature, both in hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signed {
    /// The signer's public key, 64 digits.
    pub by: String,
    /// The Ed25519 signature, 128 digits.
    pub signature: String,
}

impl Signed {
    /// Whether this key signed these bytes for this purpose.
    pub fn holds(&self, purpose: Purpose, bytes: &[u8]) -> bool {
        let (Some(key), Some(signature)) = (hex::read(&self.by), hex::read(&self.signature)) else {
            return false;
        };
        VerifyingKey::from_bytes(&key).is_ok_and(|key| {
            let message = [purpose.prefix(), bytes].concat();
            key.verify_strict(&message, &Signature::from_bytes(&signature)).is_ok()
        })
    }
}

/// The secret key of this computer.
#[derive(derive_more::Debug)]
#[debug("SecretKey({})", self.public())]
pub struct SecretKey(SigningKey);

impl SecretKey {
    /// A key that nobody had before.
    ///
    /// # Errors
    /// When the system has no random numbers to give.
    pub fn fresh() -> Result<Self, NoChance> {
        Ok(Self(SigningKey::from_bytes(&random::<32>()?)))
    }

    /// The key of a data folder; made when there is none, readable for its owner alone.
    ///
    /// # Errors
    /// When the file cannot be read or written, or holds something else.
    pub fn of_folder(folder: &Path) -> Result<Self, KeyError> {
        let path = folder.join(KEY_FILE);
        match held::read_to_string(&path) {
            Ok(text) => match hex::read(text.trim()) {
                Some(bytes) => Ok(Self(SigningKey::from_bytes(&bytes))),
                None => Err(KeyError::NotAKey { path }),
            },
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let key = Self::fresh()?;
                let digits = hex::text(key.0.as_bytes());
                files::place(&path, digits.as_bytes()).map_err(at(&path))?;
                Ok(key)
            }
            Err(source) => Err(at(&path)(source).into()),
        }
    }

    /// The public key, 64 hexadecimal digits: by it others know this computer.
    pub fn public(&self) -> String {
        hex::text(self.0.verifying_key().as_bytes())
    }

    /// Signs these bytes for this purpose.
    pub fn sign(&self, purpose: Purpose, bytes: &[u8]) -> Signed {
        let message = [purpose.prefix(), bytes].concat();
        Signed { by: self.public(), signature: hex::text(&self.0.sign(&message).to_bytes()) }
    }
}
