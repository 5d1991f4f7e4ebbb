//! A head of the log in six words that can be read out in a hall and written down.
//!
//! The words are the first 66 bits of the hash, 11 bits each, the highest first: fewer could be
//! found by trying, by whoever writes a log anew. A word is two syllables of a consonant and a vowel;
//! with 12 consonants and 4 vowels there are 48 syllables, and word n is syllable n / 48 before
//! syllable n % 48. A list of real words would be another one in every language; these are the same
//! everywhere, letter for letter in Latin and in Cyrillic writing.

use flavita_store::event::ChainHash;

/// How the words are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// `bade kito …`
    Latin,
    /// `баде кито …`
    Cyrillic,
}

const WORDS: u32 = 6;
const BITS: u32 = 11;
const CONSONANTS: [[char; 12]; 2] = [
    ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'r', 't', 'v', 'z', 'n'],
    ['б', 'д', 'ф', 'г', 'к', 'л', 'м', 'р', 'т', 'в', 'з', 'н'],
];
const VOWELS: [[char; 4]; 2] = [['a', 'e', 'i', 'o'], ['а', 'е', 'и', 'о']];
const SYLLABLES: usize = 48;

/// The six words of a hash.
///
/// # Examples
///
/// ```
/// use flavita_app::audit::spoken::{Writing, heard, spoken};
/// use flavita_store::event::ChainHash;
///
/// let hash = ChainHash([0xA5; 32]);
/// let words = spoken(&hash, Writing::Latin);
/// assert_eq!(words, "more dome kemo gami gobi todi");
/// assert_eq!(heard("Море ДОМЕ, кемо гами гоби тоди"), heard(&words));
/// ```
pub fn spoken(hash: &ChainHash, writing: Writing) -> String {
    let bits = first_bits(hash);
    let word = |place: u32| {
        let number = usize::try_from(bits >> (BITS * (WORDS - 1 - place)) & 0x7FF).unwrap_or(0);
        [number / SYLLABLES, number % SYLLABLES].map(|syllable| written(syllable, writing)).concat()
    };
    (0..WORDS).map(word).collect::<Vec<_>>().join(" ")
}

/// The six words of the fingerprint of a set of words, in hexadecimal; nothing where it is none.
pub fn spoken_words(checksum: &str, writing: Writing) -> String {
    ChainHash::read(checksum).map_or_else(String::new, |hash| spoken(&hash, writing))
}

fn written(syllable: usize, writing: Writing) -> String {
    let letters = usize::from(writing == Writing::Cyrillic);
    [CONSONANTS[letters][syllable / 4], VOWELS[letters][syllable % 4]].iter().collect()
}

/// The bits that six words stand for, in either writing; `None` where they are no such words.
pub fn heard(text: &str) -> Option<u128> {
    let text = text.to_lowercase();
    let words = text.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty());
    let numbers: Vec<u128> = words.map(number).collect::<Option<_>>()?;
    (numbers.len() == 6).then(|| numbers.iter().fold(0, |bits, number| bits << BITS | number))
}

fn number(word: &str) -> Option<u128> {
    let place = |sets: &[&[char]], letter| {
        sets.iter().find_map(|set| set.iter().position(|own| *own == letter))
    };
    let consonant = |letter| place(&[&CONSONANTS[0], &CONSONANTS[1]], letter);
    let vowel = |letter| place(&[&VOWELS[0], &VOWELS[1]], letter);
    let letters: Vec<char> = word.chars().collect();
    let [first, second, third, fourth] = *letters else { return None };
    let early = consonant(first)? * 4 + vowel(second)?;
    let late = consonant(third)? * 4 + vowel(fourth)?;
    let number = early * SYLLABLES + late;
    (number < 1 << BITS).then_some(number as u128)
}

/// The bits of a hash that its words stand for.
pub fn first_bits(hash: &ChainHash) -> u128 {
    let bytes = hash.0.iter().take(9);
    bytes.fold(0u128, |bits, byte| bits << 8 | u128::from(*byte)) >> (72 - BITS * WORDS)
}
