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
    let long_enough = word.len() > SHORTEST;
    let (without_first, without_last) = match word {
        [first @ .., _] if long_enough => {
            (words.contains(word[1..].iter().copied()), words.contains(first.iter().copied()))
        }
        _ => (false, false),
    };
    Hooks {
        before: extensions(words.backward(), word.iter().rev().copied()),
        after: extensions(words, word.iter().copied()),
        without_first,
        without_last,
        inside: inside(words, word),
    }
}

/// The letters with which a word ends right after these.
fn extensions(words: &Graph, letters: impl Iterator<Item = Letter>) -> Vec<Letter> {
    let node = words.walk(Graph::ROOT, letters).map(|(node, _)| node);
    letters_of(node.map_or(0, |node| words.endings(node))).collect()
}

fn inside(words: &Graph, word: &[Letter]) -> Vec<Vec<Letter>> {
    let mut found = Vec::new();
    for gap in 1..word.len() {
        let (front, rest) = word.split_at(gap);
        let Some((node, _)) = words.walk(Graph::ROOT, front.iter().copied()) else {
            break;
        };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{alphabet::Alphabet, builder::build, word_list};
    use flavita_game::embedded;
    use proptest::collection::{btree_set, vec};
    use proptest::{prelude::*, test_runner::FileFailurePersistence};
    use std::collections::BTreeSet;

    type Letters = Vec<Letter>;

    fn letters(
        length: impl Into<proptest::collection::SizeRange>,
    ) -> impl Strategy<Value = Letters> {
        vec((0_u8..4).prop_map(Letter::new), length)
    }

    /// The same by looking at every word of the list.
    fn slowly(list: &BTreeSet<Letters>, word: &[Letter]) -> Hooks {
        let longer = || list.iter().filter(|one| one.len() == word.len() + 1);
        let without = |one: &[Letter], place: usize| [&one[..place], &one[place + 1..]].concat();
        let is_at_end = |one: &Letters| one[1..] == *word || one[..word.len()] == *word;
        let is_inside = |one: &&Letters| {
            !is_at_end(one) && (1..word.len()).any(|place| without(one, place) == word)
        };
        Hooks {
            before: longer().filter(|one| one[1..] == *word).map(|one| one[0]).collect(),
            after: longer()
                .filter(|one| one[..word.len()] == *word)
                .map(|one| one[word.len()])
                .collect(),
            without_first: word.len() > 2 && list.contains(&without(word, 0)),
            without_last: word.len() > 2 && list.contains(&without(word, word.len() - 1)),
            inside: longer().filter(is_inside).cloned().collect(),
        }
    }

    fn with_cases_met_before() -> ProptestConfig {
        let file = FileFailurePersistence::Direct("../../tests/proptest-regressions/hooks.txt");
        ProptestConfig { failure_persistence: Some(Box::new(file)), ..ProptestConfig::default() }
    }

    proptest! {
        #![proptest_config(with_cases_met_before())]
        #[test]
        fn hooks_are_those_of_every_word_looked_at(
            list in btree_set(letters(2..6), 0..60), word in letters(2..5),
        ) {
            let words = build(list.iter().cloned().collect::<Vec<_>>(), |_| ());
            prop_assert_eq!(hooks(&words, &word), slowly(&list, &word));
        }
    }

    #[test]
    fn a_tile_of_several_letters_hooks_on_as_one_tile() {
        let edition = embedded("hu-scrabble").unwrap();
        let list = "ép\nszép\nlép\népp\nélép\nszépe\n";
        let words = build(&word_list::read(&edition, list, |_| ()).words, |_| ());
        let alphabet = Alphabet::of(&edition);
        let of = |word: &str| hooks(&words, &alphabet.cut(word).unwrap());
        let labels = |letters: &[Letter]| -> Vec<&str> {
            letters.iter().map(|letter| edition.label(*letter)).collect()
        };
        let found = of("ép");
        assert_eq!(labels(&found.before), ["L", "SZ"]);
        assert_eq!(labels(&found.after), ["P"]);
        assert!(found.inside.is_empty() && !found.without_last);
        assert!(of("szép").without_first, "the whole tile comes off");
    }

    #[test]
    fn one_letter_is_left_of_no_word_of_two() {
        let (a, b) = (Letter::new(0), Letter::new(1));
        let words = build([vec![a], vec![a, b]], |_| ());
        let found = hooks(&words, &[a, b]);
        assert!(!found.without_first && !found.without_last);
    }
}
