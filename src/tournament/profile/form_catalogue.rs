//! The forms of Duplicate that come with the program; each can be played by any rules.

use crate::profile::{definition::Profile, form::Form, form::TwoBags};
use std::mem::discriminant;

/// Every embedded form but the ordinary one, in the order in which people are offered them.
pub const EMBEDDED: &[(&str, &str)] = embedded!("forms":
    "joker", "seven-of-eight", "seven-and-eight", "joker-seven-of-eight", "joker-seven-and-eight",
    "nine-letters", "five-to-open", "two-bags", "two-bags-drawn", "two-bags-arbiter", "explosive",
    "completive", "blanks-bought-back", "blanks-bought-to-lay"
);

/// The embedded form of this name.
pub fn embedded(id: &str) -> Option<Form> {
    let (_, text) = EMBEDDED.iter().find(|(known, _)| *known == id)?;
    Some(toml::from_str(text).expect("a test reads every embedded form"))
}

/// The name of the embedded form that this one is; nothing for the ordinary one and any other.
pub fn named(form: &Form) -> Option<&'static str> {
    let mut ids = EMBEDDED.iter().map(|(id, _)| *id);
    ids.find(|id| embedded(id).is_some_and(|known| known.in_place_of(form) == *form))
}

impl Form {
    /// This form in place of another one: what becomes of the rest of a rack, the theme and how many
    /// vowels come out of two bags are not the form's business but that of the rules, and stay.
    pub fn in_place_of(self, other: &Self) -> Self {
        Self {
            keeps_rest: self.keeps_rest || other.keeps_rest,
            theme: self.theme.or_else(|| other.theme.clone()),
            two_bags: self.two_bags.map(|own| {
                let is_alike =
                    |two: &TwoBags| discriminant(&two.chosen) == discriminant(&own.chosen);
                other.two_bags.filter(is_alike).unwrap_or(own)
            }),
            ..self
        }
    }
}

impl Profile {
    /// These rules played in the embedded form of this name; as they are where there is none.
    pub fn in_form(&self, id: &str) -> Self {
        let form = embedded(id).map(|form| form.in_place_of(&self.form));
        Self { form: form.unwrap_or_else(|| self.form.clone()), ..self.clone() }
    }
}
