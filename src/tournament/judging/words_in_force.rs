//! The words as the rulings have them.

use crate::{model::Given, model::RuledWords, state::Tournament};
use flavita_game::Letter;
use flavita_lexicon::word_list::Word;
use flavita_lexicon::{alphabet::Alphabet, change::changed, fault::Fault, graph::Graph};
use std::collections::BTreeMap;

/// The words with every ruling in force: of the list of the tournament, or of any stage between
/// rulings.
pub fn words_in_force(state: &Tournament, words: &Graph) -> Graph {
    words_under(state, words, &state.ruled_words())
}

/// The words as they were or would be with just these rulings.
pub(crate) fn words_under(state: &Tournament, words: &Graph, ruled: &RuledWords) -> Graph {
    let alphabet = Alphabet::of(&state.edition);
    let of_the_list = words_of_the_list(&state.rulings);
    let changes = of_the_list.into_iter().filter_map(|(word, is_in)| {
        let letters = alphabet.cut(word).ok()?;
        Some((letters, ruled.get(word).copied().unwrap_or(is_in)))
    });
    changed(words, &changes.collect::<Vec<_>>())
}

/// Every word on which there ever was one of these rulings, with whether the list has it. The first
/// ruling on a word tells: only what does not count is accepted, only what counts is rejected.
pub fn words_of_the_list<'a>(
    rulings: impl IntoIterator<Item = &'a Given>,
) -> BTreeMap<&'a str, bool> {
    let mut words = BTreeMap::new();
    for (word, counts) in rulings.into_iter().filter_map(|given| given.what.on_word()) {
        words.entry(word).or_insert(!counts);
    }
    words
}

/// A word that somebody typed: its letters, and how a ruling writes it.
///
/// # Errors
/// When it is no word of 2 to 15 tiles.
pub fn read(state: &Tournament, typed: &str) -> Result<(Vec<Letter>, String), Fault> {
    let alphabet = Alphabet::of(&state.edition);
    let letters = alphabet.cut(typed.trim())?;
    Word::try_from(letters.as_slice())?;
    let word = alphabet.spell(&letters);
    Ok((letters, word))
}
