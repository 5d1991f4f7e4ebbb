//! The form of a new tournament.

use crate::frame::{Answer, AppState, Errand, Fault, Kind, Visit, show};
use crate::parts::{Choice, EditionChoice, Faults, Field, FormChoice, NewForm, ProfileChoice};
use crate::parts::{RuleFields, ThemeFields, choices, long_date, word_marks};
use crate::words::faults::committee_lines;
use crate::{setup::last_time, setup::reading, setup::reading::chosen_rules};
use actix_web::web::Form;
use flavita_app::{desk::DeskRequest, folder::data_folder::Setup, folder::opening::Entry};
use flavita_app::{machine::files::ShelfFault, words::Offer, words::Shelf, words::chosen::Wanted};
use flavita_game::Edition;
use flavita_i18n::language::Language;
use flavita_tournament::{model::Command, profile::form::Theme};
use serde::Serialize;
use std::{collections::BTreeMap, sync::Arc};

/// So many tournaments are offered, to take their players again.
const MOST_EARLIER: usize = 20;

/// `GET /new`, and `POST /new` where something has to be mended: the input is kept.
#[derive(Default, Serialize)]
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
    /// What can be changed about the rules, by the names of the fields.
    pub rules: BTreeMap<String, Field>,
    /// Whether each player has a clock for the whole game.
    pub has_game_clock: bool,
    /// Whether two people are to key every slip.
    pub has_double_entry: bool,
    /// Whether something has to be mended among the terms.
    pub must_open: bool,
    /// Players, one a line.
    pub players: Field,
    /// The most bytes of a list of players.
    pub most_bytes: usize,
    /// Tournaments whose players may come again, the newest first.
    pub earlier: Vec<Choice>,
}

/// A file of the data folder that cannot be used.
#[derive(Debug, Serialize)]
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
            |offer: &&Offer| offer.edition.language == language.tag() && !offer.lists.is_empty();
        let chosen = shelf.offers.iter().find(is_native).or(shelf.offers.first());
        let list = chosen.and_then(|offer| offer.lists.first());
        let mut form = Self {
            edition: chosen.map_or_else(String::new, |offer| offer.edition.id.clone()),
            dictionary: list.map_or_else(String::new, |list| list.key.clone()),
            marks: word_marks::usual(shelf),
            ..Self::default()
        };
        if let Some(rules) = chosen_rules(&form, shelf) {
            form.profile.clone_from(&rules.id);
            form.filled_by.clone_from(&rules.id);
            form.rules = RuleFields::of(rules);
        }
        form
    }
}

/// The page of the form, with what was typed and what is wrong with it.
pub fn page(form: &NewForm, faults: &Faults, shelf: &Shelf, language: Language) -> NewPage {
    let field = |name: &str, value: &str| Field::of(value, faults.get(name));
    let offers = shelf.offers.iter();
    let editions = offers.map(|offer| choices::edition(form, offer, shelf, language));
    let rule = |(name, text): (String, String)| {
        let field = field(&name, &text);
        (name, field)
    };
    NewPage {
        notice: (!faults.is_empty()).then(|| say!(language, "new-notice")),
        name: field("name", &form.name),
        editions: editions.collect(),
        dictionary_error: faults.get("dictionary").cloned(),
        overrides: field("overrides", &form.overrides),
        shelf_faults: faulty_files(shelf, language),
        profiles: reading::profiles(form, shelf, language),
        profile_error: faults.get("profile").cloned(),
        filled_by: form.filled_by.clone(),
        forms: reading::forms(&form.form, language),
        rules: form.rules.texts().into_iter().map(rule).collect(),
        has_game_clock: form.rules.game_clock,
        has_double_entry: form.double_entry.is_some(),
        must_open: faults.keys().any(|name| !["name", "dictionary", "players"].contains(name)),
        players: field("players", &form.players),
        most_bytes: Kind::Setup.most_bytes(),
        earlier: Vec::new(),
    }
}

/// The files of the data folder that cannot be used, the tables of the word committee among them.
fn faulty_files(shelf: &Shelf, language: Language) -> Vec<FaultyFile> {
    let homes: BTreeMap<&str, &Edition> =
        shelf.offers.iter().map(|offer| (offer.home().id.as_str(), offer.home())).collect();
    let tables = homes.into_values().filter_map(|home| {
        let fault = shelf.committees.get(home).err()?;
        let file = shelf.committees.file(home).display().to_string();
        Some(FaultyFile { file, reasons: committee_lines(&fault, language) })
    });
    let file = |fault: &ShelfFault| FaultyFile {
        file: fault.file.display().to_string(),
        reasons: fault.reason.lines().map(str::to_owned).collect(),
    };
    shelf.faults.iter().map(file).chain(tables).collect()
}

/// `GET /new`.
pub(crate) async fn show(visit: Visit) -> Answer {
    let last = visit.work(|app| app.folder.last_set_up()).await??;
    let shelf = &visit.app.folder.shelf;
    let form = last_time::form(shelf, last.as_ref(), visit.language);
    let page = page(&form, &BTreeMap::new(), shelf, visit.language);
    Ok(visit.page(&offering(&visit, page).await?))
}

/// The page with the tournaments whose players can be taken from; none of a folder that is still being
/// read or cannot be, for which a new tournament does not wait.
async fn offering(visit: &Visit, page: NewPage) -> Result<NewPage, Fault> {
    let entries = visit.work(|app| app.folder.entries()).await?.unwrap_or_default();
    let choice = |Entry { id, about }: Entry| {
        let about = about.ok().filter(|about| about.players > 0)?;
        let players = say!(visit.language, "players", n = about.players);
        let label = [about.name, long_date(visit.language, about.created_ms), players].join(" · ");
        Some(Choice::new(id, label, false))
    };
    let earlier = entries.into_iter().filter_map(choice).take(MOST_EARLIER).collect();
    Ok(NewPage { earlier, ..page })
}

/// `POST /new`: sets the tournament up and leads to its console, or shows the form again with
/// everything that was typed.
pub(crate) async fn create(visit: Visit, form: Form<NewForm>) -> Answer {
    let (shelf, language) = (&visit.app.folder.shelf, visit.language);
    let (form, faults) = match reading::read(&form, shelf, language) {
        Ok(mut setup) => {
            let mut form = form.into_inner();
            let looked = visit.work(move |app| {
                let (wanted, typed) = (wanted(app, &setup), &mut form.rules.theme);
                let theme = &mut setup.profile.form.theme;
                let settled = wanted.map(|wanted| settle_theme(app, typed, theme, &wanted));
                (settled.unwrap_or(Ok(())), setup, form)
            });
            let (settled, setup, form) = looked.await?;
            let Err(fault) = settled else {
                return created(&visit, setup, form.double_entry.is_some()).await;
            };
            (form, BTreeMap::from([("theme_words", fault)]))
        }
        Err(faults) => (reading::as_understood(form.into_inner(), language), faults),
    };
    let page = page(&form, &faults, shelf, language);
    Ok(visit.refused(&offering(&visit, page).await?))
}

async fn created(visit: &Visit, setup: Setup, has_double_entry: bool) -> Answer {
    let id = visit.work(move |app| app.folder.create(setup)).await??;
    if has_double_entry {
        let ask = DeskRequest::Do(Command::SetDoubleEntry { is_on: true });
        if let Err(error) = visit.desk(&id).await?.ask(ask, &visit.who().actor(), None).await {
            tracing::error!(%error, "double entry could not be switched on");
        }
    }
    Ok(show::redirect(&format!("/t/{id}/console")))
}

/// The words of a tournament.
fn wanted(app: &AppState, setup: &Setup) -> Option<Wanted> {
    let offer = app.folder.shelf.offer(&setup.edition)?;
    Some(Wanted {
        edition: offer.edition.with_switches(&setup.switches).ok()?,
        list: Arc::clone(offer.list(&setup.list)?),
        choice: setup.choice.clone(),
    })
}

/// As [`ThemeFields::settle`], where one was typed, with words that may have to be read first; those that
/// cannot be read are told of elsewhere.
pub(crate) fn settle_theme(
    app: &Errand,
    typed: &mut ThemeFields,
    theme: &mut Option<Theme>,
    wanted: &Wanted,
) -> Result<(), String> {
    let Some(theme) = theme.as_mut().filter(|_| typed.is_typed()) else { return Ok(()) };
    let words = app.analyst.words.get(wanted);
    words.map_or(Ok(()), |words| typed.settle(theme, (&wanted.edition, &words.words), app.language))
}
