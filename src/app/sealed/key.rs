//! The key of a sealed game: words that can be read out over a telephone.

use crate::machine::seed::{NoChance, random};

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
    let all: Vec<&str> = WORDS.split_whitespace().collect();
    let words = random::<LENGTH>()?.map(|number| all[usize::from(number)]);
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

/// 256 words that sound much the same in many languages, no two of them alike.
pub const WORDS: &str = include_str!("words.txt");
