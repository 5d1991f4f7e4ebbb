//! A prepared game in the check of a log: what the opened game says, where it is at hand.

use crate::audit::log::{Audit, differs};
use flavita_tournament::decide::prepared;
use flavita_tournament::model::{Event, PlacedTop, Round};

impl Audit<'_> {
    /// A rack of the prepared game, or its end: the opened game says the same. Where that is not
    /// here it is as good as a rack given by hand.
    pub(crate) fn prepared_rack(&mut self, event: &Event) -> Option<String> {
        if self.state.prepared_game().is_none() {
            return Some("a rack of a prepared game, but the tournament plays none".to_owned());
        }
        if !self.state.is_game_open() {
            self.lacks_secret = true;
            return None;
        }
        let again = prepared::draw(&self.state, i64::MAX).ok();
        let again = again.as_ref().and_then(|events| events.first());
        differs("the prepared game", &Some(event), &again)
    }

    /// What was laid in a round of the prepared game: what stands in it, where it is here and can
    /// lie on this board.
    pub(crate) fn prepared_placement(&self, round: &Round, placed: &PlacedTop) -> Option<String> {
        let events = prepared::reveal(&self.state, round, self.referee()?)?;
        let again = events.iter().find_map(|event| {
            if let Event::TopPlaced { placed, .. } = event {
                return Some(placed);
            }
            None
        });
        differs("the prepared placement", &Some(placed), &again)
    }
}
