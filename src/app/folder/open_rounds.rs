//! Whether anybody on this computer is thinking about a rack.
//!
//! Dictionary, analysis board and training are closed from the rack until the top is announced, in
//! all tournaments of the computer at once: a device that asks is of no tournament. Between rounds
//! they are open, slips being in; a round in marking beside an open one is closed with it. A
//! tournament that is only followed counts as open, since this computer learns of its rounds late.
//! The arbiter has the dictionary anyway.

use crate::{
    desk::door::Desk, desk::public_view::open_round, folder::data_folder::Folder,
    folder::followed::followed_in,
};
use std::sync::Arc;

impl Folder {
    /// Closes a tournament: its file may go, and whoever asks for it next reads it anew.
    pub fn close(&self, id: &str) {
        self.desks.lock().remove(id);
    }

    /// The tournaments that are open at the moment, with their desks.
    pub fn open_desks(&self) -> Vec<(String, Arc<Desk>)> {
        let desks = self.desks.lock();
        let open = desks.iter();
        open.map(|(id, desk)| (id.clone(), Arc::clone(desk))).collect()
    }

    /// The name of a tournament in which a round is open, if there is one: from the rack until its
    /// top is announced. A tournament that another computer plays counts until it is taken over,
    /// since nobody here knows how far it is.
    pub fn tournament_in_round(&self) -> Option<String> {
        let mut unfinished = self.unfinished().into_iter();
        let open = unfinished.find(|(_, view)| open_round(&view.state).is_some());
        let followed = || followed_in(self.path()).into_iter().next();
        open.map(|(_, view)| view.state.name.clone()).or_else(followed)
    }
}
