//! The editions on offer, each with its lists of words and what can be switched in it, worded.

use crate::parts::choice::{EditionChoice, EditionMarks, ListChoice, Mark, in_language};
use crate::parts::word_marks::{Marks, committee_mark, option_mark, switch_mark};
use crate::parts::{figures::counted_words, figures::day_in_words, form::NewForm, sample};
use flavita_app::words::{DictionaryError, List, Offer, OptionList, Shelf};
use flavita_game::Edition;
use flavita_i18n::{catalogue::try_say, language::Language, names::list_name};
use flavita_tournament::model::Decisions;

/// An edition with everything that is shown where it is chosen.
pub fn edition(form: &NewForm, offer: &Offer, shelf: &Shelf, language: Language) -> EditionChoice {
    let edition = &offer.edition;
    let (missing, command) = missing(offer, language).unzip();
    let is_chosen = edition.id == form.edition;
    let lists = offer.lists.iter();
    EditionChoice {
        marks: marks(&form.marks, offer, shelf, language),
        profile: edition.profile.clone(),
        selected: is_chosen,
        facts: facts(edition, language),
        bonus: bonus(edition, language),
        note: note(edition, language),
        missing,
        command: command.flatten(),
        sample: sample::board(edition, language),
        legend: sample::legend(edition, language),
        lists: lists
            .map(|list| list_choice(list, is_chosen && list.key == form.dictionary, language))
            .collect(),
    }
}

/// The boxes of an edition, with those that are ticked.
pub fn marks(marks: &Marks, offer: &Offer, shelf: &Shelf, language: Language) -> EditionMarks {
    EditionMarks {
        id: offer.edition.id.clone(),
        name: edition_name(&offer.edition, language),
        switches: switches(marks, &offer.edition, language),
        options: options(marks, offer, language),
        committee: committee(marks, offer, shelf, language),
    }
}

/// Why an edition has no list, and the command that makes it.
pub fn missing(offer: &Offer, language: Language) -> Option<(String, Option<String>)> {
    let sentence = |key: &str| say!(language, key);
    match &offer.missing {
        Some(DictionaryError::Missing { command, .. }) => {
            Some((sentence("new-dictionary-missing"), Some(command.clone())))
        }
        Some(DictionaryError::None(_)) => Some((sentence("new-dictionary-none"), None)),
        Some(other) => Some((other.to_string(), None)),
        None if offer.lists.is_empty() => Some((sentence("new-dictionary-none"), None)),
        None => None,
    }
}

/// The edition's name; what is a reconstruction says so in the reader's language.
pub fn edition_name(edition: &Edition, language: Language) -> String {
    let key = format!("edition-name-{}", edition.id);
    in_language(edition, language, &key, &edition.name)
}

/// `русский`, `104 фишки`, `пустышка ×2`.
fn facts(edition: &Edition, language: Language) -> Vec<String> {
    let tiles = letter_tiles(edition) + usize::from(edition.blanks);
    let words = try_say(language, &format!("language-{}", edition.language), &[]);
    let mut facts = vec![
        words.unwrap_or_else(|| edition.language.clone()),
        say!(language, "edition-tiles", n = tiles),
    ];
    if edition.blanks > 0 {
        let (name, n) = (blank_name(edition, language), u32::from(edition.blanks));
        facts.push(say!(language, "edition-blanks", name, n));
    }
    facts
}

/// How many tiles of the set show letters.
pub fn letter_tiles(edition: &Edition) -> usize {
    edition.letters().map(|letter| usize::from(edition.kind(letter).count)).sum()
}

/// What laying a whole rack adds.
fn bonus(edition: &Edition, language: Language) -> String {
    let bonus = edition.bonus(edition.hand_size());
    say!(language, "edition-bonus", n = bonus)
}

/// What players of the edition call its blank.
pub fn blank_name(edition: &Edition, language: Language) -> String {
    if edition.language == language.tag() {
        return edition.blank.name.clone();
    }
    let own = try_say(language, &format!("blank-name-{}", edition.id), &[]);
    own.unwrap_or_else(|| say!(language, "blank-name"))
}

/// A list of words among others.
pub fn list_choice(list: &List, selected: bool, language: Language) -> ListChoice {
    ListChoice {
        key: list.key.clone(),
        name: list_name(language, &list.name),
        words: counted_words(list.size, language),
        origin: origin(list, language),
        selected,
    }
}

/// Where the words come from and under which licence, in one line.
pub fn origin(list: &List, language: Language) -> String {
    if let Some(path) = &list.file {
        return say!(language, "list-own-file", name = path.display());
    }
    let said = list.provenance.as_ref();
    let told = said.map(|said| format!("{} · {}", said.upstream.project, said.licence.name));
    told.unwrap_or_default()
}

/// What a person must know who chooses the edition.
fn note(edition: &Edition, language: Language) -> Option<String> {
    let own = edition.note.as_deref()?;
    let key = format!("edition-note-{}", edition.id);
    Some(in_language(edition, language, &key, own))
}

/// The boxes of an edition's switches.
fn switches(marks: &Marks, edition: &Edition, language: Language) -> Vec<Mark> {
    let mark = |id: &String| {
        let name = switch_mark(&edition.id, id);
        let (label, checked) = (switch_name(edition, id, language), marks.contains_key(&name));
        Mark { name, label, count: String::new(), checked }
    };
    edition.switches.iter().map(|switch| mark(&switch.id)).collect()
}

/// The boxes of the options of an edition's lists.
fn options(marks: &Marks, offer: &Offer, language: Language) -> Vec<Mark> {
    let options =
        offer.lists.iter().flat_map(|list| list.options.iter().map(move |one| (list, one)));
    let is_set = |name: &str| marks.contains_key(name);
    options.map(|(list, one)| option_choice((offer, list), one, is_set, language)).collect()
}

/// The box of the committee's decisions; none where it has decided nothing, or its table cannot be
/// read.
fn committee(marks: &Marks, offer: &Offer, shelf: &Shelf, language: Language) -> Vec<Mark> {
    let decided = shelf.committees.get(offer.home()).unwrap_or_default().in_force();
    let checked = marks.contains_key(&committee_mark(&offer.edition.id));
    committee_choice(&offer.edition.id, &decided, checked, language).into_iter().collect()
}

/// The same for decisions that are known.
pub fn committee_choice(
    edition: &str,
    decided: &Decisions,
    checked: bool,
    language: Language,
) -> Option<Mark> {
    let count = counted_decisions(decided, language)?;
    let (name, label) = (committee_mark(edition), say!(language, "committee-mark"));
    Some(Mark { name, label, count, checked })
}

/// How many decisions there are, and the day of the latest; nothing where there are none.
pub fn counted_decisions(decisions: &Decisions, language: Language) -> Option<String> {
    let date = day_in_words(language, decisions.latest()?);
    Some(say!(language, "committee-counted", n = decisions.len(), date))
}

/// The box of an option.
pub fn option_choice(
    (offer, list): (&Offer, &List),
    option: &OptionList,
    is_set: impl Fn(&str) -> bool,
    language: Language,
) -> Mark {
    let name = option_mark(&offer.edition.id, &option.option.id);
    let label = option_name(&list.home, &option.option.id, language);
    let (count, checked) = (counted_words(option.words, language), is_set(&name));
    Mark { name, label, count, checked }
}

/// What a switch of an edition is called; its stable name where the edition has none such.
pub fn switch_name(edition: &Edition, id: &str, language: Language) -> String {
    let known = edition.switches.iter().find(|switch| switch.id == id);
    let own = known.map_or(id, |switch| &switch.name);
    in_language(edition, language, &format!("edition-switch-{id}"), own)
}

/// What an option of the list made for `home` is called; its stable name where it has none such.
pub fn option_name(home: &Edition, id: &str, language: Language) -> String {
    let known = home.options.iter().find(|option| option.id == id);
    let own = known.map_or(id, |option| &option.name);
    in_language(home, language, &format!("word-option-{id}"), own)
}
