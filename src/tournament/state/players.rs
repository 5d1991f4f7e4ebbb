//! Events about the players, taken into the state.

use crate::model::{Details, Event, LAST_ROUND, Player, PlayerNumber, Round, RoundNumber};
use crate::state::merging::{both_have_slips, give_slips, merge, move_rulings, move_slips};
use crate::state::tournament::Tournament;

impl Tournament {
    /// Takes an event about the players; `None` and unchanged where it does not fit.
    pub(super) fn take_players(&mut self, event: &Event) -> Option<()> {
        if names_no_round(event) {
            None
        } else if let Event::PlayerRegistered { .. } = event {
            come(self, event)
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
            if Details::from(&*player) == *details {
                return None;
            }
            let Details { name, club, labels } = details.clone();
            (player.name, player.club, player.labels) = (name, club, labels);
            Some(())
        } else if let Event::PlayerRenumbered { number, to } = event {
            renumber(self, *number, *to)
        } else if let Event::AbsenceNoted { number, rounds } = event {
            let player = self.players_mut().get_mut(number)?;
            let rounds = rounds.iter().copied().collect();
            let is_new = player.missed != rounds;
            is_new.then(|| player.missed = rounds)
        } else if let Event::PlayersMerged { kept, gone } = event {
            if both_have_slips(&self.rounds, *kept, *gone).is_some() {
                return None;
            }
            merge(self.players_mut(), *kept, *gone)?;
            let give = |round: &mut Round| give_slips(round, *kept, *gone);
            self.facts.rounds.iter_mut().for_each(give);
            move_rulings(&mut self.facts.rulings, *gone, *kept, give);
            Some(())
        } else {
            None
        }
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

fn come(state: &mut Tournament, event: &Event) -> Option<()> {
    let Event::PlayerRegistered { number, name, club, from_round, labels } = event else {
        return None;
    };
    if state.ended.is_some() || state.players.contains_key(number) {
        return None;
    }
    let player = Player {
        number: *number,
        name: name.clone(),
        club: club.clone(),
        from_round: *from_round,
        until_round: None,
        missed: [].into(),
        labels: labels.clone(),
    };
    state.players_mut().insert(*number, player);
    Some(())
}

fn renumber(state: &mut Tournament, number: PlayerNumber, to: PlayerNumber) -> Option<()> {
    if state.players.contains_key(&to) {
        return None;
    }
    let player = state.players_mut().remove(&number)?;
    let player = Player { number: to, ..player };
    state.players_mut().insert(to, player);
    let rename = |round: &mut Round| move_slips(round, number, to);
    state.facts.rounds.iter_mut().for_each(rename);
    move_rulings(&mut state.facts.rulings, number, to, rename);
    Some(())
}
