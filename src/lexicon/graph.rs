//! The automaton: which letters may follow which, and where a word ends.
//!
//! It is one `u32` array, breadth first: set of letters, longest continuation, set of letters
//! below; children are found by counting bits.

use crate::{anagrams::Anagrams, nodes::FREE};
use flavita_game::Letter;
use std::sync::OnceLock;

/// A node of the automaton: where it stands in the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u32);

/// A number for each node of an automaton, [`FREE`] until it has one.
pub(super) struct Numbers(Vec<u32>);

impl Numbers {
    pub(super) fn of(graph: &Graph) -> Self {
        Self(vec![FREE; graph.records.len()])
    }

    #[inline]
    pub(super) fn at(&mut self, node: Node) -> &mut u32 {
        &mut self.0[node.0 as usize]
    }
}

/// A set of words as a minimal automaton in one array.
///
/// Each node is a record: the set of letters that may follow (64 bits), the longest continuation
/// in letters, the set of all letters below it (64 bits), then one word per child: bit 31 says
/// that a word ends there, the other bits where the child's record starts. A child is found by
/// counting the letters before its own in the set. Records stand breadth first, so that the ones
/// every search visits lie together.
#[derive(Clone, Debug)]
pub struct Graph {
    pub(super) records: Vec<u32>,
    words: u64,
    nodes: u32,
    /// The same words from their ends, once somebody asked for them.
    pub(super) backward: OnceLock<Box<Graph>>,
    /// The same words by their letters, once somebody asked for them.
    pub(super) anagrams: OnceLock<Box<Anagrams>>,
}

impl PartialEq for Graph {
    fn eq(&self, other: &Self) -> bool {
        self.records == other.records
    }
}

impl Eq for Graph {}

/// A node's record, for those who ask it several things.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    letters: u64,
    head: &'a [u32; HEAD],
    children: &'a [u32],
}

impl Record<'_> {
    /// The set of letters that may follow.
    #[inline]
    pub fn letters(&self) -> u64 {
        self.letters
    }

    /// The number of letters of the longest continuation.
    #[inline]
    pub fn depth(&self) -> u32 {
        self.head[2]
    }

    /// The set of all letters that occur anywhere below the node.
    #[inline]
    pub fn below(&self) -> u64 {
        u64::from(self.head[3]) | u64::from(self.head[4]) << 32
    }

    /// Reads one of [`Self::letters`], given as the set of it alone: the next node, and whether a
    /// word ends there.
    ///
    /// # Panics
    /// May do so where the letter cannot follow.
    #[inline]
    pub fn child(&self, letter: u64) -> (Node, bool) {
        let place = (self.letters() & (letter - 1)).count_ones() as usize;
        let child = self.children[place];
        (Node(child & !ENDS_WORD), child & ENDS_WORD != 0)
    }
}

/// Words of a record before its children: two for the set, one for the depth, two for the union.
pub(super) const HEAD: usize = 5;
pub(super) const ENDS_WORD: u32 = 1 << 31;

impl Graph {
    /// The node where every word starts.
    pub const ROOT: Node = Node(0);

    /// The automaton of these records.
    pub(super) fn of_records(records: Vec<u32>, words: u64, nodes: u32) -> Self {
        Self { records, words, nodes, backward: OnceLock::new(), anagrams: OnceLock::new() }
    }

    /// The same words without what was made of them for searching.
    pub(super) fn forward_alone(&self) -> Self {
        Self::of_records(self.records.clone(), self.words, self.nodes)
    }

    /// These words with the given automaton of the same words from their ends.
    pub(super) fn read_backward(self, backward: Self) -> Self {
        Self { backward: OnceLock::from(Box::new(backward)), ..self }
    }

    /// How many words there are.
    pub fn words(&self) -> u64 {
        self.words
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// How many arcs there are.
    pub(super) fn arc_count(&self) -> usize {
        self.records.len() - HEAD * self.nodes as usize
    }

    /// How many bytes of memory the automaton takes.
    pub fn bytes(&self) -> usize {
        self.records.len() * size_of::<u32>()
    }

    /// The set of letters that may follow.
    #[inline]
    pub fn letters_after(&self, node: Node) -> u64 {
        self.pair(node.0 as usize)
    }

    /// The set of all letters that occur anywhere below this node.
    #[inline]
    pub(crate) fn letters_below(&self, node: Node) -> u64 {
        self.pair(node.0 as usize + 3)
    }

    /// The number of letters of the longest continuation.
    #[inline]
    pub fn depth(&self, node: Node) -> usize {
        self.records[node.0 as usize + 2] as usize
    }

    /// The record of a node.
    ///
    /// # Panics
    /// When the node belongs to a larger automaton.
    #[inline]
    pub fn record(&self, node: Node) -> Record<'_> {
        let (before, children) = self.records.split_at(node.0 as usize + HEAD);
        let head: &[u32; HEAD] = before.last_chunk().expect("as long as a head at least");
        Record { letters: u64::from(head[0]) | u64::from(head[1]) << 32, head, children }
    }

    /// Reads one letter: the next node, and whether a word ends there.
    #[inline]
    pub fn step(&self, node: Node, letter: Letter) -> Option<(Node, bool)> {
        let record = self.record(node);
        (record.letters() & letter.mask() != 0).then(|| record.child(letter.mask()))
    }

    /// Reads several letters: the node after them, and whether a word ends there.
    #[inline]
    pub fn walk(
        &self,
        from: Node,
        letters: impl IntoIterator<Item = Letter>,
    ) -> Option<(Node, bool)> {
        letters.into_iter().try_fold((from, false), |(node, _), letter| self.step(node, letter))
    }

    /// The set of letters with which a word ends right after these.
    #[inline]
    pub fn endings_after(&self, letters: impl IntoIterator<Item = Letter>) -> u64 {
        self.walk(Self::ROOT, letters).map_or(0, |(node, _)| self.endings(node))
    }

    /// Whether these letters are a word.
    ///
    /// ```
    /// use flavita_game::letter::Letter;
    /// use flavita_lexicon::builder::build;
    /// let word = [Letter::new(3), Letter::new(1)];
    /// let graph = build([word.to_vec()], |_| ());
    /// assert!(graph.contains(word));
    /// assert!(!graph.contains([word[0]]));
    /// ```
    #[inline]
    pub fn contains(&self, word: impl IntoIterator<Item = Letter>) -> bool {
        self.walk(Self::ROOT, word).is_some_and(|(_, ends_word)| ends_word)
    }

    /// The set of letters with which a word ends right after this node.
    #[inline]
    pub fn endings(&self, node: Node) -> u64 {
        let record = self.record(node);
        let mut letters = record.letters();
        let mut endings = 0;
        for child in &record.children[..letters.count_ones() as usize] {
            let rest = letters & (letters - 1);
            if child & ENDS_WORD != 0 {
                endings |= letters ^ rest;
            }
            letters = rest;
        }
        endings
    }

    /// Every node once, as they lie in memory: the root first.
    pub fn in_order(&self) -> impl Iterator<Item = Node> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let node = Node(u32::try_from(at).ok()?);
            let mask = (at < self.records.len()).then(|| self.letters_after(node))?;
            at += HEAD + mask.count_ones() as usize;
            Some(node)
        })
    }

    /// The arcs of a node, in the order of their letters.
    #[inline]
    pub fn arcs(&self, node: Node) -> impl Iterator<Item = (Letter, Node, bool)> + '_ {
        let children = self.records[node.0 as usize + HEAD..].iter();
        let arcs = letters_of(self.letters_after(node)).zip(children);
        arcs.map(|(letter, child)| (letter, Node(child & !ENDS_WORD), child & ENDS_WORD != 0))
    }

    /// Calls `visit` with every word, in the order of the letters.
    pub fn for_each_word(&self, visit: &mut impl FnMut(&[Letter])) {
        self.words_below(Self::ROOT, &mut Vec::new(), visit);
    }

    fn words_below(&self, node: Node, word: &mut Vec<Letter>, visit: &mut impl FnMut(&[Letter])) {
        for (letter, next, ends_word) in self.arcs(node) {
            word.push(letter);
            if ends_word {
                visit(word);
            }
            self.words_below(next, word, visit);
            word.pop();
        }
    }

    fn pair(&self, at: usize) -> u64 {
        u64::from(self.records[at]) | u64::from(self.records[at + 1]) << 32
    }
}

/// The letters of a set, in their order.
#[inline]
pub fn letters_of(mut mask: u64) -> impl Iterator<Item = Letter> {
    std::iter::from_fn(move || {
        let next = u8::try_from(mask.trailing_zeros()).ok().filter(|n| *n < 64)?;
        mask &= mask - 1;
        Some(Letter::new(next))
    })
}
