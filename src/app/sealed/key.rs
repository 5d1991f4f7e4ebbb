//! The key of a sealed game: words that can be read out over a telephone.

use crate::machine::seed::{NoChance, random};
use crate::sealed::words::WORDS;

/// How many words a new key has: each gives 8 bits, all of them 80. What is behind it, scrypt with
/// 64 MiB for every try, makes that more than anybody can try out.
const LENGTH: usize = 10;
/// The fewest letters of a key that somebody thinks of himself.
pub const FEWEST_LETTERS: usize = 24;

/// A new key.
///
/// # Errors
/// When the system has no random numbers to give.
pub fn fresh() -> Result<String, NoChance> {
    let numbers = random::<LENGTH>()?;
    let words: Vec<&str> = numbers.iter().map(|n| WORDS[usize::from(*n)]).collect();
    Ok(words.join(" "))
}

/// A key as it is used: letters and digits in small letters, whatever stands between the words one
/// space. So it does not matter how somebody types what he heard.
pub fn normal(typed: &str) -> String {
    let words = typed.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join(" ")
}

/// Whether a key that somebody thought of himself is long enough not to be tried out.
pub fn is_long_enough(key: &str) -> bool {
    let key = normal(key);
    key.chars().filter(|sign| *sign != ' ').count() >= FEWEST_LETTERS
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_words_are_256_and_no_two_are_mistaken_for_each_other() {
        let words: BTreeSet<&str> = WORDS.iter().copied().collect();
        assert_eq!(words.len(), 256);
        for word in &words {
            assert!((3..=8).contains(&word.len()), "{word}");
            assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word}");
            for other in words.iter().filter(|other| *other > word && other.len() == word.len()) {
                let differ = word.bytes().zip(other.bytes()).filter(|(a, b)| a != b);
                assert!(differ.count() > 1, "{word} and {other}");
            }
        }
    }

    #[test]
    fn a_new_key_has_ten_words_and_is_another_every_time() {
        let keys: BTreeSet<String> = (0..20).map(|_| fresh().unwrap()).collect();
        assert_eq!(keys.len(), 20);
        for key in keys {
            assert_eq!(key.split(' ').count(), LENGTH);
            assert!(is_long_enough(&key));
            assert_eq!(normal(&key), key);
        }
    }

    #[test]
    fn it_does_not_matter_how_the_words_are_typed() {
        assert_eq!(normal("  Radio-TANGO,\n piano "), "radio tango piano");
        assert_eq!(normal("Ключ, ЛОДКА"), "ключ лодка");
        assert!(!is_long_enough("a b c d e f g h i j k l m"));
    }
}
