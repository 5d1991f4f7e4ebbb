//! The theme of a game as a form sends it.

use crate::parts::names::first_of;
use flavita_game::Edition;
use flavita_i18n::language::Language;
use flavita_lexicon::graph::Graph;
use flavita_tournament::profile::form::Theme;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// So many words that the list does not have are named; of the others, how many they are.
const MOST_NAMED: usize = 20;

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
    /// What was said of words that the list does not have.
    pub theme_seen: String,
}

impl Default for ThemeFields {
    fn default() -> Self {
        let [theme_name, theme_words, theme_seen] = [const { String::new() }; 3];
        Self { theme_name, theme_points: Theme::USUAL_POINTS.to_string(), theme_words, theme_seen }
    }
}

impl ThemeFields {
    /// Whether there is one.
    pub fn is_typed(&self) -> bool {
        !(self.theme_words.trim().is_empty() && self.theme_name.trim().is_empty())
    }

    /// Leaves out of the theme what the list does not have, once that was said.
    ///
    /// # Errors
    /// The sentence that says it.
    pub fn settle(
        &mut self,
        theme: &mut Theme,
        (edition, words): (&Edition, &Graph),
        language: Language,
    ) -> Result<(), String> {
        let text = named(&theme.without_unknown(edition, words), language);
        if theme.words.is_empty() {
            return Err(say!(language, "refusal-theme-words"));
        }
        if text.is_empty() || text == self.theme_seen {
            return Ok(());
        }
        let fault = say!(language, "refusal-theme-unknown", text = text.as_str());
        self.theme_seen = text;
        Err(fault)
    }
}

/// Words in capitals, each once: the first of them, and how many more there are.
fn named(words: &[String], language: Language) -> String {
    let mut told = BTreeSet::new();
    let capitals = words.iter().map(|word| word.to_uppercase());
    let each: Vec<String> = capitals.filter(|word| told.insert(word.clone())).collect();
    first_of(&each, MOST_NAMED, language)
}
