//! How the nodes of an automaton are laid out in one array.

use crate::{graph::ENDS_WORD, graph::Graph, graph::HEAD, nodes::Arc, nodes::Nodes};

/// Lays the automaton out, breadth first from its root.
///
/// The arcs of a node must be in the order of their letters and lead to nodes that stand before it
/// in `order`, which names each node once that the root leads to.
///
/// # Panics
/// When the records would not fit 2 billion words of memory.
pub(crate) fn lay_out(nodes: &Nodes, root: u32, order: impl Iterator<Item = u32>) -> Graph {
    let below = Below::measure(nodes, order);
    let order = breadth_first(nodes, root);
    let mut starts = vec![0u32; nodes.len()];
    let mut at = 0usize;
    for &node in &order {
        starts[node as usize] = u32::try_from(at).expect("an automaton is below 8 GB");
        at += HEAD + nodes.arcs(node).len();
    }
    let mut records = Vec::with_capacity(at);
    for &node in &order {
        let arcs = nodes.arcs(node);
        let mask = arcs.iter().fold(0, |mask, arc| mask | arc.letter.mask());
        records.extend(halves(mask));
        records.push(below.depth[node as usize]);
        records.extend(halves(below.letters[node as usize]));
        records
            .extend(arcs.iter().map(|arc| {
                starts[arc.target as usize] | if arc.ends_word { ENDS_WORD } else { 0 }
            }));
    }
    let nodes = u32::try_from(order.len()).expect("an automaton is below 8 GB");
    Graph::of_records(records, below.words[root as usize], nodes)
}

/// The lower half, then the upper one: so records hold a set of letters.
#[expect(clippy::cast_possible_truncation, reason = "the two halves of a 64-bit number")]
pub(crate) fn halves(value: u64) -> [u32; 2] {
    [value as u32, (value >> 32) as u32]
}

fn breadth_first(nodes: &Nodes, root: u32) -> Vec<u32> {
    let mut seen = vec![false; nodes.len()];
    let mut order = vec![root];
    seen[root as usize] = true;
    let mut next = 0;
    while let Some(&node) = order.get(next) {
        next += 1;
        for arc in nodes.arcs(node) {
            if !std::mem::replace(&mut seen[arc.target as usize], true) {
                order.push(arc.target);
            }
        }
    }
    order
}

/// What lies below each node.
struct Below {
    depth: Vec<u32>,
    letters: Vec<u64>,
    words: Vec<u64>,
}

impl Below {
    /// Measures children before their parents.
    fn measure(nodes: &Nodes, order: impl Iterator<Item = u32>) -> Self {
        let count = nodes.len();
        let mut below =
            Self { depth: vec![0; count], letters: vec![0; count], words: vec![0; count] };
        for node in order {
            below.add_up(nodes.arcs(node), node as usize);
        }
        below
    }

    fn add_up(&mut self, arcs: &[Arc], node: usize) {
        for arc in arcs {
            let target = arc.target as usize;
            self.depth[node] = self.depth[node].max(1 + self.depth[target]);
            self.letters[node] |= arc.letter.mask() | self.letters[target];
            self.words[node] += u64::from(arc.ends_word) + self.words[target];
        }
    }
}
