//! Who does something. The log names him by a text, which is read and written here alone.

use crate::model::ids::PlayerNumber;
use serde::{Deserialize, Serialize, Serializer};

const HELPER: &str = "helper: ";
const PLAYER: &str = "player: ";

/// Who does something.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, strum::Display)]
#[serde(from = "String")]
#[strum(serialize_all = "lowercase")]
pub enum Actor {
    /// The arbiter at the machine of the program.
    Console,
    /// The arbiter who signed in from the network.
    Arbiter,
    /// A helper, by the name of his invitation.
    #[strum(to_string = "helper: {0}")]
    Helper(String),
    /// A player.
    #[strum(to_string = "player: {0}")]
    Player(PlayerNumber),
    /// The program, at a time that nobody else waits for.
    Clock,
    /// The program, after the hall that draws for this one.
    Relay,
    /// The program, when it has copied the log.
    Copies,
    /// Whoever another program, or a later one, calls so.
    #[strum(to_string = "{0}")]
    Other(String),
}

impl Actor {
    /// Whether what he keys is the arbiter's: neither a helper's nor the player's own.
    pub const fn is_arbiter(&self) -> bool {
        !matches!(self, Self::Helper(_) | Self::Player(_))
    }
}

impl From<&str> for Actor {
    fn from(text: &str) -> Self {
        let player = || {
            let number = text.strip_prefix(PLAYER)?;
            // Only a number that is written back just so.
            number.parse().ok().filter(|read: &PlayerNumber| read.to_string() == number)
        };
        match text {
            "console" => Self::Console,
            "arbiter" => Self::Arbiter,
            "clock" => Self::Clock,
            "relay" => Self::Relay,
            "copies" => Self::Copies,
            _ => match (text.strip_prefix(HELPER), player()) {
                (Some(name), _) => Self::Helper(name.to_owned()),
                (None, Some(number)) => Self::Player(number),
                (None, None) => Self::Other(text.to_owned()),
            },
        }
    }
}

impl From<String> for Actor {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Default for Actor {
    fn default() -> Self {
        Self::Other(String::new())
    }
}

/// When and by whom: the envelope of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// Milliseconds since 1970 (UTC); a label, never used for decisions.
    pub at_ms: i64,
    /// Who did it.
    pub actor: Actor,
}
