//! How the words of a list are put into the index by their letters.

use crate::anagrams::{Anagram, Anagrams, LENGTHS, Letters, low};
use crate::graph::{Graph, Node};
use flavita_game::Letter;

impl Graph {
    /// The words by their letters; the index is made when it is first asked for.
    pub fn anagrams(&self) -> &Anagrams {
        self.anagrams.get_or_init(|| Box::new(index(self)))
    }

    /// Makes the index of the words by their letters, for many searches that it is to speed up.
    pub fn index_letters(&self) {
        let _made = self.anagrams();
    }

    /// The words by their letters, if somebody has asked for them before.
    pub fn anagrams_made(&self) -> Option<&Anagrams> {
        self.anagrams.get().map(|index| &**index)
    }
}

/// The index of a list.
///
/// # Panics
/// With 4 billion words.
fn index(graph: &Graph) -> Anagrams {
    let mut count = 0_usize;
    each_word(graph, &mut |_, _| count += 1);
    let shift = 64 - count.next_power_of_two().ilog2().max(1);
    let place = |letters: Letters| usize::try_from(letters.0 >> shift).expect("below the words");
    let mut starts = vec![0_u32; place(Letters(u64::MAX)) + 2];
    each_word(graph, &mut |_, letters| starts[place(letters) + 1] += 1);
    for i in 1..starts.len() {
        starts[i] += starts[i - 1];
    }
    let mut free = starts.clone();
    let (mut sums, mut words) = (vec![0; count], vec![Anagram(0); count]);
    each_word(graph, &mut |word, letters| {
        let free = &mut free[place(letters)];
        sums[*free as usize] = low(letters);
        words[*free as usize] = Anagram::of(word);
        *free += 1;
    });
    Anagrams { starts, sums, words, shift }
}

/// Calls `visit` with every word of the index and its letters.
fn each_word(graph: &Graph, visit: &mut impl FnMut(&[Letter], Letters)) {
    below(graph, Graph::ROOT, &mut Vec::new(), Letters::default(), visit);
}

fn below(
    graph: &Graph,
    node: Node,
    word: &mut Vec<Letter>,
    letters: Letters,
    visit: &mut impl FnMut(&[Letter], Letters),
) {
    if word.len() == *LENGTHS.end() || word.len() + graph.depth(node) < *LENGTHS.start() {
        return;
    }
    for (letter, next, ends_word) in graph.arcs(node) {
        let letters = letters.with(letter);
        word.push(letter);
        if ends_word && LENGTHS.contains(&word.len()) {
            visit(word, letters);
        }
        below(graph, next, word, letters, visit);
        word.pop();
    }
}
