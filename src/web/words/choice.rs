//! Edition, list and options, as pages offer them that look into the words.

use crate::parts::choice::ListChoice;
use crate::parts::choices::{committee_choice, list_choice, missing, option_choice};
use crate::parts::{Choice, Mark, Question, counted_decisions, switch_name};
use crate::{words::committee::editions, words::faults::committee_sentence};
use flavita_app::words::{CommitteeFault, List, Offer, OptionList, Shelf};
use flavita_i18n::{language::Language, text::joined};
use serde::Serialize;

/// Edition, list and options to choose.
#[derive(Default, Serialize)]
pub struct ChoiceOfWords {
    /// Editions to choose from.
    pub editions: Vec<Choice>,
    /// Word lists of the chosen edition.
    pub lists: Vec<ListChoice>,
    /// Lists of words that can be taken in or left out.
    pub options: Vec<Mark>,
    /// The decisions of the club's committee, where there are any.
    pub committee: Vec<Mark>,
    /// Why its table cannot be read.
    pub committee_fault: Option<String>,
    /// What a tournament has agreed on besides; goes with every question.
    pub carried: Vec<Carried>,
    /// The same in words.
    pub terms: Vec<String>,
    /// That nothing can be looked up, and why.
    pub missing: Option<String>,
    /// The command that makes the missing list.
    pub command: Option<String>,
}

/// A field that the form sends unseen.
#[derive(Serialize)]
pub struct Carried {
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub value: String,
}

/// The words to choose from, with those chosen that a question is about.
pub fn choice_of_words(asked: &Question, shelf: &Shelf, language: Language) -> ChoiceOfWords {
    let question = asked.settled(shelf, language);
    let Some(offer) = shelf.offer(&question.edition) else { return ChoiceOfWords::default() };
    let (missing, command) = missing(offer, language).filter(|_| offer.lists.is_empty()).unzip();
    let choice = ChoiceOfWords {
        editions: editions(shelf, &question.edition),
        carried: carried(&question),
        terms: terms(&question, offer, language),
        missing: unknown(asked, shelf, language).or(missing),
        command: command.flatten(),
        ..ChoiceOfWords::default()
    };
    let Some(list) = question.list_of(offer) else { return choice };
    let lists = offer.lists.iter().map(|one| list_choice(one, one.key == list.key, language));
    let option = |option: &OptionList| {
        option_choice((offer, list), option, |_| question.is_in(&option.option), language)
    };
    let (committee, committee_fault) = match committee(&question, list, shelf, language) {
        Ok(mark) => (mark.into_iter().collect(), None),
        Err(fault) => (Vec::new(), Some(committee_sentence(&fault, language))),
    };
    ChoiceOfWords {
        committee,
        committee_fault,
        lists: lists.collect(),
        options: list.options.iter().map(option).collect(),
        ..choice
    }
}

/// The box of the committee's decisions; none where those of a tournament count.
fn committee(
    question: &Question,
    list: &List,
    shelf: &Shelf,
    language: Language,
) -> Result<Option<Mark>, CommitteeFault> {
    if question.decided.is_some() {
        return Ok(None);
    }
    let decisions = shelf.committees.get(&list.home)?.in_force();
    let checked = question.has_committee();
    Ok(committee_choice(&question.edition, &decisions, checked, language))
}

/// That an edition is asked about which is not here.
fn unknown(asked: &Question, shelf: &Shelf, language: Language) -> Option<String> {
    let is_unknown = !asked.edition.is_empty() && shelf.offer(&asked.edition).is_none();
    is_unknown.then(|| say!(language, "lookup-no-edition", name = asked.edition.as_str()))
}

fn carried(question: &Question) -> Vec<Carried> {
    let off = if question.decided.is_some() { &question.committee } else { &String::new() };
    let fields = [
        ("switches", &question.switches),
        ("overrides", &question.overrides),
        ("committee", off),
        ("game", &question.game),
    ];
    let carried = fields.into_iter().map(|(name, value)| Carried { name, value: value.clone() });
    carried.filter(|field| !field.value.is_empty()).collect()
}

fn terms(question: &Question, offer: &Offer, language: Language) -> Vec<String> {
    let switches = question.switches_of(offer).into_iter();
    let mut terms: Vec<_> = switches.map(|id| switch_name(&offer.edition, &id, language)).collect();
    let decided = question.decided.as_ref();
    let decided = decided.and_then(|decided| counted_decisions(decided, language));
    terms.extend(decided.map(|words| say!(language, "setting-committee", words)));
    if !question.overrides.is_empty() {
        let words = joined(question.overrides.split_whitespace(), ", ");
        terms.push(say!(language, "setting-overrides", words));
    }
    terms
}
