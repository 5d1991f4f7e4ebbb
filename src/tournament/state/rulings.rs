//! Taking a ruling, and its end, into the state.

use crate::model::{Event, Given, Outcome, Phase, PlacedTop, Round, RoundNumber, Ruling};
use crate::model::{RulingNumber, Stamp};
use crate::{model::round::RoundClock, model::ruling::Revoked, state::tournament::Tournament};
use std::{collections::BTreeMap, sync::Arc};

impl Tournament {
    /// Takes a ruling given or revoked; `None` and unchanged where it does not fit.
    pub(crate) fn take_ruling(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        // What does not fit may show only when the board is cleared already.
        let mut tried = self.clone();
        tried.try_ruling(event, stamp)?;
        *self = tried;
        Some(())
    }

    fn try_ruling(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        if let Event::RulingGiven { ruling, because, what, outcome } = event {
            self.concerns_what_there_is(what)?;
            let given = Given {
                number: *ruling,
                what: what.clone(),
                because: because.clone(),
                stamp: stamp.clone(),
                revoked: None,
                before: None,
            };
            self.give(given, outcome)?;
            self.answer(*ruling, what, outcome);
            Some(())
        } else if let Event::RulingRevoked { ruling, because, outcome } = event {
            let revoked = Revoked { because: because.clone(), stamp: stamp.clone() };
            self.revoke(*ruling, revoked, outcome)
        } else {
            None
        }
    }

    fn concerns_what_there_is(&self, what: &Ruling) -> Option<()> {
        if let Some(number) = what.round() {
            self.round(number)?;
        }
        if let Some(number) = what.player() {
            self.players.get(&number)?;
        }
        if let Ruling::SlipJudged { slip, .. } = what {
            self.slip(*slip)?;
        }
        Some(())
    }

    fn give(&mut self, mut given: Given, outcome: &Outcome) -> Option<()> {
        let is_next = given.number == RulingNumber::after(self.rulings.len());
        if !is_next {
            return None;
        }
        if let Ruling::MoveReplaced { round, .. } = given.what {
            self.may_replace(round)?;
            self.lay_again(round, outcome.placed.as_ref()?)?;
        } else if let Ruling::RoundReopened { round, remaining_ms } = given.what {
            let before = self.may_reopen(round)?.clone();
            self.facts.board = before.board.clone();
            *self.round_mut(round)? = reopened(&before, given.number, remaining_ms);
            given.before = Some(Arc::new(before));
        }
        self.facts.rulings.push(given);
        self.follow(outcome)
    }

    fn revoke(&mut self, number: RulingNumber, revoked: Revoked, outcome: &Outcome) -> Option<()> {
        let place = self.rulings.iter().position(|given| given.number == number)?;
        let given = self.rulings[place].clone();
        if !given.is_in_force() || !self.may_revoke(&given) {
            return None;
        }
        if let Ruling::MoveReplaced { round, .. } = &given.what {
            self.lay_again(*round, outcome.placed.as_ref()?)?;
        }
        if let Some(before) = &given.before {
            self.facts.board = before.board.clone();
            if let Some(placed) = &before.placed {
                self.lay_top(before.number, placed)?;
            }
            *self.round_mut(before.number)? = before.as_ref().clone();
        }
        self.facts.rulings[place].revoked = Some(revoked);
        self.follow(outcome)
    }

    /// The tops and verdicts that an outcome carries.
    fn follow(&mut self, outcome: &Outcome) -> Option<()> {
        for fresh in &outcome.tops {
            self.round_mut(fresh.round)?.tops = Some(fresh.tops.clone());
        }
        for fresh in &outcome.verdicts {
            let mut rounds = self.facts.rounds.iter_mut();
            let slip = rounds.find_map(|round| round.slips.find_mut(fresh.slip));
            slip?.verdict = fresh.verdict.clone();
        }
        Some(())
    }

    fn lay_again(&mut self, number: RoundNumber, placed: &PlacedTop) -> Option<()> {
        self.facts.board = self.round(number)?.board.clone();
        self.lay_top(number, placed)?;
        self.round_mut(number)?.placed = Some(placed.clone());
        Some(())
    }

    /// Whether nothing was drawn from the seed behind the last round: a rack that the arbiter refused
    /// was drawn from the tiles that this round left, and the protocol must go on proving that.
    fn may_go_back(&self) -> bool {
        self.ended.is_none() && self.next_attempt() == 0
    }

    /// The round whose placement can be replaced: the next rack is not drawn.
    pub(crate) fn may_replace(&self, number: RoundNumber) -> Option<&Round> {
        let round = self.last_round().filter(|_| self.may_go_back())?;
        (round.number == number && round.phase == Phase::Placed).then_some(round)
    }

    /// The round that can be thought about again: the next rack is not drawn.
    pub(crate) fn may_reopen(&self, number: RoundNumber) -> Option<&Round> {
        let round = self.last_round().filter(|_| self.may_go_back())?;
        (round.number == number && round.phase >= Phase::Closed).then_some(round)
    }

    /// Whether nothing happened that rests on a ruling: only those on the course of a round can
    /// be followed by anything.
    pub fn may_revoke(&self, given: &Given) -> bool {
        if !given.what.is_on_a_round() {
            return true;
        }
        let last = self.last_on_a_round();
        let is_last = last.is_some_and(|last| last.number == given.number);
        let stands = if let Ruling::RoundReopened { round, remaining_ms } = given.what {
            let last = self.last_round().filter(|last| last.number == round);
            last.is_some_and(|last| is_untouched(last, remaining_ms))
        } else {
            let round = given.what.round();
            round.is_some_and(|round| self.may_replace(round).is_some())
        };
        is_last && stands
    }

    /// The last round as it was before it was reopened, while it may come back.
    pub(crate) fn round_before(&self) -> Option<&Round> {
        let round = self.last_round()?;
        let before = self.last_on_a_round()?.before.as_deref()?;
        let may_come_back = round.phase == Phase::Thinking && round.number == before.number;
        may_come_back.then_some(before)
    }

    fn last_on_a_round(&self) -> Option<&Given> {
        let mut in_force = self.rulings_in_force();
        in_force.rfind(|given| given.what.is_on_a_round())
    }
}

/// Whether nothing has happened in a reopened round yet.
fn is_untouched(round: &Round, remaining_ms: u64) -> bool {
    let clock = round.clock;
    round.phase == Phase::Thinking
        && !clock.is_running
        && clock.remaining_ms == remaining_ms
        && round.handed_in.is_empty()
}

/// A round as it is thought about again.
fn reopened(before: &Round, by: RulingNumber, remaining_ms: u64) -> Round {
    let mut round = before.clone();
    for slip in round.slips.iter_mut() {
        slip.void_by.get_or_insert(by);
    }
    Round {
        phase: Phase::Thinking,
        clock: RoundClock::standing(remaining_ms, before.length_ms.saturating_add(remaining_ms)),
        length_ms: 0,
        tops: None,
        placed: None,
        handed_in: BTreeMap::new(),
        sent: BTreeMap::new(),
        late: BTreeMap::new(),
        is_locked: false,
        ..round
    }
}
