//! Slips that are keyed: judged and recorded, or disputed where somebody else keyed them otherwise.
//!
//! Entries are compared by what they say, not by what they are worth, so that a helper learns
//! nothing of the dictionary from being told that two differ. Spelling, a time that only one noted
//! and points that the rules do not ask for are no difference. The arbiter's own entry replaces a
//! helper's, since he would settle the dispute himself.
//!
//! That two people enter every slip is no value of a profile: it changes nothing about the game and
//! is switched while it is played, for the racks to come. It is an event.

use crate::decide::guards::{Decided, Deciding, news};
use crate::model::{Actor, Dispute, Disputed, Entry, Event, PlayerNumber, Reason, Refusal, Round};
use crate::model::{RoundNumber, Slip, SlipNumber, Verdict};
use crate::state::disputes::is_same;
use crate::{judging::judge::verdict, model::block::Block, model::block::misplaced};
use crate::{
    model::slip::Keyed, model::text::clean, profile::late::SeveralSlips, state::Tournament,
};
use std::collections::BTreeSet;

/// What somebody keys for a round.
#[derive(Clone, Copy)]
pub(super) struct Keying<'a> {
    /// The game before, and who judges.
    pub(super) on: Deciding<'a>,
    /// The round.
    pub(super) round: RoundNumber,
    /// What is keyed.
    pub(super) keyed: Keyed<'a>,
}

impl Keying<'_> {
    /// Records what one line says of the slips of some players: all of it, or nothing.
    ///
    /// # Errors
    /// As [`Self::record`], for the first player to whom that applies.
    pub(super) fn line(self, players: &[PlayerNumber], by: &Actor) -> Decided {
        let round = self.on.state.markable(self.round)?;
        let mut events = Vec::new();
        let mut slips = 0;
        let mut seen = BTreeSet::new();
        for player in players.iter().filter(|player| seen.insert(**player)) {
            if self.is_said(round, *player, by, players.len() == 1) {
                continue;
            }
            let own =
                if by.is_arbiter() { self.by_arbiter(*player)? } else { self.key(*player, by)? };
            let is_new = own.iter().any(|e| matches!(e, Event::SlipJudged { .. }));
            let behind = |event| behind(event, self.on.state.last_slip, slips);
            events.extend(own.into_iter().map(behind));
            slips += u32::from(is_new);
        }
        Ok(events)
    }

    /// Whether a player's slip stands there just so, and this person has nothing to add. Who keys
    /// it alone again, where a second person has to, is told so.
    fn is_said(self, round: &Round, player: PlayerNumber, by: &Actor, is_alone: bool) -> bool {
        round.slip_of(player).is_some_and(|slip| {
            let is_own =
                if by.is_arbiter() { slip.is_by_arbiter() } else { slip.recorded_by == *by };
            let is_second = round.needs_second(slip) && (is_alone || !is_own);
            let is_open = round.dispute_of(player).is_some() || is_second;
            slip.says(self.keyed.text, self.keyed.copies) && !is_open
        })
    }

    /// Whether a slip says the same.
    fn agrees(self, slip: &Slip) -> bool {
        self.on.state.agrees(slip, self.keyed.text, self.keyed.copies)
    }

    /// Records what the arbiter keyed. Where two people key every slip, what he puts in the place
    /// of another's is decided, and what he keys as another recorded it confirms it. His own first
    /// entry he may correct, but a second person is needed all the same.
    ///
    /// # Errors
    /// As [`Self::record`], and when he keys his own first entry again.
    pub(super) fn by_arbiter(self, player: PlayerNumber) -> Decided {
        let mut events = self.record(player)?;
        let round = self.on.state.markable(self.round)?;
        let Some(slip) = round.slip_of(player).filter(|_| round.is_double) else {
            return Ok(events);
        };
        let is_own = slip.is_by_arbiter() && self.on.state.has_double_entry;
        let is_first = round.needs_second(slip);
        match (is_first, self.agrees(slip)) {
            (true, true) if is_own => return Err(Refusal::SecondPersonNeeded(player)),
            (true, true) => events.clear(),
            (true, false) if is_own => return Ok(events),
            _ => {}
        }
        events.push(Event::SlipConfirmed { round: self.round, player });
        Ok(events)
    }

    /// Judges and records a slip; whatever is recorded for the player in that round is replaced.
    ///
    /// # Errors
    /// When slips of the round cannot be recorded yet, or the player does not play in it.
    fn record(self, player: PlayerNumber) -> Decided {
        let Self { on: Deciding { state, words }, keyed: Keyed { text, copies }, .. } = self;
        let round = state.played(self.round, player)?;
        let one_counts = state.profile.several_slips != SeveralSlips::Zero;
        let verdict = match copies {
            0 => Verdict::zero(Reason::NoSlip),
            1 => verdict(state, words, round, text),
            _ if one_counts && !text.word.is_empty() => verdict(state, words, round, text),
            _ => Verdict::zero(Reason::SeveralSlips),
        };
        Ok(vec![Event::SlipJudged {
            slip: state.last_slip.next(),
            round: self.round,
            player,
            text: text.clone(),
            verdict,
            replaces: round.slip_of(player).map(|slip| slip.id),
        }])
    }

    /// Records a slip that a helper keyed. What somebody else recorded stays: where both say the
    /// same nothing is to be done, else the slip is disputed.
    ///
    /// # Errors
    /// As [`Self::record`], and when he keys his own entry again where a second person has to.
    fn key(self, player: PlayerNumber, by: &Actor) -> Decided {
        let round = self.on.state.played(self.round, player)?;
        match round.slip_of(player) {
            None => self.record(player),
            Some(slip) if slip.recorded_by == *by => {
                if round.needs_second(slip) && self.agrees(slip) {
                    return Err(Refusal::SecondPersonNeeded(player));
                }
                let mut events = self.record(player)?;
                events.extend(self.still_disputed(round, slip));
                Ok(events)
            }
            Some(slip) => Ok(self.against(round, slip, by).into_iter().collect()),
        }
    }

    /// A helper corrects his own slip: whatever still differs from it goes on speaking against it.
    fn still_disputed(self, round: &Round, before: &Slip) -> Vec<Event> {
        let open = round.dispute_of(before.player);
        let entries = open.iter().flat_map(|dispute| dispute.entries);
        let differs = |entry: &&Entry| !is_same(self.on.state, entry.keyed(), self.keyed);
        let carried = entries.filter(differs).map(|entry| (entry.keyed(), &entry.by));
        // Who keyed the second entry said the same as what stood there before.
        let second = round.confirmed.get(&before.id).filter(|_| !self.agrees(before));
        let second = second.map(|by| (before.keyed(), by));
        let (player, slip) = (before.player, self.on.state.last_slip.next());
        let event = |(keyed, by)| disputed((round.number, player, slip), keyed, by);
        second.into_iter().chain(carried).map(event).collect()
    }

    /// What a helper keys where somebody else's slip is recorded.
    fn against(self, round: &Round, slip: &Slip, by: &Actor) -> Option<Event> {
        let (number, player) = (round.number, slip.player);
        let open = round.dispute_of(player);
        let entries = open.map_or(&[][..], |dispute| dispute.entries);
        let own = entries.iter().find(|entry| entry.by == *by);
        if self.agrees(slip) {
            // He corrects himself: nobody else says anything against it.
            let is_settled = own.is_some() && entries.len() == 1;
            let settled = Event::DisputeSettled { round: number, player };
            let second = Event::SlipConfirmed { round: number, player };
            let second = round.needs_second(slip).then_some(second);
            return is_settled.then_some(settled).or(second);
        }
        let is_said = own.is_some_and(|entry| is_same(self.on.state, entry.keyed(), self.keyed));
        (!is_said).then(|| disputed((number, player, slip.id), self.keyed, by))
    }
}

/// An event that is decided as if nothing came before it, with the number that its slip has behind
/// so many others.
fn behind(mut event: Event, last: SlipNumber, slips: u32) -> Event {
    if let Event::SlipJudged { slip, .. } | Event::SlipDisputed(Disputed { slip, .. }) = &mut event
        && *slip > last
    {
        slip.0 = slip.0.saturating_add(slips);
    }
    event
}

fn disputed(
    (round, player, slip): (RoundNumber, PlayerNumber, SlipNumber),
    Keyed { text, copies }: Keyed<'_>,
    by: &Actor,
) -> Event {
    let (text, by) = (text.clone(), by.clone());
    Event::SlipDisputed(Disputed { round, player, slip, text, copies, by })
}

impl Deciding<'_> {
    /// The arbiter says which entry of a disputed slip counts.
    ///
    /// # Errors
    /// When the slip is not disputed, or has no such entry.
    pub(super) fn settle(self, id: SlipNumber, entry: Option<usize>) -> Decided {
        let no_such = || Refusal::NotDisputed(id);
        let (round, slip) = self.state.slip(id).ok_or_else(no_such)?;
        let open = round.dispute_of(slip.player);
        let Dispute { slip, entries } = open.filter(|one| one.slip.id == id).ok_or_else(no_such)?;
        let (round, player) = (round.number, slip.player);
        let Some(entry) = entry else { return Ok(vec![Event::DisputeSettled { round, player }]) };
        let entry = entries.iter().find(|one| one.id == entry).ok_or_else(no_such)?;
        Keying { on: self, round, keyed: entry.keyed() }.by_arbiter(player)
    }
}

/// Has every slip keyed by two people from the next rack on, or no longer: at once, so that nobody
/// who keys alone is left with slips that wait for a second person.
///
/// # Errors
/// When the game is over.
pub(super) fn set_double(state: &Tournament, is_on: bool) -> Decided {
    state.going_on()?;
    Ok(news(state.has_double_entry != is_on, Event::DoubleEntrySet { is_on, at_once: !is_on }))
}

/// Notes that what has to be said of a slip was brought to its player, or was not after all.
///
/// # Errors
/// When there is no such slip.
pub(super) fn mark_delivered(state: &Tournament, slip: SlipNumber, is_delivered: bool) -> Decided {
    state.slip(slip).ok_or(Refusal::UnknownSlip(slip))?;
    let is_news = state.delivered.contains(&slip) != is_delivered;
    Ok(news(is_news, Event::NoticeDelivered { slip, is_delivered }))
}

/// Divides the numbers of the hall anew.
///
/// # Errors
/// When a number stands in two blocks or is none, or a name cannot be used.
pub(super) fn set_blocks(state: &Tournament, blocks: &[Block]) -> Decided {
    let named = blocks.iter().map(|block| {
        let helper = clean(&block.helper)?;
        if helper.is_empty() {
            return Err(Refusal::NoName);
        }
        Ok(Block { helper, ..block.clone() })
    });
    let blocks: Vec<Block> = named.collect::<Result<_, Refusal>>()?;
    if let Some(number) = misplaced(&blocks) {
        return Err(Refusal::MisplacedNumber(number));
    }
    Ok(news(state.blocks != blocks, Event::BlocksSet { blocks }))
}
