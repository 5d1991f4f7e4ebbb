//! Looking a word up: whether it counts, with which tiles it is laid, which lists hold it.

use crate::words::dictionary::{DictionaryError, by_hand};
use crate::words::{list::List, word_set::decided, word_set::is_laid_as, word_set::ways_to_lay};
use flavita_game::{Edition, Letter};
use flavita_lexicon::graph::{Graph, Node};
use flavita_lexicon::near::{NearMiss, near_misses};
use flavita_lexicon::{alphabet::Alphabet, overrides::Overrides};
use flavita_tournament::model::{WordChoice, WordDecision};
use std::{collections::BTreeSet, sync::Arc};

/// Words to look up in: a list with what is changed in it, laid with the tiles of an edition.
#[derive(Debug)]
pub struct Lookup {
    words: Arc<Graph>,
    /// The words of each option.
    options: Vec<(String, Arc<Graph>)>,
    by_hand: Overrides,
    single: Overrides,
    decided: Overrides,
    choice: WordChoice,
    home: Alphabet,
    tiles: Alphabet,
    /// Each letter of the list with the tiles that it can be laid as.
    ways: Vec<(Letter, Vec<Letter>)>,
}

/// One way to cut a word into tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The tiles.
    pub tiles: Vec<Letter>,
    /// The words of the lists that are laid with them, in the order of the letters.
    pub words: Vec<Entry>,
}

impl Cut {
    /// Whether it counts.
    pub fn counts(&self) -> bool {
        self.words.iter().any(|entry| entry.counts)
    }
}

/// A word of the lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// As the list spells it.
    pub spelling: String,
    /// Whether it counts.
    pub counts: bool,
    /// The options that hold it.
    pub options: Vec<String>,
    /// Where it stands, where that is not the list or an option.
    pub hand: Option<Hand>,
    /// What the club's word committee has decided about it.
    pub decision: Option<WordDecision>,
}

/// By whose hand a word came into the words or out of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The edition's file of single words.
    Edition,
    /// The club's word committee, which has admitted it or removed it.
    Committee,
    /// The tournament adds it.
    Added,
    /// The tournament takes it away.
    Removed,
}

impl Lookup {
    /// The words of a list for an edition with its switches, less and more by a choice.
    ///
    /// # Errors
    /// As [`choose`](crate::words::word_set::choose).
    pub fn new(
        edition: &Edition,
        list: &List,
        choice: &WordChoice,
    ) -> Result<Self, DictionaryError> {
        let home = Alphabet::of(&list.home);
        let options = list.options.iter().map(|list| &list.option.id);
        let options = options.map(|id| Ok((id.clone(), list.option_words(id)?)));
        Ok(Self {
            words: list.words()?,
            options: options.collect::<Result<_, DictionaryError>>()?,
            by_hand: list.by_hand()?,
            single: by_hand(&list.home, &choice.overrides)?,
            decided: decided(list, choice)?,
            choice: choice.clone(),
            ways: ways_to_lay(&list.home, edition),
            tiles: Alphabet::of(edition),
            home,
        })
    }

    /// Every way to cut what was typed into 2 to 15 tiles, the longest tiles first, each with the
    /// words that it is.
    pub fn cuts(&self, typed: &str) -> Vec<Cut> {
        let cuts = self.tiles.cuts(typed).into_iter();
        cuts.map(|tiles| Cut { words: self.entries(&tiles), tiles }).collect()
    }

    /// The words that count within one change of what was typed, the likeliest first, as the
    /// edition spells them; at most so many.
    pub fn near(&self, edition: &Edition, typed: &str, most: usize) -> Vec<String> {
        let misses = near_misses(&self.words, &self.home, typed).into_iter();
        let counting = misses.filter(|miss: &NearMiss| self.entry(&miss.word).counts);
        let mut near = Vec::new();
        for miss in counting {
            let spelling = edition.spelled(&self.home.spell(&miss.word));
            if !near.contains(&spelling) && near.len() < most {
                near.push(spelling);
            }
        }
        near
    }

    /// The words of the lists that are laid with these tiles.
    fn entries(&self, tiles: &[Letter]) -> Vec<Entry> {
        let mut found = BTreeSet::new();
        let options = self.options.iter().map(|(_, words)| words);
        for words in std::iter::once(&self.words).chain(options) {
            let mut search =
                Search { words, ways: &self.ways, word: Vec::new(), found: &mut found };
            search.after(Graph::ROOT, false, tiles);
        }
        for word in self.single.added().chain(self.decided.added()) {
            if is_laid_as(&self.ways, word, tiles) {
                found.insert(word.to_vec());
            }
        }
        found.iter().map(|word| self.entry(word)).collect()
    }

    fn entry(&self, word: &[Letter]) -> Entry {
        let is_in = |words: &Graph| words.contains(word.iter().copied());
        let holding = self.options.iter().filter(|(_, words)| is_in(words));
        let holding: Vec<String> = holding.map(|(id, _)| id.clone()).collect();
        let holds_one = |ids: &[String]| holding.iter().any(|id| ids.contains(id));
        // A word of several options goes when one of them goes.
        let in_lists = (is_in(&self.words) || holds_one(&self.choice.taken_in))
            && !holds_one(&self.choice.left_out);
        let spelling = self.home.spell(word);
        let decided = &self.choice.committee;
        let decision = decided.iter().find(|decision| decision.word == spelling).cloned();
        let hand = if self.single.removed().any(|removed| removed == word) {
            Some(Hand::Removed)
        } else if self.single.added().any(|added| added == word) {
            Some(Hand::Added)
        } else if decision.is_some() {
            Some(Hand::Committee)
        } else {
            let mut by_hand = self.by_hand.added();
            by_hand.any(|added| added == word).then_some(Hand::Edition)
        };
        Entry {
            spelling,
            counts: match hand {
                Some(Hand::Removed) => false,
                Some(Hand::Added) => true,
                Some(Hand::Committee) => decision.as_ref().is_some_and(|one| one.admitted),
                Some(Hand::Edition) | None => in_lists,
            },
            options: holding,
            hand,
            decision,
        }
    }
}

/// Walks a list of words along tiles.
struct Search<'a> {
    words: &'a Graph,
    ways: &'a [(Letter, Vec<Letter>)],
    word: Vec<Letter>,
    found: &'a mut BTreeSet<Vec<Letter>>,
}

impl Search<'_> {
    fn after(&mut self, node: Node, ends_word: bool, tiles: &[Letter]) {
        if tiles.is_empty() {
            if ends_word {
                self.found.insert(self.word.clone());
            }
            return;
        }
        for (letter, way) in self.ways {
            let left = tiles.strip_prefix(way.as_slice());
            let next = left.and_then(|left| Some((left, self.words.step(node, *letter)?)));
            if let Some((left, (next, ends_word))) = next {
                self.word.push(*letter);
                self.after(next, ends_word, left);
                self.word.pop();
            }
        }
    }
}
