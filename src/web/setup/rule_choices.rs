//! The rules and the forms of the game on offer, worded.

use crate::parts::edition_choice::{FormChoice, ProfileChoice};
use crate::parts::form::{NewForm, RuleFields};
use crate::setup::reading::chosen_rules;
use flavita_app::words::shelf::Shelf;
use flavita_i18n::language::Language;
use flavita_i18n::rules::names::{form_about, form_name, profile_about, profile_name};
use flavita_tournament::{profile::definition::Profile, profile::form_catalogue::EMBEDDED};

/// The form of the game without changes.
const ORDINARY: &str = "ordinary";

/// Every profile, with the values that it fills into the fields.
pub(crate) fn profiles(form: &NewForm, shelf: &Shelf, language: Language) -> Vec<ProfileChoice> {
    let chosen = chosen_rules(form, shelf).map(|rules| rules.id.as_str());
    let choice = |rules: &Profile| ProfileChoice {
        id: rules.id.clone(),
        name: profile_name(language, rules),
        about: profile_about(language, rules).unwrap_or_default(),
        selected: Some(rules.id.as_str()) == chosen,
        fields: serde_json::to_string(&RuleFields::of(rules)).expect("texts are JSON"),
    };
    shelf.profiles().iter().map(choice).collect()
}

/// Every form of the game, the ordinary one first; `chosen` is ticked where it is one of them.
pub(crate) fn forms(chosen: &str, language: Language) -> Vec<FormChoice> {
    let is_known = EMBEDDED.iter().any(|(id, _)| *id == chosen);
    let chosen = if is_known { chosen } else { ORDINARY };
    std::iter::once(ORDINARY)
        .chain(EMBEDDED.iter().map(|(id, _)| *id))
        .map(|id| FormChoice {
            id: id.to_owned(),
            name: form_name(language, id),
            about: form_about(language, id),
            selected: id == chosen,
        })
        .collect()
}
