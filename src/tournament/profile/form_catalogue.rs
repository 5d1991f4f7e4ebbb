//! The forms of Duplicate that come with the program; each can be played by any rules.

use crate::profile::{definition::Profile, form::Form};

/// Every embedded form but the ordinary one, in the order in which people are offered them.
pub const EMBEDDED: &[(&str, &str)] = &[
    embedded!("forms", "joker"),
    embedded!("forms", "seven-of-eight"),
    embedded!("forms", "seven-and-eight"),
    embedded!("forms", "joker-seven-of-eight"),
    embedded!("forms", "joker-seven-and-eight"),
    embedded!("forms", "nine-letters"),
    embedded!("forms", "five-to-open"),
    embedded!("forms", "two-bags"),
    embedded!("forms", "explosive"),
    embedded!("forms", "completive"),
    embedded!("forms", "blanks-bought-back"),
];

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
            two_bags: self.two_bags.map(|own| other.two_bags.unwrap_or(own)),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::{catalogue, form::Theme, form::TwoBags};

    #[test]
    fn every_embedded_form_is_known_by_its_name_whatever_the_rules() {
        for profile in catalogue::every_embedded() {
            for (id, _) in EMBEDDED {
                let form = embedded(id).unwrap().in_place_of(&profile.form);
                assert_eq!(named(&form), Some(*id), "{}", profile.id);
            }
        }
        assert_eq!(named(&Form::default()), None);
    }

    /// Whether the ordinary game is played, whatever becomes of the rest of a rack.
    fn is_ordinary(form: &Form) -> bool {
        *form == Form::default().in_place_of(form)
    }

    #[test]
    fn every_embedded_form_is_sound_and_goes_with_every_profile() {
        for (id, _) in EMBEDDED {
            for profile in catalogue::every_embedded() {
                let mut profile = profile.clone();
                profile.form = embedded(id).unwrap().in_place_of(&profile.form);
                assert!(!is_ordinary(&profile.form));
                assert_eq!(profile.faults(), [], "{id} by {}", profile.id);
            }
        }
    }

    #[test]
    fn a_form_leaves_the_rest_of_the_rack_to_the_rules() {
        let fisf = catalogue::embedded("fisf").unwrap();
        let joker = embedded("joker").unwrap();
        assert!(joker.clone().in_place_of(&fisf.form).keeps_rest);
        assert!(!joker.in_place_of(&Form::default()).keeps_rest);
    }

    #[test]
    fn other_vowels_and_a_theme_make_no_other_form() {
        let mut rules = catalogue::embedded("house").unwrap().in_form("two-bags");
        rules.form.two_bags = Some(TwoBags { vowels: 4 });
        let words = vec!["лад".to_owned()];
        rules.form.theme = Some(Theme { name: "Музыка".to_owned(), points: 5, words });
        assert_eq!(named(&rules.form), Some("two-bags"));
        assert_eq!(rules.in_form("two-bags"), rules);
        assert!(rules.in_form("joker").form.theme.is_some());
    }

    #[test]
    fn what_becomes_of_the_rest_makes_no_form() {
        for profile in catalogue::every_embedded() {
            assert!(profile.form.keeps_rest, "{}", profile.id);
            assert!(is_ordinary(&profile.form), "{}", profile.id);
            assert_eq!(named(&profile.form), None);
        }
        assert!(!is_ordinary(&embedded("joker").unwrap()));
    }
}
