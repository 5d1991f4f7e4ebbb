//! The course of a round: how the events of its own change it.

use crate::tournament::event::Event;
use crate::tournament::round::{Phase, Round, RoundClock};

impl Round {
    /// Takes an event of this round alone into it.
    pub(super) fn apply(&mut self, event: &Event) {
        if let Event::RoundOpened { length_ms, .. } = event {
            self.phase = Phase::Thinking;
            self.clock = RoundClock {
                remaining_ms: *length_ms,
                granted_ms: *length_ms,
                is_running: true,
                is_restored: false,
            };
        } else if let Event::ClockPaused {
            remaining_ms,
            after_restart,
            ..
        } = event
        {
            self.clock.remaining_ms = *remaining_ms;
            self.clock.is_running = false;
            self.clock.is_restored = *after_restart;
        } else if let Event::ClockResumed { .. } = event {
            self.clock.is_running = true;
            self.clock.is_restored = false;
        } else if let Event::ClockExtended {
            remaining_ms,
            by_ms,
            ..
        } = event
        {
            self.clock.remaining_ms = *remaining_ms;
            self.clock.granted_ms = self.clock.granted_ms.saturating_add(*by_ms);
        } else if let Event::SlipHandedIn {
            player, used_ms, ..
        } = event
        {
            self.handed_in.insert(*player, *used_ms);
        } else if let Event::RoundClosed { length_ms, .. } = event {
            self.phase = Phase::Closed;
            self.length_ms = *length_ms;
            self.clock.is_running = false;
        } else if let Event::TopRevealed { tops, .. } = event {
            self.phase = Phase::Revealed;
            self.tops = Some(tops.clone());
        } else if let Event::MarkingLocked { .. } = event {
            self.is_locked = true;
        }
    }
}
