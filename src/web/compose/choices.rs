//! What can be switched in an edition, worded.

use crate::app::dictionary::DictionaryError;
use crate::app::shelf::{Offer, Shelf};
use crate::game::edition::definition::Edition;
use crate::i18n::catalogue::{say, try_say};
use crate::i18n::language::Language;
use crate::web::compose::form::{NewForm, option_mark, switch_mark};
use crate::web::compose::new::counted_words;
use crate::web::pages::new::{EditionChoices, Mark};

/// For each edition what it is and what can be switched in it.
#[must_use]
pub fn choices(form: &NewForm, shelf: &Shelf, language: Language) -> Vec<EditionChoices> {
    let offers = shelf.offers().iter();
    offers.map(|offer| of(form, offer, language)).collect()
}

fn of(form: &NewForm, offer: &Offer, language: Language) -> EditionChoices {
    let edition = &offer.edition;
    let (missing, command) = match &offer.missing {
        None => (None, None),
        Some(DictionaryError::Missing { command, .. }) => {
            let sentence = say(language, "new-dictionary-missing", &[]);
            (Some(sentence), Some(command.clone()))
        }
        Some(other) => (Some(other.to_string()), None),
    };
    EditionChoices {
        edition: edition.id().to_owned(),
        note: note(edition, language),
        missing,
        command,
        switches: switches(form, edition, language),
        options: options(form, offer, language),
    }
}

/// What a person must know who chooses the edition.
fn note(edition: &Edition, language: Language) -> Option<String> {
    let own = edition.note()?;
    Some(in_language(
        edition,
        language,
        &format!("edition-note-{}", edition.id()),
        own,
    ))
}

fn switches(form: &NewForm, edition: &Edition, language: Language) -> Vec<Mark> {
    let mark = |id: &str, own: &str| {
        let name = switch_mark(edition.id(), id);
        Mark {
            checked: form.marks.contains_key(&name),
            label: in_language(edition, language, &format!("edition-switch-{id}"), own),
            name,
        }
    };
    let switches = edition.switches().iter();
    switches
        .map(|switch| mark(&switch.id, &switch.name))
        .collect()
}

fn options(form: &NewForm, offer: &Offer, language: Language) -> Vec<Mark> {
    let options = offer
        .lists
        .iter()
        .flat_map(|list| list.options.iter().map(move |option| (list, option)));
    options
        .map(|(list, option)| {
            let name = option_mark(offer.edition.id(), &option.option.id);
            let key = format!("word-option-{}", option.option.id);
            let label = in_language(&list.home, language, &key, &option.option.name);
            Mark {
                checked: form.marks.contains_key(&name),
                label: format!("{label} · {}", counted_words(option.words, language)),
                name,
            }
        })
        .collect()
}

/// A name of the edition's file, in the language of the reader where a catalogue has it.
#[must_use]
pub fn in_language(edition: &Edition, language: Language, key: &str, own: &str) -> String {
    if edition.language() == language.tag() {
        return own.to_owned();
    }
    try_say(language, key, &[]).unwrap_or_else(|| own.to_owned())
}
