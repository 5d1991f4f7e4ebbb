//! Names and numbers that do not agree between the games of a meeting.
//!
//! A number is a player's identity within a game, number and name over several. A new number moves
//! the slips along; what differs counts as two people until the arbiter corrects it.

use crate::meeting::games::Game;
use flavita_tournament::model::PlayerNumber;
use std::collections::{BTreeMap, BTreeSet};

/// Two registrations that may be one person. They are told, never guessed to be one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// A number has several names.
    Names {
        /// The number.
        number: PlayerNumber,
        /// Its names, each with the games in which it stands.
        names: Vec<(String, Vec<u32>)>,
    },
    /// A name has several numbers.
    Numbers {
        /// The name.
        name: String,
        /// Its numbers, each with the games in which it stands.
        numbers: Vec<(PlayerNumber, Vec<u32>)>,
    },
}

/// Every difference, those of numbers first.
pub fn differences(games: &[Game<'_>]) -> Vec<Difference> {
    let mut names: BTreeMap<PlayerNumber, BTreeMap<String, Vec<u32>>> = BTreeMap::new();
    let mut numbers: BTreeMap<String, BTreeMap<PlayerNumber, Vec<u32>>> = BTreeMap::new();
    for game in games {
        for player in game.state.players.values() {
            let (number, name) = (player.number, player.full_name());
            let of_number = names.entry(number).or_default();
            of_number.entry(name.clone()).or_default().push(game.number);
            let of_name = numbers.entry(name).or_default();
            of_name.entry(number).or_default().push(game.number);
        }
    }
    let several = names.into_iter().filter(|(_, names)| names.len() > 1);
    let names = several
        .map(|(number, names)| Difference::Names { number, names: names.into_iter().collect() });
    // Namesakes of the same game are two people.
    let is_one = |numbers: &BTreeMap<PlayerNumber, Vec<u32>>| {
        let all: Vec<u32> = numbers.values().flatten().copied().collect();
        all.iter().collect::<BTreeSet<_>>().len() == all.len()
    };
    let several = numbers.into_iter().filter(|(_, numbers)| numbers.len() > 1 && is_one(numbers));
    let numbers = several.map(|(name, numbers)| Difference::Numbers {
        name,
        numbers: numbers.into_iter().collect(),
    });
    names.chain(numbers).collect()
}
