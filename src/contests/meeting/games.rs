//! The games of a meeting, each with its own standings: by what they are known, and names and numbers
//! that do not agree between them.
//!
//! The first game of a meeting knows nothing of it: any game may get a next one, and its log is
//! closed by then. So the note of a later game holds the mark of the first, its name in its seed.
//!
//! A number is a player's identity within a game, number and name over several. A new number moves
//! the slips along; what differs counts as two people until the arbiter corrects it.

use flavita_tournament::model::{MeetingNote, PlayerNumber};
use flavita_tournament::{results::Standings, results::standings, state::Tournament};
use std::collections::{BTreeMap, BTreeSet};

/// The place of a game in a meeting; every game is the first of its own until others follow.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// The name of the tournament in the seed of the first game.
    pub first: String,
    /// The number of the game, from 1.
    pub game: u32,
}

impl Mark {
    /// The mark of a game.
    pub fn of(state: &Tournament) -> Self {
        match &state.meeting {
            Some(note) => Self { first: note.first.clone(), game: note.game },
            None => Self { first: state.seed.tournament.clone(), game: 1 },
        }
    }
}

/// What people call the meeting of a game: as its note says, else as the game itself.
pub fn meeting_name(state: &Tournament) -> &str {
    let note = state.meeting.as_ref();
    note.map_or(&state.name, |note| &note.name)
}

/// The note of the game that follows this one.
pub fn next_note(state: &Tournament) -> MeetingNote {
    let Mark { first, game } = Mark::of(state);
    MeetingNote { name: meeting_name(state).to_owned(), game: game.saturating_add(1), first }
}

/// A game of a meeting.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    /// Its number in the meeting.
    pub number: u32,
    /// The game.
    pub state: &'a Tournament,
    /// Its standings after the last round that is marked.
    pub standings: Standings,
}

/// Why games cannot be added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMeeting {
    /// There is no game.
    #[error("there is no game to add up")]
    Empty,
    /// The same game twice.
    #[error("games {0} and {1} are the same game")]
    Twice(usize, usize),
}

/// The games in order: by their numbers where these are all different, else as they are given
/// and numbered from 1.
///
/// # Errors
/// When there is none, or one is given twice.
pub fn games<'a>(states: &[&'a Tournament]) -> Result<Vec<Game<'a>>, NoMeeting> {
    if states.is_empty() {
        return Err(NoMeeting::Empty);
    }
    let is_same = |one: &Tournament, other: &Tournament| {
        one.seed == other.seed && one.created_ms == other.created_ms
    };
    for (at, one) in states.iter().enumerate() {
        let again = states[..at].iter().position(|other| is_same(one, other));
        if let Some(before) = again {
            return Err(NoMeeting::Twice(before + 1, at + 1));
        }
    }
    let marks: Vec<Mark> = states.iter().map(|state| Mark::of(state)).collect();
    let mut numbers: Vec<u32> = marks.iter().map(|mark| mark.game).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let are_numbered = numbers.len() == states.len();
    let mut games: Vec<Game<'a>> = (1..)
        .zip(states.iter().zip(&marks))
        .map(|(place, (state, mark))| Game {
            number: if are_numbered { mark.game } else { place },
            state,
            standings: standings(state, state.marked_until()),
        })
        .collect();
    games.sort_by_key(|game| game.number);
    Ok(games)
}

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
