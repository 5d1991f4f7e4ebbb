//! What a game is prepared with: an edition, its words and the rules.

use crate::{sealed::seating::Lack, sealed::seating::find, words::Dictionary, words::Shelf};
use flavita_contests::prepared::making::Basis;
use flavita_contests::simulation::game::{Rules, Search};
use flavita_game::Edition;
use flavita_tournament::model::{EditionNote, PreparedGame};
use flavita_tournament::profile::definition::Profile;
use parking_lot::Mutex;
use std::{path::Path, sync::Arc};

/// What a game is prepared with.
#[derive(Debug)]
pub struct Ground {
    note: EditionNote,
    /// The edition as the form of the rules plays it.
    pub edition: Edition,
    /// The words.
    pub dictionary: Arc<Dictionary>,
    /// The rules.
    pub profile: Profile,
}

impl Ground {
    /// Of an edition as it is without the form of the rules.
    pub fn new(edition: &Edition, words: impl Into<Arc<Dictionary>>, profile: Profile) -> Self {
        let (note, edition) = (EditionNote::of(edition), profile.form.play(edition));
        Self { note, edition, dictionary: words.into(), profile }
    }

    /// What a game was prepared with, found again in a data folder.
    ///
    /// # Errors
    /// What is missing here or another one.
    pub fn of(game: &PreparedGame, folder: &Path, shelf: &Shelf) -> Result<Self, Lack> {
        let (edition, dictionary) = find((&game.edition, &game.dictionary), folder, shelf)?;
        Ok(Self::new(&edition, dictionary, game.profile.clone()))
    }

    /// Whether a game was prepared with this.
    pub fn is_of(&self, game: &PreparedGame) -> bool {
        self.note == game.edition
            && self.dictionary.checksum == game.dictionary.checksum
            && self.profile == game.profile
    }

    /// What draws, changes and checks games.
    pub fn basis(&self) -> Basis<'_> {
        Basis {
            rules: Rules {
                edition: &self.edition,
                words: &self.dictionary.words,
                profile: &self.profile,
                search: Search::Everything,
            },
            edition: self.note.clone(),
            dictionary: self.dictionary.note(),
        }
    }
}

/// The ground of the game that was asked for last, kept because its words take a while.
#[derive(Debug, Default)]
pub struct LastGround(Mutex<Option<Arc<Ground>>>);

impl LastGround {
    /// What a game was prepared with.
    ///
    /// # Errors
    /// What is missing.
    pub fn of(
        &self,
        game: &PreparedGame,
        folder: &Path,
        offers: &Shelf,
    ) -> Result<Arc<Ground>, Lack> {
        let mut known = self.0.lock();
        match known.as_ref().filter(|ground| ground.is_of(game)) {
            Some(ground) => Ok(Arc::clone(ground)),
            None => Ok(Arc::clone(known.insert(Arc::new(Ground::of(game, folder, offers)?)))),
        }
    }
}
