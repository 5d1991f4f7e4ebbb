//! New sets of words from old ones, without listing a word.
//!
//! Two automata are walked in step: a state of the result is a pair of nodes, its arcs follow from
//! theirs. Each pair is looked at once, and nodes from which the same endings lead on are made
//! one, so the result is minimal: equal sets give equal automata, whatever they were made from.
//! (The product construction of Rabin and Scott, 1959, on automata without circles.)

use crate::nodes::{Arc, Nodes, Register};
use crate::{graph::Graph, graph::Node, graph::letters_of, layout::lay_out};
use flavita_game::Letter;
#[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
use std::collections::HashMap;
use std::hash::Hash;

/// The words of either list.
///
/// ```
/// use flavita_game::letter::Letter;
/// use flavita_lexicon::builder::build;
/// use flavita_lexicon::combine::with;
/// let [a, b] = [Letter::new(0), Letter::new(1)];
/// let (one, other) = (build([[a, b]], |_| ()), build([[b, a]], |_| ()));
/// assert_eq!(with(&one, &other), build([[a, b], [b, a]], |_| ()));
/// ```
pub fn with(words: &Graph, more: &Graph) -> Graph {
    minimal((Some(Graph::ROOT), Some(Graph::ROOT)), |state| {
        in_step(words, more, *state, |ends, more_ends| ends || more_ends)
    })
}

/// The words of the first list that are not in the second.
pub fn without(words: &Graph, fewer: &Graph) -> Graph {
    minimal((Some(Graph::ROOT), Some(Graph::ROOT)), |state| {
        let mut arcs = in_step(words, fewer, *state, |ends, fewer_ends| ends && !fewer_ends);
        // Where the first list has no way on, nothing can follow.
        arcs.retain(|(_, _, (node, _))| node.is_some());
        arcs
    })
}

/// Where both automata are; `None` where one has no such beginning.
pub(super) type Pair = (Option<Node>, Option<Node>);

/// The ways on from there, each with what is made of whether a word ends in either.
pub(super) fn in_step<T>(
    one: &Graph,
    other: &Graph,
    (node, twin): Pair,
    ends_word: impl Fn(bool, bool) -> T,
) -> Vec<(Letter, T, Pair)> {
    let letters = |graph: &Graph, node: Option<Node>| node.map_or(0, |n| graph.letters_after(n));
    let step = |graph: &Graph, node: Option<Node>, letter| {
        let next = node.and_then(|node| graph.step(node, letter));
        next.map_or((None, false), |(next, ends)| (Some(next), ends))
    };
    letters_of(letters(one, node) | letters(other, twin))
        .map(|letter| {
            let (next, ends) = step(one, node, letter);
            let (twin_next, twin_ends) = step(other, twin, letter);
            (letter, ends_word(ends, twin_ends), (next, twin_next))
        })
        .collect()
}

/// The minimal automaton of the words that are read along `arcs` from `start`: for every state
/// the letters in their order, whether a word ends there, and the state that follows.
pub(super) fn minimal<State: Eq + Hash>(
    start: State,
    arcs: impl Fn(&State) -> Vec<(Letter, bool, State)>,
) -> Graph {
    let mut minimiser = Minimiser {
        arcs,
        #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
        known: HashMap::new(),
        nodes: Nodes::default(),
        register: Register::default(),
    };
    let root = minimiser.node(start);
    lay_out(&minimiser.nodes, root, 0..=root)
}

struct Minimiser<State, Arcs> {
    arcs: Arcs,
    #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
    known: HashMap<State, u32>,
    nodes: Nodes,
    register: Register,
}

impl<State: Eq + Hash, Arcs: Fn(&State) -> Vec<(Letter, bool, State)>> Minimiser<State, Arcs> {
    /// The number of the node for a state. Goes as deep as the longest word.
    fn node(&mut self, state: State) -> u32 {
        if let Some(known) = self.known.get(&state) {
            return *known;
        }
        let mut arcs = Vec::new();
        for (letter, ends_word, next) in (self.arcs)(&state) {
            let target = self.node(next);
            if ends_word || !self.nodes.arcs(target).is_empty() {
                arcs.push(Arc { letter, ends_word, target });
            }
        }
        let number = self.register.number(&mut self.nodes, &arcs);
        self.known.insert(state, number);
        number
    }
}
