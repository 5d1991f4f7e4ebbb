//! The form of a new tournament.

use crate::frame::visit::{Answer, Visit};
use crate::parts::edition_choice::{EditionChoice, Field, FormChoice, ProfileChoice};
use crate::parts::form::{Faults, NewForm};
use crate::parts::{choices, word_marks};
use crate::{
    frame::admission::Kind, frame::show, setup, setup::reading::chosen_rules, setup::rule_choices,
    setup::rule_fields::RuleFields,
};
use actix_web::{HttpResponse, web::Form};
use flavita_app::words::shelf::{Offer, Shelf};
use flavita_app::{desk::ask::Ask, folder::data_folder::Setup, machine::own_files::ShelfFault};
use flavita_i18n::language::Language;
use flavita_tournament::model::command::Command;
use serde::Serialize;
use std::collections::BTreeMap;

/// `GET /new`, and `POST /new` where something has to be mended: the input is kept.
#[derive(Debug, Clone, Default, Serialize)]
pub struct NewPage {
    /// A sentence above the form when something has to be mended.
    pub notice: Option<String>,
    /// The tournament's name.
    pub name: Field,
    /// Editions to choose from, with their lists of words.
    pub editions: Vec<EditionChoice>,
    /// What is wrong with the edition or the word list.
    pub dictionary_error: Option<String>,
    /// Single words to add and to take away, `+WORD` and `-WORD`.
    pub overrides: Field,
    /// Files of the data folder that cannot be used.
    pub shelf_faults: Vec<FaultyFile>,
    /// Rules to choose from.
    pub profiles: Vec<ProfileChoice>,
    /// What is wrong with the choice of rules.
    pub profile_error: Option<String>,
    /// The profile from which the fields below were filled in.
    pub filled_by: String,
    /// Forms of the game to choose from.
    pub forms: Vec<FormChoice>,
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
    /// Seconds of grace for telephones.
    pub phones: Field,
    /// Whether two people are to key every slip.
    pub has_double_entry: bool,
    /// Players, one a line.
    pub players: Field,
    /// The most bytes of a list of players.
    pub most_bytes: usize,
}

/// A file of the data folder that cannot be used.
#[derive(Debug, Clone, Serialize)]
pub struct FaultyFile {
    /// The file.
    pub file: String,
    /// What is wrong with it, line by line.
    pub reasons: Vec<String>,
}

page!(NewPage, "setup/new.html");

impl NewForm {
    /// The form with the first edition whose words are of this language, and the rules meant for
    /// it.
    pub fn default_for(shelf: &Shelf, language: Language) -> Self {
        let is_native =
            |offer: &&Offer| offer.edition.language() == language.tag() && !offer.lists.is_empty();
        let chosen = shelf.offers().iter().find(is_native).or(shelf.offers().first());
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
    setup::reading::read(form, shelf, language)
}

/// The page of the form, with what was typed and what is wrong with it.
pub fn page(form: &NewForm, faults: &Faults, shelf: &Shelf, language: Language) -> NewPage {
    let field = |name: &str, value: &str| Field {
        value: value.to_owned(),
        error: faults.get(name).cloned(),
    };
    NewPage {
        notice: (!faults.is_empty()).then(|| say!(language, "new-notice")),
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

/// `GET /new`.
pub async fn show(visit: Visit) -> HttpResponse {
    let shelf = visit.app.folder.shelf();
    let form = NewForm::default_for(shelf, visit.language);
    visit.page(&page(&form, &BTreeMap::new(), shelf, visit.language))
}

/// `POST /new`: sets the tournament up and leads to its console, or shows the form again with
/// everything that was typed.
pub async fn create(visit: Visit, form: Form<NewForm>) -> Answer {
    let (folder, language) = (&visit.app.folder, visit.language);
    let setup = match setup::reading::read(&form, folder.shelf(), language) {
        Ok(setup) => setup,
        Err(faults) => {
            let form = setup::reading::as_understood(form.into_inner(), language);
            return Ok(visit.refused(&page(&form, &faults, folder.shelf(), language)));
        }
    };
    let id = folder.create(setup)?;
    if form.double_entry.is_some() {
        let ask = Ask::Do(Command::SetDoubleEntry { is_on: true });
        if let Err(error) = folder.desk(&id)?.ask(ask, &visit.who().actor(), None).await {
            tracing::error!(%error, "double entry could not be switched on");
        }
    }
    Ok(show::redirect(&format!("/t/{id}/console")))
}
