//! What forms offer: values of a list, editions, lists of words and rules.

use crate::parts::board::BoardView;
use flavita_game::edition::definition::Edition;
use flavita_i18n::{catalogue::try_say, language::Language};
use serde::Serialize;

/// What stands in a field, and what is wrong with it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Field {
    /// The text as typed.
    pub value: String,
    /// One sentence beside the field.
    pub error: Option<String>,
}

impl Field {
    /// What was typed, with its fault.
    pub(crate) fn of(value: &str, fault: Option<&String>) -> Self {
        Self { value: value.to_owned(), error: fault.cloned() }
    }
}

/// An edition with everything that is shown where it is chosen.
#[derive(Debug, Clone, Serialize)]
pub struct EditionChoice {
    /// What can be switched in it.
    #[serde(flatten)]
    pub marks: EditionMarks,
    /// The rules meant for it, by their stable name.
    pub profile: String,
    /// Whether it is chosen.
    pub selected: bool,
    /// The language of its words, its tiles and its blanks, in a few words each.
    pub facts: Vec<String>,
    /// What laying a whole rack adds.
    pub bonus: String,
    /// What a person must know who chooses it.
    pub note: Option<String>,
    /// That its word list is not here.
    pub missing: Option<String>,
    /// The command that makes the missing list.
    pub command: Option<String>,
    /// A part of its board with a few tiles.
    pub sample: BoardView,
    /// What the squares do.
    pub legend: Vec<LegendLine>,
    /// Word lists to choose from.
    pub lists: Vec<ListChoice>,
}

/// What can be switched in an edition.
#[derive(Debug, Clone, Serialize)]
pub struct EditionMarks {
    /// Its stable name.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Rules that can be switched on.
    pub switches: Vec<Mark>,
    /// Lists of words that can be taken in or left out.
    pub options: Vec<Mark>,
    /// The decisions of the club's word committee, where there are any.
    pub committee: Vec<Mark>,
}

/// What a kind of square does.
#[derive(Debug, Clone, Serialize)]
pub struct LegendLine {
    /// `tw`, `dw`, `tl`, `dl` or `plain`.
    pub kind: &'static str,
    /// What stands on it.
    pub label: String,
    /// What players call it, where the edition says it.
    pub name: Option<String>,
    /// What it does to the points.
    pub effect: String,
}

/// Rules to choose.
#[derive(Debug, Clone, Serialize)]
pub struct ProfileChoice {
    /// What the form sends.
    pub id: String,
    /// Their name.
    pub name: String,
    /// What they are, in one sentence; may be empty.
    pub about: String,
    /// Whether they are chosen.
    pub selected: bool,
    /// What they fill into the fields, as JSON by the fields' names.
    pub fields: String,
    /// Whether they stand in front: the house's, one's own, those of the reader's country.
    pub is_near: bool,
}

/// A form of the game to choose.
#[derive(Debug, Clone, Serialize)]
pub struct FormChoice {
    /// What the form sends.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is, in one sentence.
    pub about: String,
    /// Whether it is chosen.
    pub selected: bool,
}

/// A word list to choose.
#[derive(Debug, Clone, Serialize)]
pub struct ListChoice {
    /// What the form sends.
    pub key: String,
    /// Its name.
    pub name: String,
    /// How many words it has.
    pub words: String,
    /// Where they come from and under which licence.
    pub origin: String,
    /// Whether it is chosen.
    pub selected: bool,
}

/// A box that can be ticked.
#[derive(Debug, Clone, Serialize)]
pub struct Mark {
    /// What the form sends.
    pub name: String,
    /// What a person reads.
    pub label: String,
    /// How many words it is about; empty for what is not about words.
    pub count: String,
    /// Whether it is ticked.
    pub checked: bool,
}

/// A name of the edition's file, in the language of the reader where a catalogue has it.
pub fn in_language(edition: &Edition, language: Language, key: &str, own: &str) -> String {
    if edition.language == language.tag() {
        return own.to_owned();
    }
    try_say(language, key, &[]).unwrap_or_else(|| own.to_owned())
}

/// One of the values of a list.
#[derive(Debug, Clone, Serialize)]
pub struct Choice {
    /// What is sent when it is chosen.
    pub value: String,
    /// How it reads.
    pub label: String,
    /// Whether it is chosen.
    pub selected: bool,
}

impl Choice {
    /// A value, how it reads, and whether it is chosen.
    pub fn new(value: impl Into<String>, label: impl Into<String>, selected: bool) -> Self {
        Self { value: value.into(), label: label.into(), selected }
    }
}

/// A list of which one value is chosen.
#[derive(Debug, Clone, Serialize)]
pub struct Select {
    /// How the form calls it.
    pub name: &'static str,
    /// What it is about.
    pub label: String,
    /// Its values.
    pub choices: Vec<Choice>,
}

/// All values with how they read, behind the one that stands for any of them.
pub fn any_or(
    any: String,
    values: impl IntoIterator<Item = (String, String)>,
    chosen: &str,
) -> Vec<Choice> {
    let all = std::iter::once((String::new(), any)).chain(values);
    all.map(|(value, label)| Choice::new(&value, label, value == chosen)).collect()
}
