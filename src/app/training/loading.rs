//! Where a training game gets its edition, its rules and its words.

use crate::folder::data_folder::{Folder, FolderError};
use crate::preparing::{drafts::Drafts, ground::Ground, ground::LastGround};
use crate::words::{Dictionary, DictionaryError, List, Offer, Shelf, Wanted, chosen};
use crate::{desk::DeskView, machine::hex, machine::seed::NoChance, machine::seed::random};
use flavita_contests::training::source::{Basis, Source};
use flavita_game::Edition;
use flavita_tournament::model::{Seed, WordChoice};
use flavita_tournament::state::Tournament;
use std::sync::Arc;

/// Why a training game cannot be played any more.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Edition, rules or word list are not here.
    #[error("edition, rules or words of this training game are not here any more")]
    Gone,
    /// The recorded game is still being played.
    #[error("this game is still being played")]
    StillPlayed,
    /// The tournament cannot be opened.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The words cannot be had.
    #[error(transparent)]
    Words(#[from] DictionaryError),
}

/// Edition, rules and words of a training game.
#[derive(Debug)]
pub enum Loaded {
    /// Of a recorded tournament.
    Recorded(Arc<DeskView>),
    /// Of a prepared game, or of what is at hand.
    Ground(Arc<Ground>),
}

impl Loaded {
    /// The recorded tournament, where it is one.
    pub fn recorded(&self) -> Option<&Tournament> {
        match self {
            Self::Recorded(view) => Some(&view.state),
            Self::Ground(_) => None,
        }
    }

    /// What is judged on.
    pub fn basis(&self) -> Basis<'_> {
        match self {
            Self::Recorded(view) => Basis {
                edition: &view.state.edition,
                rules: &view.state.profile,
                words: view.words(),
            },
            Self::Ground(ground) => Basis {
                edition: &ground.edition,
                rules: &ground.profile,
                words: &ground.dictionary.words,
            },
        }
    }
}

/// Word lists laid with the tiles of an edition, and what a prepared game needs, kept because making
/// them takes a while.
#[derive(Debug, Default)]
pub struct ChosenWords {
    lists: chosen::ChosenWords,
    prepared: LastGround,
}

impl ChosenWords {
    /// The words of a list, laid with the tiles of an edition.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn of(
        &self,
        edition: &Edition,
        list: &Arc<List>,
    ) -> Result<Arc<Dictionary>, DictionaryError> {
        let (edition, list) = (edition.clone(), Arc::clone(list));
        self.lists.get(&Wanted { edition, list, choice: WordChoice::default() })
    }

    /// What the prepared game of this name is played with; the last one is kept.
    fn ground(&self, folder: &Folder, id: &str) -> Result<Arc<Ground>, LoadError> {
        let draft = Drafts::of(&folder.path).load(id).map_err(|_fault| LoadError::Gone)?;
        let ground = self.prepared.of(&draft.game, &folder.path, &folder.shelf);
        ground.map_err(|_lack| LoadError::Gone)
    }
}

/// Finds what a training game is played with.
///
/// # Errors
/// When it is not here any more, or cannot be read.
pub fn load(folder: &Folder, chosen: &ChosenWords, source: &Source) -> Result<Loaded, LoadError> {
    match source {
        Source::Tournament { id } => {
            let view = folder.desk(id)?.view();
            if view.state.ended.is_none() {
                return Err(LoadError::StillPlayed);
            }
            Ok(Loaded::Recorded(view))
        }
        Source::Prepared { id } => Ok(Loaded::Ground(chosen.ground(folder, id)?)),
        Source::Shelf { edition, list, profile, form, theme } => {
            let shelf = &folder.shelf;
            let (offer, list) = at_hand(shelf, edition, list).ok_or(LoadError::Gone)?;
            let mut rules = shelf.profile(profile).ok_or(LoadError::Gone)?.in_form(form);
            rules.form.theme = theme.clone().or(rules.form.theme);
            let words = chosen.of(&offer.edition, list)?;
            Ok(Loaded::Ground(Arc::new(Ground::new(&offer.edition, words, rules))))
        }
    }
}

/// Whether what a training game is played with is here, without reading words.
pub fn is_at_hand(folder: &Folder, source: &Source) -> bool {
    match source {
        Source::Tournament { id } => {
            folder.is_own(id).is_ok() && folder.about(id).is_ok_and(|about| about.is_over)
        }
        Source::Prepared { id } => Drafts::of(&folder.path).load(id).is_ok(),
        Source::Shelf { edition, list, profile, .. } => {
            let shelf = &folder.shelf;
            at_hand(shelf, edition, list).is_some() && shelf.profile(profile).is_some()
        }
    }
}

fn at_hand<'a>(shelf: &'a Shelf, edition: &str, list: &str) -> Option<(&'a Offer, &'a Arc<List>)> {
    let offer = shelf.offer(edition)?;
    Some((offer, offer.list(list)?))
}

/// A seed for a game that nobody has to check.
///
/// # Errors
/// When the system has no random numbers to give.
pub fn fresh_seed() -> Result<Seed, NoChance> {
    Ok(Seed { secret: hex::text(&random::<32>()?), ..Seed::default() })
}
