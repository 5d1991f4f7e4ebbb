//! What two word lists have each alone, found by walking both automata in step.

#[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
use std::collections::HashMap;

use crate::{combine::Pair, combine::in_step, graph::Graph, graph::Node};
use flavita_game::Letter;

/// Which of the two lists a word is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The old list alone.
    Old,
    /// The new list alone.
    New,
}

/// Calls `visit` with every word that is in one list alone, in the order of the letters, until it
/// answers with an error.
///
/// ```
/// use flavita_lexicon::{builder::build, difference::{Side, each_difference}};
/// use flavita_game::letter::Letter;
/// let word = |places: [u8; 2]| places.map(Letter::new).to_vec();
/// let old = build([word([0, 1]), word([0, 2])], |_| ());
/// let new = build([word([0, 2]), word([1, 0])], |_| ());
/// let mut found = Vec::new();
/// each_difference(&old, &new, &mut |side, letters| {
///     found.push((side, letters.to_vec()));
///     Ok::<(), ()>(())
/// }).unwrap();
/// assert_eq!(found, [(Side::Old, word([0, 1])), (Side::New, word([1, 0]))]);
/// ```
///
/// # Errors
/// Those of `visit`.
pub fn each_difference<E>(
    old: &Graph,
    new: &Graph,
    visit: &mut impl FnMut(Side, &[Letter]) -> Result<(), E>,
) -> Result<(), E> {
    let mut walk = Walk {
        old,
        new,
        #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
        equal: HashMap::new(),
        word: Vec::new(),
    };
    walk.below((Some(Graph::ROOT), Some(Graph::ROOT)), visit)
}

struct Walk<'a> {
    old: &'a Graph,
    new: &'a Graph,
    /// Whether the same words follow two nodes, as far as it was asked.
    #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
    equal: HashMap<(Node, Node), bool>,
    word: Vec<Letter>,
}

impl Walk<'_> {
    fn below<E>(
        &mut self,
        at: Pair,
        visit: &mut impl FnMut(Side, &[Letter]) -> Result<(), E>,
    ) -> Result<(), E> {
        if let (Some(old), Some(new)) = at
            && self.is_equal(old, new)
        {
            return Ok(());
        }
        for (letter, is_word, next) in in_step(self.old, self.new, at, |old, new| (old, new)) {
            self.word.push(letter);
            match is_word {
                (true, false) => visit(Side::Old, &self.word)?,
                (false, true) => visit(Side::New, &self.word)?,
                (true, true) | (false, false) => {}
            }
            self.below(next, visit)?;
            self.word.pop();
        }
        Ok(())
    }

    /// Whether the same words follow.
    fn is_equal(&mut self, old: Node, new: Node) -> bool {
        let looks = |graph: &Graph, node| {
            let letters = (graph.letters_after(node), graph.letters_below(node));
            (letters, graph.depth(node))
        };
        if looks(self.old, old) != looks(self.new, new) {
            return false;
        }
        if let Some(known) = self.equal.get(&(old, new)) {
            return *known;
        }
        let (old_graph, new_graph) = (self.old, self.new);
        let equal = old_graph
            .arcs(old)
            .zip(new_graph.arcs(new))
            .all(|(a, b)| a.2 == b.2 && self.is_equal(a.1, b.1));
        self.equal.insert((old, new), equal);
        equal
    }
}
