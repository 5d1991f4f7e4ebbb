//! A slip to show how a line is typed, from the edition that is played.

use flavita_game::{Edition, edition::catalogue};
use flavita_i18n::language::Language;
use serde::Serialize;

/// What an edition's language is shown with.
struct Sample {
    language: &'static str,
    /// A row; `З` would be taken for a digit.
    row: &'static str,
    word: &'static str,
    /// Which character of the word is shown as a blank, from 0.
    blank: usize,
}

/// Words that every list of the language has.
const SAMPLES: [Sample; 6] = [
    Sample { language: "ru", row: "О", word: "рабы", blank: 1 },
    Sample { language: "en", row: "H", word: "crane", blank: 2 },
    Sample { language: "hu", row: "H", word: "szék", blank: 2 },
    Sample { language: "cs", row: "H", word: "vlaky", blank: 2 },
    Sample { language: "fr", row: "H", word: "cadre", blank: 1 },
    Sample { language: "es", row: "H", word: "campo", blank: 1 },
];
/// What an edition in another language is shown with.
const ANY: &Sample = &SAMPLES[1];

/// The same slip as the line takes it in several ways.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Examples {
    /// `23 о7 рабы`.
    pub across: String,
    /// `23 7о рабы`.
    pub down: String,
    /// `23 о7 рабы 17`.
    pub claim: String,
    /// `23 о7 РаБЫ`.
    pub blank: String,
    /// `23 о7 р(а)бы`.
    pub brackets: String,
}

/// The examples of an edition.
///
/// ```
/// use flavita_game::edition::catalogue::embedded;
/// use flavita_web::parts::example::examples;
/// assert_eq!(examples(&embedded("erudit").unwrap()).brackets, "23 о7 р(а)бы");
/// assert_eq!(examples(&embedded("hu-scrabble").unwrap()).blank, "23 h7 SZéK");
/// ```
pub fn examples(edition: &Edition) -> Examples {
    let sample = SAMPLES.iter().find(|sample| sample.language == edition.language);
    let sample = sample.unwrap_or(ANY);
    let labels = &edition.row_labels;
    let own = labels.iter().find(|label| *label == sample.row);
    let row = own.or_else(|| labels.get(labels.len() / 2)).map_or("h", String::as_str);
    let row = row.to_lowercase();
    let word = sample.word;
    let across = format!("23 {row}7 {word}");
    Examples {
        down: format!("23 7{row} {word}"),
        claim: format!("{across} 17"),
        blank: format!("23 {row}7 {}", marked(sample, |c| c.to_string(), str::to_uppercase)),
        brackets: format!("23 {row}7 {}", marked(sample, |c| format!("({c})"), str::to_owned)),
        across,
    }
}

/// The word with its blank said one way and its other letters another.
fn marked(
    sample: &Sample,
    blank: impl Fn(char) -> String,
    others: impl Fn(&str) -> String,
) -> String {
    let said = |(at, c)| if at == sample.blank { blank(c) } else { others(&String::from(c)) };
    sample.word.chars().enumerate().map(said).collect()
}

/// The sentence below an empty line: `Например: 23 о7 рабы 17`.
pub fn hint(edition: &Edition, language: Language) -> String {
    say!(language, "slip-hint", name = examples(edition).claim)
}

/// The examples where no game is meant: those of the language's own edition.
pub fn of_language(language: Language) -> Examples {
    let own = catalogue::embedded(&format!("{}-scrabble", language.tag()));
    own.as_ref().map(examples).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_lexicon::alphabet::Alphabet;

    #[test]
    fn every_embedded_edition_has_the_row_and_the_letters_of_its_example() {
        for edition in catalogue::EMBEDDED.iter().filter_map(|(id, _)| catalogue::embedded(id)) {
            let own = SAMPLES.iter().find(|sample| sample.language == edition.language);
            let sample = own.unwrap_or_else(|| panic!("{} has an example", edition.id));
            assert!(edition.row_labels.iter().any(|label| label == sample.row));
            let word = sample.word.to_uppercase();
            assert!(Alphabet::of(&edition).cut(&word).is_ok(), "{}: {word}", edition.id);
        }
    }
}
