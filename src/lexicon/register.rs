//! Nodes of an automaton under construction, each kept once.

#[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
use std::collections::HashMap;

use crate::lexicon::graph::Arc;

/// The number of the node without arcs.
pub(super) const EMPTY: u32 = 1;

/// Closed nodes by number, and their numbers by their arcs: two nodes from which the same endings
/// lead on are one.
#[derive(Debug)]
pub(super) struct Register {
    /// Number 0 is the root, filled in at the end, number 1 the node without arcs.
    nodes: Vec<Vec<Arc>>,
    #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
    numbers: HashMap<Vec<Arc>, u32>,
}

impl Default for Register {
    fn default() -> Self {
        Self {
            nodes: vec![Vec::new(), Vec::new()],
            numbers: std::iter::once((Vec::new(), EMPTY)).collect(),
        }
    }
}

impl Register {
    /// The number of the node with these arcs, in the order of their letters.
    pub(super) fn number_of(&mut self, arcs: Vec<Arc>) -> u32 {
        if let Some(known) = self.numbers.get(&arcs) {
            return *known;
        }
        let number = u32::try_from(self.nodes.len()).expect("an automaton is below 4 G nodes");
        self.nodes.push(arcs.clone());
        self.numbers.insert(arcs, number);
        number
    }

    /// The arcs of a node.
    pub(super) fn arcs(&self, number: u32) -> &[Arc] {
        &self.nodes[number as usize]
    }

    /// Every node, with this one as the root.
    pub(super) fn into_nodes(mut self, root: Vec<Arc>) -> Vec<Vec<Arc>> {
        self.nodes[0] = root;
        self.nodes
    }
}
