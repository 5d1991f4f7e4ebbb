//! From the form of a new tournament to its setup, or to what is wrong with it; what it offers.

use crate::parts::{Faults, FormChoice, NewForm, ProfileChoice, RuleFields, fitting, switched_on};
use crate::{parts::word_choice, player_list::reading, player_list::written::written};
use crate::{player_list::reading::Reading, words::faults::committee_sentence};
use flavita_app::{folder::data_folder::Setup, words::Shelf};
use flavita_i18n::rules::names::{form_about, form_name, profile_about, profile_name};
use flavita_i18n::{catalogue::Argument, catalogue::say, language::Language, text::fault_sentence};
use flavita_tournament::model::{Details, PlayerNumber, WordChoice, clean_comment};
use flavita_tournament::profile::form_catalogue::{EMBEDDED, embedded};
use flavita_tournament::profile::{definition::Profile, form::Chosen, minima::Minimum};
use std::collections::BTreeMap;

/// The most letters of a tournament’s name.
const LONGEST_TITLE: usize = 100;

/// Reads the form.
///
/// # Errors
/// A sentence with what to do for every field that cannot be used.
pub fn read(form: &NewForm, shelf: &Shelf, language: Language) -> Result<Setup, Faults> {
    let reading = reading::typed(&form.players, &BTreeMap::new(), language);
    let players = if is_unseen(form, &reading) {
        let unseen = say!(language, "refusal-players-look");
        reading::players(reading, language).and(Err(unseen))
    } else {
        reading::players(reading, language)
    };
    with_players(form, players, shelf, language)
}

/// Whether the players would be read in a way that nobody has seen.
fn is_unseen(form: &NewForm, reading: &Reading) -> bool {
    reading.has_to_be_seen() && !form.players.lines().eq(form.players_seen.lines())
}

/// The form with its players as they are understood, where nobody has seen that; then it can be
/// seen in the form itself.
pub fn as_understood(form: NewForm, language: Language) -> NewForm {
    let reading = reading::typed(&form.players, &BTreeMap::new(), language);
    if !is_unseen(&form, &reading) || !reading.faults.is_empty() {
        return form;
    }
    NewForm { players: written(&reading.listed), ..form }
}

/// The tournament with players who are known, or why there are none.
pub(crate) fn with_players(
    form: &NewForm,
    players: Result<Vec<(PlayerNumber, Details)>, String>,
    shelf: &Shelf,
    language: Language,
) -> Result<Setup, Faults> {
    let mut reader = Reader { language, faults: Faults::new() };
    let name = reader.name(&form.name);
    let switches = shelf.offer(&form.edition).map(|offer| switched_on(&form.marks, offer));
    let choice = reader.choice(form, shelf);
    let profile = reader.profile(form, shelf);
    let players = players.unwrap_or_else(|fault| {
        reader.faults.insert("players", fault);
        Vec::new()
    });
    if let Some(profile) = profile.as_ref().filter(|_| reader.faults.is_empty()) {
        for (field, sentence) in contradictions(profile, language) {
            reader.faults.entry(field).or_insert(sentence);
        }
    }
    let Some(profile) = profile.filter(|_| reader.faults.is_empty()) else {
        return Err(reader.faults);
    };
    Ok(Setup {
        name,
        edition: form.edition.clone(),
        switches: switches.unwrap_or_default(),
        list: form.dictionary.clone(),
        choice: choice.unwrap_or_default(),
        profile,
        players,
    })
}

/// The rules that a form chooses; those meant for the edition where it names none.
pub(crate) fn chosen_rules<'s>(form: &NewForm, stock: &'s Shelf) -> Option<&'s Profile> {
    if form.profile.is_empty() {
        let offer = stock.offer(&form.edition)?;
        return stock.profile(&offer.edition.profile);
    }
    stock.profile(&form.profile)
}

/// Reads fields and gathers what is wrong with them; a field that cannot be read counts as its
/// lowest value meanwhile.
struct Reader {
    language: Language,
    faults: Faults,
}

impl Reader {
    fn fault(&mut self, field: &'static str, key: &str, arguments: &[(&'static str, Argument)]) {
        let sentence = say(self.language, key, arguments);
        self.faults.entry(field).or_insert(sentence);
    }

    fn name(&mut self, typed: &str) -> String {
        let name = typed.trim().to_owned();
        if name.is_empty() {
            self.fault("name", "refusal-name-empty", &[]);
        } else if name.chars().count() > LONGEST_TITLE {
            self.fault("name", "refusal-name-long", &[("n", LONGEST_TITLE.into())]);
        }
        clean_comment(&name).unwrap_or_else(|fault| {
            let sentence = fault_sentence(self.language, &fault);
            self.faults.entry("name").or_insert(sentence);
            name
        })
    }

    /// What the form changes in the chosen list.
    fn choice(&mut self, typed: &NewForm, stock: &Shelf) -> Option<WordChoice> {
        let offer = stock.offer(&typed.edition);
        let found = offer.and_then(|offer| offer.list(&typed.dictionary));
        let Some(list) = found else {
            let is_without = offer.is_some_and(|offer| offer.lists.is_empty());
            let key =
                if is_without { "refusal-dictionary-none" } else { "refusal-dictionary-misfit" };
            self.fault("dictionary", key, &[]);
            return None;
        };
        let marks = typed.marked.as_ref().map(|_| &typed.marks);
        let language = self.language;
        let choice = word_choice(marks, (&typed.edition, list), &typed.overrides, stock)
            .map_err(|fault| ("dictionary", committee_sentence(&fault, language)))
            .and_then(|choice| fitting(list, &choice, language).map(|()| choice));
        choice.map_err(|(field, fault)| self.faults.insert(field, fault)).ok()
    }

    /// The chosen rules with what the form changes in them.
    fn profile(&mut self, form: &NewForm, stock: &Shelf) -> Option<Profile> {
        let Some(rules) = chosen_rules(form, stock) else {
            self.fault("profile", "refusal-profile", &[]);
            return None;
        };
        let filled_by = stock.profile(&form.filled_by).unwrap_or(rules);
        let (filled, now) = (RuleFields::of(filled_by), RuleFields::of(rules));
        let played = rules.in_form(&form.form);
        let (profile, faults) = form.rules.follow(&filled, &now).change(&played);
        for (field, key, arguments) in faults {
            self.fault(field, key, &arguments);
        }
        if profile == *rules {
            return Some(profile);
        }
        let name = profile_name(self.language, rules);
        let name = say!(self.language, "rules-changed", name);
        Some(Profile { id: "own".to_owned(), name, about: None, ..profile })
    }
}

/// What in these rules does not go together: the field of the form, and the sentence beside it.
pub(crate) fn contradictions(
    rules: &Profile,
    language: Language,
) -> impl Iterator<Item = (&'static str, String)> {
    let bags = rules.form.bags_amiss(&rules.minima);
    rules.faults().into_iter().map(move |fault| {
        let (field, sentence) = match (fault.key, &bags) {
            ("round.seconds", _) => ("round_time", "refusal-round-time"),
            ("round.last_call", _) => ("last_call", "refusal-last-call"),
            ("game_clock.budget", _) => ("budget", "refusal-clock-time"),
            ("game_clock.step", _) => ("step", "refusal-clock-time"),
            ("game_clock.price", _) => ("price", "refusal-price"),
            ("minima.early", _) => ("early_vowels", "refusal-minimum"),
            ("minima.late", _) => ("late_vowels", "refusal-minimum"),
            ("form.two_bags", Some((Minimum { vowels, consonants }, fit))) => {
                let least = say!(language, "rules-at-least", vowels, consonants);
                let (low, high) = (*fit.start(), *fit.end());
                return ("vowels", say!(language, "refusal-two-bags", least, low, high));
            }
            _ => ("early_vowels", "refusal-rules-contradict"),
        };
        (field, say!(language, sentence))
    })
}

/// The form of the game without changes.
const ORDINARY: &str = "ordinary";

/// Federations' rules, by how their names begin, and the language of their country.
const FEDERATIONS: [(&str, &str); 4] =
    [("fisf", "fr"), ("fise", "es"), ("cas", "cs"), ("chew", "en")];

/// Whether rules stand in front of those of other federations.
fn is_near(id: &str, language: Language) -> bool {
    let federation = FEDERATIONS.iter().find(|(start, _)| id.starts_with(start));
    federation.is_none_or(|(_, tag)| *tag == language.tag())
}

/// Every profile, with the values that it fills into the fields.
pub(crate) fn profiles(form: &NewForm, shelf: &Shelf, language: Language) -> Vec<ProfileChoice> {
    let chosen = chosen_rules(form, shelf).map(|rules| rules.id.as_str());
    let choice = |rules: &Profile| ProfileChoice {
        id: rules.id.clone(),
        name: profile_name(language, rules),
        about: profile_about(language, rules).unwrap_or_default(),
        selected: Some(rules.id.as_str()) == chosen,
        fields: serde_json::to_string(&RuleFields::of(rules)).expect("texts are JSON"),
        is_near: is_near(&rules.id, language),
    };
    shelf.profiles.iter().map(choice).collect()
}

/// Every form of the game, the ordinary one first; `chosen` is ticked where it is one of them.
pub(crate) fn forms(chosen: &str, language: Language) -> Vec<FormChoice> {
    let is_known = EMBEDDED.iter().any(|(id, _)| *id == chosen);
    let chosen = if is_known { chosen } else { ORDINARY };
    let form = |id: &str| FormChoice {
        id: id.to_owned(),
        name: form_name(language, id),
        about: form_about(language, id),
        selected: id == chosen,
    };
    std::iter::once(ORDINARY).chain(EMBEDDED.iter().map(|(id, _)| *id)).map(form).collect()
}

/// Those of them that can be played where no arbiter sits who chooses.
pub(crate) fn forms_without_arbiter(chosen: &str, language: Language) -> Vec<FormChoice> {
    let two_bags = |id: &str| embedded(id).and_then(|form| form.two_bags);
    let is_ours =
        |one: &FormChoice| two_bags(&one.id).is_none_or(|two| two.chosen != Chosen::Arbiter);
    forms(chosen, language).into_iter().filter(is_ours).collect()
}
