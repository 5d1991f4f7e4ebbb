//! Taking a ruling, and its end, into the state.

use std::sync::Arc;

use crate::game::letter::Tile;
use crate::tournament::event::{Event, Stamp};
use crate::tournament::laying;
use crate::tournament::round::{Phase, PlacedTop, Round, RoundClock};
use crate::tournament::ruling::definition::{Given, Outcome, Revoked, Ruling};
use crate::tournament::state::Tournament;

impl Tournament {
    /// Takes a ruling given or revoked; `None` and unchanged where it does not fit.
    pub(in crate::tournament) fn take_ruling(
        &mut self,
        event: &Event,
        stamp: &Stamp,
    ) -> Option<()> {
        if let Event::RulingGiven {
            ruling,
            because,
            what,
            outcome,
        } = event
        {
            self.concerns_what_there_is(what)?;
            let given = Given {
                number: *ruling,
                what: what.clone(),
                because: because.clone(),
                stamp: stamp.clone(),
                revoked: None,
                before: None,
            };
            self.give(given, outcome)
        } else if let Event::RulingRevoked {
            ruling,
            because,
            outcome,
        } = event
        {
            let revoked = Revoked {
                because: because.clone(),
                stamp: stamp.clone(),
            };
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
        let is_next = given.number.checked_sub(1).map(|n| n as usize) == Some(self.rulings.len());
        if !is_next {
            return None;
        }
        match &given.what {
            Ruling::MoveReplaced { round, .. } => {
                self.may_replace(*round)?;
                self.lay_again(*round, outcome.placed.as_ref()?)?;
            }
            Ruling::RoundReopened {
                round,
                remaining_ms,
            } => {
                let before = self.may_reopen(*round)?.clone();
                self.board = before.board.clone();
                *self.round_mut(*round)? = reopened(&before, given.number, *remaining_ms);
                given.before = Some(Arc::new(before));
            }
            Ruling::WordAccepted { .. }
            | Ruling::WordRejected { .. }
            | Ruling::SlipJudged { .. }
            | Ruling::PointsGiven { .. }
            | Ruling::RoundAnnulled { .. }
            | Ruling::TimeSet { .. }
            | Ruling::MeanGranted { .. } => {}
        }
        self.rulings.push(given);
        self.follow(outcome)
    }

    fn revoke(&mut self, number: u32, revoked: Revoked, outcome: &Outcome) -> Option<()> {
        let place = self
            .rulings
            .iter()
            .position(|given| given.number == number)?;
        let given = self.rulings[place].clone();
        if !given.is_in_force() || !self.may_revoke(&given) {
            return None;
        }
        if let Ruling::MoveReplaced { round, .. } = &given.what {
            self.lay_again(*round, outcome.placed.as_ref()?)?;
        }
        if let Some(before) = &given.before {
            self.board = before.board.clone();
            if let Some(placed) = &before.placed {
                self.lay_text(placed)?;
            }
            *self.round_mut(before.number)? = before.as_ref().clone();
        }
        self.rulings[place].revoked = Some(revoked);
        self.follow(outcome)
    }

    /// The tops and verdicts that an outcome carries.
    fn follow(&mut self, outcome: &Outcome) -> Option<()> {
        for fresh in &outcome.tops {
            self.round_mut(fresh.round)?.tops = Some(fresh.tops.clone());
        }
        for fresh in &outcome.verdicts {
            let mut rounds = self.rounds.iter_mut();
            let slip = rounds.find_map(|round| round.slips.find_mut(fresh.slip));
            slip?.verdict = fresh.verdict.clone();
        }
        Some(())
    }

    fn lay_again(&mut self, number: u32, placed: &PlacedTop) -> Option<()> {
        self.board = self.round(number)?.board.clone();
        self.lay_text(placed)?;
        self.round_mut(number)?.placed = Some(placed.clone());
        Some(())
    }

    fn lay_text(&mut self, placed: &PlacedTop) -> Option<()> {
        let placement = self.read_placement(&placed.placement)?;
        let laid: Vec<Tile> = placement
            .laid(&self.board)
            .map(|(_, tile)| tile.tile())
            .collect();
        self.bag().take_all(laid).ok()?;
        laying::lay(
            &self.edition,
            &self.profile.form,
            &mut self.board,
            &placement,
        );
        Some(())
    }

    /// The round whose placement can be replaced: the next rack is not drawn.
    pub(super) fn may_replace(&self, number: u32) -> Option<&Round> {
        let round = self.last_round().filter(|_| self.ended.is_none())?;
        (round.number == number && round.phase == Phase::Placed).then_some(round)
    }

    /// The round that can be thought about again: the next rack is not drawn.
    pub(super) fn may_reopen(&self, number: u32) -> Option<&Round> {
        let round = self.last_round().filter(|_| self.ended.is_none())?;
        (round.number == number && round.phase >= Phase::Closed).then_some(round)
    }

    /// Whether nothing happened that rests on a ruling: only those on the course of a round can
    /// be followed by anything.
    pub(super) fn may_revoke(&self, given: &Given) -> bool {
        let last = self.rulings_in_force().rfind(|g| g.what.is_of_the_course());
        let is_last = last.is_some_and(|last| last.number == given.number);
        let stands = match &given.what {
            Ruling::RoundReopened {
                round,
                remaining_ms,
            } => {
                let is_untouched = |round: &Round| {
                    let clock = round.clock;
                    round.phase == Phase::Thinking
                        && !clock.is_running
                        && clock.remaining_ms == *remaining_ms
                        && round.handed_in.is_empty()
                };
                self.last_round()
                    .is_some_and(|last| last.number == *round && is_untouched(last))
            }
            Ruling::MoveReplaced { round, .. } => self.may_replace(*round).is_some(),
            Ruling::WordAccepted { .. }
            | Ruling::WordRejected { .. }
            | Ruling::SlipJudged { .. }
            | Ruling::PointsGiven { .. }
            | Ruling::RoundAnnulled { .. }
            | Ruling::TimeSet { .. }
            | Ruling::MeanGranted { .. } => return true,
        };
        is_last && stands
    }
}

/// A round as it is thought about again.
fn reopened(before: &Round, by: u32, remaining_ms: u64) -> Round {
    let mut round = before.clone();
    for slip in round.slips.iter_mut() {
        slip.void_by.get_or_insert(by);
    }
    Round {
        phase: Phase::Thinking,
        clock: RoundClock {
            remaining_ms,
            granted_ms: before.length_ms.saturating_add(remaining_ms),
            is_running: false,
            is_restored: false,
            away_ms: None,
        },
        length_ms: 0,
        tops: None,
        placed: None,
        handed_in: std::collections::BTreeMap::new(),
        is_locked: false,
        ..round
    }
}
