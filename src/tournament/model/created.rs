//! How a tournament was set up, as its first event tells it.

use crate::profile::definition::Profile;
use crate::{
    model::chance::Seed, model::prepared_note::PreparedNote, profile::default::is_default,
};
use flavita_game::Edition;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How a tournament was set up. Holds the edition's whole text, so that the log can be replayed
/// when the edition has long changed.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct TournamentCreated {
    /// Its name.
    pub name: String,
    /// The edition's TOML text.
    pub edition: String,
    /// The switches of the edition that are on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub switches: Vec<String>,
    /// Name, size and checksum of the word list.
    pub dictionary: DictionaryNote,
    /// The rules.
    pub profile: Profile,
    /// Where chance comes from.
    pub seed: Seed,
    /// The version of the program.
    pub program: String,
    /// The meeting of several games to which it belongs, where it was set up as one of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meeting: Option<MeetingNote>,
    /// The game of another hall whose racks and tops are played here, where it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relayed: Option<RelayNote>,
    /// The prepared game that it plays, where it plays one: its racks come from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prepared: Option<PreparedNote>,
}

impl TournamentCreated {
    /// A tournament of its own, played with an edition as it is switched. Its seed is still to be
    /// given, where chance has a part in it.
    pub fn plain(
        name: String,
        edition: &Edition,
        dictionary: DictionaryNote,
        profile: Profile,
    ) -> Self {
        Self {
            name,
            edition: edition.source.clone(),
            switches: edition.switched_on.clone(),
            dictionary,
            profile,
            seed: Seed::default(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            meeting: None,
            relayed: None,
            prepared: None,
        }
    }
}

/// From where racks and tops come that are drawn and laid in another hall.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct RelayNote {
    /// The address of the game there.
    pub from: String,
    /// The name of that tournament in its seed.
    pub mark: String,
}

/// To which meeting a game belongs. A meeting begins with a game like any other: only those after
/// it carry a note.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct MeetingNote {
    /// What people call the meeting.
    pub name: String,
    /// The number of this game, from 2.
    pub game: u32,
    /// The mark of the first game: the name of the tournament in its seed.
    pub first: String,
}

/// Which word list a tournament is played with.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct DictionaryNote {
    /// What people call it.
    pub name: String,
    /// How many words it has.
    pub words: u64,
    /// SHA-256 of the automaton: of exactly the words that count.
    pub checksum: String,
    /// How they were chosen from the list.
    #[serde(default, skip_serializing_if = "is_default")]
    pub choice: WordChoice,
}

/// What a tournament changes in a list of words.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct WordChoice {
    /// The options that it takes in although they are out by themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_in: Vec<String>,
    /// The options that it leaves out although they are in by themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
    /// What the club's word committee has decided.
    #[serde(default, skip_serializing_if = "is_default")]
    pub committee: Decisions,
    /// Single words: `+WORD` counts, `-WORD` does not, whatever the committee says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overrides: Vec<String>,
}

/// A decision on one word.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct WordDecision {
    /// The word in capitals, `|` where tiles could be cut in another way.
    pub word: String,
    /// Whether it counts from then on.
    pub admitted: bool,
    /// The day, `2026-11-24`.
    pub date: String,
    /// Why.
    pub because: String,
    /// Who decided; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
}

impl WordDecision {
    /// The same as a single word is added or taken away, `+WORD` or `-WORD`.
    pub fn told(&self) -> String {
        format!("{}{}", if self.admitted { '+' } else { '-' }, self.word)
    }
}

/// Decisions with which a tournament is played, one a word. Every picture of the tournament shares
/// them.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(transparent)]
#[derive(derive_more::Deref, derive_more::From)]
#[deref(forward)]
#[from(forward)]
pub struct Decisions(Arc<Vec<WordDecision>>);

impl Decisions {
    /// The day of the latest of them.
    pub fn latest(&self) -> Option<&str> {
        self.iter().map(|decision| decision.date.as_str()).max()
    }
}
