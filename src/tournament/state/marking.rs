//! Taking tops, placements and slips into the state, with the grounds on which they were found and
//! judged.

use crate::model::{Actor, Event, JudgedUnder, LateSlip, Phase, PlacedTop, Round, RoundNumber};
use crate::model::{SentSlip, Slip, SlipText, Stamp, laying};
use crate::{model::tops::Announced, state::tournament::Tournament};

impl Tournament {
    /// Takes the top of a round; `None` and unchanged where it does not fit.
    pub(super) fn take_tops(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        let words = self.ruled_words();
        let round = self.round_mut(event.round()?)?;
        round.apply(event, stamp)?;
        round.announced = Announced { tops: round.tops.clone(), placed: None, words };
        Some(())
    }

    /// Takes the placement of a round; `None` and unchanged where it does not fit.
    pub(super) fn take_placed(&mut self, number: RoundNumber, placed: &PlacedTop) -> Option<()> {
        let lies = |round: &Round| {
            let lies = round.placed.as_ref().map(|lies| &lies.placement);
            round.phase == Phase::Placed && lies == Some(&placed.placement)
        };
        let round = self.choosing();
        let round = round.filter(|round| round.number == number && !lies(round))?;
        let bare = round.board.clone();
        let before = std::mem::replace(&mut self.facts.board, bare);
        if self.lay_top(number, placed).is_none() {
            self.facts.board = before;
            return None;
        }
        let round = self.round_mut(number)?;
        round.placed = Some(placed.clone());
        round.announced.placed = Some(placed.clone());
        round.phase = Phase::Placed;
        Some(())
    }

    /// Lays a round's placement on everybody's board, with what it buys; `None` and unchanged where
    /// its tiles are not there.
    pub(super) fn lay_top(&mut self, number: RoundNumber, placed: &PlacedTop) -> Option<()> {
        let placement = self.read_placement(&placed.placement)?;
        let rack = self.round(number)?.rack.tiles().to_vec();
        let bought = laying::bought(&self.edition, &self.board, &rack, &placement);
        if bought.is_empty() {
            let laid = placement.laid(&self.board).map(|(_, tile)| tile.tile());
            self.bag().take_all(laid).ok()?;
        }
        let facts = &mut self.facts;
        laying::lay(&facts.edition, &facts.profile.form, &mut facts.board, &rack, &placement);
        if self.profile.form.blanks_bought_to_lay {
            self.round_mut(number)?.bought = bought;
        }
        Some(())
    }

    /// Takes a slip that a player sent himself; `None` and unchanged where it does not fit.
    pub(super) fn take_sent(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        let Event::SlipSent { round, player, text, used_ms, late_ms } = event else { return None };
        let plays = self.plays(*player, *round);
        let grace_ms = self.profile.late.phones_ms();
        let round = self.round_mut(*round)?;
        (plays && round.takes_sent(*late_ms, grace_ms)).then_some(())?;
        let (text, at_ms) = (text.clone(), stamp.at_ms);
        round.sent.insert(*player, SentSlip { text, at_ms });
        round.handed_in.insert(*player, *used_ms);
        Some(())
    }

    /// Takes a slip; `None` and unchanged where it does not fit.
    pub(super) fn take_slip(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        let Event::SlipJudged { slip, round, player, text, verdict, replaces } = event else {
            return None;
        };
        // Slips are numbered in their order: only the number of an odd log is looked for.
        let is_new = *slip > self.last_slip || self.slip(*slip).is_none();
        let plays = self.plays(*player, *round);
        let words = self.ruled_words();
        let round = self.round_mut(*round)?;
        if !(is_new && plays && round.may_be_marked()) {
            return None;
        }
        let top = round.tops.as_ref().map(|tops| tops.points);
        // What a player sent is his own, whoever announced the top, and came when he sent it.
        let sent = round.sent.get(player).filter(|sent| sent.text == *text);
        let is_own = replaces.is_none() && sent.is_some();
        let is_judged = |sent: &&SentSlip| {
            let mut before = round.slips.all_of(*player);
            before.any(|slip| slip.recorded_ms == sent.at_ms)
        };
        let came = sent.filter(|sent| is_own || !is_judged(sent));
        let recorded_ms = came.map_or(stamp.at_ms, |sent| sent.at_ms);
        let recorded_by = if is_own { Actor::Player(*player) } else { stamp.actor.clone() };
        round.slips.add(Slip {
            id: *slip,
            player: *player,
            text: text.clone(),
            verdict: verdict.clone(),
            judged: verdict.clone(),
            judged_under: JudgedUnder { words, top },
            replaces: *replaces,
            withdrawn_ms: None,
            recorded_ms,
            recorded_by,
            void_by: None,
        });
        self.last_slip = self.last_slip.max(*slip);
        Some(())
    }

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
