//! Taking tops and slips into the state, with the grounds on which they were found and judged.

use crate::tournament::event::{Event, Stamp};
use crate::tournament::round::{Announced, Slip};
use crate::tournament::ruling::grounds::Grounds;
use crate::tournament::state::Tournament;

impl Tournament {
    /// Takes the top of a round; `None` and unchanged where it does not fit.
    pub(super) fn take_tops(&mut self, number: u32, event: &Event) -> Option<()> {
        let words = self.ruled_words();
        let round = self.round_mut(number)?;
        round.apply(event)?;
        round.announced = Announced {
            tops: round.tops.clone(),
            placed: None,
            words,
        };
        Some(())
    }

    /// Takes a slip; `None` and unchanged where it does not fit.
    pub(super) fn take_slip(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        let Event::SlipJudged {
            slip,
            round,
            player,
            text,
            verdict,
            replaces,
        } = event
        else {
            return None;
        };
        // Slips are numbered in their order: only the number of an odd log is looked for.
        let is_new = *slip > self.last_slip || self.slip(*slip).is_none();
        let plays = self
            .players
            .get(player)
            .is_some_and(|player| player.plays_in(*round));
        let words = self.ruled_words();
        let round = self.round_mut(*round)?;
        if !(is_new && plays && round.takes(event)) {
            return None;
        }
        let top = round.tops.as_ref().map(|tops| tops.points);
        round.slips.add(Slip {
            id: *slip,
            player: *player,
            text: text.clone(),
            verdict: verdict.clone(),
            judged: verdict.clone(),
            grounds: Grounds { words, top },
            replaces: *replaces,
            is_withdrawn: false,
            recorded_ms: stamp.at_ms,
            recorded_by: stamp.actor.clone(),
            void_by: None,
        });
        self.last_slip = self.last_slip.max(*slip);
        Some(())
    }
}
