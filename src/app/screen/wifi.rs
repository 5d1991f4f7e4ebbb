//! The Wi-Fi of the hall, as the arbiter has entered it.

use serde::{Deserialize, Serialize};

/// The most bytes of a network's name (IEEE 802.11).
const LONGEST_NAME: usize = 32;
/// How many characters a passphrase has (WPA2 and WPA3 personal).
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=63;

/// A network with its password, which stands in no message and no log.
#[derive(Clone, derive_more::Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[debug("Wifi({name:?}, shown: {is_shown})")]
#[serde(default)]
pub struct Wifi {
    /// Its name.
    pub name: String,
    /// Its password; empty where it is open.
    pub password: String,
    /// Whether the screen of the hall shows it.
    pub is_shown: bool,
}

/// Why a network cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WifiFault {
    /// A name has at most 32 bytes.
    #[error("the name of a Wi-Fi network has at most 32 bytes")]
    Name,
    /// A password has 8 to 63 characters.
    #[error("the password of a Wi-Fi network has 8 to 63 characters")]
    Password,
}

impl Wifi {
    /// A network of this name and password; `None` where no name is given.
    ///
    /// # Errors
    /// When no network can be called so or have such a password.
    pub fn read(name: &str, password: &str, is_shown: bool) -> Result<Option<Self>, WifiFault> {
        if name.is_empty() {
            return Ok(None);
        }
        if name.len() > LONGEST_NAME {
            return Err(WifiFault::Name);
        }
        let is_long_enough = PASSWORD.contains(&password.chars().count());
        let is_typed = !password.chars().any(char::is_control);
        let is_good = is_long_enough && is_typed;
        if !password.is_empty() && !is_good {
            return Err(WifiFault::Password);
        }
        Ok(Some(Self { name: name.to_owned(), password: password.to_owned(), is_shown }))
    }

    /// What a code for phones says, in the form that their cameras read:
    /// `WIFI:T:WPA;S:name;P:password;;`.
    pub fn code(&self) -> String {
        let name = escaped(&self.name);
        if self.password.is_empty() {
            return format!("WIFI:T:nopass;S:{name};;");
        }
        format!("WIFI:T:WPA;S:{name};P:{};;", escaped(&self.password))
    }
}

/// Characters that end or open a part of the code are written behind a backslash.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        if ['\\', ';', ',', ':', '"'].contains(&character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}
