//! Commands about the players.

use crate::decide::guards::{Checked, Decided, news};
use crate::model::{Details, Entrant, Event, HIGHEST_NUMBER, LAST_ROUND, Phase, PlayerNumber};
use crate::model::{PlayersCommand, Refusal, Round, RoundNumber};
use crate::{state::Tournament, state::players::both_have_slips};
use std::collections::{BTreeMap, BTreeSet};

/// Decides a command about the players.
///
/// # Errors
/// A [`Refusal`] when the rules or the state of the game do not allow it.
pub fn decide(state: &Tournament, command: &PlayersCommand) -> Decided {
    match command {
        PlayersCommand::Register(entrants) => {
            let mut numbers = entrants.iter().filter_map(|one| one.number);
            numbers.try_for_each(check_number)?;
            register(state, entrants)
        }
        PlayersCommand::Edit { number, to, details, missed } => {
            let changed = change(state, *number, details)?;
            let absent = note_absence(state, *number, missed)?;
            let renumbered = renumber(state, *number, *to)?;
            Ok([changed, absent, renumbered].concat())
        }
        PlayersCommand::Change { number, details } => change(state, *number, details),
        PlayersCommand::Renumber { number, to } => renumber(state, *number, *to),
        PlayersCommand::Return { number } => take_back(state, *number),
        PlayersCommand::NoteAbsence { number, rounds } => note_absence(state, *number, rounds),
        PlayersCommand::Merge { kept, gone } => merge(state, *kept, *gone),
    }
}

/// Takes players in, all of them or none. Who has no number gets the next one after the largest.
///
/// # Errors
/// When the game is over, a name is missing, or a number is taken.
pub fn register(state: &Tournament, entrants: &[Entrant]) -> Decided {
    state.going_on()?;
    let from_round = next_round_to_play(state);
    let mut taken: BTreeSet<PlayerNumber> = state.players.keys().copied().collect();
    let written: Vec<PlayerNumber> = entrants.iter().filter_map(|one| one.number).collect();
    for number in written {
        if !taken.insert(number) {
            return Err(Refusal::NumberTaken(number));
        }
    }
    let mut events = Vec::new();
    for entrant in entrants {
        let details = named(&entrant.details)?;
        let number = entrant.number.unwrap_or_else(|| next_number(&taken));
        taken.insert(number);
        events.push(registered(number, details, from_round));
    }
    Ok(events)
}

/// The number after the largest; where that is the last there is, the first free one.
fn next_number(taken: &BTreeSet<PlayerNumber>) -> PlayerNumber {
    let next = taken.last().map_or(PlayerNumber(1), |last| last.next());
    let free = || PlayerNumber(1).to(HIGHEST_NUMBER).find(|number| !taken.contains(number));
    Some(next).filter(|next| *next <= HIGHEST_NUMBER).or_else(free).unwrap_or(next)
}

/// The event of a player who is taken in.
pub fn registered(number: PlayerNumber, details: Details, from_round: RoundNumber) -> Event {
    let Details { name, club, labels } = details;
    Event::PlayerRegistered { number, name, club, from_round, labels }
}

/// The round that who comes now plays: who comes while one is being thought about can still hand
/// in a slip for it.
fn next_round_to_play(state: &Tournament) -> RoundNumber {
    let is_thought_about = state.last_round().filter(|round| round.phase < Phase::Closed);
    is_thought_about.map_or_else(|| state.next_round(), |round| round.number)
}

fn check_number(number: PlayerNumber) -> Checked {
    let is_one = (PlayerNumber(1)..=HIGHEST_NUMBER).contains(&number);
    is_one.then_some(()).ok_or(Refusal::NumberOutOfRange { given: number, highest: HIGHEST_NUMBER })
}

fn named(details: &Details) -> Result<Details, Refusal> {
    let details = details.tidy().clean()?;
    if details.name.is_empty() {
        return Err(Refusal::NoName);
    }
    Ok(details)
}

/// Lets a player go; what he has stays.
///
/// # Errors
/// When there is no such player or he has left already.
pub fn withdraw(state: &Tournament, number: PlayerNumber) -> Decided {
    if state.known_player(number)?.until_round.is_some() {
        return Err(Refusal::UnknownPlayer(number));
    }
    let closed = state.rounds.iter().rfind(|round| round.phase >= Phase::Closed);
    let until_round = closed.map(|round| round.number).unwrap_or_default();
    Ok(vec![Event::PlayerWithdrew { number, until_round }])
}

fn change(state: &Tournament, number: PlayerNumber, details: &Details) -> Decided {
    let details = named(details)?;
    let is_news = state.known_player(number)?.details != details;
    Ok(news(is_news, Event::PlayerChanged { number, details }))
}

fn renumber(state: &Tournament, number: PlayerNumber, to: PlayerNumber) -> Decided {
    state.known_player(number)?;
    if number == to {
        return Ok(Vec::new());
    }
    check_number(to)?;
    if state.players.contains_key(&to) {
        return Err(Refusal::NumberTaken(to));
    }
    Ok(vec![Event::PlayerRenumbered { number, to }])
}

fn take_back(state: &Tournament, number: PlayerNumber) -> Decided {
    if state.known_player(number)?.until_round.is_none() {
        return Err(Refusal::HasNotLeft(number));
    }
    state.going_on()?;
    Ok(vec![Event::PlayerReturned { number, from_round: next_round_to_play(state) }])
}

fn note_absence(
    state: &Tournament,
    number: PlayerNumber,
    rounds: &BTreeSet<RoundNumber>,
) -> Decided {
    let player = state.known_player(number)?;
    let of_nobody = rounds.iter().find(|round| !(RoundNumber(1)..=LAST_ROUND).contains(round));
    if let Some(round) = of_nobody {
        return Err(Refusal::UnknownRound(*round));
    }
    let has_slip = |round: &&Round| round.slip_of(number).is_some();
    let missed = state.rounds.iter().filter(|r| rounds.contains(&r.number));
    if let Some(round) = missed.clone().find(has_slip) {
        let round = round.number;
        return Err(Refusal::HasSlip { number, round });
    }
    let is_news = player.missed != *rounds;
    Ok(news(is_news, Event::AbsenceNoted { number, rounds: rounds.iter().copied().collect() }))
}

fn merge(state: &Tournament, kept: PlayerNumber, gone: PlayerNumber) -> Decided {
    state.known_player(kept)?;
    state.known_player(gone)?;
    if kept == gone {
        return Err(Refusal::SamePlayer(kept));
    }
    let rounds = state.rounds.iter().chain(state.round_before());
    if let Some(round) = both_have_slips(rounds, kept, gone) {
        return Err(Refusal::BothHaveSlips { kept, gone, round });
    }
    Ok(vec![Event::PlayersMerged { kept, gone }])
}

/// The numbers that are taken, each with the name of who has it.
pub fn taken(state: &Tournament) -> BTreeMap<PlayerNumber, String> {
    let players = state.players.values();
    players.map(|player| (player.number, player.full_name())).collect()
}
