//! The boxes of a form for the switches of an edition and the options of its lists: their names, and
//! what comes of those that are ticked; the same of a committee's decisions.

use flavita_app::words::{CommitteeFault, DictionaryError, List, Offer, Shelf, check};
use flavita_game::WordOption;
use flavita_i18n::{language::Language, text::joined};
use flavita_tournament::model::WordChoice;
use std::collections::BTreeMap;

/// The marks that are set, by their names: `switch:<edition>:<id>` and `option:<edition>:<id>`.
pub type Marks = BTreeMap<String, String>;

/// The name of the mark for a switch of an edition.
pub fn switch_mark(edition: &str, id: &str) -> String {
    format!("switch:{edition}:{id}")
}

/// The name of the mark for an option of an edition's list.
pub fn option_mark(edition: &str, id: &str) -> String {
    format!("option:{edition}:{id}")
}

/// The name of the mark for the decisions of the club's committee on an edition's words.
pub fn committee_mark(edition: &str) -> String {
    format!("committee:{edition}")
}

/// The marks of the committees, and of the options whose words count by themselves.
pub fn usual(stock: &Shelf) -> Marks {
    let mut marks = Marks::new();
    for offer in &stock.offers {
        let options = offer.lists.iter().flat_map(|list| &list.options);
        for option in options.filter(|list| list.option.is_in) {
            let mark = option_mark(&offer.edition.id, &option.option.id);
            marks.insert(mark, "on".to_owned());
        }
        marks.insert(committee_mark(&offer.edition.id), "on".to_owned());
    }
    marks
}

/// The switches of the edition whose marks are set.
pub fn switched_on(marks: &Marks, offer: &Offer) -> Vec<String> {
    let id = &offer.edition.id;
    let switches = offer.edition.switches.iter().map(|switch| &switch.id);
    switches.filter(|switch| marks.contains_key(&switch_mark(id, switch))).cloned().collect()
}

/// What the marks of the options and the single words, one a line, change in a list of an edition.
///
/// The decisions of the club's committee count where their mark is set; without marks they count, and the
/// options are as usual.
///
/// # Errors
/// When the committee's table cannot be read.
pub fn word_choice(
    marks: Option<&Marks>,
    (edition, list): (&str, &List),
    overrides: &str,
    stock: &Shelf,
) -> Result<WordChoice, CommitteeFault> {
    let is_in = |option: &WordOption| match marks {
        Some(marks) => marks.contains_key(&option_mark(edition, &option.id)),
        None => option.is_in,
    };
    let choice = list.choice(is_in, overrides.lines().map(str::to_owned).collect());
    if marks.is_some_and(|marks| !marks.contains_key(&committee_mark(edition))) {
        return Ok(choice);
    }
    let committee = stock.committees.get(&list.home)?.in_force();
    Ok(WordChoice { committee, ..choice })
}

/// Whether a list can be changed so.
///
/// # Errors
/// Why not, with the field in which that was typed.
pub fn fitting(
    list: &List,
    choice: &WordChoice,
    language: Language,
) -> Result<(), (&'static str, String)> {
    check(list, choice).map_err(|error| {
        if let DictionaryError::Overrides { bad } = &error {
            let words = joined(bad.iter().map(|bad| &bad.text), " ");
            return ("overrides", say!(language, "refusal-overrides", words));
        }
        ("dictionary", error.to_string())
    })
}
