//! The events of a round: which events of its own it takes, and how they change it.

use crate::{model::Event, model::Phase, model::Round, model::round::RoundClock};

impl Round {
    /// Takes an event of this round alone into it; `None` and unchanged where it does not fit how
    /// far the round has come.
    pub(super) fn apply(&mut self, event: &Event) -> Option<()> {
        let is_thinking = self.phase == Phase::Thinking;
        let is_running = self.clock.is_running;
        if let Event::RoundOpened { length_ms, .. } = event
            && self.phase == Phase::Drawn
        {
            self.phase = Phase::Thinking;
            self.clock = RoundClock::standing(*length_ms, *length_ms);
            self.clock.is_running = true;
        } else if let Event::ClockPaused { remaining_ms, after_restart, away_ms, .. } = event
            && is_thinking
            && is_running
        {
            self.clock.remaining_ms = *remaining_ms;
            self.clock.is_running = false;
            self.clock.is_restored = *after_restart || away_ms.is_some();
            self.clock.away_ms = *away_ms;
        } else if let Event::ClockResumed { .. } = event
            && is_thinking
            && !is_running
        {
            self.clock.is_running = true;
            self.clock.is_restored = false;
            self.clock.away_ms = None;
        } else if let Event::ClockExtended { remaining_ms, by_ms, .. } = event
            && is_thinking
        {
            self.clock.remaining_ms = *remaining_ms;
            self.clock.granted_ms = self.clock.granted_ms.saturating_add(*by_ms);
        } else if let Event::SlipHandedIn { player, used_ms, .. } = event
            && is_thinking
            && !self.handed_in.contains_key(player)
        {
            self.handed_in.insert(*player, *used_ms);
        } else if let Event::HandInTakenBack { player, .. } = event
            && is_thinking
            && self.is_pressed(*player)
        {
            self.handed_in.remove(player);
        } else if let Event::RoundClosed { length_ms, .. } = event
            && is_thinking
        {
            self.phase = Phase::Closed;
            self.length_ms = *length_ms;
            self.clock.is_running = false;
        } else if let Event::TopRevealed { tops, .. } = event
            && self.phase == Phase::Closed
        {
            self.phase = Phase::Revealed;
            self.tops = Some(tops.clone());
        } else if let Event::SlipWithdrawn { slip, .. } = event {
            let found = self.slips.find_mut(*slip).filter(|slip| slip.stands());
            found?.is_withdrawn = true;
        } else if let Event::MarkingLocked { .. } = event
            && self.may_be_marked()
            && !self.is_locked
        {
            self.is_locked = true;
        } else {
            return None;
        }
        Some(())
    }
}
