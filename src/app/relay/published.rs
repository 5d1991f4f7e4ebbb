//! What a hall tells everybody of its game, so that others can play the same, and the tournament in which
//! one of them does.
//!
//! It is made of the public view, so that it cannot tell more than the hall sees.

use crate::folder::data_folder::{Folder, FolderError};
use crate::{desk::PublicView, desk::secret_round, words::Dictionary, words::word_file};
use flavita_game::{Edition, parse};
use flavita_tournament::model::{DictionaryNote, Phase, PlacementText, RejectedRack, Rejection};
use flavita_tournament::model::{RelayNote, Round, RoundNumber, TournamentCreated};
use flavita_tournament::profile::definition::Profile;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The form of what is published; another number is a program with which this one cannot play.
pub const FORM: u32 = 1;

/// A game as everybody may know it: nothing of a round before the screen of its hall shows it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Published {
    /// [`FORM`].
    pub form: u32,
    /// What names the tournament in its seed.
    pub mark: String,
    /// How it was set up. The words are part of that, so it is published only while no round is open.
    pub set_up: Option<PublishedSetUp>,
    /// The rounds, in order.
    pub rounds: Vec<PublishedRound>,
    /// The racks that the arbiter there refused. A program that knows nothing of them tells none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<ToldRefusal>,
    /// Whether the clock of the last round runs.
    pub is_running: bool,
    /// Whether the game is over.
    pub is_ended: bool,
}

/// How such a game was set up.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct PublishedSetUp {
    /// The tournament's name.
    pub name: String,
    /// The edition's TOML text.
    pub edition: String,
    /// The switches of the edition that are on.
    pub switches: Vec<String>,
    /// The word list.
    pub dictionary: DictionaryNote,
    /// The rules.
    pub profile: Profile,
}

/// A round of such a game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PublishedRound {
    /// The rack as the log writes it.
    pub rack: String,
    /// Whether thinking has begun.
    pub is_open: bool,
    /// What lies on the board for it, once it does.
    pub placed: Option<PlacementText>,
}

/// A rack that was refused.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ToldRefusal {
    /// For which round it was drawn.
    pub round: RoundNumber,
    /// Why it went back, in the words of the arbiter there.
    pub because: String,
}

impl Published {
    /// What a hall tells of its game.
    pub fn of(view: &PublicView) -> Self {
        let state = &view.state;
        let rounds = state.rounds.iter();
        Self {
            form: FORM,
            mark: state.seed.tournament.clone(),
            set_up: secret_round(state).is_none().then(|| PublishedSetUp {
                name: state.name.clone(),
                edition: state.edition.source.clone(),
                switches: state.edition.switched_on.clone(),
                dictionary: state.dictionary.clone(),
                profile: state.profile.clone(),
            }),
            rounds: rounds
                .map(|round| PublishedRound {
                    rack: round.played_text(&state.edition),
                    is_open: round.phase > Phase::Drawn,
                    placed: placed(round),
                })
                .collect(),
            refused: state.rejected.iter().filter_map(refused).collect(),
            is_running: view.clock.is_running(),
            is_ended: state.ended.is_some(),
        }
    }
}

fn refused(gone: &RejectedRack) -> Option<ToldRefusal> {
    let Rejection::Refused { reason } = &gone.because else { return None };
    Some(ToldRefusal { round: gone.round, because: reason.clone() })
}

fn placed(round: &Round) -> Option<PlacementText> {
    let is_out = round.phase == Phase::Placed;
    let placed = round.placed.as_ref().filter(|_| is_out)?;
    Some(placed.placement.clone())
}

/// Why another hall's game cannot be played here.
#[derive(Debug, thiserror::Error)]
pub enum RelayFault {
    /// It speaks another language.
    #[error(
        "the other hall tells its game in form {0}, this program understands form {FORM}; install the same version in both"
    )]
    OtherForm(u32),
    /// A round is open there.
    #[error(
        "the other hall is playing a round: start again when its top is shown, then it tells its rules and words"
    )]
    RoundOpen,
    /// Its edition cannot be read.
    #[error("the other hall's edition cannot be used: {0}")]
    Edition(String),
    /// Its words are not here.
    #[error(
        "the other hall plays with the word list {name} ({checksum}), which is not here: put that very list into the folder for word lists of this computer"
    )]
    Words {
        /// What people call the list.
        name: String,
        /// The first digits of its checksum.
        checksum: String,
    },
    /// The folder refuses.
    #[error(transparent)]
    Folder(#[from] FolderError),
}

impl Folder {
    /// The tournament in which another hall's game is played here, where it was begun before.
    pub fn relayed(&self, from: &str) -> Option<String> {
        let entries = self.entries().unwrap_or_default().into_iter();
        let mut ours = entries.filter(|entry| {
            let about = entry.about.as_ref().ok();
            about.is_some_and(|about| about.relayed_from.as_deref() == Some(from))
        });
        ours.next().map(|entry| entry.id)
    }

    /// Sets up the tournament in which another hall's game is played here; answers its name in
    /// addresses.
    ///
    /// # Errors
    /// When the other hall's program, edition or words are not those of this one.
    pub fn begin_relayed(&self, published: &Published, from: &str) -> Result<String, RelayFault> {
        if published.form != FORM {
            return Err(RelayFault::OtherForm(published.form));
        }
        let set_up = published.set_up.as_ref().ok_or(RelayFault::RoundOpen)?;
        let (edition, dictionary) = self.words_of(set_up)?;
        let (name, profile) = (set_up.name.clone(), set_up.profile.clone());
        let (created, secret) = self.begun(name, &edition, &dictionary, profile)?;
        let relayed = Some(RelayNote { from: from.to_owned(), mark: published.mark.clone() });
        let created = TournamentCreated { relayed, ..created };
        Ok(self.seat_new((created, &secret), Vec::new(), Arc::new(dictionary))?)
    }

    /// The other hall's edition, and its very words out of the lists at hand.
    fn words_of(&self, published: &PublishedSetUp) -> Result<(Edition, Dictionary), RelayFault> {
        let fault = |error: &dyn std::fmt::Display| RelayFault::Edition(error.to_string());
        let edition = parse(&published.edition).map_err(|error| fault(&error))?;
        let edition = edition.with_switches(&published.switches).map_err(|error| fault(&error))?;
        let note = &published.dictionary;
        let dictionary = word_file::find_for(&self.path, &edition, note, &self.shelf);
        let dictionary = dictionary.ok_or_else(|| RelayFault::Words {
            name: note.name.clone(),
            checksum: note.checksum.chars().take(12).collect(),
        })?;
        Ok((edition, dictionary))
    }
}
