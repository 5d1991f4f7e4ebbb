//! The theme of a game as a form sends it.

use flavita_game::{Edition, Letter};
use flavita_lexicon::{alphabet::Alphabet, graph::Graph};
use flavita_tournament::profile::definition::Profile;
use serde::{Deserialize, Serialize};

/// What a word of the theme brings in the booklets.
pub const THEME_POINTS: i32 = 5;

/// What is typed of a theme.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default)]
pub struct ThemeFields {
    /// What the theme is about.
    pub theme_name: String,
    /// Points added for each word of the theme.
    pub theme_points: String,
    /// The words of the theme, with spaces or commas; none is no theme.
    pub theme_words: String,
    /// The words of which it was said that the list does not have them.
    pub theme_seen: String,
}

impl Default for ThemeFields {
    fn default() -> Self {
        let [theme_name, theme_words, theme_seen] = [const { String::new() }; 3];
        Self { theme_name, theme_points: THEME_POINTS.to_string(), theme_words, theme_seen }
    }
}

impl ThemeFields {
    /// Whether there is one.
    pub fn is_typed(&self) -> bool {
        !self.theme_words.trim().is_empty()
    }

    /// The words of the theme in the rules that the list does not have, as they were typed; nothing where
    /// none was typed, the list has them all, or this was said before.
    pub fn unknown(&self, rules: &Profile, edition: &Edition, words: &Graph) -> Option<String> {
        let alphabet = Alphabet::of(edition);
        let is_known = |word: &&str| {
            let readings = alphabet.readings(word).0.into_iter();
            let mut read =
                readings.filter_map(|one| one.into_iter().collect::<Option<Vec<Letter>>>());
            read.any(|letters| words.contains(letters))
        };
        let theme = rules.form.theme.iter().flat_map(|theme| &theme.words).map(String::as_str);
        let unknown = theme.filter(|word| !is_known(word)).collect::<Vec<_>>().join(", ");
        Some(unknown).filter(|text| self.is_typed() && !text.is_empty() && *text != self.theme_seen)
    }
}
