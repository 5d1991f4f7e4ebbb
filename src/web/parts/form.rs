//! The form of a new tournament as the browser sends it.

use crate::parts::{theme::ThemeFields, word_marks::Marks};
use serde::{Deserialize, Deserializer, Serialize, de::IgnoredAny};
use serde_json::Value;
use std::collections::BTreeMap;

/// What is wrong with a form: a sentence for each field, by its name.
pub type Faults = BTreeMap<&'static str, String>;
/// What the form of a new tournament sends, as it was typed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct NewForm {
    /// The tournament's name.
    pub name: String,
    /// The edition's stable name.
    pub edition: String,
    /// The key of the word list.
    pub dictionary: String,
    /// Single words to add and to take away.
    pub overrides: String,
    /// The rules, by the stable name of their profile; empty is the one meant for the edition.
    pub profile: String,
    /// The profile from which the fields below were filled in: what still is as it says follows
    /// the chosen one.
    pub filled_by: String,
    /// The form of the game, by its stable name; empty or `ordinary` is as the rules say.
    pub form: String,
    /// What can be changed about the rules.
    #[serde(flatten)]
    pub rules: RuleFields,
    /// There where two people are to key every slip.
    pub double_entry: Option<String>,
    /// The players, one a line.
    pub players: String,
    /// The same text as far as its preview was shown.
    pub players_seen: String,
    /// There where the form shows the marks of the options; without it they are as usual.
    pub marked: Option<String>,
    /// The switches and options that are ticked.
    #[serde(flatten)]
    pub marks: Marks,
}

/// The fields in which a profile's values can be changed for one tournament.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default)]
pub struct RuleFields {
    /// Time for a round: minutes and seconds, or seconds.
    pub round_time: String,
    /// Seconds before the end at which something is called; several with commas.
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
    /// Whether each player has a clock for the whole game: browsers send the mark where it is set.
    #[serde(deserialize_with = "is_sent")]
    pub game_clock: bool,
    /// Time for the whole game: minutes, or minutes and seconds.
    pub budget: String,
    /// Points off for each started step.
    pub price: String,
    /// The length of a step: minutes, or minutes and seconds.
    pub step: String,
    /// Seconds after the end of a round in which telephones may still send.
    pub phones: String,
    /// How many vowels come out of their bag, where there are two.
    pub vowels: String,
    /// The theme.
    #[serde(flatten)]
    pub theme: ThemeFields,
}

fn is_sent<'de, D: Deserializer<'de>>(mark: D) -> Result<bool, D::Error> {
    IgnoredAny::deserialize(mark).map(|_mark| true)
}

impl RuleFields {
    /// The texts of the fields by their names.
    pub(crate) fn texts(&self) -> BTreeMap<String, String> {
        let fields = serde_json::to_value(self).expect("texts are JSON");
        let fields = fields.as_object().into_iter().flatten();
        let text =
            |(name, value): (&String, &Value)| Some((name.clone(), value.as_str()?.to_owned()));
        fields.filter_map(text).collect()
    }
}

/// One of the things that a page asks for, or something else, which a page of today does not ask.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Posted<A> {
    Known(A),
    Unknown {},
}

/// What a form or an address sent, field by field; a field may be there more than once.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Sent(Vec<(String, String)>);

impl Sent {
    /// The first value of a field.
    pub(crate) fn one<'a>(&'a self, name: &'a str) -> &'a str {
        self.all(name).next().unwrap_or_default()
    }

    /// Every value of a field.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The values of a field that are numbers.
    pub(crate) fn numbers<'a>(&'a self, name: &'a str) -> impl Iterator<Item = usize> {
        self.all(name).filter_map(|value| value.parse().ok())
    }
}
