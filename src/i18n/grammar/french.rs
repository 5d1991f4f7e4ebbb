//! French elision: *de, que, le, la* … lose their vowel before a vowel or a mute *h*.
//!
//! The cases are those of Grevisse, *Le Bon Usage*, § 45–50: numbers in figures, single letters, *onze* and
//! an aspirated *h* keep the word whole, and so does *y* before a vowel.

use super::opening::{Opening, is_vowel, lower};

/// The words that can lose their vowel.
const ELIDED: [&str; 5] = ["de", "que", "le", "la", "ne"];

/// Beginnings that sound like a consonant: *onze, oui*, and an aspirated *h*.
const WHOLE: &[&str] = &[
    "onz", "oui", "uhlan", "hache", "haie", "haine", "hall", "halt", "hambourg", "hand", "haricot",
    "hasard", "hâte", "haut", "havre", "haye", "héros", "heurt", "hockey", "holl", "homard",
    "hong", "honte", "hors", "huit", "hurl", "hutte",
];

/// The little word with what parts it from the next one, or nothing of a word that does not change.
pub(super) fn elided(little: &str, opening: Opening<'_>) -> Option<String> {
    let small = little.to_lowercase();
    ELIDED.contains(&small.as_str()).then(|| {
        if begins_with_vowel(opening) {
            format!("{}’", &little[..little.len() - 1])
        } else {
            format!("{little} ")
        }
    })
}

fn begins_with_vowel(opening: Opening<'_>) -> bool {
    let Opening::Word(word) = opening else {
        return false;
    };
    let word = word.to_lowercase();
    let mut letters = word.chars();
    let first = letters.next();
    if WHOLE.iter().any(|whole| word.starts_with(whole)) {
        return false;
    }
    match first {
        Some('h') => letters.next().is_some_and(is_sounded),
        Some('y') => letters.next().is_some_and(|next| !is_vowel(next)),
        Some(first) => is_sounded(first),
        None => false,
    }
}

fn is_sounded(letter: char) -> bool {
    is_vowel(letter) || "àâêèëîïôœùûæ".contains(lower(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        format!("{}{text}", elided("de", Opening::of(text)).unwrap())
    }

    #[test]
    fn no_number_in_figures_takes_the_vowel_away() {
        for number in 0..=1000 {
            assert_eq!(of(&number.to_string()), format!("de {number}"));
        }
        for (word, said) in
            [("un", "d’un"), ("huit", "de huit"), ("onze", "de onze"), ("onzième", "de onzième")]
        {
            assert_eq!(of(word), said);
        }
    }

    #[test]
    fn words_go_by_their_sound() {
        for (text, said) in [
            ("Avignon", "d’Avignon"),
            ("Élie", "d’Élie"),
            ("œuvre", "d’œuvre"),
            ("Hélène", "d’Hélène"),
            ("heure", "d’heure"),
            ("harmonie", "d’harmonie"),
            ("hasard", "de hasard"),
            ("http://a.fr", "de http://a.fr"),
            ("Yves", "d’Yves"),
            ("Yann", "de Yann"),
            ("H7", "de H7"),
            ("A", "de A"),
            ("Lille", "de Lille"),
            ("", "de "),
        ] {
            assert_eq!(of(text), said);
        }
    }

    #[test]
    fn other_words_are_not_bent() {
        assert_eq!(elided("du", Opening::of("Avignon")), None);
    }
}
