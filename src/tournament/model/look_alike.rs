//! Names that look the same, whatever letters they are written with.

use crate::{model::ids::PlayerNumber, model::player::Player};
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Players whose names people would take for one another.
///
/// They are equal but for capitals, or written with letters that look the same (UTS 39), such as a
/// Latin `A` for a Cyrillic `А`. Each group has at least two numbers, in order; who has left is not
/// counted.
///
/// ```
/// use flavita_tournament::model::look_alike::look;
/// assert_eq!(look("Ада"), look("Aдa"));
/// assert_eq!(look("Ада"), look("АДА"));
/// assert_ne!(look("Ада"), look("Оля"));
/// ```
pub fn look_alikes(players: &BTreeMap<PlayerNumber, Player>) -> Vec<Vec<PlayerNumber>> {
    let mut looks: BTreeMap<String, Vec<PlayerNumber>> = BTreeMap::new();
    for player in players.values().filter(|one| one.until_round.is_none()) {
        let numbers = looks.entry(look(&player.full_name())).or_default();
        numbers.push(player.number);
    }
    let mut groups: Vec<Vec<PlayerNumber>> =
        looks.into_values().filter(|all| all.len() > 1).collect();
    groups.sort();
    groups
}

/// What a name looks like: equal for names that look the same.
pub fn look(name: &str) -> String {
    let spaced = name.split_whitespace().collect::<Vec<_>>().join(" ");
    // First as it is written, then in small letters: capitals and small ones look alike in
    // different pairs.
    let capitals: String = skeleton(&spaced).collect();
    let small = capitals.to_lowercase();
    skeleton(&small).nfc().collect()
}
