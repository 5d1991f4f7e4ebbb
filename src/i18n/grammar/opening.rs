//! How a text begins to the ear, be it a number, a letter read by its name, or a word.

/// The beginning of what follows a little word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Opening<'a> {
    /// A number: its leading group of up to three digits, and the thousands, millions … behind it.
    Number { group: u16, groups_behind: usize },
    /// Letters that are said by their names: `F7`, `SMS`.
    Letters(&'a str),
    /// A word.
    Word(&'a str),
    /// Nothing that is said.
    Silence,
}

impl<'a> Opening<'a> {
    /// The beginning of a text; quotation marks, brackets and signs are not said.
    pub(super) fn of(text: &'a str) -> Self {
        let said = text.trim_start_matches(|c: char| !c.is_alphanumeric());
        match said.chars().next() {
            None => Self::Silence,
            Some(c) if c.is_ascii_digit() => Self::of_number(said),
            Some(_) => Self::of_word(said),
        }
    }

    fn of_number(said: &str) -> Self {
        let mut digits = String::new();
        let mut rest = said;
        loop {
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            digits.push_str(&rest[..end]);
            rest = &rest[end..];
            match thousands(rest) {
                Some(next) => rest = next,
                None => break,
            }
        }
        let digits = digits.trim_start_matches('0');
        let groups_behind = digits.len().saturating_sub(1) / 3;
        let leading = &digits[..digits.len() - groups_behind * 3];
        Self::Number { group: leading.parse().unwrap_or(0), groups_behind }
    }

    fn of_word(said: &'a str) -> Self {
        let end = said.find(|c: char| !c.is_alphabetic()).unwrap_or(said.len());
        let word = &said[..end];
        let one = word.chars().count() == 1;
        if one || (word.chars().all(char::is_uppercase) && !word.chars().any(is_vowel)) {
            Self::Letters(word)
        } else {
            Self::Word(word)
        }
    }
}

impl Opening<'_> {
    /// Whether it begins with a vowel: a word by its first letter, single letters by their names. `named`
    /// are consonants with such names; `iotated` begin with another sound.
    pub(super) fn begins_with_vowel(self, named: &str, iotated: &str) -> bool {
        let sounds = |letter: char| is_vowel(letter) && !iotated.contains(lower(letter));
        match self {
            Self::Letters(letters) => {
                letters.starts_with(|letter: char| sounds(letter) || named.contains(lower(letter)))
            }
            Self::Word(word) => word.starts_with(sounds),
            Self::Number { .. } | Self::Silence => false,
        }
    }
}

/// What stands behind a space that parts thousands, if a group of three digits does.
fn thousands(rest: &str) -> Option<&str> {
    let next = rest.strip_prefix(['\u{a0}', '\u{202f}'])?;
    let group = next.find(|c: char| !c.is_ascii_digit()).unwrap_or(next.len());
    (group == 3).then_some(next)
}

/// Whether a letter is a vowel in one of the languages of the pages; `y` is one inside a word.
pub(super) fn is_vowel(letter: char) -> bool {
    "aáeéěiíoóöőuúůüűyýаеёиоуыэюя".contains(lower(letter))
}

pub(super) fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_said_is_passed_over() {
        assert_eq!(Opening::of("„Áprilisi kupa”"), Opening::Word("Áprilisi"));
        assert_eq!(Opening::of("(5. forduló)"), Opening::Number { group: 5, groups_behind: 0 });
        assert_eq!(Opening::of(" … "), Opening::Silence);
    }

    #[test]
    fn thousands_are_one_number() {
        let thousand = Opening::Number { group: 1, groups_behind: 1 };
        for written in ["1000", "1\u{a0}000", "1\u{202f}500 pont"] {
            assert_eq!(Opening::of(written), thousand, "{written}");
        }
        assert_eq!(Opening::of("1 000"), Opening::Number { group: 1, groups_behind: 0 });
        assert_eq!(Opening::of("0"), Opening::Number { group: 0, groups_behind: 0 });
    }

    #[test]
    fn squares_and_abbreviations_are_read_by_letters() {
        assert_eq!(Opening::of("F7"), Opening::Letters("F"));
        assert_eq!(Opening::of("FQTSV"), Opening::Letters("FQTSV"));
        assert_eq!(Opening::of("FISF"), Opening::Word("FISF"));
    }
}
