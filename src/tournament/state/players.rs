//! Events about the players, taken into the state; of two registrations of one person one is left.

use crate::model::{Details, Event, LAST_ROUND, Player, PlayerNumber, Reason, Round, RoundNumber};
use crate::{model::Slip, state::tournament::Tournament};
use std::{collections::BTreeSet, sync::Arc};

impl Tournament {
    /// Takes an event about the players; `None` and unchanged where it does not fit.
    pub(super) fn take_players(&mut self, event: &Event) -> Option<()> {
        if names_no_round(event) {
            None
        } else if let Event::PlayerRegistered { number, name, club, from_round, labels } = event {
            let is_new = self.ended.is_none() && !self.players.contains_key(number);
            let (name, club, labels) = (name.clone(), club.clone(), labels.clone());
            let player = Player::new(*number, Details { name, club, labels }, *from_round);
            is_new.then(|| drop(self.players_mut().insert(*number, player)))
        } else if let Event::PlayerWithdrew { number, until_round } = event {
            let player = self.players_mut().get_mut(number)?;
            let stays = player.until_round.is_none();
            stays.then(|| player.until_round = Some(*until_round))
        } else if let Event::PlayerReturned { number, from_round } = event {
            let player = self.players_mut().get_mut(number)?;
            let until = player.until_round.filter(|until| until < from_round)?;
            player.missed.extend(until.next().to(from_round.before()));
            player.until_round = None;
            Some(())
        } else if let Event::PlayerChanged { number, details } = event {
            let player = self.players_mut().get_mut(number)?;
            let is_news = player.details != *details;
            is_news.then(|| player.details.clone_from(details))
        } else if let Event::PlayerRenumbered { number, to } = event {
            self.renumber(*number, *to)
        } else if let Event::AbsenceNoted { number, rounds } = event {
            let player = self.players_mut().get_mut(number)?;
            let rounds = rounds.iter().copied().collect();
            let is_new = player.missed != rounds;
            is_new.then(|| player.missed = rounds)
        } else if let Event::PlayersMerged { kept, gone } = event {
            if both_have_slips(&self.rounds, *kept, *gone).is_some() {
                return None;
            }
            self.merge(*kept, *gone)?;
            self.hand_over(*gone, *kept, |round| give_slips(round, *kept, *gone));
            Some(())
        } else {
            None
        }
    }

    fn renumber(&mut self, number: PlayerNumber, to: PlayerNumber) -> Option<()> {
        if self.players.contains_key(&to) {
            return None;
        }
        let player = self.players_mut().remove(&number)?;
        self.players_mut().insert(to, Player { number: to, ..player });
        self.hand_over(number, to, |round| move_slips(round, number, to));
        Some(())
    }

    /// Writes another number on everything of a player: `in_round` does so in the rounds, as they
    /// are and as they were before a ruling.
    fn hand_over(&mut self, from: PlayerNumber, to: PlayerNumber, in_round: impl Fn(&mut Round)) {
        self.facts.rounds.iter_mut().for_each(&in_round);
        for given in &mut self.facts.rulings {
            if let Some(player) = given.what.player_mut().filter(|player| **player == from) {
                *player = to;
            }
            if let Some(before) = &mut given.before {
                in_round(Arc::make_mut(before));
            }
        }
    }

    /// Merges the registrations: the one that stays keeps its details and plays wherever either did.
    fn merge(&mut self, kept: PlayerNumber, gone: PlayerNumber) -> Option<()> {
        let players = self.players_mut();
        if kept == gone || !players.contains_key(&kept) {
            return None;
        }
        let other = players.remove(&gone)?;
        let player = players.get_mut(&kept)?;
        let until = player.until_round.zip(other.until_round);
        let until_round = until.map(|(one, other)| one.max(other));
        let from_round = player.from_round.min(other.from_round);
        // From here on nothing changes any more for either of them.
        let last = player.last_turn().max(other.last_turn());
        let plays = |round: &RoundNumber| player.plays_in(*round) || other.plays_in(*round);
        let missed: BTreeSet<RoundNumber> = from_round
            .to(last)
            .filter(|round| until_round.is_none_or(|until| *round <= until) && !plays(round))
            .collect();
        (player.from_round, player.until_round) = (from_round, until_round);
        player.missed = missed;
        Some(())
    }
}

/// Whether an event names a round that no game has.
fn names_no_round(event: &Event) -> bool {
    let is_none = |round: &RoundNumber| *round > LAST_ROUND.next();
    if let Event::PlayerRegistered { from_round, .. } | Event::PlayerReturned { from_round, .. } =
        event
    {
        is_none(from_round)
    } else if let Event::PlayerWithdrew { until_round, .. } = event {
        is_none(until_round)
    } else if let Event::AbsenceNoted { rounds, .. } = event {
        rounds.iter().any(is_none)
    } else {
        false
    }
}

/// The first of these rounds in which both have a slip that says something.
pub(crate) fn both_have_slips<'a>(
    rounds: impl IntoIterator<Item = &'a Round>,
    kept: PlayerNumber,
    gone: PlayerNumber,
) -> Option<RoundNumber> {
    let has =
        |round: &Round, player: PlayerNumber| round.slip_of(player).is_some_and(|s| !is_absent(s));
    let both = |round: &&Round| has(round, kept) && has(round, gone);
    rounds.into_iter().find(both).map(|round| round.number)
}

/// Whether it was only noted that there is no slip.
fn is_absent(slip: &Slip) -> bool {
    slip.verdict.reasons == [Reason::NoSlip]
}

/// Gives the slips and the strokes of one player to another. Where only one of both handed in,
/// the note that the other did not is taken back.
fn give_slips(round: &mut Round, kept: PlayerNumber, gone: PlayerNumber) {
    let slips = [kept, gone].map(|player| round.slip_of(player).cloned());
    if let [Some(one), Some(other)] = &slips {
        let void = [one, other].into_iter().find(|slip| is_absent(slip));
        if let Some(void) = void.and_then(|void| round.slips.find_mut(void.id)) {
            void.withdrawn_ms = Some(0);
        }
    }
    move_slips(round, gone, kept);
}

/// Writes another number on everything that a player handed in.
fn move_slips(round: &mut Round, from: PlayerNumber, to: PlayerNumber) {
    round.slips.give(from, to);
    if let Some(sent) = round.sent.remove(&from) {
        round.sent.entry(to).or_insert(sent);
    }
    if let Some(late) = round.late.remove(&from) {
        round.late.entry(to).or_insert(late);
    }
    let Some(used_ms) = round.handed_in.remove(&from) else { return };
    let first = round.handed_in.entry(to).or_insert(used_ms);
    *first = (*first).min(used_ms);
}
