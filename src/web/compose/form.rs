//! The form of a new tournament as the browser sends it.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;

use crate::app::dictionary::Dictionary;
use crate::game::edition::definition::Edition;

/// What is wrong with a form: a sentence for each field, by its name.
pub type Faults = BTreeMap<&'static str, String>;
/// The editions on offer, each with a dictionary.
pub type Offer = [(Edition, Arc<Dictionary>)];

/// What the form of a new tournament sends, as it was typed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct NewForm {
    /// The tournament's name.
    pub name: String,
    /// The edition's stable name.
    pub edition: String,
    /// The checksum of the word list.
    pub dictionary: String,
    /// Time for a round: minutes and seconds, or seconds.
    pub round_time: String,
    /// Seconds before the end at which the last call is given.
    pub last_call: String,
    /// The last rack of which the early minimum is asked.
    pub early_rounds: String,
    /// Vowels until then.
    pub early_vowels: String,
    /// Consonants until then.
    pub early_consonants: String,
    /// Vowels from then on.
    pub late_vowels: String,
    /// Consonants from then on.
    pub late_consonants: String,
    /// There where each player has a clock for the whole game.
    pub game_clock: Option<String>,
    /// Time for the whole game: minutes, or minutes and seconds.
    pub budget: String,
    /// Points off for each started step.
    pub price: String,
    /// The length of a step: minutes, or minutes and seconds.
    pub step: String,
    /// The players, one a line.
    pub players: String,
}
