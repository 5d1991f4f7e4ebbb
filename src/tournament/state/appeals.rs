//! Appeals in the state.
//!
//! One is open until the arbiter leaves the verdict or rules on what it concerns, and as long as its
//! slip counts for its player. A ruling that was revoked answers nothing.

use crate::model::{Appeal, Outcome, Round, Ruling, RulingNumber, Slip, SlipNumber};
use crate::state::tournament::Tournament;

/// So often a player may appeal against one slip, having taken it back in between: every step of it
/// stands in the log for ever.
const MOST_ASKED: u32 = 3;

impl Tournament {
    /// How far the appeal against a slip has come; `None` where there is none.
    pub fn appeal(&self, slip: SlipNumber) -> Option<Appeal> {
        let (appeal, _) = *self.appeals.get(&slip)?;
        let is_in_force = |ruling| self.rulings_in_force().any(|given| given.number == ruling);
        let is_void = matches!(appeal, Appeal::Ruled(ruling) if !is_in_force(ruling));
        Some(if is_void { Appeal::Asked } else { appeal })
    }

    /// The slips whose players wait for an answer, in the order of entry.
    pub fn open_appeals(&self) -> impl Iterator<Item = (&Round, &Slip)> {
        let asked = self.appeals.keys().filter(|slip| self.appeal(**slip) == Some(Appeal::Asked));
        let slips = asked.filter_map(|slip| self.slip(*slip));
        slips.filter(|(round, slip)| round.counts(slip))
    }

    /// Whether the appeal against a slip that counts can come so far now.
    pub fn may_appeal(&self, slip: SlipNumber, to: Appeal) -> bool {
        let from = self.appeal(slip);
        let is_asked = from == Some(Appeal::Asked);
        let is_new = from.is_none() || from == Some(Appeal::TakenBack);
        self.final_head.is_none() && if to == Appeal::Asked { is_new } else { is_asked }
    }

    /// Whether he has appealed against a slip as often as he may.
    pub fn is_appealed_often(&self, slip: SlipNumber) -> bool {
        self.appeals.get(&slip).is_some_and(|(_, times)| *times >= MOST_ASKED)
    }

    /// The appeal against a slip comes so far.
    pub(super) fn take_appeal(&mut self, slip: SlipNumber, to: Appeal) {
        let (appeal, times) = self.facts.appeals.entry(slip).or_insert((to, 0));
        *appeal = to;
        *times += u32::from(to == Appeal::Asked);
    }

    /// A ruling answers the appeals against the slips about which it changes something.
    pub(super) fn answer(&mut self, ruling: RulingNumber, what: &Ruling, outcome: &Outcome) {
        let concerns = |(round, slip): &(&Round, &Slip)| {
            let is_about =
                if let Ruling::TimeSet { player, .. } | Ruling::MeanGranted { player, .. } = what {
                    *player == slip.player
                } else {
                    matches!(what, Ruling::RoundAnnulled { .. })
                };
            let is_judged = outcome.verdicts.iter().any(|fresh| fresh.slip == slip.id);
            is_judged || (is_about && what.round() == Some(round.number))
        };
        let answered: Vec<SlipNumber> =
            self.open_appeals().filter(concerns).map(|(_, slip)| slip.id).collect();
        for slip in answered {
            self.take_appeal(slip, Appeal::Ruled(ruling));
        }
    }
}
