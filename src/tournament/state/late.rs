//! Slips of telephones that came too late, in the state.

use crate::model::{Event, LateSlip, Phase, Round, SentSlip, SlipText, Stamp};
use crate::state::tournament::Tournament;

impl LateSlip {
    /// What is judged: as it stands where the slip counts as in time, else with a time that the
    /// rules call late.
    pub(crate) fn judged(&self, state: &Tournament, round: &Round, is_in_time: bool) -> SlipText {
        let rules_ms = u64::from(state.profile.late.grace) * 1000;
        let over = self.late_ms.unwrap_or(rules_ms.saturating_add(1)).max(1);
        let used_ms = round.clock.granted_ms.saturating_add(over);
        SlipText {
            used_ms: if is_in_time { self.text.used_ms } else { Some(used_ms) },
            ..self.text.clone()
        }
    }
}

impl Tournament {
    /// Takes a late slip, or what the arbiter said of it; `None` and unchanged where it does not
    /// fit.
    pub(super) fn take_late(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        if let Event::SlipCameLate { round, player, text, late_ms } = event {
            self.plays(*player, *round).then_some(())?;
            let round = self.round_mut(*round)?;
            (round.phase == Phase::Closed).then_some(())?;
            let late = LateSlip { text: text.clone(), late_ms: *late_ms, at_ms: stamp.at_ms };
            round.late.insert(*player, late);
        } else if let Event::LateSlipDecided { round, player, is_in_time } = event {
            let late = self.round(*round)?.late.get(player)?;
            let text = late.judged(self, self.round(*round)?, *is_in_time);
            let at_ms = late.at_ms;
            let round = self.round_mut(*round)?;
            round.late.remove(player);
            // What came in time stands before what did not.
            if *is_in_time || !round.sent.contains_key(player) {
                round.sent.insert(*player, SentSlip { text, at_ms });
            }
        } else {
            return None;
        }
        Some(())
    }
}
