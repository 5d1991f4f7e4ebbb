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
    lay_out(&nodes, root, 0..=root)
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
