//! The form of a new tournament.

use std::sync::Arc;

use crate::app::dictionary::Dictionary;
use crate::app::folder::Setup;
use crate::game::edition::definition::Edition;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::tournament::profile::{Profile, embedded};
use crate::web::compose::figures::grouped;
use crate::web::compose::form::{Faults, NewForm, Offer};
use crate::web::compose::names::minutes;
use crate::web::compose::setup;
use crate::web::pages::new::{Choice, Field, NewPage};

impl NewForm {
    /// The form with the house rules, and the first edition whose words are of this language.
    ///
    /// # Panics
    /// Never: the house rules are embedded.
    #[must_use]
    pub fn default_for(offer: &Offer, language: Language) -> Self {
        let house = embedded("house").expect("the house rules are embedded");
        let is_native = |(edition, _): &&(Edition, _)| edition.language() == language.tag();
        let chosen = offer.iter().find(is_native).or(offer.first());
        Self {
            edition: chosen.map_or_else(String::new, |(edition, _)| edition.id().to_owned()),
            dictionary: chosen.map_or_else(String::new, |(_, words)| words.checksum.clone()),
            ..Self::with_rules(&house)
        }
    }

    fn with_rules(profile: &Profile) -> Self {
        let (early, late) = (profile.minima.early, profile.minima.late);
        let clock = profile.game_clock;
        Self {
            round_time: minutes(u64::from(profile.round.seconds) * 1000),
            last_call: profile.round.last_call.to_string(),
            early_rounds: profile.minima.early_until.to_string(),
            early_vowels: early.vowels.to_string(),
            early_consonants: early.consonants.to_string(),
            late_vowels: late.vowels.to_string(),
            late_consonants: late.consonants.to_string(),
            game_clock: clock.map(|_| "on".to_owned()),
            budget: clock.map_or_else(String::new, |clock| in_minutes(clock.budget)),
            price: clock.map_or_else(String::new, |clock| clock.price.to_string()),
            step: clock.map_or_else(String::new, |clock| in_minutes(clock.step)),
            ..Self::default()
        }
    }
}

/// Whole minutes as their number, anything else as minutes and seconds.
fn in_minutes(seconds: u32) -> String {
    if seconds.is_multiple_of(60) {
        (seconds / 60).to_string()
    } else {
        minutes(u64::from(seconds) * 1000)
    }
}

/// Reads the form.
///
/// # Errors
/// A sentence with what to do for every field that cannot be used.
pub fn read(form: &NewForm, offer: &Offer, language: Language) -> Result<Setup, Faults> {
    setup::read(form, offer, language)
}

/// The page of the form, with what was typed and what is wrong with it.
#[must_use]
pub fn page(form: &NewForm, faults: &Faults, offer: &Offer, language: Language) -> NewPage {
    let field = |name: &str, value: &str| Field {
        value: value.to_owned(),
        error: faults.get(name).cloned(),
    };
    NewPage {
        notice: (!faults.is_empty()).then(|| say(language, "new-notice", &[])),
        name: field("name", &form.name),
        editions: editions(form, offer),
        dictionaries: dictionaries(form, offer, language),
        dictionary_error: faults.get("dictionary").cloned(),
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
        players: field("players", &form.players),
    }
}

fn editions(form: &NewForm, offer: &Offer) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for (edition, _) in offer {
        if choices.iter().all(|choice| choice.value != edition.id()) {
            choices.push(Choice {
                value: edition.id().to_owned(),
                label: edition.name().to_owned(),
                selected: edition.id() == form.edition,
                edition: None,
            });
        }
    }
    choices
}

fn dictionaries(form: &NewForm, offer: &Offer, language: Language) -> Vec<Choice> {
    let choice = |(edition, dictionary): &(Edition, Arc<Dictionary>)| {
        let words = dictionary.words.words();
        let count = i64::try_from(words).unwrap_or(i64::MAX);
        let counted = say(language, "words-counted", &[("n", count.into())]);
        let counted = counted.replace(&words.to_string(), &grouped(words));
        Choice {
            value: dictionary.checksum.clone(),
            label: format!("{} · {counted}", dictionary.name),
            selected: edition.id() == form.edition && dictionary.checksum == form.dictionary,
            edition: Some(edition.id().to_owned()),
        }
    };
    offer.iter().map(choice).collect()
}
