//! A hall as its result tells it, and whether halls played one game.

use crate::{halls::conflict::Doubt, season::name_key::key};
use flavita_tournament::model::{PlayerNumber, Round, RoundNumber};
use flavita_tournament::{profile::definition::Profile, state::Tournament};
use std::cmp::Reverse;

/// A hall whose result was read and whose log was followed to its end.
#[derive(Clone, Debug)]
pub struct Hall {
    /// What it is called.
    pub name: String,
    /// The name of its result: the beginning of a SHA-256 of what was signed.
    pub result: String,
    /// The public key that signed it.
    pub key: String,
    /// The hash of the last event of its log.
    pub head: String,
    /// How many events its log has.
    pub events: usize,
    /// The version of the program that wrote the result.
    pub program: String,
    /// Where its log leads, with every decision on words.
    pub state: Tournament,
}

/// Whether two names are one hall's: capitals, spaces and the dots of Ё do not matter.
pub(crate) fn is_same_name(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// How people name a player among all halls: his number, then his hall.
pub(crate) fn seat_name(number: PlayerNumber, hall: &str) -> String {
    format!("{number} {hall}")
}

/// The hall that played the game which most halls played; of several games the first one, of halls
/// that played it the one with most rounds.
pub(super) fn reference(halls: &[Hall]) -> Option<usize> {
    let mut places: Vec<usize> = (0..halls.len()).collect();
    places.sort_by_key(|place| Reverse(halls[*place].state.rounds.len()));
    // The longest of each game, and how many halls played it.
    let mut games: Vec<(usize, usize)> = Vec::new();
    for place in places {
        let agrees = |(longest, _): &&mut (usize, usize)| {
            differences(&halls[*longest].state, &halls[place]).is_empty()
        };
        match games.iter_mut().find(agrees) {
            Some((_, count)) => *count += 1,
            None => games.push((place, 1)),
        }
    }
    let best = games.iter().min_by_key(|(place, count)| (Reverse(*count), *place));
    best.map(|(place, _)| *place)
}

/// Everything in which the game of a hall is another one.
pub(super) fn differences(reference: &Tournament, hall: &Hall) -> Vec<Doubt> {
    let state = &hall.state;
    let mut found = Vec::new();
    let (one, other) = (&reference.edition, &state.edition);
    if one.source != other.source || one.switched_on != other.switched_on {
        // What lies on such a board is another game in any case.
        return vec![Doubt::OtherEdition(state.edition.name.clone())];
    }
    if plain(&reference.profile) != plain(&state.profile) {
        found.push(Doubt::OtherRules(state.profile.name.clone()));
    }
    if reference.dictionary.checksum != state.dictionary.checksum {
        found.push(Doubt::OtherDictionary {
            dictionary: state.dictionary.name.clone(),
            words: state.dictionary.words,
        });
    }
    if commitment(reference) != commitment(state) {
        let game = state.prepared_game().map(|note| note.name.clone());
        found.push(Doubt::OtherGame(game));
    }
    found.extend(other_round(reference, state).map(Doubt::OtherRound));
    found
}

/// What was published of the prepared game that a hall played; `None` where it drew by itself.
fn commitment(state: &Tournament) -> Option<&str> {
    state.prepared_game().map(|note| note.commitment.as_str())
}

/// The rules without what is only said of them.
fn plain(profile: &Profile) -> Profile {
    Profile { name: String::new(), about: None, ..profile.clone() }
}

/// The first round in which two halls had not the same rack, board and placement.
pub(super) fn other_round(one: &Tournament, other: &Tournament) -> Option<RoundNumber> {
    let mut both = one.rounds.iter().zip(&other.rounds);
    let differs = |(one, other): &(&Round, &Round)| !is_same(one, other);
    both.find(differs).map(|(one, _)| one.number)
}

fn is_same(one: &Round, other: &Round) -> bool {
    let placed = |round: &Round| {
        let placed = round.placed.as_ref();
        placed.map(|placed| placed.placement.clone())
    };
    one.rack.counts() == other.rack.counts()
        && one.board == other.board
        && placed(one) == placed(other)
}
