//! How wide a text will be. No font is at hand here, so that it is estimated, rather too wide.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

/// The usual size of letters.
pub(super) const SIZE: i64 = 13;

/// The width of a text in letters of this size.
///
/// Hundredths of the size are counted for each character: those of a wide sans-serif font.
pub(super) fn width(text: &str, size: i64) -> i64 {
    let hundredths: i64 = text.chars().map(share).sum();
    (hundredths * size + 99) / 100
}

fn share(character: char) -> i64 {
    match character {
        ' ' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | 'i' | 'j' | 'l' | 'I' | '(' | ')' => 34,
        'f' | 'r' | 't' | '-' => 42,
        'm' | 'w' | 'M' | 'W' | '%' | '@' | 'ж' | 'ш' | 'щ' | 'ю' | 'ы' | 'м' | 'ф' => 92,
        'Ж' | 'Ш' | 'Щ' | 'Ю' | 'Ы' | 'М' | 'Ф' | 'Д' => 104,
        '0'..='9' => 62,
        _ if character.general_category_group() == GeneralCategoryGroup::Mark => 0,
        _ if u32::from(character) >= 0x1100 => 110,
        _ if character.is_uppercase() => 78,
        _ => 62,
    }
}

/// A text cut to a width, with three dots where something is missing.
pub(super) fn cut(text: &str, most: i64, size: i64) -> String {
    if width(text, size) <= most {
        return text.to_owned();
    }
    let room = most - width("…", size);
    let mut cut = String::new();
    for sign in text.graphemes(true) {
        if width(&cut, size) + width(sign, size) > room {
            break;
        }
        cut.push_str(sign);
    }
    format!("{}…", cut.trim_end())
}

/// A text in lines of a width; a word that is longer than a line is cut.
pub(super) fn lines(text: &str, most: i64, size: i64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // Spaces that keep words together are no ends of words.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let word = cut(word, most, size);
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer.filter(|line| width(line, size) <= most) {
            Some(longer) => {
                lines.pop();
                lines.push(longer);
            }
            None => lines.push(word),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_cut_between_letters_as_people_count_them() {
        assert_eq!(cut("Ада", 100, SIZE), "Ада");
        let name = "Константинопольский Иннокентий";
        let shorter = cut(name, 100, SIZE);
        assert!(shorter.ends_with('…') && width(&shorter, SIZE) <= 100, "{shorter}");
        let accents = "e\u{301}".repeat(40);
        let shorter = cut(&accents, 60, SIZE);
        assert!(shorter.ends_with("\u{301}…"), "{shorter}");
    }

    #[test]
    fn every_line_of_a_sentence_fits_and_no_word_is_lost() {
        let text = "Ход 7 был самым трудным: игроки набрали 41\u{a0}% топа.";
        let lines = lines(text, 120, SIZE);
        assert!(lines.iter().all(|line| width(line, SIZE) <= 120));
        assert_eq!(lines.join(" "), text);
    }
}
