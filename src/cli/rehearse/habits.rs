//! What made-up players write: mostly lower placements, now and then the top, and the mistakes of
//! every evening.

use flavita_game::{reference, word_text};
use flavita_solver::ranking::Ranked;
use flavita_tournament::{model::PlayerNumber, model::Round, state::Tournament};
use sha2::{Digest, Sha256};
use std::time::Duration;

/// A slip as a player means it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Slip {
    /// The reference as written.
    pub(super) at: String,
    /// The word, blanks in small letters; empty for an empty slip, which no phone can send.
    pub(super) word: String,
    /// The points that he claims.
    pub(super) claimed: Option<i32>,
}

/// What a phone does after its slip was acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Afterwards {
    /// Nothing.
    Rests,
    /// It did not hear the answer and sends the same again under the same key.
    Repeats,
    /// The player changes his mind.
    Changes(Slip),
    /// A faulty phone sends something else under the same key.
    Mixes(Slip),
}

/// What a player does in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// When he hands in, from the moment at which his phone knows the rack.
    pub(super) after: Duration,
    /// What.
    pub(super) slip: Slip,
    /// And then.
    pub(super) afterwards: Afterwards,
}

/// How often something goes wrong, in a thousand slips.
const NO_WORD: usize = 45;
const WRONG_SQUARE: usize = 35;
const UNMARKED_BLANK: usize = 250;
const EMPTY: usize = 20;
const NOT_A_SLIP: usize = 6;
const WRONG_SUM: usize = 40;
const REPEATED: usize = 40;
const CHANGED: usize = 30;
const MIXED: usize = 5;

/// Makes plans for one round.
pub(super) struct Habits<'a> {
    /// The game.
    pub(super) state: &'a Tournament,
    /// The round.
    pub(super) round: &'a Round,
    /// Every legal placement, best first.
    pub(super) placements: &'a [Ranked],
    /// What fixes all that is written.
    pub(super) seed: &'a str,
    /// Within what time the slips come.
    pub(super) within: Duration,
    /// Whether anything goes wrong at all.
    pub(super) has_mistakes: bool,
}

impl Habits<'_> {
    /// What this player does. His skill is his own for the whole evening.
    pub(super) fn plan(&self, player: PlayerNumber) -> Plan {
        let skill = Luck::of(self.seed, &[player.0]).below(100);
        let mut luck = Luck::of(self.seed, &[player.0, self.round.number.0]);
        let within = usize::try_from(self.within.as_micros()).unwrap_or(usize::MAX);
        let after = Duration::from_micros(luck.below(within) as u64);
        let slip = self.slip(skill, &mut luck);
        let afterwards = self.afterwards(skill, &mut luck);
        Plan { after, slip, afterwards }
    }

    fn afterwards(&self, skill: usize, luck: &mut Luck) -> Afterwards {
        let (repeats, changes, mixes) =
            (luck.happens(REPEATED), luck.happens(CHANGED), luck.happens(MIXED));
        match self.has_mistakes {
            true if repeats => Afterwards::Repeats,
            true if changes => Afterwards::Changes(self.slip(skill / 2, luck)),
            true if mixes => Afterwards::Mixes(self.other(luck)),
            _ => Afterwards::Rests,
        }
    }

    /// Something that nobody else writes.
    fn other(&self, luck: &mut Luck) -> Slip {
        Slip {
            claimed: Some(i32::try_from(1000 + luck.below(1000)).unwrap_or(1000)),
            ..self.found(0)
        }
    }

    fn slip(&self, skill: usize, luck: &mut Luck) -> Slip {
        if self.placements.is_empty() {
            return Slip::default();
        }
        let mut slip = self.found(self.place(skill, luck));
        if !self.has_mistakes {
            return slip;
        }
        if luck.happens(EMPTY) {
            return Slip::default();
        }
        if luck.happens(NO_WORD) {
            slip.word = turned_about(&slip.word, luck);
        }
        if luck.happens(WRONG_SQUARE) {
            slip.at = turned_round(&slip.at);
        }
        if luck.happens(UNMARKED_BLANK) {
            slip.word = slip.word.to_uppercase();
        }
        if luck.happens(WRONG_SUM) {
            slip.claimed = slip.claimed.map(|points| points + 2);
        }
        if luck.happens(NOT_A_SLIP) {
            slip.at.clear();
        }
        slip
    }

    /// Which placement he finds, from 0: the better he is, the nearer to the top.
    fn place(&self, skill: usize, luck: &mut Luck) -> usize {
        let reach = 2 + (110 - skill) * (110 - skill) / 100;
        let first = luck.below(reach);
        first.min(luck.below(reach)).min(self.placements.len() - 1)
    }

    fn found(&self, place: usize) -> Slip {
        let edition = &self.state.edition;
        let Some(ranked) = self.placements.get(place) else { return Slip::default() };
        let placement = &ranked.placement;
        Slip {
            at: reference::text(edition, placement.square, placement.direction),
            word: word_text(edition, &placement.tiles),
            claimed: Some(ranked.points),
        }
    }
}

/// Two neighbouring letters change places: seldom a word.
fn turned_about(word: &str, luck: &mut Luck) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let place = luck.below(letters.len().saturating_sub(1));
    if letters.len() > 1 {
        letters.swap(place, place + 1);
    }
    letters.into_iter().collect()
}

/// `8И` for `И8`: down for across.
fn turned_round(at: &str) -> String {
    let is_digit = |c: char| c.is_ascii_digit();
    let place =
        if at.starts_with(is_digit) { at.find(|c| !is_digit(c)) } else { at.find(is_digit) };
    let (first, second) = at.split_at(place.unwrap_or(0));
    format!("{second}{first}")
}

/// Chance that is the same on every machine: `SplitMix64`, seeded by a text and a number.
struct Luck(u64);

impl Luck {
    /// The row that belongs to this text and these numbers, such as a player's in a round.
    fn of(seed: &str, numbers: &[u32]) -> Self {
        let mut sha = Sha256::new();
        sha.update(seed);
        for number in numbers {
            sha.update(b"\0");
            sha.update(number.to_be_bytes());
        }
        let first = sha.finalize().first_chunk().copied();
        Self(u64::from_be_bytes(first.unwrap_or_default()))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; 0 where `end` is 0. That small numbers are a hair likelier does not
    /// matter here.
    fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        let drawn = self.next().checked_rem(end).unwrap_or(0);
        usize::try_from(drawn).expect("it is below a usize")
    }

    /// Whether something happens that happens so many times in a thousand.
    fn happens(&mut self, in_a_thousand: usize) -> bool {
        self.below(1000) < in_a_thousand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn across_and_down_are_mixed_up() {
        assert_eq!(turned_round("И8"), "8И");
        assert_eq!(turned_round("15A"), "A15");
    }

    #[test]
    fn neighbouring_letters_change_places() {
        let mut luck = Luck::of("a", &[]);
        assert_eq!(turned_about("AB", &mut luck), "BA");
        assert_eq!(turned_about("A", &mut luck), "A");
    }

    fn row(seed: &str, numbers: &[u32]) -> Vec<usize> {
        let mut luck = Luck::of(seed, numbers);
        (0..20).map(|_| luck.below(1000)).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_row_and_another_seed_or_number_another_one() {
        assert_eq!(row("a", &[1, 2]), row("a", &[1, 2]));
        assert_ne!(row("a", &[1, 2]), row("b", &[1, 2]));
        assert_ne!(row("a", &[1, 2]), row("a", &[2, 1]));
    }

    #[test]
    fn what_never_and_what_always_happens() {
        let mut luck = Luck::of("a", &[]);
        assert!((0..100).all(|_| !luck.happens(0) && luck.happens(1000)));
        assert_eq!(luck.below(0), 0);
    }
}
