//! The page of the dictionary: what counts, and where the words come from.

use crate::parts::{Question, TileView, counted_words, meaning, option_name};
use crate::words::choice::{ChoiceOfWords, choice_of_words};
use crate::words::faults::{decision_sentence, fault_sentence};
use crate::words::hooks::{HooksView, NearWord, Neighbours, hooks_view, near_word};
use crate::{parts::board::shown_value, words::search::Search, words::search::SearchView};
use crate::{parts::figures::grouped, words::committee::CommitteeForm, words::short};
use flavita_app::words::meanings::meanings;
use flavita_app::words::{Cut, Entry, Hand, List, Lookup, Provenance, Shelf};
use flavita_game::{BoardTile, Edition, Letter};
use flavita_i18n::{catalogue::try_say, language::Language, names::list_name};
use flavita_lexicon::{alphabet::Alphabet, fault::Fault, hooks::hooks};
use flavita_tournament::judging::blanks::without_marks;
use serde::Serialize;
use std::collections::BTreeMap;

/// `GET /dictionary`: which words count, and where the list of words comes from.
#[derive(Default, Serialize)]
pub struct DictionaryPage {
    /// The words to choose from.
    #[serde(flatten)]
    pub choice: ChoiceOfWords,
    /// What was typed.
    pub word: String,
    /// The sheet of the short words.
    pub short: String,
    /// What the club's committee has decided.
    pub committee_page: String,
    /// What is to be said of each word.
    pub answers: Vec<Answer>,
    /// What is searched for.
    pub wish: Search,
    /// What was found.
    pub search: Option<SearchView>,
    /// That not all of the words were looked up.
    pub left_off: Option<String>,
    /// Where the words come from.
    pub provenance: Option<ProvenanceView>,
}

/// What is to be said of a word.
#[derive(Serialize)]
pub struct Answer {
    /// The word in capitals.
    pub word: String,
    /// Whether it counts.
    pub counts: bool,
    /// Why it can be no word at all.
    pub fault: Option<String>,
    /// Every way to lay it.
    pub cuts: Vec<CutView>,
    /// Words that count and are nearly the same.
    pub near: Vec<NearWord>,
}

/// One way to lay a word.
#[derive(Serialize)]
pub struct CutView {
    /// Its tiles.
    pub tiles: Vec<TileView>,
    /// Whether it counts laid so.
    pub counts: bool,
    /// Where it stands.
    pub notes: Vec<String>,
    /// What it is, as far as the list's source tells.
    pub meanings: Vec<String>,
    /// What hooks on; nothing where it does not count.
    pub hooks: Option<HooksView>,
}

/// Where a list of words comes from.
#[derive(Serialize)]
pub struct ProvenanceView {
    /// The list's name.
    pub name: String,
    /// How many words it has.
    pub words: String,
    /// Who made the dictionary, or the file of somebody's own list.
    pub source: String,
    /// Its page, and which state of it was taken.
    pub page: String,
    /// Which state of it was taken.
    pub revision: String,
    /// The licence.
    pub licence: String,
    /// The sentence that must go with the words; English.
    pub attribution: String,
    /// Which words were taken; English.
    pub rule: String,
    /// How many words there are of each length.
    pub lengths: Vec<LengthBar>,
    /// What reading a sample showed.
    pub reading: Option<String>,
}

/// How many words of a length there are.
#[derive(Serialize)]
pub struct LengthBar {
    /// The length in tiles.
    pub length: u32,
    /// How many words.
    pub count: String,
    /// In hundredths of the most frequent length.
    pub share: u64,
}

page!(DictionaryPage, "words/dictionary.html");

/// The most words that one question looks up.
const MOST_WORDS: usize = 20;

/// The most near misses that are shown of a word.
const MOST_NEAR: usize = 12;

/// The page with the answers to a question.
pub fn page(
    asked: &Question,
    wish: Search,
    shelf: &Shelf,
    neighbours: &Neighbours,
    language: Language,
) -> DictionaryPage {
    let question = asked.settled(shelf, language);
    let page = DictionaryPage {
        choice: choice_of_words(asked, shelf, language),
        short: short::href(&question),
        committee_page: CommitteeForm::of(&question.edition).href(),
        word: question.word.clone(),
        wish,
        ..DictionaryPage::default()
    };
    let Some(wanted) = question.wanted(shelf) else { return page };
    let list = &*wanted.list;
    let search = page.wish.view(&question, &wanted.edition, neighbours, language);
    let page = DictionaryPage { search, provenance: Some(provenance(list, language)), ..page };
    if page.search.is_some() {
        return page;
    }
    let lookup = match Lookup::new(&wanted.edition, list, &wanted.choice) {
        Ok(lookup) => lookup,
        Err(error) => {
            let missing = Some(error.to_string());
            return DictionaryPage { choice: ChoiceOfWords { missing, ..page.choice }, ..page };
        }
    };
    let (question, edition) = (&question, &wanted.edition);
    answered(page, &Reader { question, edition, list, lookup, neighbours, language })
}

/// The page with what is to be said of the words.
fn answered(page: DictionaryPage, reader: &Reader<'_>) -> DictionaryPage {
    let is_between = |c: char| c.is_whitespace() || [',', ';'].contains(&c);
    let typed = without_marks(&reader.question.word);
    let words: Vec<&str> = typed.split(is_between).filter(|word| !word.is_empty()).collect();
    DictionaryPage {
        left_off: (words.len() > MOST_WORDS)
            .then(|| say!(reader.language, "lookup-left-off", n = MOST_WORDS)),
        answers: words.into_iter().take(MOST_WORDS).map(|word| reader.answer(word)).collect(),
        ..page
    }
}

/// Reads words in the list that a question is about.
struct Reader<'a> {
    question: &'a Question,
    edition: &'a Edition,
    list: &'a List,
    lookup: Lookup,
    neighbours: &'a Neighbours,
    language: Language,
}

impl Reader<'_> {
    fn answer(&self, word: &str) -> Answer {
        let cuts = self.lookup.cuts(word);
        let counts = cuts.iter().any(Cut::counts);
        let near =
            if counts { Vec::new() } else { self.lookup.near(self.edition, word, MOST_NEAR) };
        Answer {
            word: word.to_uppercase(),
            counts,
            fault: cuts.is_empty().then(|| self.fault(word)),
            cuts: cuts.iter().map(|cut| self.cut_view(cut)).collect(),
            near: near.iter().map(|word| near_word(self.question, word)).collect(),
        }
    }

    /// What hooks on, of a cut that counts.
    fn hooks(&self, cut: &Cut) -> Option<HooksView> {
        if !cut.counts() {
            return None;
        }
        match self.neighbours {
            Neighbours::Unasked => None,
            Neighbours::Busy => {
                let note = Some(say!(self.language, "hooks-busy"));
                Some(HooksView { note, ..HooksView::default() })
            }
            Neighbours::Among(words) => {
                let found = hooks(&words.words, &cut.tiles);
                let tiles = (self.edition, cut.tiles.as_slice());
                Some(hooks_view(self.question, tiles, &found, self.language))
            }
        }
    }

    fn cut_view(&self, cut: &Cut) -> CutView {
        let tile = |letter: &Letter| {
            let value = shown_value(self.edition, BoardTile::real(*letter));
            TileView::new(self.edition.label(*letter), value)
        };
        CutView {
            tiles: cut.tiles.iter().map(tile).collect(),
            counts: cut.counts(),
            hooks: self.hooks(cut),
            notes: cut.words.iter().map(|entry| self.note(entry, cut)).collect(),
            meanings: self.meanings(cut),
        }
    }

    /// What a word of the lists is.
    fn meanings(&self, cut: &Cut) -> Vec<String> {
        if cut.words.is_empty() || meanings(&self.edition.dictionary).is_none() {
            return Vec::new();
        }
        let lines = meaning::lines(self.edition, &cut.tiles, self.language);
        let is_added = |entry: &Entry| matches!(entry.hand, Some(Hand::Added | Hand::Committee));
        if lines.is_empty() && !cut.words.iter().any(is_added) {
            return vec![say!(self.language, "meaning-unknown")];
        }
        lines
    }

    /// Where a word of the lists stands: `ЁЖИК: OpenCorpora, список «Устаревшие слова»`.
    fn note(&self, entry: &Entry, cut: &Cut) -> String {
        let name = |key: &str, name: &str| say!(self.language, key, name = name);
        let source = match entry.hand {
            Some(Hand::Edition) => say!(self.language, "lookup-hand-edition"),
            Some(Hand::Added) => say!(self.language, "lookup-hand-added"),
            Some(Hand::Removed) => say!(self.language, "lookup-hand-removed"),
            Some(Hand::Committee) => String::new(),
            None => name("lookup-source", &self.source()),
        };
        let options = entry.options.iter().map(|id| {
            let option = option_name(&self.list.home, id, self.language);
            name("lookup-option", &option)
        });
        let mut parts = vec![source];
        parts.extend(entry.decision.as_ref().map(|one| decision_sentence(one, self.language)));
        parts.retain(|part| !part.is_empty());
        parts.extend(options);
        if !entry.counts && entry.hand.is_none() {
            parts.push(say!(self.language, "lookup-option-out"));
        }
        let said = parts.join(", ");
        if entry.spelling == Alphabet::of(self.edition).spell(&cut.tiles) {
            said
        } else {
            let label = entry.spelling.replace('|', "");
            say!(self.language, "labelled", label, value = said)
        }
    }

    fn source(&self) -> String {
        let project = |said: &Provenance| said.upstream.project.clone();
        self.list.provenance.as_ref().map_or_else(|| self.list.name.clone(), project)
    }

    /// Why something can be no word of the edition.
    fn fault(&self, word: &str) -> String {
        let fault = match Alphabet::of(self.edition).cut(word) {
            Err(fault) => fault,
            Ok(tiles) => Fault::Length { tiles: tiles.len() },
        };
        fault_sentence(fault, self.language)
    }
}

fn provenance(list: &List, language: Language) -> ProvenanceView {
    let said = list.provenance.clone().unwrap_or_default();
    // Players read this too: in which folder the file lies is nobody's business.
    let own = list.file.as_ref().and_then(|path| path.file_name());
    let own = own.map(|name| name.to_string_lossy().into_owned());
    let is_read = said.reading.size > 0;
    ProvenanceView {
        name: list_name(language, &list.name),
        words: counted_words(list.size, language),
        source: own.unwrap_or(said.upstream.project),
        page: said.upstream.page,
        revision: said.upstream.revision,
        licence: said.licence.name,
        attribution: said.licence.attribution,
        rule: rule_of(list, language).unwrap_or(said.selection.rule),
        lengths: lengths(&said.list.by_length, language),
        reading: is_read.then(|| {
            say!(language, "lookup-reading", n = said.reading.size, of = said.reading.doubtful)
        }),
    }
}

/// Which words a published list has, in the reader's language; nothing of a list of one's own.
fn rule_of(list: &List, language: Language) -> Option<String> {
    list.provenance.as_ref()?;
    try_say(language, &format!("list-rule-{}", list.home.id), &[])
}

fn lengths(by_length: &BTreeMap<String, u64>, language: Language) -> Vec<LengthBar> {
    let most = by_length.values().copied().max().unwrap_or(1).max(1);
    let bar = |(length, count): (&String, &u64)| {
        Some(LengthBar {
            length: length.parse().ok()?,
            count: grouped(language, *count),
            share: count * 100 / most,
        })
    };
    let mut bars: Vec<LengthBar> = by_length.iter().filter_map(bar).collect();
    bars.sort_by_key(|bar| bar.length);
    bars
}
