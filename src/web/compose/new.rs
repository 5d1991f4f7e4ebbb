//! The form of a new tournament.

use crate::app::folder::Setup;
use crate::app::shelf::{Offer, Shelf, ShelfFault};
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::tournament::profile::catalogue::embedded;
use crate::tournament::profile::definition::Profile;
use crate::web::compose::choices;
use crate::web::compose::form::{Faults, NewForm, option_mark};
use crate::web::compose::names::minutes;
use crate::web::compose::setup;
use crate::web::pages::new::{FaultyFile, Field, NewPage};

impl NewForm {
    /// The form with the house rules, and the first edition whose words are of this language.
    ///
    /// # Panics
    /// Never: the house rules are embedded.
    #[must_use]
    pub fn default_for(shelf: &Shelf, language: Language) -> Self {
        let house = embedded("house").expect("the house rules are embedded");
        let is_native =
            |offer: &&Offer| offer.edition.language() == language.tag() && !offer.lists.is_empty();
        let chosen = shelf.offers().iter().find(is_native);
        let chosen = chosen.or(shelf.offers().first());
        let list = chosen.and_then(|offer| offer.lists.first());
        let mut form = Self {
            edition: chosen.map_or_else(String::new, |offer| offer.edition.id().to_owned()),
            dictionary: list.map_or_else(String::new, |list| list.key.clone()),
            ..Self::with_rules(&house)
        };
        for offer in shelf.offers() {
            form.set_usual_options(offer);
        }
        form
    }

    /// Sets the marks of the options whose words count by themselves.
    fn set_usual_options(&mut self, offer: &Offer) {
        let options = offer.lists.iter().flat_map(|list| &list.options);
        for option in options.filter(|list| list.option.is_in) {
            let mark = option_mark(offer.edition.id(), &option.option.id);
            self.marks.insert(mark, "on".to_owned());
        }
    }

    fn with_rules(profile: &Profile) -> Self {
        let (early, late) = (profile.minima.early, profile.minima.late);
        let clock = profile.game_clock;
        Self {
            round_time: minutes(u64::from(profile.round.seconds) * 1000),
            last_call: profile.round.last_call.last().to_string(),
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
pub fn read(form: &NewForm, shelf: &Shelf, language: Language) -> Result<Setup, Faults> {
    setup::read(form, shelf, language)
}

/// The page of the form, with what was typed and what is wrong with it.
#[must_use]
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

/// A file that cannot be used, each fault on a line of its own.
fn faulty_file(fault: &ShelfFault) -> FaultyFile {
    FaultyFile {
        file: fault.file.display().to_string(),
        reasons: fault.reason.lines().map(str::to_owned).collect(),
    }
}
