//! The events of a round: which events of its own it takes, and how they change it.

use crate::model::{Event, Phase, Round, Stamp, round::RoundClock};

impl Round {
    /// Takes an event of this round alone into it; `None` and unchanged where it does not fit how
    /// far the round has come.
    pub(super) fn apply(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        match (event, self.phase) {
            (Event::RoundOpened { length_ms, .. }, Phase::Drawn) => {
                self.phase = Phase::Thinking;
                self.clock = RoundClock::standing(*length_ms, *length_ms);
                self.clock.is_running = true;
            }
            (Event::ClockPaused { remaining_ms, after_restart, away_ms, .. }, Phase::Thinking)
                if self.clock.is_running =>
            {
                self.clock.remaining_ms = *remaining_ms;
                self.clock.is_running = false;
                self.clock.is_restored = *after_restart || away_ms.is_some();
                self.clock.away_ms = *away_ms;
            }
            (Event::ClockResumed { .. }, Phase::Thinking) if !self.clock.is_running => {
                self.clock.is_running = true;
                self.clock.is_restored = false;
                self.clock.away_ms = None;
            }
            (Event::ClockExtended { remaining_ms, by_ms, .. }, Phase::Thinking) => {
                self.clock.remaining_ms = *remaining_ms;
                self.clock.granted_ms = self.clock.granted_ms.saturating_add(*by_ms);
            }
            (Event::SlipHandedIn { player, used_ms, .. }, Phase::Thinking)
                if !self.handed_in.contains_key(player) =>
            {
                self.handed_in.insert(*player, *used_ms);
            }
            (Event::HandInTakenBack { player, .. }, Phase::Thinking)
                if self.is_pressed(*player) =>
            {
                self.handed_in.remove(player);
            }
            (Event::RoundClosed { length_ms, .. }, Phase::Thinking) => {
                self.phase = Phase::Closed;
                self.length_ms = *length_ms;
                // Nobody thinks any more, however early it was stopped.
                self.clock.remaining_ms = 0;
                self.clock.is_running = false;
            }
            (Event::TopRevealed { tops, .. }, Phase::Closed) => {
                self.phase = Phase::Revealed;
                self.tops = Some(tops.clone());
            }
            (Event::SlipWithdrawn { slip, .. }, _) => {
                let found = self.slips.find_mut(*slip).filter(|slip| slip.stands());
                found?.withdrawn_ms = Some(stamp.at_ms);
            }
            (Event::MarkingLocked { .. }, _) if self.may_be_marked() && !self.is_locked => {
                self.is_locked = true;
            }
            _ => return None,
        }
        Some(())
    }
}
