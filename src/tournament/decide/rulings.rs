//! What a ruling leads to: one event that carries its outcome, or a refusal.
//!
//! Only rulings on the course of a round (another placement, a reopened round) are tied to their
//! moment: until the game has gone on from there. All others can be revoked in any order, after the
//! end too. A slip is judged with what is ruled now and with what was ruled when it was entered;
//! only where the two differ does it lose its first verdict.

use crate::decide::guards::{Checked, Decided, Deciding};
use crate::decide::rejudging::{Reach, outcome};
use crate::model::{Event, Given, Outcome, PlacedTop, PlacementText, PlayerNumber, Refusal};
use crate::model::{RoundNumber, Ruling, RulingNumber, RulingRefusal, SlipNumber, text};
use crate::{judging::words_in_force, profile::ranking::Substitute, state::Tournament};
use flavita_game::score;

/// The most points that a ruling gives or takes.
const MOST_RULED: i32 = 9_999;
/// The most that a reopened round has on its clock, in milliseconds.
const MOST_TIME_MS: u64 = 3_600_000;

impl Deciding<'_> {
    /// Gives a ruling.
    ///
    /// # Errors
    /// When it has no reason, concerns nothing there is, changes nothing, or comes too late.
    pub(super) fn give(self, what: &Ruling, because: &str) -> Decided {
        let because = text::reason(because)?;
        let (what, placed) = self.settled(what)?;
        let ruling = RulingNumber::after(self.state.rulings.len());
        let reach = Reach::of(&what, false);
        let event = |outcome| {
            let (what, because) = (what.clone(), because.clone());
            Event::RulingGiven { ruling, because, what, outcome }
        };
        Ok(vec![self.with_outcome(placed, reach, event)])
    }

    /// Takes a ruling back.
    ///
    /// # Errors
    /// When there is no such ruling in force, no reason, or the game went on from it.
    pub(super) fn revoke(self, ruling: RulingNumber, because: &str) -> Decided {
        let because = text::reason(because)?;
        let given = self.state.rulings_in_force().find(|given| given.number == ruling);
        let given = given.ok_or(RulingRefusal::UnknownRuling(ruling))?;
        if !self.state.may_revoke(given) {
            return Err(RulingRefusal::Followed(ruling).into());
        }
        let placed = if let Ruling::MoveReplaced { round, .. } = &given.what {
            self.state.laid_before(*round, ruling)
        } else {
            None
        };
        let reach = Reach::of(&given.what, true);
        let event = |outcome| Event::RulingRevoked { ruling, because: because.clone(), outcome };
        Ok(vec![self.with_outcome(placed, reach, event)])
    }

    /// The event with all that follows from it: what it does by itself is applied to a draft, and
    /// the draft is judged anew.
    fn with_outcome(
        self,
        placed: Option<PlacedTop>,
        reach: Reach,
        event: impl Fn(Outcome) -> Event,
    ) -> Event {
        let alone = Outcome { placed, ..Outcome::default() };
        if reach == Reach::Nothing {
            return event(alone);
        }
        let draft = self.state.after(&[event(alone.clone())]);
        event(Outcome { placed: alone.placed, ..outcome(&draft, self.words, reach) })
    }

    /// The ruling as it is recorded, and what it lays on the board.
    fn settled(self, what: &Ruling) -> Result<(Ruling, Option<PlacedTop>), Refusal> {
        let state = self.state;
        match *what {
            Ruling::WordAccepted { ref word } => {
                let word = self.word_that(word, false)?;
                return Ok((Ruling::WordAccepted { word }, None));
            }
            Ruling::WordRejected { ref word } => {
                let word = self.word_that(word, true)?;
                return Ok((Ruling::WordRejected { word }, None));
            }
            Ruling::MoveReplaced { round, ref placement } => {
                let laid = self.replaced(round, placement)?;
                let placement = laid.placement.clone();
                return Ok((Ruling::MoveReplaced { round, placement }, Some(laid)));
            }
            Ruling::SlipJudged { slip, points } => state.slip_judged(slip, points),
            Ruling::PointsGiven { player, round, points } => {
                state.points_given(player, round, points)
            }
            Ruling::RoundReopened { round, remaining_ms } => state.reopened(round, remaining_ms),
            Ruling::RoundAnnulled { round } => state.annulled(round),
            Ruling::TimeSet { player, round, used_ms } => state.time_set(player, round, used_ms),
            Ruling::MeanGranted { player, round } => state.mean_granted(player, round),
            Ruling::WarningGiven { player, round } => state.warning_given(player, round),
        }?;
        Ok((what.clone(), None))
    }

    /// A word that counts now or does not, as a ruling writes it.
    fn word_that(self, typed: &str, counts: bool) -> Result<String, Refusal> {
        let no_word = |_| RulingRefusal::NoWord(typed.trim().to_owned());
        let (letters, word) = words_in_force::read(self.state, typed).map_err(no_word)?;
        match (self.words.contains(letters), counts) {
            (true, false) => Err(RulingRefusal::WordCounts(word).into()),
            (false, true) => Err(RulingRefusal::WordDoesNotCount(word).into()),
            _ => Ok(word),
        }
    }

    fn replaced(self, number: RoundNumber, by: &PlacementText) -> Result<PlacedTop, Refusal> {
        self.state.known_round(number)?;
        let round = self.state.may_replace(number).ok_or(RulingRefusal::GoneOn(number))?;
        let placed = self.given(round, &by.at, &by.word)?;
        changes(round.placed.as_ref() != Some(&placed))?;
        Ok(placed)
    }
}

fn changes(is_new: bool) -> Checked {
    is_new.then_some(()).ok_or_else(|| RulingRefusal::NothingChanges.into())
}

impl Tournament {
    /// What lay on the board before a replacement: an earlier replacement of the same round in
    /// force, else what was laid when the top was announced last.
    fn laid_before(&self, number: RoundNumber, ruling: RulingNumber) -> Option<PlacedTop> {
        let round = self.round(number)?;
        let is_earlier = |given: &&Given| {
            let is_of_this_round = given.what.round() == Some(number);
            given.number < ruling && is_of_this_round && given.what.is_on_a_round()
        };
        let earlier = self.rulings_in_force().rfind(is_earlier);
        if let Some(Ruling::MoveReplaced { placement, .. }) = earlier.map(|given| &given.what) {
            let read = self.read_placement(placement)?;
            let points = score(&self.edition, &round.board, &read).points();
            return Some(PlacedTop { placement: placement.clone(), points, because: None });
        }
        round.announced.placed.clone()
    }

    fn points_given(&self, to: PlayerNumber, round: Option<RoundNumber>, points: i32) -> Checked {
        self.known_player(to)?;
        round.map_or(Ok(()), |round| self.known_round(round).map(drop))?;
        let is_some = points != 0 && (-MOST_RULED..=MOST_RULED).contains(&points);
        is_some.then_some(()).ok_or_else(|| RulingRefusal::Points(points).into())
    }

    fn reopened(&self, number: RoundNumber, remaining_ms: u64) -> Checked {
        self.known_round(number)?;
        self.may_reopen(number).ok_or(RulingRefusal::GoneOn(number))?;
        let most_s = MOST_TIME_MS / 1000;
        let is_some = (1..=MOST_TIME_MS).contains(&remaining_ms);
        is_some.then_some(()).ok_or_else(|| RulingRefusal::Time { most_s }.into())
    }

    fn annulled(&self, number: RoundNumber) -> Checked {
        self.markable(number)?;
        changes(!self.is_annulled(number))
    }

    fn slip_judged(&self, id: SlipNumber, points: Option<i32>) -> Checked {
        let (_, slip) = self.standing_slip(id)?;
        match points {
            Some(points) if !(0..=MOST_RULED).contains(&points) => {
                Err(RulingRefusal::Points(points).into())
            }
            Some(points) => changes(!(slip.verdict.is_valid() && slip.verdict.points == points)),
            None => Ok(()),
        }
    }

    fn time_set(&self, player: PlayerNumber, number: RoundNumber, used_ms: u64) -> Checked {
        let round = self.played(number, player)?;
        let granted_s = round.clock.granted_ms / 1000;
        if used_ms > round.clock.granted_ms {
            return Err(RulingRefusal::TimeBeyondRound { round: number, granted_s }.into());
        }
        changes(self.used_ms(round, player) != used_ms)
    }

    fn warning_given(&self, player: PlayerNumber, round: RoundNumber) -> Checked {
        self.played(round, player)?;
        let are_known = self.profile.warnings.is_some();
        are_known.then_some(()).ok_or_else(|| RulingRefusal::NoWarnings.into())
    }

    fn mean_granted(&self, player: PlayerNumber, number: RoundNumber) -> Checked {
        if self.profile.absence.repeated_zero != Substitute::Mean {
            return Err(RulingRefusal::NoMean.into());
        }
        let round = self.played(number, player)?;
        let zero = round.slip_of(player).filter(|slip| slip.verdict.points == 0);
        zero.ok_or(RulingRefusal::NoZero { player, round: number })?;
        changes(self.mean_of(round, player).is_none())
    }
}
