//! Czech prepositions of one consonant: *v, z, s, k* become *ve, ze, se, ke* where the next sound
//! would run into them.
//!
//! The cases are those of the *Internetová jazyková příručka* of the Institute of the Czech
//! Language: before the same or a kindred consonant, and before groups that are hard to say.

use super::opening::{Opening, is_vowel, lower};

/// Whether the preposition gets its *e* before this.
pub(super) fn takes_e(preposition: char, opening: Opening<'_>) -> bool {
    match opening {
        Opening::Number { group, groups_behind } => {
            before_sounds(preposition, number_begins(group, groups_behind))
        }
        Opening::Letters(letters) => {
            letters.starts_with(|letter| before_sounds(preposition, &letter_begins(letter)))
        }
        Opening::Word(word) => before_sounds(preposition, &opening_consonants(word)),
        Opening::Silence => false,
    }
}

/// The first consonants of a number's word; cases and ordinals change nothing about them.
fn number_begins(group: u16, groups_behind: usize) -> &'static str {
    match (group, groups_behind) {
        (0, _) => "n",
        (1, 0) => "j",
        (1, 1) => "t",
        (1, _) => "m",
        (100.., _) if group < 200 => "st",
        (100.., _) => digit_begins(group / 100),
        (20.., _) => digit_begins(group / 10),
        (11.., _) => digit_begins(group - 10),
        _ => digit_begins(group),
    }
}

/// The first consonants of *jeden, dva, tři* … and of what is made of them; 10 begins like 9.
fn digit_begins(digit: u16) -> &'static str {
    const BEGINNINGS: [&str; 8] = ["j", "dv", "tř", "čt", "p", "š", "s", ""];
    let place = usize::from(digit).checked_sub(1);
    place.and_then(|place| BEGINNINGS.get(place)).copied().unwrap_or("d")
}

/// The first consonants of a letter's name: *ef, el*, but *bé, zet*.
fn letter_begins(letter: char) -> String {
    match lower(letter) {
        'f' | 'l' | 'm' | 'n' | 'r' | 's' | 'x' | 'y' => String::new(),
        'w' => "dv".to_owned(),
        consonant if is_vowel(consonant) => String::new(),
        consonant => consonant.to_string(),
    }
}

fn opening_consonants(word: &str) -> String {
    word.chars().map(lower).take_while(|&letter| !is_vowel(letter)).collect()
}

fn before_sounds(preposition: char, consonants: &str) -> bool {
    let kindred: &[char] = match preposition {
        'v' => &['v', 'f', 'w'],
        'k' => &['k', 'g', 'q'],
        _ => &['s', 'z', 'š', 'ž'],
    };
    consonants.starts_with(kindred) || is_hard_group(consonants)
}

/// Groups before which every one of the four is said with its *e*.
fn is_hard_group(consonants: &str) -> bool {
    let mut letters = consonants.chars();
    let (Some(first), Some(second)) = (letters.next(), letters.next()) else { return false };
    let sibilant = matches!(first, 's' | 'z' | 'š' | 'ž');
    let stopped = matches!((first, second), ('d', 'v') | ('t' | 'h', 'ř') | ('č', 't'));
    let nasal = matches!(first, 'l' | 'm' | 'r' | 'j');
    let all = first == 'v' && matches!(second, 's' | 'š' | 'z');
    sibilant || stopped || nasal || all
}
