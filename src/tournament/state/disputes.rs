//! Two entries of one slip that say different things: the arbiter says which one counts.
//!
//! An entry speaks against a slip. The dispute is open as long as that slip counts for its player:
//! whatever else takes its place ends it, and taking that back opens it again.
//!
//! An appeal is open until the arbiter leaves the verdict or rules on what it concerns, and as long as
//! its slip counts for its player. A ruling that was revoked answers nothing.

use crate::model::{Appeal, Entry, Event, Outcome, PlacementText, Player, Round, Ruling};
use crate::model::{RulingNumber, Slip, SlipNumber, SlipText, Stamp};
use crate::{model::slip::Keyed, profile::late::SeveralSlips, state::tournament::Tournament};

/// So often a player may appeal against one slip, having taken it back in between: every step of it
/// stands in the log for ever.
const MOST_ASKED: u32 = 3;

impl Tournament {
    /// Takes an entry that differs, or the end of a dispute; `None` and unchanged where it does
    /// not fit.
    pub(super) fn take_dispute(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        let id = self.events();
        if let Event::SlipDisputed(disputed) = event {
            let round = self.round_mut(disputed.round)?;
            let slip = round.slip_of(disputed.player)?;
            (slip.id == disputed.slip && slip.recorded_by != disputed.by).then_some(())?;
            let entries = round.disputed.entry(disputed.slip).or_default();
            let is_said = |entry: &Entry| {
                let is_same = (&entry.text, entry.copies) == (&disputed.text, disputed.copies);
                is_same && entry.by == disputed.by
            };
            (!entries.iter().any(is_said)).then_some(())?;
            entries.retain(|entry| entry.by != disputed.by);
            entries.push(Entry {
                id,
                text: disputed.text.clone(),
                copies: disputed.copies,
                by: disputed.by.clone(),
                at_ms: stamp.at_ms,
            });
        } else if let Event::DisputeSettled { round, player } = event {
            let round = self.round_mut(*round)?;
            let slip = round.dispute_of(*player)?.slip.id;
            round.disputed.remove(&slip);
            round.confirmed.insert(slip, stamp.actor.clone());
        } else if let Event::SlipConfirmed { round, player } = event {
            let round = self.round_mut(*round)?;
            let slip = round.slip_of(*player).filter(|_| round.is_double)?.id;
            (!round.confirmed.contains_key(&slip)).then_some(())?;
            round.confirmed.insert(slip, stamp.actor.clone());
        } else if let Event::NoticeDelivered { slip, is_delivered } = event {
            self.slip(*slip)?;
            let is_news = if *is_delivered {
                self.facts.delivered.insert(*slip)
            } else {
                self.facts.delivered.remove(slip)
            };
            is_news.then_some(())?;
        } else {
            return None;
        }
        Some(())
    }

    /// Whether every slip of a round is judged, none disputed and each keyed as often as it has to
    /// be, or its marking closed.
    pub fn is_marked(&self, round: &Round) -> bool {
        let is_settled = round.is_locked || self.is_annulled(round.number);
        let is_whole = || {
            let is_keyed = self.missing(round).next().is_none();
            is_keyed && round.disputes().next().is_none() && self.once(round).next().is_none()
        };
        round.may_be_marked() && (is_settled || is_whole())
    }

    /// The players of a round whose slip was keyed once and has to be keyed again.
    pub fn once<'a>(&'a self, round: &'a Round) -> impl Iterator<Item = &'a Player> {
        let slip = |player: &&Player| round.slip_of(player.number);
        let players = self.players_in(round.number);
        players.filter(move |player| slip(player).is_some_and(|slip| round.needs_second(slip)))
    }

    /// Whether an entry says the same as a recorded slip. What the rules do not ask for and a time
    /// that only one of them has make no difference, and how it was spelt makes none.
    pub fn agrees(&self, slip: &Slip, text: &SlipText, copies: u32) -> bool {
        is_same(self, slip.keyed(), Keyed { text, copies })
    }

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

/// Whether two entries say the same.
pub(crate) fn is_same(state: &Tournament, one: Keyed<'_>, other: Keyed<'_>) -> bool {
    let (copies, others) = (one.copies, other.copies);
    let (one, other) = (one.text, other.text);
    let asks = state.profile.asks_for_claims();
    let one_counts = state.profile.several_slips != SeveralSlips::Zero;
    let number = |copies: u32| copies.min(if one_counts && !one.word.is_empty() { 1 } else { 2 });
    let are_times_equal = match (one.used_ms, other.used_ms) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    };
    number(copies) == number(others)
        && are_times_equal
        && one.legibility == other.legibility
        && (!asks || one.claimed == other.claimed)
        && is_same_placement(state, one, other)
}

fn is_same_placement(state: &Tournament, one: &SlipText, other: &SlipText) -> bool {
    let is_spelt_alike = one.word == other.word && one.at == other.at;
    is_spelt_alike || {
        let [one, other] = [one, other].map(|text| {
            let (at, word) = (text.at.clone(), text.word.clone());
            state.read_placement(&PlacementText { at, word })
        });
        one.is_some() && one == other
    }
}
