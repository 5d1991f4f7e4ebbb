//! Slips that are keyed: judged and recorded, or disputed where somebody else keyed them otherwise.
//!
//! Entries are compared by what they say, not by what they are worth, so that a helper learns
//! nothing of the dictionary from being told that two differ. Spelling, a time that only one noted
//! and points that the rules do not ask for are no difference. The arbiter's own entry replaces a
//! helper's, since he would settle the dispute himself.
//!
//! That two people enter every slip is no value of a profile: it changes nothing about the game and
//! is switched while it is played, for the racks to come. It is an event.

use crate::decide::guards::{check_player, markable};
use crate::model::{
    Actor, Dispute, Disputed, Entry, Event, PlayerNumber, Reason, Refusal, Round, RoundNumber,
    Slip, SlipNumber, Verdict,
};
use crate::state::{Tournament, disputes};
use crate::{
    judging::in_round::verdict, judging::referee::Referee, model::slip::Keyed,
    profile::several::SeveralSlips,
};
use std::collections::BTreeSet;

/// Records what one line says of the slips of some players: all of it, or nothing.
///
/// # Errors
/// As [`record`], for the first player to whom that applies.
pub(super) fn line(
    state: &Tournament,
    referee: Referee<'_>,
    number: RoundNumber,
    players: &[PlayerNumber],
    keyed: Keyed<'_>,
    by: &Actor,
) -> Result<Vec<Event>, Refusal> {
    let round = markable(state, number)?;
    let mut events = Vec::new();
    let mut slips = 0;
    let mut seen = BTreeSet::new();
    for player in players.iter().filter(|player| seen.insert(**player)) {
        let is_alone = players.len() == 1;
        if is_said(round, *player, keyed, by, is_alone) {
            continue;
        }
        let own = if by.is_arbiter() {
            by_arbiter(state, referee, number, *player, keyed)?
        } else {
            key(state, referee, number, *player, keyed, by)?
        };
        let is_new = own.iter().any(|e| matches!(e, Event::SlipJudged { .. }));
        let behind = |event| behind(event, state.last_slip, slips);
        events.extend(own.into_iter().map(behind));
        slips += u32::from(is_new);
    }
    Ok(events)
}

/// Whether a player's slip stands there just so, and this person has nothing to add. Who keys it
/// alone again, where a second person has to, is told so.
fn is_said(
    round: &Round,
    player: PlayerNumber,
    Keyed { text, copies }: Keyed<'_>,
    by: &Actor,
    is_alone: bool,
) -> bool {
    round.slip_of(player).is_some_and(|slip| {
        let is_own = if by.is_arbiter() { slip.is_by_arbiter() } else { slip.recorded_by == *by };
        let is_second = round.needs_second(slip) && (is_alone || !is_own);
        let is_open = round.dispute_of(player).is_some() || is_second;
        slip.says(text, copies) && !is_open
    })
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

/// Records what the arbiter keyed. Where two people key every slip, what he puts in the place of
/// another's is decided, and what he keys as another recorded it confirms it. His own first entry he
/// may correct, but a second person is needed all the same.
///
/// # Errors
/// As [`record`], and when he keys his own first entry again.
pub(super) fn by_arbiter(
    state: &Tournament,
    referee: Referee<'_>,
    number: RoundNumber,
    player: PlayerNumber,
    keyed: Keyed<'_>,
) -> Result<Vec<Event>, Refusal> {
    let mut events = record(state, referee, number, player, keyed)?;
    let round = markable(state, number)?;
    let Some(slip) = round.slip_of(player).filter(|_| round.is_double) else {
        return Ok(events);
    };
    let is_own = slip.is_by_arbiter() && state.has_double_entry;
    let is_first = round.needs_second(slip);
    match (is_first, state.agrees(slip, keyed.text, keyed.copies)) {
        (true, true) if is_own => return Err(Refusal::SecondPersonNeeded(player)),
        (true, true) => events.clear(),
        (true, false) if is_own => return Ok(events),
        _ => {}
    }
    events.push(confirmed(number, player));
    Ok(events)
}

const fn confirmed(round: RoundNumber, player: PlayerNumber) -> Event {
    Event::SlipConfirmed { round, player }
}

/// Judges and records a slip; whatever is recorded for the player in that round is replaced.
///
/// # Errors
/// When slips of the round cannot be recorded yet, or the player does not play in it.
pub(super) fn record(
    state: &Tournament,
    referee: Referee<'_>,
    number: RoundNumber,
    player: PlayerNumber,
    Keyed { text, copies }: Keyed<'_>,
) -> Result<Vec<Event>, Refusal> {
    let round = markable(state, number)?;
    check_player(state, number, player)?;
    let one_counts = state.profile.several_slips != SeveralSlips::Zero;
    let verdict = match copies {
        0 => Verdict::zero(Reason::NoSlip),
        1 => verdict(state, referee, round, text),
        _ if one_counts && !text.word.is_empty() => verdict(state, referee, round, text),
        _ => Verdict::zero(Reason::SeveralSlips),
    };
    Ok(vec![Event::SlipJudged {
        slip: state.last_slip.next(),
        round: number,
        player,
        text: text.clone(),
        verdict,
        replaces: round.slip_of(player).map(|slip| slip.id),
    }])
}

/// Records a slip that a helper keyed. What somebody else recorded stays: where both say the same
/// nothing is to be done, else the slip is disputed.
///
/// # Errors
/// As [`record`], and when he keys his own entry again where a second person has to.
fn key(
    state: &Tournament,
    referee: Referee<'_>,
    number: RoundNumber,
    player: PlayerNumber,
    keyed: Keyed<'_>,
    by: &Actor,
) -> Result<Vec<Event>, Refusal> {
    let round = markable(state, number)?;
    check_player(state, number, player)?;
    match round.slip_of(player) {
        None => record(state, referee, number, player, keyed),
        Some(slip) if slip.recorded_by == *by => {
            if round.needs_second(slip) && state.agrees(slip, keyed.text, keyed.copies) {
                return Err(Refusal::SecondPersonNeeded(player));
            }
            let recorded = record(state, referee, number, player, keyed)?;
            Ok(still_disputed(state, round, slip, keyed, recorded))
        }
        Some(slip) => Ok(against(state, round, slip, keyed, by)),
    }
}

/// A helper corrects his own slip: whatever still differs from it goes on speaking against it.
fn still_disputed(
    state: &Tournament,
    round: &Round,
    before: &Slip,
    keyed: Keyed<'_>,
    mut events: Vec<Event>,
) -> Vec<Event> {
    let open = round.dispute_of(before.player);
    let entries = open.iter().flat_map(|dispute| dispute.entries);
    let differs = |entry: &&Entry| !disputes::is_same(state, entry.keyed(), keyed);
    let slip = state.last_slip.next();
    // Who keyed the second entry said the same as what stood there before.
    let second = round.confirmed.get(&before.id);
    if let Some(by) = second.filter(|_| !state.agrees(before, keyed.text, keyed.copies)) {
        events.push(disputed(round.number, before.player, slip, before.keyed(), by));
    }
    let carried = entries
        .filter(differs)
        .map(|entry| disputed(round.number, before.player, slip, entry.keyed(), &entry.by));
    events.extend(carried);
    events
}

/// What a helper keys where somebody else's slip is recorded.
fn against(
    state: &Tournament,
    round: &Round,
    slip: &Slip,
    keyed: Keyed<'_>,
    by: &Actor,
) -> Vec<Event> {
    let (number, player) = (round.number, slip.player);
    let open = round.dispute_of(player);
    let entries = open.map_or(&[][..], |dispute| dispute.entries);
    let own = entries.iter().find(|entry| entry.by == *by);
    if state.agrees(slip, keyed.text, keyed.copies) {
        // He corrects himself: nobody else says anything against it.
        let is_settled = own.is_some() && entries.len() == 1;
        let settled = Event::DisputeSettled { round: number, player };
        let is_second = round.needs_second(slip).then(|| confirmed(number, player));
        let event = is_settled.then_some(settled).or(is_second);
        return event.into_iter().collect();
    }
    let says = |entry: &Entry| disputes::is_same(state, entry.keyed(), keyed);
    if own.is_some_and(says) {
        return Vec::new();
    }
    vec![disputed(number, player, slip.id, keyed, by)]
}

fn disputed(
    round: RoundNumber,
    player: PlayerNumber,
    slip: SlipNumber,
    Keyed { text, copies }: Keyed<'_>,
    by: &Actor,
) -> Event {
    Event::SlipDisputed(Disputed {
        round,
        player,
        slip,
        text: text.clone(),
        copies,
        by: by.clone(),
    })
}

/// The arbiter says which entry of a disputed slip counts.
///
/// # Errors
/// When the slip is not disputed, or has no such entry.
pub(super) fn settle(
    state: &Tournament,
    referee: Referee<'_>,
    id: SlipNumber,
    entry: Option<usize>,
) -> Result<Vec<Event>, Refusal> {
    let no_such = || Refusal::NotDisputed(id);
    let (round, slip) = state.slip(id).ok_or_else(no_such)?;
    let open = round.dispute_of(slip.player);
    let Dispute { slip, entries } = open.filter(|one| one.slip.id == id).ok_or_else(no_such)?;
    let (round, player) = (round.number, slip.player);
    let Some(entry) = entry else {
        return Ok(vec![Event::DisputeSettled { round, player }]);
    };
    let entry = entries.iter().find(|one| one.id == entry).ok_or_else(no_such)?;
    by_arbiter(state, referee, round, player, entry.keyed())
}

/// Has every slip keyed by two people from the next rack on, or no longer: at once, so that nobody
/// who keys alone is left with slips that wait for a second person.
///
/// # Errors
/// When the game is over.
pub(super) fn set_double(state: &Tournament, is_on: bool) -> Result<Vec<Event>, Refusal> {
    if state.ended.is_some() {
        return Err(Refusal::GameOver);
    }
    let is_news = state.has_double_entry != is_on;
    let at_once = !is_on;
    let event = Event::DoubleEntrySet { is_on, at_once };
    Ok(is_news.then_some(event).into_iter().collect())
}

/// Notes that what has to be said of a slip was brought to its player, or was not after all.
///
/// # Errors
/// When there is no such slip.
pub(super) fn mark_delivered(
    state: &Tournament,
    slip: SlipNumber,
    is_delivered: bool,
) -> Result<Vec<Event>, Refusal> {
    state.slip(slip).ok_or(Refusal::UnknownSlip(slip))?;
    let is_news = state.delivered.contains(&slip) != is_delivered;
    let event = Event::NoticeDelivered { slip, is_delivered };
    Ok(is_news.then_some(event).into_iter().collect())
}
