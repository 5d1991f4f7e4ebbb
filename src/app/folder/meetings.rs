//! Meetings: the games of the folder that belong together, and the next one of them.

use crate::desk::{PublicView, record};
use crate::{folder::data_folder::Folder, folder::data_folder::FolderError, machine::seed};
use flavita_contests::meeting::games::{Mark, next_note};
use flavita_tournament::model::{Event, MeetingNote, Player, RoundNumber, TournamentCreated};
use flavita_tournament::{decide::players::registered, state::Tournament};
use std::sync::Arc;

/// A game of a meeting: its name in addresses, and what everybody may see of it.
pub type MeetingGame = (String, Arc<PublicView>);

impl Folder {
    /// The games of the meeting to which a tournament belongs, in order; a tournament of its own
    /// is alone.
    ///
    /// # Errors
    /// When there is no such tournament, or a game cannot be opened.
    pub fn meeting(&self, id: &str) -> Result<Vec<MeetingGame>, FolderError> {
        let games = self.games(id)?.into_iter();
        let open = |id: String| Ok((id.clone(), self.desk(&id)?.public_view()));
        games.map(open).collect()
    }

    /// The names in addresses of these games, in order.
    ///
    /// # Errors
    /// When there is no such tournament, or the folder cannot be read.
    pub fn games(&self, id: &str) -> Result<Vec<String>, FolderError> {
        self.is_own(id)?;
        let first = self.about(id)?.mark().first;
        let mut games: Vec<(Mark, String)> = self.marks()?;
        games.retain(|(mark, _)| mark.first == first);
        games.sort();
        Ok(games.into_iter().map(|(_, id)| id).collect())
    }

    /// The mark of every game that can be opened.
    fn marks(&self) -> Result<Vec<(Mark, String)>, FolderError> {
        let ids = self.ids()?;
        let known = self.marks.lock().clone();
        let fresh = ids.iter().filter(|id| !known.contains_key(*id));
        let fresh = fresh.filter_map(|id| Some((id.clone(), self.about(id).ok()?.mark())));
        let fresh: Vec<(String, Mark)> = fresh.collect();
        let mut known = self.marks.lock();
        known.extend(fresh);
        let mark = |id: String| known.get(&id).map(|mark| (mark.clone(), id));
        Ok(ids.into_iter().filter_map(mark).collect())
    }

    /// Sets up the next game of a finished one: the same edition, words, rules and players, but
    /// for those who withdrew. Where it is there already, it is not set up again.
    ///
    /// `name` names the game after its note. Answers its name in addresses.
    ///
    /// # Errors
    /// When the game is still being played, cannot be read, or the next one cannot be written.
    pub fn next_game(
        &self,
        id: &str,
        name: impl FnOnce(&MeetingNote) -> String,
    ) -> Result<String, FolderError> {
        let _alone = self.next_game_lock.lock();
        let view = self.desk(id)?.view();
        if view.state.ended.is_none() {
            return Err(FolderError::StillPlayed(id.to_owned()));
        }
        let note = next_note(&view.state);
        let games = self.marks()?.into_iter();
        let next = Mark { first: note.first.clone(), game: note.game };
        if let Some((_, id)) = games.into_iter().find(|(mark, _)| *mark == next) {
            return Ok(id);
        }
        let (seed, secret) = seed::fresh()?;
        let created = TournamentCreated {
            name: name(&note),
            seed,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            meeting: Some(note),
            relayed: None,
            // The next game is drawn here.
            prepared: None,
            ..record::first(&self.file(id))?.0
        };
        self.seat_new((created, &secret), carried(&view.state), Arc::clone(&view.dictionary))
    }
}

/// What the next game begins with: the players who stay, two entries of every slip where this game
/// had that at its end, and the blocks of the helpers.
fn carried(state: &Tournament) -> Vec<Event> {
    let staying = state.players.values().filter(|player| player.until_round.is_none());
    let entered = |one: &Player| registered(one.number, one.details.clone(), RoundNumber(1));
    let mut begun: Vec<Event> = staying.map(entered).collect();
    if state.has_double_entry {
        begun.push(Event::DoubleEntrySet { is_on: true, at_once: false });
    }
    if !state.blocks.is_empty() {
        begun.push(Event::BlocksSet { blocks: state.blocks.clone() });
    }
    begun
}
