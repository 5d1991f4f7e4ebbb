//! The nodes of an automaton before it is laid out, all their arcs in one list.

use flavita_game::Letter;

/// An arc between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arc {
    /// The letter read.
    pub letter: Letter,
    /// Whether a word ends with this letter.
    pub ends_word: bool,
    /// The number of the node it leads to.
    pub target: u32,
}

/// Nodes in the order of their numbers, from 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Nodes {
    arcs: Vec<Arc>,
    /// Where the arcs of each node end in the list.
    ends: Vec<u32>,
}

impl Nodes {
    /// How many nodes there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Adds a node and gives its number.
    ///
    /// # Panics
    /// When there are 4 billion nodes or arcs.
    #[inline]
    pub(crate) fn push(&mut self, arcs: &[Arc]) -> u32 {
        let number = u32::try_from(self.len()).expect("an automaton is below 4 G nodes");
        self.arcs.extend_from_slice(arcs);
        let end = u32::try_from(self.arcs.len()).expect("an automaton is below 4 G arcs");
        self.ends.push(end);
        number
    }

    /// The arcs of a node.
    #[inline]
    pub(crate) fn arcs(&self, node: u32) -> &[Arc] {
        let node = node as usize;
        let start = if node == 0 { 0 } else { self.ends[node - 1] };
        &self.arcs[start as usize..self.ends[node] as usize]
    }

    /// The arcs of all nodes, in the order of the nodes.
    #[inline]
    pub(crate) fn all_arcs(&self) -> &[Arc] {
        &self.arcs
    }
}

/// Keeps nodes once each: where each set of arcs stands among the [`Nodes`].
///
/// An open table of numbers: the arcs themselves, which it would have to keep as keys, stand
/// among the nodes already.
#[derive(Debug)]
pub(crate) struct Register {
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Default for Register {
    fn default() -> Self {
        Self { slots: vec![FREE; 1024] }
    }
}

impl Register {
    /// The number of the node with these arcs; it is added where there is none.
    #[inline]
    pub(crate) fn number(&mut self, nodes: &mut Nodes, arcs: &[Arc]) -> u32 {
        if 2 * nodes.len() >= self.slots.len() {
            self.grow(nodes);
        }
        let slot = self.slot(nodes, arcs);
        if self.slots[slot] == FREE {
            self.slots[slot] = nodes.push(arcs);
        }
        self.slots[slot]
    }

    /// The slot that holds the node with these arcs, or the free one where it belongs.
    fn slot(&self, nodes: &Nodes, arcs: &[Arc]) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = hash(arcs) & last;
        while self.slots[slot] != FREE && nodes.arcs(self.slots[slot]) != arcs {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn grow(&mut self, nodes: &Nodes) {
        let known = std::mem::take(&mut self.slots);
        self.slots = vec![FREE; 2 * known.len()];
        for number in known.into_iter().filter(|number| *number != FREE) {
            let slot = self.slot(nodes, nodes.arcs(number));
            self.slots[slot] = number;
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "only some of its bits are used")]
fn hash(arcs: &[Arc]) -> usize {
    // An odd number near 2^64 divided by the golden ratio spreads neighbours far apart.
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = arcs.iter().fold(SPREAD, |hash, arc| {
        let label = arc.letter.index() as u64 * 2 + u64::from(arc.ends_word);
        let arc = u64::from(arc.target) << 8 | label;
        (hash ^ arc).wrapping_mul(SPREAD).rotate_left(29)
    });
    (mixed ^ (mixed >> 32)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_set_of_arcs_is_kept_once_however_many_there_are() {
        let (mut nodes, mut register) = (Nodes::default(), Register::default());
        let arcs = |target| {
            let arc = |letter, ends_word| Arc { letter: Letter::new(letter), ends_word, target };
            [arc(1, target % 3 == 0), arc(2, target % 2 == 0)]
        };
        for _ in 0..2 {
            for target in 0..3000 {
                assert_eq!(register.number(&mut nodes, &arcs(target)), target);
            }
        }
        assert_eq!(nodes.len(), 3000);
        assert_eq!(nodes.arcs(7), arcs(7));
    }
}
