//! Building the minimal automaton of a sorted word list, one word after the other.

use crate::{graph::Graph, layout::lay_out, nodes::Arc, nodes::Nodes, nodes::Register};
use flavita_game::Letter;

/// Builds the automaton of `words`, which must be sorted and without repetition.
///
/// `progress` is called with the number of words taken so far, once in a while.
///
/// # Panics
/// When the words are not in strictly rising order.
pub fn build<W>(words: W, progress: impl Fn(u64)) -> Graph
where
    W: IntoIterator,
    W::Item: AsRef<[Letter]>,
{
    let mut builder = Builder::default();
    for (taken, word) in (1..).zip(words) {
        builder.add(word.as_ref());
        if taken % 4096 == 0 {
            progress(taken);
        }
    }
    let (nodes, root) = builder.finish();
    lay_out(&nodes, root)
}

/// Nodes that can no longer change are kept once each in the register; the nodes along the last
/// word are still open. This is the incremental algorithm of Daciuk, Mihov, Watson and Watson
/// (2000) for sorted input.
#[derive(Debug, Default)]
struct Builder {
    nodes: Nodes,
    register: Register,
    /// The arcs of the open nodes, by depth; deeper than the last word there are none.
    open: Vec<Vec<Arc>>,
    last: Vec<Letter>,
}

impl Builder {
    fn add(&mut self, word: &[Letter]) {
        assert!(self.last.as_slice() < word, "the words must be sorted and without repetition");
        let common = word.iter().zip(&self.last).take_while(|(a, b)| a == b).count();
        self.close_below(common);
        if self.open.len() <= word.len() {
            self.open.resize_with(word.len() + 1, Vec::new);
        }
        for (depth, letter) in word.iter().enumerate().skip(common) {
            self.open[depth].push(Arc {
                letter: *letter,
                ends_word: depth + 1 == word.len(),
                // Not known before the next node is closed.
                target: 0,
            });
        }
        self.last.clear();
        self.last.extend_from_slice(word);
    }

    /// Closes every open node deeper than `depth`, sharing those that exist already.
    fn close_below(&mut self, depth: usize) {
        for deeper in (depth + 1..=self.last.len()).rev() {
            let number = self.register.number(&mut self.nodes, &self.open[deeper]);
            self.open[deeper].clear();
            let arc = self.open[deeper - 1].last_mut();
            arc.expect("a parent has the arc to its child").target = number;
        }
    }

    /// All nodes and the number of the root.
    fn finish(mut self) -> (Nodes, u32) {
        self.close_below(0);
        let root = self.open.first().map_or(&[][..], Vec::as_slice);
        let root = self.nodes.push(root);
        (self.nodes, root)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(word: &str) -> Vec<Letter> {
        word.bytes().map(|b| Letter::new(b - b'a')).collect()
    }

    fn graph_of(words: &[&str]) -> Graph {
        build(words.iter().map(|w| letters(w)), |_| ())
    }

    #[test]
    fn every_word_is_found_and_nothing_else() {
        let words = ["ab", "abc", "bc", "cab", "caba"];
        let graph = graph_of(&words);
        let mut listed = Vec::new();
        graph.for_each_word(&mut |word| listed.push(word.to_vec()));
        assert_eq!(listed, words.map(letters));
        assert!(!graph.contains(letters("a")) && !graph.contains(letters("abcd")));
        assert_eq!(graph.words(), 5);
    }

    #[test]
    fn equal_endings_are_shared() {
        let graph = graph_of(&["baking", "making", "taking"]);
        assert_eq!(graph.nodes(), 7, "one chain serves all three words");
    }

    #[test]
    fn depth_and_letters_below_are_those_of_the_longest_and_of_all_endings() {
        let graph = graph_of(&["ab", "abcd", "ae"]);
        let (node, _) = graph.step(Graph::ROOT, Letter::new(0)).unwrap();
        assert_eq!(graph.depth(node), 3);
        assert_eq!(graph.letters_below(node), 0b11110);
    }

    #[test]
    fn an_empty_list_makes_an_automaton_without_words() {
        assert_eq!(graph_of(&[]).words(), 0);
    }

    #[test]
    #[should_panic(expected = "sorted")]
    fn unsorted_words_are_a_mistake_of_the_caller() {
        graph_of(&["b", "a"]);
    }
}
