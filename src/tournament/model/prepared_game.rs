//! A prepared game as a value, and the file that an organiser keeps of it.

use crate::{model::created::DictionaryNote, model::ids::RoundNumber, model::rejection::GameEnd};
use crate::{
    model::tops::PlacementText, profile::definition::Profile, profile::fault::ProfileFault,
};
use data_encoding::HEXLOWER;
use flavita_game::Edition;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The form of the file that this program writes.
pub const FORM: &str = "flavita prepared game 1";

/// A game before it is played: its rules, racks and placements. No message can give one away.
#[derive(Clone, derive_more::Debug, Deserialize, PartialEq, Eq, Serialize)]
#[debug("PreparedGame {{ name: {name:?}, edition: {edition:?}, .. }}")]
#[serde(deny_unknown_fields)]
pub struct PreparedGame {
    /// The form of the file: [`FORM`].
    pub form: String,
    /// What people call it.
    pub name: String,
    /// With which edition it is played.
    pub edition: EditionNote,
    /// With which words.
    pub dictionary: DictionaryNote,
    /// By which rules.
    pub profile: Profile,
    /// What racks are drawn from where the game is changed: any text.
    pub seed: String,
    /// The number of the game among those of its seed.
    pub number: u64,
    /// The rounds, in order.
    pub rounds: Vec<PreparedRound>,
    /// Why the game is over after them.
    pub end: GameEnd,
    /// 32 random bytes in hexadecimal, so that nobody finds the game by trying; there once it is
    /// sealed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub nonce: String,
}

/// Which edition a game is prepared for.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EditionNote {
    /// Its stable name.
    pub id: String,
    /// SHA-256 of its text, in hexadecimal.
    pub checksum: String,
    /// The switches that are on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub switches: Vec<String>,
}

impl EditionNote {
    /// What is to be said of an edition with its switches.
    pub fn of(edition: &Edition) -> Self {
        Self {
            id: edition.id.clone(),
            checksum: sha256(edition.source.as_bytes()),
            switches: edition.switched_on.clone(),
        }
    }
}

/// A round before it is played.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PreparedRound {
    /// The tiles as they were drawn.
    pub rack: String,
    /// The placement that goes on the board.
    pub laid: PlacementText,
    /// Its points.
    pub points: i32,
    /// Every top: the placement that is laid, and its equals.
    pub tops: Vec<PlacementText>,
    /// The best score below the top; `None` where every placement is a top.
    pub next: Option<i32>,
    /// How many legal placements there are.
    pub legal: usize,
    /// Whether so many tiles are laid that the edition gives its largest bonus.
    pub bingo: bool,
    /// The words that the placement makes, along it and across.
    pub words: Vec<String>,
}

impl PreparedRound {
    /// Whether somebody else might lay another top.
    pub fn has_equal_tops(&self) -> bool {
        self.tops.len() > 1
    }

    /// By how many points the top is better than what comes next.
    pub fn lead(&self) -> Option<i32> {
        self.next.map(|next| self.points.saturating_sub(next))
    }
}

/// Why bytes are no prepared game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum NoGame {
    /// They are not written as one.
    #[error("this is not a prepared game: {0}")]
    Unreadable(String),
    /// A value of the rules cannot be.
    #[error("the rules of the game cannot be used: {key}: {reason}")]
    Rules { key: &'static str, reason: String },
    /// A newer program wrote them.
    #[error(
        "\"{0}\" is a form of prepared games that this program does not know; use the one that wrote it"
    )]
    Form(String),
}

impl PreparedGame {
    /// Reads the file of a game; spaces behind it do not count.
    ///
    /// # Errors
    /// When it holds something else.
    pub fn read(bytes: &[u8]) -> Result<Self, NoGame> {
        let unreadable = |error: serde_json::Error| NoGame::Unreadable(error.to_string());
        let game: Self = serde_json::from_slice(bytes).map_err(unreadable)?;
        if game.form != FORM {
            return Err(NoGame::Form(game.form));
        }
        sound(&game.profile)?;
        Ok(game)
    }

    /// The file of the game, readable for people.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = serde_json::to_vec_pretty(self).expect("a game is plain data");
        bytes.push(b'\n');
        bytes
    }

    /// The round of this number, from 1.
    pub fn round(&self, number: RoundNumber) -> Option<&PreparedRound> {
        self.rounds.get(number.place()?)
    }
}

/// Refuses rules of a file that no profile could have.
///
/// # Errors
/// The first value that cannot be.
pub fn sound(profile: &Profile) -> Result<(), NoGame> {
    let fault = profile.faults().into_iter().next();
    let rules = |fault: ProfileFault| NoGame::Rules { key: fault.key, reason: fault.reason };
    fault.map_or(Ok(()), |fault| Err(rules(fault)))
}

/// What is published of an opened game's bytes before anybody can open it: their SHA-256, in
/// hexadecimal.
pub fn commitment(opened: &[u8]) -> String {
    sha256(opened)
}

fn sha256(bytes: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(bytes))
}
