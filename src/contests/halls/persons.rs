//! Players of different halls who look like one person.

use crate::halls::hall::{Hall, seat_name};
use crate::{halls::conflict::Conflict, season::name_key::key};
use flavita_tournament::model::{Player, PlayerNumber};
use std::collections::{BTreeMap, BTreeSet};

/// A player: the place of his hall among all, and his number there.
pub(super) type InHall = (usize, PlayerNumber);

/// Groups of players of different halls with one name and club, or one licence.
pub(super) fn groups(halls: &[&Hall]) -> Vec<(Vec<InHall>, Conflict)> {
    let mut signs: BTreeMap<(bool, String), BTreeSet<InHall>> = BTreeMap::new();
    for (place, hall) in halls.iter().enumerate() {
        for player in hall.state.players.values() {
            for sign in signs_of(player) {
                signs.entry(sign).or_default().insert((place, player.number));
            }
        }
    }
    let mut found: BTreeSet<Vec<InHall>> = BTreeSet::new();
    for seats in signs.into_values() {
        let of_halls: BTreeSet<usize> = seats.iter().map(|(hall, _)| *hall).collect();
        if of_halls.len() > 1 {
            found.insert(seats.into_iter().collect());
        }
    }
    let group = |seats: Vec<InHall>| {
        let conflict = conflict(halls, &seats);
        (seats, conflict)
    };
    found.into_iter().map(group).collect()
}

fn signs_of(player: &Player) -> Vec<(bool, String)> {
    let name = format!("{}\n{}", key(&player.full_name()), key(&player.club));
    let licence = key(&player.labels.membership.licence);
    let mut signs = vec![(false, name)];
    if !licence.is_empty() {
        signs.push((true, licence));
    }
    signs
}

fn conflict(halls: &[&Hall], seats: &[InHall]) -> Conflict {
    let (first, number) = seats[0];
    let name = halls[first].state.players.get(&number);
    let seat = |(hall, number): &InHall| seat_name(*number, &halls[*hall].name);
    Conflict::Person {
        name: name.map_or_else(String::new, Player::full_name),
        seats: seats.iter().map(seat).collect(),
    }
}
