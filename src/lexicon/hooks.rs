//! Hooks: what one letter more or one letter less makes of a word.

use crate::{fault::SHORTEST, graph::Graph, graph::letters_of};
use flavita_game::Letter;

/// The words next to a word; letters in the order of the tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hooks {
    /// Letters that make a word in front of it.
    pub before: Vec<Letter>,
    /// Letters that make a word behind it.
    pub after: Vec<Letter>,
    /// Whether it is a word without its first letter.
    pub without_first: bool,
    /// Whether it is a word without its last letter.
    pub without_last: bool,
    /// Words with one letter more inside, neither in front nor behind, in the order of the letters.
    pub inside: Vec<Vec<Letter>>,
}

impl Hooks {
    /// Whether nothing hooks on and nothing comes off.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What hooks on to these letters, be they a word themselves or not.
///
/// ```
/// use flavita_game::letter::Letter;
/// use flavita_lexicon::builder::build;
/// use flavita_lexicon::hooks::hooks;
/// let [s, c, a, r] = [0, 1, 2, 3].map(Letter::new);
/// let words = build([vec![s, c, a, r], vec![c, a, r], vec![c, a, r, s]], |_| ());
/// let found = hooks(&words, &[c, a, r]);
/// assert_eq!((found.before, found.after), (vec![s], vec![s]));
/// ```
pub fn hooks(words: &Graph, word: &[Letter]) -> Hooks {
    let is_word = |letters: &[Letter]| words.contains(letters.iter().copied());
    let shorter = word.len().checked_sub(1).filter(|length| *length >= SHORTEST);
    Hooks {
        before: letters_of(words.backward().endings_after(word.iter().rev().copied())).collect(),
        after: letters_of(words.endings_after(word.iter().copied())).collect(),
        without_first: shorter.is_some_and(|_| is_word(&word[1..])),
        without_last: shorter.is_some_and(|length| is_word(&word[..length])),
        inside: inside(words, word),
    }
}

fn inside(words: &Graph, word: &[Letter]) -> Vec<Vec<Letter>> {
    let mut found = Vec::new();
    for gap in 1..word.len() {
        let (front, rest) = word.split_at(gap);
        let Some((node, _)) = words.walk(Graph::ROOT, front.iter().copied()) else { break };
        for (letter, next, _) in words.arcs(node) {
            let end = words.walk(next, rest.iter().copied());
            if end.is_some_and(|(_, ends_word)| ends_word) {
                found.push([front, &[letter], rest].concat());
            }
        }
    }
    // A double letter at an end hooks on there as well.
    found.retain(|longer| longer[1..] != *word && longer[..word.len()] != *word);
    found.sort_unstable();
    // A double letter comes about on either side of the one that is there.
    found.dedup();
    found
}
