//! Single words taken in or out of a finished automaton, in the time that it takes to copy it.
//!
//! Only the nodes along a word change: they are written anew behind the others, and the old ones
//! are left where nothing leads to them (path copying; Driscoll, Sarnak, Sleator and Tarjan,
//! 1989). So the result holds exactly the right words without being minimal, and equal sets of
//! words may make different automata. For one of the 2.3 million Russian words this takes 1.6 ms
//! in both directions, and making minimal ones by [`combine`](crate::combine) 450 ms.

use crate::graph::{ENDS_WORD, Graph, HEAD, letters_of};
use crate::{builder::build, combine::with, combine::without, layout::halves};
use flavita_game::Letter;

/// The words with each of these in where its sign is true, and out where it is false.
///
/// ```
/// use flavita_game::letter::Letter;
/// use flavita_lexicon::builder::build;
/// use flavita_lexicon::change::changed;
/// let [a, b] = [Letter::new(0), Letter::new(1)];
/// let before = build([[a, b], [b, b]], |_| ());
/// let after = changed(&before, &[(vec![a, a], true), (vec![a, b], false)]);
/// assert!(after.contains([a, a]) && !after.contains([a, b]) && after.contains([b, b]));
/// assert!(after.backward().contains([a, a]) && !after.backward().contains([b, a]));
/// ```
pub fn changed(words: &Graph, changes: &[(Vec<Letter>, bool)]) -> Graph {
    let turned = |(word, is_in): &(Vec<Letter>, bool)| {
        let word: Vec<Letter> = word.iter().rev().copied().collect();
        (word, *is_in)
    };
    let turned: Vec<(Vec<Letter>, bool)> = changes.iter().map(turned).collect();
    let backward = one_way(words.backward(), &turned);
    one_way(words, changes).read_backward(backward)
}

fn one_way(words: &Graph, changes: &[(Vec<Letter>, bool)]) -> Graph {
    let mut graph = words.forward_alone();
    for (word, is_in) in changes {
        if graph.contains(word.iter().copied()) != *is_in {
            graph = one(graph, word, *is_in);
        }
    }
    graph
}

fn one(words: Graph, word: &[Letter], is_in: bool) -> Graph {
    let (count, nodes) = (words.words(), words.nodes());
    let old_root = words.letters_after(Graph::ROOT);
    let mut writer = Writer { records: words.records, written: 0 };
    let root = writer.record(Some(ROOT), word, is_in);
    if root.len() != HEAD + old_root.count_ones() as usize {
        // Every automaton begins with its root, and this one has become longer or shorter.
        return anew(&Graph::of_records(writer.records, count, nodes), word, is_in);
    }
    writer.records[..root.len()].copy_from_slice(&root);
    let count = if is_in { count + 1 } else { count - 1 };
    Graph::of_records(writer.records, count, nodes + writer.written)
}

fn anew(words: &Graph, word: &[Letter], is_in: bool) -> Graph {
    let single = build([word.to_vec()], |_| ());
    if is_in { with(words, &single) } else { without(words, &single) }
}

/// Where the root's record stands.
const ROOT: u32 = 0;

struct Writer {
    records: Vec<u32>,
    /// How many nodes were written.
    written: u32,
}

impl Writer {
    /// The record of a node like this one, with the word in or out.
    fn record(&mut self, node: Option<u32>, word: &[Letter], is_in: bool) -> Vec<u32> {
        let mut children = node.map_or_else(Vec::new, |node| self.children(node));
        if let Some((letter, rest)) = word.split_first() {
            let place = children.iter().position(|(known, _)| known == letter);
            let known = place.map(|place| children.remove(place).1);
            if let Some(child) = self.child(known, rest, is_in) {
                let place = children.partition_point(|(other, _)| other < letter);
                children.insert(place, (*letter, child));
            }
        }
        let mut record = vec![0; HEAD];
        let (mut letters, mut below) = (0, 0);
        for (letter, child) in &children {
            let child_at = child & !ENDS_WORD;
            letters |= letter.mask();
            below |= letter.mask() | self.pair(child_at + 3);
            record[2] = record[2].max(1 + self.at(child_at + 2));
            record.push(*child);
        }
        [record[0], record[1]] = halves(letters);
        [record[3], record[4]] = halves(below);
        record
    }

    /// What stands in a record for the way on with a letter; `None` where there is none.
    fn child(&mut self, known: Option<u32>, rest: &[Letter], is_in: bool) -> Option<u32> {
        let node = known.map(|child| child & !ENDS_WORD);
        let ends_word =
            if rest.is_empty() { is_in } else { known.is_some_and(|child| child & ENDS_WORD != 0) };
        let record = self.record(node, rest, is_in);
        if record.len() == HEAD && !ends_word {
            return None;
        }
        let at = match node {
            Some(node) if rest.is_empty() => node,
            _ => self.write(&record),
        };
        Some(at | if ends_word { ENDS_WORD } else { 0 })
    }

    fn write(&mut self, record: &[u32]) -> u32 {
        let at = u32::try_from(self.records.len()).expect("an automaton is below 8 GB");
        self.records.extend_from_slice(record);
        self.written += 1;
        at
    }

    fn children(&self, node: u32) -> Vec<(Letter, u32)> {
        let start = node as usize + HEAD;
        letters_of(self.pair(node)).zip(self.records[start..].iter().copied()).collect()
    }

    fn at(&self, at: u32) -> u32 {
        self.records[at as usize]
    }

    fn pair(&self, at: u32) -> u64 {
        u64::from(self.at(at)) | u64::from(self.at(at + 1)) << 32
    }
}
