//! Near misses: the words of a list that differ in one thing from what somebody typed.

use crate::{alphabet::Alphabet, graph::Graph, graph::Node};
use flavita_game::Letter;
use serde::Serialize;
use std::collections::BTreeMap;

/// How a word of the list differs from what was typed; the likeliest slip of the hand first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Miss {
    /// Typed with letters of the other alphabet that look the same.
    LookAlike,
    /// One letter with another mark: Е for Ё.
    Mark,
    /// Two neighbours exchanged.
    Exchanged,
    /// Another letter in one place.
    Replaced,
    /// Typed with one letter too few.
    Missing,
    /// Typed with one letter too many.
    Superfluous,
}

/// A word of the list that is nearly what was typed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NearMiss {
    /// How it differs.
    pub miss: Miss,
    /// The word.
    pub word: Vec<Letter>,
}

/// The words of the list within one change of what was typed, the likeliest first, then in the
/// order of the letters; the word itself is not among them.
pub fn near_misses(words: &Graph, alphabet: &Alphabet, typed: &str) -> Vec<NearMiss> {
    let mut found = BTreeMap::new();
    let (readings, turned) = alphabet.readings(typed);
    for typed in &readings {
        let mut search = Search { words, alphabet, prefix: Vec::new(), found: &mut found };
        let unchanged = turned.then_some(Miss::LookAlike);
        search.after(Graph::ROOT, false, typed, State::Unchanged(unchanged));
    }
    let mut misses: Vec<NearMiss> =
        found.into_iter().map(|(word, miss)| NearMiss { miss, word }).collect();
    misses.sort_unstable();
    misses
}

/// What the way so far has in common with what was typed.
#[derive(Clone, Copy)]
enum State {
    /// Everything; what the word counts as if it stays so.
    Unchanged(Option<Miss>),
    Changed(Miss),
}

struct Search<'a> {
    words: &'a Graph,
    alphabet: &'a Alphabet,
    prefix: Vec<Letter>,
    found: &'a mut BTreeMap<Vec<Letter>, Miss>,
}

impl Search<'_> {
    /// Goes on from a node with the rest of what was typed.
    fn after(&mut self, node: Node, ends_word: bool, rest: &[Option<Letter>], state: State) {
        if rest.is_empty() && ends_word {
            self.keep(state);
        }
        if let [Some(letter), rest @ ..] = rest {
            self.step(node, *letter, rest, state);
        }
        if let State::Unchanged(_) = state {
            self.change(node, ends_word, rest);
        }
    }

    fn change(&mut self, node: Node, ends_word: bool, rest: &[Option<Letter>]) {
        if let [Some(one), Some(other), rest @ ..] = rest {
            self.exchange(node, *one, *other, rest);
        }
        if let [_, rest @ ..] = rest {
            self.after(node, ends_word, rest, State::Changed(Miss::Superfluous));
        }
        let words = self.words;
        for (letter, _, _) in words.arcs(node) {
            self.step(node, letter, rest, State::Changed(Miss::Missing));
            if let [typed, rest @ ..] = rest
                && *typed != Some(letter)
            {
                let is_mark = typed.is_some_and(|t| self.alphabet.differ_in_mark(t, letter));
                let miss = if is_mark { Miss::Mark } else { Miss::Replaced };
                self.step(node, letter, rest, State::Changed(miss));
            }
        }
    }

    fn exchange(&mut self, node: Node, one: Letter, other: Letter, rest: &[Option<Letter>]) {
        let after_other = self.words.step(node, other).filter(|_| one != other);
        if let Some((node, _)) = after_other {
            self.prefix.push(other);
            self.step(node, one, rest, State::Changed(Miss::Exchanged));
            self.prefix.pop();
        }
    }

    fn step(&mut self, node: Node, letter: Letter, rest: &[Option<Letter>], state: State) {
        if let Some((next, ends_word)) = self.words.step(node, letter) {
            self.prefix.push(letter);
            self.after(next, ends_word, rest, state);
            self.prefix.pop();
        }
    }

    fn keep(&mut self, state: State) {
        let (State::Unchanged(Some(miss)) | State::Changed(miss)) = state else { return };
        let known = self.found.entry(self.prefix.clone()).or_insert(miss);
        *known = miss.min(*known);
    }
}
