//! Recording what a line says of its players' slips: what is asked first, and what became of them.

use crate::slip_line::grammar::{Content, Line, LineFault, parse};
use crate::slip_line::{choice::Question, choice::question, clues::Guesses, clues::guesses};
use crate::slips::answer::{Asks, Differing, Entered, Recorded, SlipAnswer, SlipRequest, Unusable};
use crate::slips::answer::{Whose, asked_round, older};
use crate::{frame::Silence, frame::Who, slip_line::ground::Ground, slip_line::judge::slip_text};
use flavita_app::desk::{Desk, DeskError, DeskRequest, DeskView, Key};
use flavita_tournament::model::{Command, Refusal, Round, Slip, SlipText, Verdict};
use flavita_tournament::state::Tournament;

/// Records a line, or asks what has to be asked before.
///
/// # Errors
/// When the rules refuse it or it could not be saved: then nothing of it happened.
pub(crate) async fn record(
    desk: &Desk,
    view: &DeskView,
    asked: &SlipRequest,
    (who, silence): (&Who, &Silence),
) -> Result<SlipAnswer, DeskError> {
    let line = match parse(&asked.line) {
        Ok(line) => line,
        Err(fault) => return Ok(SlipAnswer::Refused(Unusable::Line(fault))),
    };
    let state = &view.state;
    let key = Key::of(&asked.key, &format!("{:?} {}", asked.round, asked.line));
    if line.content == Content::HandedIn {
        return hand_in(desk, state, &line, asked.confirm, who, key).await;
    }
    let public = desk.public_view();
    let ground = Ground::within(silence, view, &public, who);
    let entry = match Keyed::of(state, ground, asked, &line, who) {
        Ok(entry) => entry,
        Err(unusable) => return Ok(SlipAnswer::Refused(unusable)),
    };
    if entry.is_arbiters() {
        return Ok(SlipAnswer::Refused(Unusable::Arbiters));
    }
    let is_as_seen = asked.seen.as_ref().is_none_or(|seen| *seen == entry.seen());
    let question = if asked.confirm && is_as_seen { None } else { entry.question() };
    if let Some(question) = question {
        return Ok(SlipAnswer::Asks(question));
    }
    let receipt = desk.ask_under(entry.request(), &who.actor(), key).await?;
    let (older, is_quiet) = (older(state, entry.round), ground.is_quiet());
    Ok(SlipAnswer::Recorded(Recorded { older, whose: entry.whose, receipt, is_quiet }))
}

/// A line that can be recorded, with who keys it.
struct Keyed<'a> {
    state: &'a Tournament,
    ground: Ground<'a>,
    round: &'a Round,
    who: &'a Who,
    line: &'a str,
    content: &'a Content,
    whose: Whose,
    text: SlipText,
    /// How many the player handed in.
    copies: u32,
    /// The slip that the line corrects, where another's number stands in it now: it is moved.
    misplaced: Option<&'a Slip>,
}

impl<'a> Keyed<'a> {
    fn of(
        state: &'a Tournament,
        ground: Ground<'a>,
        asked: &'a SlipRequest,
        line: &'a Line,
        who: &'a Who,
    ) -> Result<Self, Unusable> {
        let round = asked_round(state, asked.round).ok_or(Unusable::NotYet)?;
        let unreadable = || Unusable::Line(LineFault::Unreadable(asked.line.clone()));
        let content = &line.content;
        let (text, copies) = slip_text(state, round, content).ok_or_else(unreadable)?;
        let whose = Whose::of(state, round, &line.players);
        if whose.takes.is_empty() {
            return Err(Unusable::Nobody(whose));
        }
        let corrected = asked.corrects.and_then(|slip| round.slips.get(slip));
        let misplaced = corrected.filter(|slip| !line.players.contains(&slip.player));
        if let Some(slip) = misplaced.filter(|slip| !round.counts(slip)) {
            return Err(Unusable::Gone(slip.player));
        }
        if let Some(slip) = misplaced.filter(|slip| round.dispute_of(slip.player).is_some()) {
            return Err(Unusable::Disputed(round.number, slip.player));
        }
        let may_move = |slip: &Slip| {
            let is_his = slip.recorded_by == who.actor() && !round.confirmed.contains_key(&slip.id);
            is_his || (who.is_arbiter() && !slip.is_sent())
        };
        if let Some(slip) = misplaced.filter(|slip| !may_move(slip)) {
            return Err(Unusable::NotMoved(slip.player));
        }
        let line = &asked.line;
        let keyed =
            Self { state, ground, round, who, line, content, whose, text, copies, misplaced };
        let occupying = keyed.standing().find(|slip| keyed.is_anothers(slip));
        match occupying.filter(|_| misplaced.is_some()) {
            Some(slip) => Err(Unusable::Occupied(slip.player)),
            None => Ok(keyed),
        }
    }

    /// What has to be asked before anything is recorded: numbers that nobody has, other slips in
    /// the place of which it would stand, a zero, and what the line leaves open.
    fn question(&self) -> Option<Asks> {
        let differing: Vec<Differing> = self.differing().collect();
        let is_alone = self.whose.takes.len() == 1 && self.whose.left_out().is_empty();
        let doubt = if is_alone && !differing.is_empty() { None } else { self.doubt() };
        let which = self.which();
        let is_clear = differing.is_empty() && doubt.is_none() && which.is_none();
        (!is_clear || !self.whose.left_out().is_empty()).then(|| Asks {
            older: older(self.state, self.round),
            whose: self.whose.clone(),
            which,
            differing,
            doubt,
            is_quiet: self.ground.is_quiet(),
            seen: self.seen(),
        })
    }

    /// Which slips a question names, and for the arbiter how many entries speak against each.
    fn seen(&self) -> String {
        let named = |Differing { slip, .. }: Differing| {
            let dispute = self.round.dispute_of(slip.player).filter(|_| self.who.is_arbiter());
            format!("{}:{} ", slip.id, dispute.map_or(0, |dispute| dispute.entries.len()))
        };
        self.differing().map(named).collect()
    }

    /// Whether only the arbiter may record this now: another slip in the place of one that counts in
    /// the standings would show by them what its word is worth.
    fn is_arbiters(&self) -> bool {
        let is_marked = self.round.number <= self.state.marked_until();
        self.ground.is_quiet() && is_marked && (self.is_news() || self.misplaced.is_some())
    }

    fn which(&self) -> Option<Question> {
        let is_asked = self.copies == 1 && self.is_news();
        is_asked.then(|| question(self.ground, self.round, self.line, self.content, &self.text))?
    }

    /// Whose slip says something else than the line, of which this person is told. Against what
    /// another recorded a line stands only where the two do not agree.
    fn differing(&self) -> impl Iterator<Item = Differing> {
        let told = self.standing().filter(|slip| !(self.round.is_double && self.is_anothers(slip)));
        let other = told.filter(|slip| !self.is_same(slip));
        let other = other.map(|slip| (slip, self.as_what(slip)));
        let misplaced = self.misplaced.map(|slip| (slip, Entered::Misplaced));
        misplaced
            .into_iter()
            .chain(other)
            .map(|(slip, as_what)| Differing { slip: slip.clone(), as_what })
    }

    /// The slips of these players by now.
    fn standing(&self) -> impl Iterator<Item = &'a Slip> {
        self.whose.takes.iter().filter_map(|player| self.round.slip_of(*player))
    }

    fn is_same(&self, slip: &Slip) -> bool {
        if self.is_anothers(slip) || self.round.is_unseen(slip) {
            self.state.agrees(slip, &self.text, self.copies)
        } else {
            slip.says(&self.text, self.copies)
        }
    }

    fn as_what(&self, slip: &Slip) -> Entered {
        let as_claimed = SlipText { claimed: slip.text.claimed, ..self.text.clone() };
        if self.round.is_unseen(slip) {
            Entered::Unseen
        } else if !self.is_anothers(slip) {
            Entered::Own
        } else if self.state.agrees(slip, &as_claimed, self.copies) {
            Entered::ButClaimed
        } else {
            Entered::Anothers
        }
    }

    fn is_anothers(&self, slip: &Slip) -> bool {
        !self.who.is_arbiter() && slip.recorded_by != self.who.actor()
    }

    /// Whether one of these players has no slip that says just this.
    fn is_news(&self) -> bool {
        let mut slips = self.whose.takes.iter().map(|player| self.round.slip_of(*player));
        slips.any(|slip| slip.is_none_or(|slip| !slip.says(&self.text, self.copies)))
    }

    /// What is doubtful about the slip itself: that it scores nothing.
    fn doubt(&self) -> Option<(Verdict, Guesses)> {
        let is_asked = !self.ground.is_quiet() && self.copies == 1;
        if !is_asked || *self.content == Content::Top || !self.is_news() {
            return None;
        }
        let verdict = self.ground.verdict(self.round, &self.text);
        if verdict.is_valid() {
            return None;
        }
        let guesses = guesses(self.ground, self.round, self.line, &self.text, &verdict);
        Some((verdict, guesses))
    }

    /// What the desk is asked: that nobody changed these slips meanwhile is part of it.
    fn request(&self) -> DeskRequest {
        let (round, text, copies) = (self.round.number, self.text.clone(), self.copies);
        let (players, by) = (self.whose.takes.clone(), self.who.actor());
        let command = match self.misplaced {
            None => Command::KeyLine { round, players, text, copies, by },
            Some(&Slip { id: slip, .. }) => {
                // Recorded though it says the same: so it can be moved back.
                let first = match players.as_slice() {
                    [player] if self.who.is_arbiter() => {
                        Command::RecordSlip { round, player: *player, text, copies }
                    }
                    _ => Command::KeyLine { round, players, text, copies, by },
                };
                let then = Box::new(Command::WithdrawSlip { slip });
                Command::Both { first: Box::new(first), then }
            }
        };
        let players = self.whose.takes.iter().copied();
        let players = players.chain(self.misplaced.map(|slip| slip.player));
        let seen = |player| (player, self.round.slip_of(player).map(|slip| slip.id));
        let slips = players.map(seen).collect();
        DeskRequest::InSight { round, slips, ask: Box::new(DeskRequest::Do(command)) }
    }
}

/// Notes that the slips of these players are in.
async fn hand_in(
    desk: &Desk,
    state: &Tournament,
    line: &Line,
    is_confirmed: bool,
    who: &Who,
    key: Option<Key>,
) -> Result<SlipAnswer, DeskError> {
    let Some(round) = state.last_round() else { return Ok(SlipAnswer::Refused(Unusable::NotYet)) };
    let whose = Whose::of(state, round, &line.players);
    if whose.takes.is_empty() {
        return Ok(SlipAnswer::Refused(Unusable::Nobody(whose)));
    }
    if !whose.left_out().is_empty() && !is_confirmed {
        return Ok(SlipAnswer::Asks(Asks { whose, ..Asks::default() }));
    }
    let ask = DeskRequest::HandIn(whose.takes.clone());
    let receipt = match desk.ask_under(ask, &who.actor(), key).await {
        Err(DeskError::Refused(Refusal::AlreadyHandedIn(_))) => {
            return Ok(SlipAnswer::Refused(Unusable::AlreadyIn(whose.takes)));
        }
        other => other?,
    };
    Ok(SlipAnswer::HandedIn(whose, receipt))
}
