//! The course of a round: which events of its own it takes, and how they change it.

use crate::tournament::event::Event;
use crate::tournament::round::{Phase, Round, RoundClock, Slip};

impl Round {
    /// Whether an event of this round fits how far it has come.
    pub(super) fn takes(&self, event: &Event) -> bool {
        let is_thinking = self.phase == Phase::Thinking;
        match event {
            Event::RoundOpened { .. } => self.phase == Phase::Drawn,
            Event::ClockPaused { .. } => is_thinking && self.clock.is_running,
            Event::ClockResumed { .. } => is_thinking && !self.clock.is_running,
            Event::ClockExtended { .. } | Event::RoundClosed { .. } => is_thinking,
            Event::SlipHandedIn { player, .. } => {
                is_thinking && !self.handed_in.contains_key(player)
            }
            Event::TopRevealed { .. } => self.phase == Phase::Closed,
            Event::TopPlaced { .. } => self.phase == Phase::Revealed,
            Event::SlipJudged { .. } => self.may_be_marked(),
            Event::SlipWithdrawn { slip, .. } => {
                let stands = |s: &Slip| s.id == *slip && s.stands();
                self.slips.iter().any(stands)
            }
            Event::MarkingLocked { .. } => self.may_be_marked() && !self.is_locked,
            Event::TournamentCreated(_)
            | Event::PlayerRegistered { .. }
            | Event::PlayerWithdrew { .. }
            | Event::PlayerReturned { .. }
            | Event::PlayerChanged { .. }
            | Event::PlayerRenumbered { .. }
            | Event::AbsenceNoted { .. }
            | Event::PlayersMerged { .. }
            | Event::RackRejected { .. }
            | Event::RackDrawn { .. }
            | Event::RulingGiven { .. }
            | Event::RulingRevoked { .. }
            | Event::EntropyAdded { .. }
            | Event::GameEnded { .. }
            | Event::SeedRevealed { .. }
            | Event::Finalised { .. }
            | Event::EpochBegun { .. }
            | Event::Definalised { .. } => false,
        }
    }

    /// Takes an event of this round alone into it; `None` and unchanged where it does not fit.
    pub(super) fn apply(&mut self, event: &Event) -> Option<()> {
        if !self.takes(event) {
            return None;
        }
        if let Event::RoundOpened { length_ms, .. } = event {
            self.phase = Phase::Thinking;
            self.clock = RoundClock {
                remaining_ms: *length_ms,
                granted_ms: *length_ms,
                is_running: true,
                is_restored: false,
                away_ms: None,
            };
        } else if let Event::ClockPaused {
            remaining_ms,
            after_restart,
            away_ms,
            ..
        } = event
        {
            self.clock.remaining_ms = *remaining_ms;
            self.clock.is_running = false;
            self.clock.is_restored = *after_restart || away_ms.is_some();
            self.clock.away_ms = *away_ms;
        } else if let Event::ClockResumed { .. } = event {
            self.clock.is_running = true;
            self.clock.is_restored = false;
            self.clock.away_ms = None;
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
        } else if let Event::SlipWithdrawn { slip, .. } = event {
            self.slips.find_mut(*slip)?.is_withdrawn = true;
        } else if let Event::MarkingLocked { .. } = event {
            self.is_locked = true;
        }
        Some(())
    }
}
