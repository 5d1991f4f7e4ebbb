//! A slip to show how a line is typed, from the edition that is played.

use flavita_game::edition::definition::Edition;
use flavita_i18n::{catalogue::say, language::Language};

/// A row and a word for the language of an edition; `Z` and `З` would be taken for digits.
const SLIPS: [(&str, &str, &str); 5] = [
    ("ru", "О", "рабы"),
    ("en", "H", "crane"),
    ("hu", "H", "szék"),
    ("cs", "H", "vlaky"),
    ("fr", "H", "cadre"),
];
/// The slip of an edition in a language that the list does not have.
const ANY: (&str, &str, &str) = SLIPS[1];

/// A line without points: `23 о7 рабы`.
///
/// ```
/// use flavita_game::edition::catalogue::embedded;
/// use flavita_web::parts::example::line;
/// assert_eq!(line(embedded("erudit").unwrap()), "23 о7 рабы");
/// assert_eq!(line(embedded("hu-scrabble").unwrap()), "23 h7 szék");
/// ```
pub fn line(edition: &Edition) -> String {
    let of_language = SLIPS.iter().find(|(tag, _, _)| *tag == edition.language());
    let (_, row, word) = of_language.unwrap_or(&ANY);
    let labels = edition.row_labels();
    let own = labels.iter().find(|label| label == row).or_else(|| labels.get(labels.len() / 2));
    format!("23 {}7 {word}", own.map_or((*row).to_owned(), String::clone).to_lowercase())
}

/// The sentence below an empty line: `Например: 23 о7 рабы 17`.
pub fn hint(edition: &Edition, language: Language) -> String {
    let claimed = format!("{} 17", line(edition));
    say(language, "slip-hint", &[("name", claimed.into())])
}
