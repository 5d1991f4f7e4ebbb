//! The tournament in which a hall plays another hall's game.

use crate::folder::data_folder::{Folder, FolderError};
use crate::machine::seed;
use crate::relay::published::{FORM, Published, PublishedSetUp};
use crate::words::{Dictionary, word_file};
use flavita_game::{Edition, parse};
use flavita_tournament::model::{RelayNote, TournamentCreated};
use std::sync::Arc;

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
        let (seed, secret) = seed::fresh().map_err(FolderError::from)?;
        let (name, profile) = (set_up.name.clone(), set_up.profile.clone());
        let created = TournamentCreated {
            seed,
            relayed: Some(RelayNote { from: from.to_owned(), mark: published.mark.clone() }),
            ..TournamentCreated::plain(name, &edition, dictionary.note(), profile)
        };
        Ok(self.seat_new((created, &secret), Vec::new(), dictionary)?)
    }

    /// The other hall's edition, and its very words out of the lists at hand.
    fn words_of(
        &self,
        published: &PublishedSetUp,
    ) -> Result<(Edition, Arc<Dictionary>), RelayFault> {
        let fault = |error: &dyn std::fmt::Display| RelayFault::Edition(error.to_string());
        let edition = parse(&published.edition).map_err(|error| fault(&error))?;
        let edition = edition.with_switches(&published.switches).map_err(|error| fault(&error))?;
        let note = &published.dictionary;
        let dictionary = word_file::find_for(self.path(), &edition, note, self.shelf());
        let dictionary = dictionary.ok_or_else(|| RelayFault::Words {
            name: note.name.clone(),
            checksum: note.checksum.chars().take(12).collect(),
        })?;
        let kept = word_file::keep(self.path(), &edition, &dictionary);
        kept.map_err(|source| FolderError::Unusable { path: self.path().to_owned(), source })?;
        Ok((edition, Arc::new(dictionary)))
    }
}
