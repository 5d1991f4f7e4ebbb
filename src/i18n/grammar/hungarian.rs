//! The Hungarian article: *a* before a consonant, *az* before a vowel, by the sound.

use super::opening::{Opening, is_vowel, lower};

/// Letters whose Hungarian names begin with a vowel: *eff*, *ell*, *iksz* …
const NAMED_WITH_VOWEL: &str = "flmnrsxy";

/// Letters of other alphabets that begin with the sound of *j*: *jem*, *jul*.
const IOTATED: &str = "еёюя";

/// Whether the article before this is *az*.
pub(super) fn takes_az(opening: Opening<'_>) -> bool {
    match opening {
        Opening::Number { group, .. } => group == 1 || leading_digit(group) == 5,
        Opening::Letters(letters) => letters.chars().next().is_some_and(named_with_vowel),
        Opening::Word(word) => word.chars().next().is_some_and(begins_with_vowel),
        Opening::Silence => false,
    }
}

fn leading_digit(group: u16) -> u16 {
    match group {
        100.. => group / 100,
        10.. => group / 10,
        _ => group,
    }
}

fn named_with_vowel(letter: char) -> bool {
    begins_with_vowel(letter) || NAMED_WITH_VOWEL.contains(lower(letter))
}

fn begins_with_vowel(letter: char) -> bool {
    is_vowel(letter) && !IOTATED.contains(lower(letter)) && lower(letter) != 'y'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::spelled::hungarian;

    fn az(text: &str) -> bool {
        takes_az(Opening::of(text))
    }

    #[test]
    fn the_article_before_a_number_is_that_before_its_word() {
        for number in 0..=1000 {
            let word = hungarian(number);
            let vowel = word.starts_with(['a', 'á', 'e', 'é', 'i', 'o', 'ö', 'ő', 'u', 'ü']);
            assert_eq!(az(&number.to_string()), vowel, "{number} {word}");
            assert_eq!(az(&format!("{number}. forduló")), vowel, "{number}. {word}");
        }
    }

    #[test]
    fn greater_numbers_go_by_their_leading_word() {
        for number in ["1000", "1500", "5000", "50000", "1000000"] {
            assert!(az(number), "{number}");
        }
        for number in ["10000", "11500", "100000"] {
            assert!(!az(number), "{number}");
        }
    }

    #[test]
    fn words_and_letters_go_by_their_sound() {
        for text in ["asztal", "Őszi kupa", "„Új év”", "F7", "M", "ellenőrzés", "АИСТ", "x"]
        {
            assert!(az(text), "{text}");
        }
        for text in ["kupa", "Tavasz", "H7", "B", "GYÖR", "ЁЖИК", "Yeti", "", "gyakorlás"] {
            assert!(!az(text), "{text}");
        }
    }
}
