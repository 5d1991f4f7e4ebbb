//! Deciding again what a log says was decided.

use std::borrow::Cow;
use std::collections::VecDeque;

use crate::game::notation::rack_text;
use crate::game::score::score;
use crate::lexicon::graph::Graph;
use crate::tournament::command::{BelowMinimum, Command};
use crate::tournament::decide::{decide, verdict};
use crate::tournament::draw::rack;
use crate::tournament::event::{Event, GameEnd, Stamp};
use crate::tournament::reason::Reason;
use crate::tournament::referee::Referee;
use crate::tournament::reveal::reveal;
use crate::tournament::round::{PlacementText, RackOrigin, Round, SlipText, Verdict};
use crate::tournament::ruling::words::words_in_force;
use crate::tournament::state::Tournament;

/// Follows a log event by event and notes where its author must have decided otherwise.
#[derive(Debug)]
pub(super) struct Audit<'a> {
    /// The state after the events so far.
    pub(super) state: Tournament,
    /// What differs, one line each.
    pub(super) differences: Vec<String>,
    /// How many slips were looked at.
    pub(super) slips: usize,
    /// The words that count after the events so far, where they are there.
    words: Option<Cow<'a, Graph>>,
    /// What is left of the draw that the seed gives.
    draw: VecDeque<Event>,
}

impl<'a> Audit<'a> {
    /// Begins with a tournament just set up; without words what rests on them is left out.
    pub(super) fn new(state: Tournament, words: Option<&'a Graph>) -> Self {
        Self {
            state,
            differences: Vec::new(),
            slips: 0,
            words: words.map(Cow::Borrowed),
            draw: VecDeque::new(),
        }
    }

    /// Checks an event against the state before it, and goes on from it.
    pub(super) fn take(&mut self, event: &Event, stamp: &Stamp) {
        if let Some(difference) = self.difference(event) {
            let number = self.state.events() + 1;
            self.differences
                .push(format!("event {number}: {difference}"));
        }
        self.state.apply(event, stamp);
        let is_ruling = matches!(
            event,
            Event::RulingGiven { .. } | Event::RulingRevoked { .. }
        );
        if let Some(words) = self.words.as_mut().filter(|_| is_ruling) {
            *words = Cow::Owned(words_in_force(&self.state, words));
        }
    }

    fn referee(&self) -> Option<Referee<'_>> {
        self.words.as_deref().map(|words| Referee { words })
    }

    fn difference(&mut self, event: &Event) -> Option<String> {
        match event {
            Event::RackRejected { origin, .. } | Event::RackDrawn { origin, .. } => match origin {
                RackOrigin::Program { attempt } => self.drawn_rack(event, *attempt),
                RackOrigin::Hand => self.rack_by_hand(event),
            },
            Event::GameEnded { because } if *because != GameEnd::ByArbiter => self.drawn(event),
            Event::TopRevealed { round, .. } => self.top(*round, event),
            Event::TopPlaced { round, placed } => {
                let round = self.state.round(*round)?;
                let points = points(&self.state, round, &placed.placement);
                differs("the points on the board", &Some(placed.points), &points)
            }
            Event::SlipJudged {
                slip,
                round,
                player,
                text,
                verdict,
                replaces,
            } => {
                self.slips += 1;
                let round = self.state.round(*round)?;
                let what = format!("slip {slip} (round {}, player {player})", round.number);
                let before = round.slip_of(*player).map(|slip| slip.id);
                differs(&format!("what {what} replaces"), replaces, &before)
                    .or_else(|| self.verdict(&what, round, text, verdict))
            }
            Event::RulingGiven {
                ruling,
                because,
                what,
                ..
            } => {
                let (what, because) = (what.clone(), because.clone());
                self.ruling(*ruling, event, &Command::GiveRuling { what, because })
            }
            Event::RulingRevoked {
                ruling, because, ..
            } => {
                let (ruling, because) = (*ruling, because.clone());
                self.ruling(ruling, event, &Command::RevokeRuling { ruling, because })
            }
            Event::TournamentCreated(_)
            | Event::PlayerRegistered { .. }
            | Event::PlayerWithdrew { .. }
            | Event::PlayerReturned { .. }
            | Event::PlayerChanged { .. }
            | Event::PlayerRenumbered { .. }
            | Event::AbsenceNoted { .. }
            | Event::PlayersMerged { .. }
            | Event::RoundOpened { .. }
            | Event::ClockPaused { .. }
            | Event::ClockResumed { .. }
            | Event::ClockExtended { .. }
            | Event::SlipHandedIn { .. }
            | Event::RoundClosed { .. }
            | Event::SlipWithdrawn { .. }
            | Event::MarkingLocked { .. }
            | Event::GameEnded { .. } => None,
        }
    }

    /// A ruling: what follows from it follows again.
    fn ruling(&self, number: u32, event: &Event, command: &Command) -> Option<String> {
        let again = decide(&self.state, command, self.referee()?);
        let again = again.as_ref().ok().and_then(|events| events.first());
        differs(&format!("ruling {number}"), &Some(event), &again)
    }

    /// A rack that the program drew: the seed gives it again, and every rejection before it.
    fn drawn_rack(&mut self, event: &Event, attempt: u32) -> Option<String> {
        if self.words.is_some() {
            return self.drawn(event);
        }
        let (Event::RackRejected { rack, .. } | Event::RackDrawn { rack, .. }) = event else {
            return None;
        };
        let state = &self.state;
        let next = state.next_round();
        let again = rack_text(&state.edition, &rack::attempted(state, attempt));
        differs(&format!("the rack of round {next}"), rack, &again)
    }

    fn drawn(&mut self, event: &Event) -> Option<String> {
        let referee = self.referee()?;
        if self.draw.is_empty() {
            let again = rack::draw(&self.state, referee).unwrap_or_default();
            self.draw = again.into();
        }
        let again = self.draw.pop_front();
        let difference = differs("the draw", &Some(event), &again.as_ref());
        if difference.is_some() {
            self.draw.clear();
        }
        difference
    }

    /// A rack from a physical bag: its rejection was the rules'. One that was taken may have been
    /// accepted by the arbiter.
    fn rack_by_hand(&self, event: &Event) -> Option<String> {
        let referee = self.referee()?;
        let Event::RackRejected { rack, .. } = event else {
            return None;
        };
        let again = rack::take(&self.state, referee, rack, BelowMinimum::Reject).ok();
        let again = again.as_ref().and_then(|events| events.first());
        differs("the rejected rack", &Some(event), &again)
    }

    fn top(&self, round: u32, event: &Event) -> Option<String> {
        let again = reveal(&self.state, self.state.round(round)?, self.referee()?);
        differs("the top", &Some(event), &again.first())
    }

    fn verdict(
        &self,
        what: &str,
        round: &Round,
        text: &SlipText,
        recorded: &Verdict,
    ) -> Option<String> {
        // How many slips there were is the arbiter's word.
        let of_the_arbiter =
            |reason: &&Reason| matches!(reason, Reason::NoSlip | Reason::SeveralSlips);
        if let [only] = recorded.reasons.as_slice()
            && let Some(reason) = Some(only).filter(of_the_arbiter)
        {
            return differs(what, recorded, &Verdict::zero(reason.clone()));
        }
        if let Some(referee) = self.referee() {
            let again = verdict(&self.state, referee, round, text);
            return differs(what, recorded, &again);
        }
        let reading = recorded.reading.as_ref()?;
        let points = points(&self.state, round, reading);
        differs(
            &format!("the points of {what}"),
            &recorded.would_be,
            &points,
        )
    }
}

/// What a placement of a round scores; `None` where it is none.
fn points(state: &Tournament, round: &Round, text: &PlacementText) -> Option<i32> {
    let placement = state.read_placement(text)?;
    let fits = !placement.runs_off_board();
    fits.then(|| score(&state.edition, &round.board, &placement).points())
}

fn differs<T: PartialEq + std::fmt::Debug>(what: &str, recorded: &T, again: &T) -> Option<String> {
    (recorded != again).then(|| format!("{what}: recorded {recorded:?}, found again {again:?}"))
}
