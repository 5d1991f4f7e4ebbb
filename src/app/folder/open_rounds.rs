//! Whether anybody on this computer is thinking about a rack.
//!
//! Dictionary, analysis board and training are closed from the rack until the top is announced, in
//! all tournaments of the computer at once: a device that asks is of no tournament. Between rounds
//! they are open, slips being in; a round in marking beside an open one is closed with it. A
//! tournament that is only followed counts as open, since this computer learns of its rounds late.
//! The arbiter has the dictionary anyway, and is told what slips are worth; those who help enter
//! slips of other rounds blindly meanwhile.

use crate::{desk::secret_round, folder::data_folder::Folder, folder::followed::followed_in};

/// A round that somebody thinks about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InRound {
    /// Its tournament, as addresses name it.
    pub id: String,
    /// Its tournament, as people name it.
    pub name: String,
    /// When its rack was drawn: milliseconds since 1970 (UTC).
    pub since_ms: i64,
}

impl Folder {
    /// The rounds that are open, from the rack until the top is announced. A tournament that another
    /// computer plays counts until it is taken over, since nobody here knows how far it is.
    pub fn rounds_open(&self) -> Vec<InRound> {
        let unfinished = self.unfinished().into_iter();
        let open = unfinished.filter_map(|(id, view)| {
            let since_ms = secret_round(&view.state)?.drawn_ms;
            Some(InRound { id, name: view.state.name.clone(), since_ms })
        });
        let followed = followed_in(&self.path).into_iter();
        let followed = followed.map(|id| InRound { name: id.clone(), id, since_ms: i64::MIN });
        open.chain(followed).collect()
    }

    /// The name of a tournament in which a round is open, if there is one.
    pub fn tournament_in_round(&self) -> Option<String> {
        self.rounds_open().into_iter().next().map(|open| open.name)
    }
}
