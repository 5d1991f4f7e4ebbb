//! A prepared game in the check of a log: what the opened game says, where it is at hand.

use crate::audit::log::Audit;
use flavita_tournament::decide::prepared;
use flavita_tournament::model::log_difference::{Again, Differing};
use flavita_tournament::model::{Event, PlacedTop, Round};

impl Audit<'_> {
    /// A rack of the prepared game, or its end: the opened game says the same. Where that is not
    /// here it is as good as a rack given by hand.
    pub(crate) fn prepared_rack(&mut self, event: &Event) -> Option<Differing> {
        if self.state.prepared_game().is_none() {
            return Some(Differing::NotPrepared);
        }
        if !self.state.is_game_open() {
            self.lacks_secret = true;
            return None;
        }
        let again = prepared::draw(&self.state, i64::MAX).ok();
        let again = again.as_ref().and_then(|events| events.first());
        Differing::between(Again::PreparedGame, &Some(event), &again)
    }

    /// What was laid in a round of the prepared game: what stands in it, where it is here and can
    /// lie on this board.
    pub(crate) fn prepared_placement(
        &self,
        round: &Round,
        placed: &PlacedTop,
    ) -> Option<Differing> {
        let events = prepared::reveal(&self.state, round, self.words()?)?;
        let again = events.iter().find_map(|event| {
            if let Event::TopPlaced { placed, .. } = event {
                return Some(placed);
            }
            None
        });
        Differing::between(Again::PreparedPlacement, &Some(placed), &again)
    }
}
