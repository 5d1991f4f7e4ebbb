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

/// Where things stand that have numbers from 0 on and are told apart by what they are.
///
/// An open table of the numbers alone: the things themselves, which it would have to keep as keys,
/// stand in a row elsewhere already.
#[derive(Debug)]
pub(crate) struct Slots(Vec<u32>);

/// What stands in a slot without a number.
pub(crate) const FREE: u32 = u32::MAX;

impl Default for Slots {
    fn default() -> Self {
        Self(vec![FREE; 1024])
    }
}

impl Slots {
    /// How many there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The slot that holds the number of a thing, or the free one where it belongs.
    #[inline]
    pub(crate) fn of(&mut self, hash: usize, is_it: impl Fn(u32) -> bool) -> &mut u32 {
        let last = self.0.len() - 1;
        let mut slot = hash & last;
        while self.0[slot] != FREE && !is_it(self.0[slot]) {
            slot = (slot + 1) & last;
        }
        &mut self.0[slot]
    }

    /// Makes room for as many again, and gives each of these its place anew.
    pub(crate) fn grow(&mut self, hashes: impl Iterator<Item = usize>) {
        let slots = 2 * self.0.len();
        self.0.clear();
        self.0.resize(slots, FREE);
        for (number, hash) in (0..).zip(hashes) {
            *self.of(hash, |_| false) = number;
        }
    }
}

/// Keeps nodes once each: where each set of arcs stands among the [`Nodes`].
#[derive(Debug, Default)]
pub(crate) struct Register(Slots);

impl Register {
    /// The number of the node with these arcs; it is added where there is none.
    #[inline]
    pub(crate) fn number(&mut self, nodes: &mut Nodes, arcs: &[Arc]) -> u32 {
        if 2 * nodes.len() >= self.0.len() {
            self.0.grow((0..).take(nodes.len()).map(|number| hash(nodes.arcs(number))));
        }
        let slot = self.0.of(hash(arcs), |number| nodes.arcs(number) == arcs);
        if *slot == FREE {
            *slot = nodes.push(arcs);
        }
        *slot
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
