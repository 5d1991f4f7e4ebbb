//! Lists of what the data folder keeps under names: seasons, merges.

use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::text;
use serde::{Deserialize, Serialize};

/// One of the list.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ListRow {
    /// Its page.
    pub href: String,
    /// Its name; that of its file where this cannot be read.
    pub name: String,
    /// What is to be known of it, or why it cannot be read.
    pub details: String,
    /// Whether it can be read.
    pub is_readable: bool,
}

/// What somebody has named: a list to begin, a file that is sent, who plays.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Named {
    /// The name, as it was typed.
    pub(crate) name: String,
}

/// A link with what is behind it.
#[derive(Debug, Clone, Serialize)]
pub struct LinkRow {
    /// Where it leads.
    pub href: String,
    /// What it is called.
    pub title: String,
    /// What it is for.
    pub what: String,
}

/// A name as it was typed; `empty` is the key of the sentence that asks for one.
///
/// # Errors
/// The sentence that says what is wrong with it.
pub fn typed_name(typed: &str, empty: &str, language: Language) -> Result<String, String> {
    match text::clean(typed) {
        Ok(name) if name.is_empty() => Err(say!(language, empty)),
        Ok(name) => Ok(name),
        Err(fault) => Err(fault_sentence(language, &fault)),
    }
}
