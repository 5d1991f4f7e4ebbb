//! Looking a word up: whether it counts, with which tiles it is laid, which lists hold it.

use crate::words::dictionary::{DictionaryError, by_hand};
use crate::words::list::List;
use crate::words::word_set::{decided, is_laid_as, ways_to_lay};
use flavita_game::{Edition, Letter};
use flavita_lexicon::graph::{Graph, Node};
use flavita_lexicon::near::{NearMiss, near_misses};
use flavita_lexicon::{alphabet::Alphabet, overrides::Overrides};
use flavita_tournament::model::{Decisions, WordChoice, WordDecision};
use std::{collections::BTreeSet, sync::Arc};

/// Words to look up in: a list with what is changed in it, laid with the tiles of an edition.
#[derive(Debug)]
pub struct Lookup {
    words: Arc<Graph>,
    options: Vec<OptionWords>,
    by_hand: Overrides,
    single: Overrides,
    decided: Overrides,
    decisions: Decisions,
    home: Alphabet,
    tiles: Alphabet,
    /// Each letter of the list with the tiles that it can be laid as.
    ways: Vec<(Letter, Vec<Letter>)>,
}

#[derive(Debug)]
struct OptionWords {
    id: String,
    words: Arc<Graph>,
    is_taken_in: bool,
    is_left_out: bool,
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
        let option = |id: &String| {
            list.option_words(id).map(|words| OptionWords {
                id: id.clone(),
                words,
                is_taken_in: choice.taken_in.contains(id),
                is_left_out: choice.left_out.contains(id),
            })
        };
        let options = list.options.iter().map(|list| &list.option);
        Ok(Self {
            words: list.words()?,
            options: options.map(|known| option(&known.id)).collect::<Result<_, _>>()?,
            by_hand: list.by_hand()?,
            single: by_hand(&list.home, &choice.overrides)?,
            decided: decided(list, choice)?,
            decisions: choice.committee.clone(),
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
        let options = self.options.iter().map(|option| &option.words);
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
        let holding: Vec<&OptionWords> =
            self.options.iter().filter(|option| is_in(&option.words)).collect();
        // A word of several options goes when one of them goes.
        let in_lists = (is_in(&self.words) || holding.iter().any(|option| option.is_taken_in))
            && !holding.iter().any(|option| option.is_left_out);
        let spelling = self.home.spell(word);
        let decision = self.decisions.iter().find(|decision| decision.word == spelling).cloned();
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
            options: holding.iter().map(|option| option.id.clone()).collect(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::word_set::choose;
    use flavita_game::embedded;

    fn lookup(list: &str, edition: &str, switches: &[&str], choice: &WordChoice) -> Lookup {
        let list = List::published(embedded(list).unwrap()).unwrap();
        let switches: Vec<String> = switches.iter().map(|id| (*id).to_owned()).collect();
        let edition = embedded(edition).unwrap().with_switches(&switches).unwrap();
        Lookup::new(&edition, &list, choice).unwrap()
    }

    fn counts(lookup: &Lookup, word: &str) -> bool {
        lookup.cuts(word).iter().any(Cut::counts)
    }

    fn leaving_out(option: &str) -> WordChoice {
        WordChoice { left_out: vec![option.to_owned()], ..WordChoice::default() }
    }

    #[test]
    fn a_word_says_which_options_hold_it_and_counts_while_they_do() {
        let list = List::published(embedded("erudit").unwrap()).unwrap();
        let rude = list.option_words("rude").unwrap();
        let mut word = String::new();
        rude.for_each_word(&mut |rude| word = Alphabet::of(&list.home).spell(rude));
        let usual = lookup("erudit", "erudit", &[], &WordChoice::default());
        let entry = usual.cuts(&word)[0].words[0].clone();
        assert!(entry.counts && entry.options.contains(&"rude".to_owned()));
        let polite = lookup("erudit", "erudit", &[], &leaving_out("rude"));
        let entry = polite.cuts(&word)[0].words[0].clone();
        assert!(!entry.counts && entry.options.contains(&"rude".to_owned()));
    }

    #[test]
    fn a_word_by_hand_says_so() {
        let choice = WordChoice {
            overrides: vec!["+ФЛАВИТА".to_owned(), "-ДОМ".to_owned()],
            ..WordChoice::default()
        };
        let erudit = lookup("erudit", "erudit", &[], &choice);
        let hand = |word: &str| erudit.cuts(word)[0].words[0].hand;
        assert_eq!(hand("дети"), Some(Hand::Edition));
        assert_eq!(hand("флавита"), Some(Hand::Added));
        assert_eq!(hand("дом"), Some(Hand::Removed));
        assert!(counts(&erudit, "флавита") && !counts(&erudit, "дом"));
    }

    #[test]
    fn letters_without_a_tile_are_found_as_they_are_laid() {
        let flavita = lookup("ru-scrabble", "flavita", &[], &WordChoice::default());
        let spellings = |word: &str| -> Vec<String> {
            let entries = flavita.cuts(word)[0].words.clone().into_iter();
            entries.map(|entry| entry.spelling).collect()
        };
        assert_eq!(spellings("ежик"), ["ЁЖИК"]);
        assert_eq!(spellings("все"), ["ВСЕ", "ВСЁ"]);
        let plain = lookup("ru-scrabble", "ru-scrabble", &[], &WordChoice::default());
        let on = ["ye-for-yo"];
        let switched = lookup("ru-scrabble", "ru-scrabble", &on, &WordChoice::default());
        assert!(!counts(&plain, "ежик") && counts(&switched, "ежик"));
    }

    #[test]
    fn what_counts_here_counts_in_the_words_of_a_tournament() {
        let list = List::published(embedded("erudit").unwrap()).unwrap();
        let choice = leaving_out("colloquial");
        let chosen = choose(&list.home, &list, &choice).unwrap().words;
        let looked_up = Lookup::new(&list.home, &list, &choice).unwrap();
        let alphabet = Alphabet::of(&list.home);
        list.words().unwrap().for_each_word(&mut |word| {
            let is_in = chosen.contains(word.iter().copied());
            assert_eq!(looked_up.entry(word).counts, is_in, "{}", alphabet.spell(word));
        });
    }

    #[test]
    fn near_misses_leave_out_what_does_not_count() {
        let erudit = embedded("erudit").unwrap();
        let usual = lookup("erudit", "erudit", &[], &WordChoice::default());
        assert!(usual.near(&erudit, "дамм", 9).contains(&"ДАМА".to_owned()));
        let choice =
            WordChoice { overrides: vec!["-ДАМА".to_owned()], ..WordChoice::default() };
        let fewer = lookup("erudit", "erudit", &[], &choice);
        assert!(!fewer.near(&erudit, "дамм", 9).contains(&"ДАМА".to_owned()));
        assert_eq!(usual.near(&erudit, "дамм", 1).len(), 1);
    }
}
