//! Words that somebody adds to a list or takes away: `+WORD` and `-WORD`.

use crate::combine::{with, without};
use crate::{alphabet::Alphabet, builder, fault::Fault, graph::Graph, word_list::Word};
use flavita_game::Letter;

/// Words to add and words to take away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overrides {
    added: Vec<Word>,
    removed: Vec<Word>,
}

/// Something in a text of overrides that is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: \"{text}\": {fault}")]
pub struct BadOverride {
    /// Its line, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
    /// What is wrong with it.
    pub fault: OverrideFault,
}

/// Why something is no override.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OverrideFault {
    /// It begins with neither `+` nor `-`.
    #[error("write +WORD to add a word, -WORD to remove one")]
    Sign,
    /// A word to be taken away that is not there.
    #[error("the list has no such word")]
    NotInList,
    /// What follows the sign is no word.
    #[error(transparent)]
    Word(#[from] Fault),
}

impl Overrides {
    /// Reads overrides: any number on a line, `#` begins a comment. Words are cut longest tile
    /// first, never across a `|`. A later line overrules an earlier one.
    ///
    /// # Errors
    /// Everything that is none, in the order of the lines.
    pub fn read(alphabet: &Alphabet, text: &str) -> Result<Self, Vec<BadOverride>> {
        let (mut overrides, mut bad) = (Self::default(), Vec::new());
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.split('#').next().unwrap_or_default();
            for item in content.trim_start_matches('\u{feff}').split_whitespace() {
                if let Err(fault) = overrides.take(alphabet, item) {
                    let text = item.to_owned();
                    bad.push(BadOverride { line, text, fault });
                }
            }
        }
        if bad.is_empty() { Ok(overrides) } else { Err(bad) }
    }

    fn take(&mut self, alphabet: &Alphabet, item: &str) -> Result<(), OverrideFault> {
        let word = |rest: &str| Word::try_from(alphabet.cut(rest)?.as_slice());
        // Word processors turn a hyphen into a minus sign or a dash.
        let minus = item.strip_prefix(['-', '\u{2212}', '\u{2013}']);
        let (word, into, from) = match (item.strip_prefix('+'), minus) {
            (Some(rest), _) => (word(rest)?, &mut self.added, &mut self.removed),
            (None, Some(rest)) => (word(rest)?, &mut self.removed, &mut self.added),
            (None, None) => return Err(OverrideFault::Sign),
        };
        from.retain(|other| *other != word);
        into.push(word);
        Ok(())
    }

    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty()
    }

    /// The words to add.
    pub fn added(&self) -> impl Iterator<Item = &[Letter]> {
        self.added.iter().map(AsRef::as_ref)
    }

    /// The words to take away.
    pub fn removed(&self) -> impl Iterator<Item = &[Letter]> {
        self.removed.iter().map(AsRef::as_ref)
    }

    /// The list with the words added and taken away.
    pub fn applied_to(&self, words: &Graph) -> Graph {
        without(&with(words, &automaton(&self.added)), &automaton(&self.removed))
    }

    /// The overrides as they are recorded: one a text, capitals, added words first, in the order
    /// of the alphabet.
    pub fn told(&self, alphabet: &Alphabet) -> Vec<String> {
        let tell = |sign: char, words: &[Word]| {
            let words = sorted(words);
            let told = words.iter().map(|word| format!("{sign}{}", alphabet.spell(word.as_ref())));
            told.collect::<Vec<_>>()
        };
        [tell('+', &self.added), tell('-', &self.removed)].concat()
    }
}

fn sorted(words: &[Word]) -> Vec<Word> {
    let mut words = words.to_vec();
    words.sort_unstable();
    words.dedup();
    words
}

fn automaton(words: &[Word]) -> Graph {
    builder::build(sorted(words), |_| ())
}
