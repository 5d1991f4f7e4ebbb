//! Names that may be one person's, for a person to look at.

use crate::season::people::{People, Person};
use crate::season::{definition::Season, name_key::PAIR, name_key::key};
use flavita_tournament::model::look;
use std::collections::BTreeSet;

/// The fewest letters of names that differ by one letter and may still be one.
const LONG_ENOUGH: usize = 6;

/// Why two names may be one person's; written as the key of its sentence ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Likeness {
    /// They look the same, written with other letters.
    Look,
    /// They have the same words in another order.
    Order,
    /// One has initials for words of the other.
    Initials,
    /// They differ by one letter.
    Letter,
    /// One has the words of the other and more.
    Part,
}

/// Two people who may be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The place among the people of the one whose name would go: who played less often.
    pub gone: usize,
    /// The place of the one whose name would stay.
    pub kept: usize,
    /// Why.
    pub because: Likeness,
}

/// Every pair of people who may be one, the surest first; never two who met in a tournament, nor two
/// of whom the season says that they are strangers.
pub fn suggestions(season: &Season, people: &People) -> Vec<Suggestion> {
    let are_strangers = |one: &Person, other: &Person| {
        let mut known = season.strangers.iter();
        known.any(|two| two.are(&one.name, &other.name))
    };
    let persons: Vec<(&Person, Spelling)> =
        people.persons.iter().map(|person| (person, Spelling::of(&person.name))).collect();
    let mut found = Vec::new();
    for (at, (one, spelled)) in persons.iter().enumerate() {
        for (behind, (other, other_spelled)) in persons.iter().enumerate().skip(at + 1) {
            let Some(because) = spelled.likeness(other_spelled) else { continue };
            let is_clear = one.is_apart || other.is_apart || are_strangers(one, other);
            if is_clear || have_met(one, other) {
                continue;
            }
            let weight = |person: &Person| (person.seats.len(), person.name.chars().count());
            let (gone, kept) =
                if weight(one) > weight(other) { (behind, at) } else { (at, behind) };
            found.push(Suggestion { gone, kept, because });
        }
    }
    found.sort_by_key(|one| (one.because, one.gone, one.kept));
    found
}

/// Whether two people played in the same tournament.
pub(crate) fn have_met(one: &Person, other: &Person) -> bool {
    let stages: BTreeSet<usize> = one.seats.iter().map(|seat| seat.stage).collect();
    other.seats.iter().any(|seat| stages.contains(&seat.stage))
}

/// Whether two names are alike in one way.
type Test = fn(&Spelling, &Spelling) -> bool;

/// A name taken apart.
#[derive(Debug)]
struct Spelling {
    look: String,
    letters: Vec<char>,
    words: Vec<String>,
    sorted: Vec<String>,
    is_pair: bool,
}

impl Spelling {
    fn of(name: &str) -> Self {
        let plain = key(&name.replace(['.', ','], " "));
        let words: Vec<String> = plain.split(' ').map(str::to_owned).collect();
        let mut sorted = words.clone();
        sorted.sort();
        let (letters, is_pair) = (plain.chars().collect(), name.contains(PAIR));
        Self { look: look(name), letters, words, sorted, is_pair }
    }

    /// A pair and a person are two, whatever they are called.
    fn likeness(&self, other: &Self) -> Option<Likeness> {
        if self.is_pair != other.is_pair {
            return None;
        }
        let tests: [(Likeness, Test); 5] = [
            (Likeness::Look, |one, other| one.look == other.look || one.letters == other.letters),
            (Likeness::Order, |one, other| one.sorted == other.sorted),
            (Likeness::Initials, Self::has_initials),
            (Likeness::Letter, Self::differs_by_a_letter),
            (Likeness::Part, |one, other| one.is_part(other) || other.is_part(one)),
        ];
        let mut tests = tests.into_iter();
        tests.find(|(_, test)| test(self, other)).map(|(why, _)| why)
    }

    /// Word for word equal or an initial, at least one word of more letters in common; `Иванов И.`
    /// and `Иванов Иван Петрович`. The first word may stand at the end of the other name.
    fn has_initials(&self, other: &Self) -> bool {
        let turned = |one: &Self| {
            let mut words = one.words.clone();
            words.rotate_left(1);
            words
        };
        abbreviate(&self.words, &other.words)
            || abbreviate(&turned(self), &other.words)
            || abbreviate(&self.words, &turned(other))
    }

    fn differs_by_a_letter(&self, other: &Self) -> bool {
        let (short, long) = if self.letters.len() <= other.letters.len() {
            (&self.letters, &other.letters)
        } else {
            (&other.letters, &self.letters)
        };
        let more = long.len() - short.len();
        if short.len() < LONG_ENOUGH || more > 1 {
            return false;
        }
        let same = short.iter().zip(long).take_while(|(one, other)| one == other).count();
        short[(same + 1 - more).min(short.len())..] == long[(same + 1).min(long.len())..]
    }

    fn is_part(&self, other: &Self) -> bool {
        let is_in = |word: &String| other.words.contains(word);
        self.words.len() < other.words.len()
            && self.words.iter().all(is_in)
            && self.words.iter().any(|word| word.chars().count() > 2)
    }
}

/// Whether words are the same but for initials in either of the two.
fn abbreviate(one: &[String], other: &[String]) -> bool {
    let is_initial = |word: &str| word.chars().count() == 1;
    let stands_for = |short: &str, long: &str| is_initial(short) && long.starts_with(short);
    let pairs = || one.iter().zip(other);
    let fits = |(one, other): (&String, &String)| {
        one == other || stands_for(one, other) || stands_for(other, one)
    };
    let shares_a_word = pairs().any(|(one, other)| one == other && !is_initial(one));
    let differs = pairs().any(|(one, other)| one != other);
    differs && shares_a_word && pairs().all(fits)
}
