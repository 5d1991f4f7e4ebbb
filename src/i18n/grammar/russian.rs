//! The Russian preposition *о*: *об* before a vowel without the sound of *й*, *обо* before *мне*
//! and the forms of *весь*.

use super::opening::{Opening, is_vowel, lower};

/// Words before which *обо* is said.
const OBO: &[&str] = &["мне", "всём", "всем", "всей", "всех", "что"];

/// Consonants whose names begin with a vowel: *эль*, *эм* …, *икс*.
const NAMED_WITH_VOWEL: &str = "лмнрсфlmnrsfx";

/// Letters that begin with the sound of *й*.
const IOTATED: &str = "еёюя";

/// What *о* gets behind it before this.
pub(super) fn ending_of_o(opening: Opening<'_>) -> &'static str {
    match opening {
        Opening::Number { group: 1, groups_behind: 0 } | Opening::Number { group: 11, .. } => "б",
        Opening::Letters(letters) if letters.chars().next().is_some_and(named_with_vowel) => "б",
        Opening::Word(word) if OBO.contains(&word.to_lowercase().as_str()) => "бо",
        Opening::Word(word) if word.chars().next().is_some_and(begins_with_vowel) => "б",
        Opening::Number { .. } | Opening::Letters(_) | Opening::Word(_) | Opening::Silence => "",
    }
}

fn named_with_vowel(letter: char) -> bool {
    begins_with_vowel(letter) || NAMED_WITH_VOWEL.contains(lower(letter))
}

fn begins_with_vowel(letter: char) -> bool {
    is_vowel(letter) && !IOTATED.contains(lower(letter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::spelled::russian;

    fn before(text: &str) -> String {
        format!("о{}", ending_of_o(Opening::of(text)))
    }

    #[test]
    fn the_preposition_before_a_number_is_that_before_its_word() {
        for number in 0..=1000 {
            let word = russian(number);
            let expected = if word.starts_with(['о', 'а', 'у', 'и']) { "об" } else { "о" };
            assert_eq!(before(&number.to_string()), expected, "{number} {word}");
        }
    }

    #[test]
    fn words_go_by_their_sound() {
        for (expected, words) in [
            ("об", "игре ошибке Н7"),
            ("обо", "всём"),
            ("о", "ёлке ЯБЛОКЕ «ЮЛА» слове Всероссийском"),
            ("о", ""),
        ] {
            for word in words.split(' ') {
                assert_eq!(before(word), expected, "{word}");
            }
        }
    }
}
