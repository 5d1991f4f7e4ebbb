//! The form of a new tournament.

use serde::Serialize;

use crate::web::page::Page;

/// `GET /new`, and `POST /new` where something has to be mended: the input is kept.
#[derive(Debug, Clone, Default, Serialize)]
pub struct NewPage {
    /// A sentence above the form when something has to be mended.
    pub notice: Option<String>,
    /// The tournament's name.
    pub name: Field,
    /// Editions to choose from.
    pub editions: Vec<Choice>,
    /// Word lists to choose from; the label says how many words.
    pub dictionaries: Vec<Choice>,
    /// What is wrong with the edition or the word list.
    pub dictionary_error: Option<String>,
    /// For each edition what it is and what can be switched.
    pub choices: Vec<EditionChoices>,
    /// Single words to add and to take away, `+WORD` and `-WORD`.
    pub overrides: Field,
    /// Files of the data folder that cannot be used, each with what is wrong.
    pub shelf_faults: Vec<String>,
    /// Time for a round, `m:ss`.
    pub round_time: Field,
    /// Seconds before the end at which the last call sounds.
    pub last_call: Field,
    /// Whether each player has a clock for the whole game.
    pub has_game_clock: bool,
    /// Minutes for the whole game.
    pub budget: Field,
    /// Points off for each started step beyond the budget.
    pub price: Field,
    /// Length of a step in minutes.
    pub step: Field,
    /// Up to which round the larger minima hold.
    pub early_rounds: Field,
    /// Vowels that a rack needs up to that round.
    pub early_vowels: Field,
    /// Consonants that a rack needs up to that round.
    pub early_consonants: Field,
    /// Vowels that a rack needs later.
    pub late_vowels: Field,
    /// Consonants that a rack needs later.
    pub late_consonants: Field,
    /// Players, one a line.
    pub players: Field,
}

/// What stands in a field, and what is wrong with it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Field {
    /// The text as typed.
    pub value: String,
    /// One sentence beside the field.
    pub error: Option<String>,
}

impl From<&str> for Field {
    fn from(value: &str) -> Self {
        Self {
            value: value.to_owned(),
            error: None,
        }
    }
}

/// What an edition is and what can be switched in it; shown where it is chosen.
#[derive(Debug, Clone, Serialize)]
pub struct EditionChoices {
    /// Its stable name.
    pub edition: String,
    /// What a person must know who chooses it.
    pub note: Option<String>,
    /// That its word list is not here.
    pub missing: Option<String>,
    /// The command that gets the missing list.
    pub command: Option<String>,
    /// Rules that can be switched on.
    pub switches: Vec<Mark>,
    /// Lists of words that can be taken in or left out.
    pub options: Vec<Mark>,
}

/// A box that can be ticked.
#[derive(Debug, Clone, Serialize)]
pub struct Mark {
    /// What the form sends.
    pub name: String,
    /// What a person reads.
    pub label: String,
    /// Whether it is ticked.
    pub checked: bool,
}

/// One entry of a list to choose from.
#[derive(Debug, Clone, Serialize)]
pub struct Choice {
    /// What the form sends.
    pub value: String,
    /// What a person reads.
    pub label: String,
    /// Whether it is chosen.
    pub selected: bool,
    /// For a word list, the edition it belongs to.
    pub edition: Option<String>,
}

impl Page for NewPage {
    const TEMPLATE: &'static str = "pages/new.html";
}
