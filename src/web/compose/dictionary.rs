//! The page of the dictionary: what counts, and where the words come from.

use std::collections::BTreeMap;

use crate::app::dictionary::DictionaryError;
use crate::app::list::List;
use crate::app::lookup::{Cut, Entry, Hand, Lookup};
use crate::app::provenance::Provenance;
use crate::app::shelf::{Offer, Shelf};
use crate::game::edition::definition::Edition;
use crate::game::letter::{BoardTile, Letter};
use crate::game::square::SIDE;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::lexicon::alphabet::Alphabet;
use crate::lexicon::fault::{Fault, SHORTEST};
use crate::web::compose::board::shown_value;
use crate::web::compose::choices::{missing, option_choice, option_name, origin, switch_name};
use crate::web::compose::figures::{counted_words, grouped};
use crate::web::compose::form::{NewForm, option_mark};
use crate::web::compose::question::Question;
use crate::web::pages::board::TileView;
use crate::web::pages::dictionary::{
    Answer, Carried, Choice, CutView, DictionaryPage, LengthBar, NearWord, ProvenanceView,
};
use crate::web::pages::new::ListChoice;

/// The most words that one question looks up.
const MOST_WORDS: usize = 20;
/// The most near misses that are shown of a word.
const MOST_NEAR: usize = 12;

/// The page with the answers to a question.
#[must_use]
pub fn page(asked: &Question, shelf: &Shelf, language: Language) -> DictionaryPage {
    let question = settled(asked, shelf, language);
    let Some(offer) = question.offer_of(shelf) else {
        return DictionaryPage::default();
    };
    let (missing, command) = missing(offer, language)
        .filter(|_| offer.lists.is_empty())
        .unzip();
    let page = DictionaryPage {
        editions: editions(&question, shelf),
        carried: carried(&question),
        terms: terms(&question, offer, language),
        missing: unknown(asked, shelf, language).or(missing),
        command: command.flatten(),
        word: question.word.clone(),
        ..DictionaryPage::default()
    };
    let Some(list) = question.list_of(offer) else {
        return page;
    };
    let page = DictionaryPage {
        lists: lists(offer, list, language),
        options: list
            .options
            .iter()
            .map(|option| {
                let name = option_mark(offer.edition.id(), &option.option.id);
                let is_in = question.is_in(&option.option);
                option_choice(list, option, name, |_| is_in, language)
            })
            .collect(),
        provenance: Some(provenance(list, language)),
        ..page
    };
    answered(page, &question, offer, list, language)
}

/// The question with an edition that there is.
fn settled(asked: &Question, shelf: &Shelf, language: Language) -> Question {
    if asked.offer_of(shelf).is_some() {
        return asked.clone();
    }
    Question {
        edition: NewForm::default_for(shelf, language).edition,
        ..asked.clone()
    }
}

/// That an edition is asked about which is not here.
fn unknown(asked: &Question, shelf: &Shelf, language: Language) -> Option<String> {
    let is_unknown = !asked.edition.is_empty() && asked.offer_of(shelf).is_none();
    let name = [("name", asked.edition.as_str().into())];
    is_unknown.then(|| say(language, "lookup-no-edition", &name))
}

fn editions(question: &Question, shelf: &Shelf) -> Vec<Choice> {
    let choice = |offer: &Offer| Choice {
        value: offer.edition.id().to_owned(),
        label: offer.edition.name().to_owned(),
        selected: offer.edition.id() == question.edition,
    };
    shelf.offers().iter().map(choice).collect()
}

fn lists(offer: &Offer, chosen: &List, language: Language) -> Vec<ListChoice> {
    let choice = |list: &List| ListChoice {
        key: list.key.clone(),
        name: list.name.clone(),
        words: counted_words(list.size, language),
        origin: origin(list, language),
        selected: list.key == chosen.key,
    };
    offer.lists.iter().map(|list| choice(list)).collect()
}

fn carried(question: &Question) -> Vec<Carried> {
    let fields = [
        ("switches", &question.switches),
        ("overrides", &question.overrides),
    ];
    let carried = fields.into_iter().map(|(name, value)| Carried {
        name,
        value: value.clone(),
    });
    carried.filter(|field| !field.value.is_empty()).collect()
}

fn terms(question: &Question, offer: &Offer, language: Language) -> Vec<String> {
    let switches = question.switches_of(offer).into_iter();
    let mut terms: Vec<String> = switches
        .map(|id| switch_name(&offer.edition, &id, language))
        .collect();
    if !question.overrides.is_empty() {
        let words = question.overrides.split_whitespace().collect::<Vec<_>>();
        let words = [("words", words.join(", ").into())];
        terms.push(say(language, "setting-overrides", &words));
    }
    terms
}

/// The page with what is to be said of the words.
fn answered(
    page: DictionaryPage,
    question: &Question,
    offer: &Offer,
    list: &List,
    language: Language,
) -> DictionaryPage {
    let is_between = |c: char| c.is_whitespace() || [',', ';'].contains(&c);
    let words: Vec<&str> = question
        .word
        .split(is_between)
        .filter(|word| !word.is_empty())
        .collect();
    // The words are read before the first one is typed.
    let reader = match Reader::new(question, offer, list, language) {
        Ok(reader) => reader,
        Err(error) => {
            return DictionaryPage {
                missing: Some(error.to_string()),
                ..page
            };
        }
    };
    let left_off = [("n", MOST_WORDS.into())];
    DictionaryPage {
        left_off: (words.len() > MOST_WORDS).then(|| say(language, "lookup-left-off", &left_off)),
        answers: words
            .into_iter()
            .take(MOST_WORDS)
            .map(|word| reader.answer(word))
            .collect(),
        ..page
    }
}

/// Reads words in the list that a question is about.
struct Reader<'a> {
    question: &'a Question,
    edition: Edition,
    list: &'a List,
    lookup: Lookup,
    language: Language,
}

impl<'a> Reader<'a> {
    fn new(
        question: &'a Question,
        offer: &Offer,
        list: &'a List,
        language: Language,
    ) -> Result<Self, DictionaryError> {
        let switches = question.switches_of(offer);
        let edition = offer.edition.with_switches(&switches);
        let edition = edition.unwrap_or_else(|_| offer.edition.clone());
        Ok(Self {
            lookup: Lookup::new(&edition, list, &question.choice(list))?,
            question,
            edition,
            list,
            language,
        })
    }

    fn answer(&self, word: &str) -> Answer {
        let cuts = self.lookup.cuts(word);
        let counts = cuts.iter().any(Cut::counts);
        let near = if counts {
            Vec::new()
        } else {
            self.lookup.near(&self.edition, word, MOST_NEAR)
        };
        Answer {
            word: word.to_uppercase(),
            counts,
            fault: cuts.is_empty().then(|| self.fault(word)),
            cuts: cuts.iter().map(|cut| self.cut_view(cut)).collect(),
            near: near.iter().map(|word| self.near_word(word)).collect(),
        }
    }

    fn near_word(&self, word: &str) -> NearWord {
        let question = Question {
            word: word.to_lowercase(),
            ..self.question.clone()
        };
        NearWord {
            href: question.href(),
            word: word.replace('|', ""),
        }
    }

    fn cut_view(&self, cut: &Cut) -> CutView {
        let tile = |letter: &Letter| {
            let value = shown_value(&self.edition, BoardTile::real(*letter));
            TileView::new(self.edition.label(*letter), value)
        };
        CutView {
            tiles: cut.tiles.iter().map(tile).collect(),
            counts: cut.counts(),
            notes: cut
                .words
                .iter()
                .map(|entry| self.note(entry, cut))
                .collect(),
        }
    }

    /// Where a word of the lists stands: `ЁЖИК: OpenCorpora, список «Устаревшие слова»`.
    fn note(&self, entry: &Entry, cut: &Cut) -> String {
        let name = |key: &str, name: &str| say(self.language, key, &[("name", name.into())]);
        let source = match entry.hand {
            Some(Hand::Edition) => say(self.language, "lookup-hand-edition", &[]),
            Some(Hand::Added) => say(self.language, "lookup-hand-added", &[]),
            Some(Hand::Removed) => say(self.language, "lookup-hand-removed", &[]),
            None => name("lookup-source", &self.source()),
        };
        let options = entry.options.iter().map(|id| {
            let option = option_name(&self.list.home, id, self.language);
            name("lookup-option", &option)
        });
        let mut parts = vec![source];
        parts.extend(options);
        if !entry.counts && entry.hand.is_none() {
            parts.push(say(self.language, "lookup-option-out", &[]));
        }
        let said = parts.join(", ");
        if entry.spelling == Alphabet::of(&self.edition).spell(&cut.tiles) {
            said
        } else {
            format!("{}: {said}", entry.spelling.replace('|', ""))
        }
    }

    fn source(&self) -> String {
        let project = |said: &Provenance| said.upstream.project.clone();
        let project = self.list.provenance.as_ref().map(project);
        project.unwrap_or_else(|| self.list.name.clone())
    }

    /// Why something can be no word of the edition.
    fn fault(&self, word: &str) -> String {
        let fault = match Alphabet::of(&self.edition).cut(word) {
            Err(fault) => fault,
            Ok(tiles) => Fault::Length { tiles: tiles.len() },
        };
        let letter = |letter: char| ("letter", letter.to_string().into());
        let (key, arguments) = match fault {
            Fault::Letter { letter: c, .. } => ("lookup-fault-letter", vec![letter(c)]),
            Fault::LookAlike { letter: c, .. } => ("lookup-fault-look-alike", vec![letter(c)]),
            Fault::Length { tiles } if tiles < SHORTEST => ("lookup-fault-short", Vec::new()),
            Fault::Length { .. } => ("lookup-fault-long", vec![("n", SIDE.into())]),
            Fault::Mark | Fault::Columns => ("lookup-fault-mark", Vec::new()),
        };
        say(self.language, key, &arguments)
    }
}

fn provenance(list: &List, language: Language) -> ProvenanceView {
    let said = list.provenance.clone().unwrap_or_default();
    let own = list.path().map(|path| path.display().to_string());
    let reading = [
        ("n", said.reading.size.into()),
        ("of", said.reading.doubtful.into()),
    ];
    let is_read = said.reading.size > 0;
    ProvenanceView {
        name: list.name.clone(),
        words: counted_words(list.size, language),
        source: own.unwrap_or(said.upstream.project),
        page: said.upstream.page,
        revision: said.upstream.revision,
        licence: said.licence.name,
        attribution: said.licence.attribution,
        rule: said.selection.rule,
        lengths: lengths(&said.list.by_length),
        reading: is_read.then(|| say(language, "lookup-reading", &reading)),
    }
}

fn lengths(by_length: &BTreeMap<String, u64>) -> Vec<LengthBar> {
    let most = by_length.values().copied().max().unwrap_or(1).max(1);
    let bar = |(length, count): (&String, &u64)| {
        Some(LengthBar {
            length: length.parse().ok()?,
            count: grouped(*count),
            share: count * 100 / most,
        })
    };
    let mut bars: Vec<LengthBar> = by_length.iter().filter_map(bar).collect();
    bars.sort_by_key(|bar| bar.length);
    bars
}
