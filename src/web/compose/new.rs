//! The form of a new tournament.

use crate::compose::form::{Faults, NewForm};
use crate::compose::setup::{self, chosen_rules};
use crate::compose::{choices, rule_choices, word_marks};
use crate::pages::new::{FaultyFile, Field, NewPage};
use crate::{admission::Kind, compose::rule_fields::RuleFields};
use flavita_app::shelf::{Offer, Shelf};
use flavita_app::{folder::Setup, own_files::ShelfFault};
use flavita_i18n::{catalogue::say, language::Language};

impl NewForm {
    /// The form with the first edition whose words are of this language, and the rules meant for
    /// it.
    pub fn default_for(shelf: &Shelf, language: Language) -> Self {
        let is_native =
            |offer: &&Offer| offer.edition.language() == language.tag() && !offer.lists.is_empty();
        let chosen = shelf.offers().iter().find(is_native);
        let chosen = chosen.or(shelf.offers().first());
        let list = chosen.and_then(|offer| offer.lists.first());
        let mut form = Self {
            edition: chosen.map_or_else(String::new, |offer| offer.edition.id().to_owned()),
            dictionary: list.map_or_else(String::new, |list| list.key.clone()),
            marks: word_marks::usual(shelf),
            ..Self::default()
        };
        if let Some(rules) = chosen_rules(&form, shelf) {
            form.profile.clone_from(&rules.id);
            form.filled_by.clone_from(&rules.id);
            RuleFields::of(rules).fill(&mut form);
        }
        form
    }
}

/// Reads the form.
///
/// # Errors
/// A sentence with what to do for every field that cannot be used.
pub fn read(form: &NewForm, shelf: &Shelf, language: Language) -> Result<Setup, Faults> {
    setup::read(form, shelf, language)
}

/// The page of the form, with what was typed and what is wrong with it.
pub fn page(form: &NewForm, faults: &Faults, shelf: &Shelf, language: Language) -> NewPage {
    let field = |name: &str, value: &str| Field {
        value: value.to_owned(),
        error: faults.get(name).cloned(),
    };
    NewPage {
        notice: (!faults.is_empty()).then(|| say(language, "new-notice", &[])),
        name: field("name", &form.name),
        editions: choices::editions(form, shelf, language),
        dictionary_error: faults.get("dictionary").cloned(),
        overrides: field("overrides", &form.overrides),
        shelf_faults: shelf.faults().iter().map(faulty_file).collect(),
        profiles: rule_choices::profiles(form, shelf, language),
        profile_error: faults.get("profile").cloned(),
        filled_by: form.filled_by.clone(),
        forms: rule_choices::forms(&form.form, language),
        round_time: field("round_time", &form.round_time),
        last_call: field("last_call", &form.last_call),
        has_game_clock: form.game_clock.is_some(),
        budget: field("budget", &form.budget),
        price: field("price", &form.price),
        step: field("step", &form.step),
        early_rounds: field("early_rounds", &form.early_rounds),
        early_vowels: field("early_vowels", &form.early_vowels),
        early_consonants: field("early_consonants", &form.early_consonants),
        late_vowels: field("late_vowels", &form.late_vowels),
        late_consonants: field("late_consonants", &form.late_consonants),
        phones: field("phones", &form.phones),
        has_double_entry: form.double_entry.is_some(),
        players: field("players", &form.players),
        most_bytes: Kind::Setup.most_bytes(),
    }
}

/// A file that cannot be used, each fault on a line of its own.
fn faulty_file(fault: &ShelfFault) -> FaultyFile {
    FaultyFile {
        file: fault.file.display().to_string(),
        reasons: fault.reason.lines().map(str::to_owned).collect(),
    }
}
