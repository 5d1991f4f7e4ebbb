//! What was chosen last time, as the form of a new tournament proposes it.

use crate::parts::{Marks, NewForm, RuleFields, option_mark, switch_mark};
use flavita_app::{folder::summary::Summary, words::Shelf};
use flavita_i18n::language::Language;
use flavita_tournament::profile::form_catalogue::named;
use flavita_tournament::{model::WordChoice, profile::definition::Profile, state::Tournament};

/// The form for a new tournament on the terms of the last one, as far as they are still on offer.
pub fn form(shelf: &Shelf, last: Option<&(Tournament, Summary)>, language: Language) -> NewForm {
    let first = NewForm::default_for(shelf, language);
    let Some((last, about)) = last else { return first };
    let edition = &last.edition.id;
    let offer = shelf.offer(edition);
    let mut lists = offer.into_iter().flat_map(|offer| &offer.lists);
    let Some(words) = lists.find(|one| one.name == last.dictionary.name) else { return first };
    let Some(rules) = rules_of(shelf, &last.profile) else { return first };
    NewForm {
        edition: edition.to_owned(),
        dictionary: words.key.clone(),
        overrides: last.dictionary.choice.overrides.join("\n"),
        profile: rules.id.clone(),
        filled_by: rules.id.clone(),
        form: named(&last.profile.form).unwrap_or_default().to_owned(),
        rules: RuleFields::of(&without_theme(&last.profile)),
        double_entry: about.has_double_entry.then(|| "on".to_owned()),
        marks: marks(first.marks, last),
        ..NewForm::default()
    }
}

/// A theme is of its evening: the next one would have it unseen.
fn without_theme(rules: &Profile) -> Profile {
    let mut rules = rules.clone();
    rules.form.theme = None;
    rules
}

/// The rules on offer out of which a form makes these.
fn rules_of<'s>(shelf: &'s Shelf, wanted: &Profile) -> Option<&'s Profile> {
    let fields = RuleFields::of(wanted);
    let form = named(&wanted.form).unwrap_or_default();
    shelf.profiles.iter().find(|rules| {
        let made = Profile {
            id: wanted.id.clone(),
            name: wanted.name.clone(),
            about: wanted.about.clone(),
            ..fields.change(&rules.in_form(form)).0
        };
        made == *wanted && (wanted.id == "own" || wanted.id == rules.id)
    })
}

/// The marks of every edition as usual, those of the last one as they were.
fn marks(mut marks: Marks, last: &Tournament) -> Marks {
    let edition = &last.edition.id;
    let WordChoice { taken_in, left_out, .. } = &last.dictionary.choice;
    for id in left_out {
        marks.remove(&option_mark(edition, id));
    }
    let switches = last.edition.switched_on.iter().map(|id| switch_mark(edition, id));
    let set = switches.chain(taken_in.iter().map(|id| option_mark(edition, id)));
    marks.extend(set.map(|mark| (mark, "on".to_owned())));
    marks
}
