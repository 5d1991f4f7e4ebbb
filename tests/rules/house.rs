//! A small house for games alone: an edition, rules and words that can be counted by hand.

use flavita::contests::training::source::Basis;
use flavita::game::edition::{definition::Edition, parse::parse};
use flavita::lexicon::{builder::build, graph::Graph, word_list};
use flavita::tournament::profile::{catalogue, definition::Profile};

/// Ten tiles (A 1, B 0, C 4, D 2 points, a blank), racks of three, seven words.
pub(crate) struct House {
    pub(crate) edition: Edition,
    pub(crate) rules: Profile,
    pub(crate) words: Graph,
}

impl House {
    pub(crate) fn tiny() -> Self {
        let edition = parse(include_str!("../data/editions/tiny.toml")).unwrap();
        let list = word_list::read(&edition, include_str!("../data/words/tiny.txt"), |_| ());
        let mut rules = catalogue::embedded("house").unwrap();
        rules.minima.early = rules.minima.late;
        Self { words: build(&list.words, |_| ()), edition, rules }
    }

    pub(crate) fn basis(&self) -> Basis<'_> {
        Basis { edition: &self.edition, rules: &self.rules, words: &self.words }
    }
}
