//! What hooks on to a word, as the dictionary's page shows it.

use crate::parts::question::Question;
use flavita_app::words::dictionary::Dictionary;
use flavita_game::{edition::definition::Edition, letter::Letter};
use flavita_i18n::language::Language;
use flavita_lexicon::{alphabet::Alphabet, hooks::Hooks};
use serde::Serialize;
use std::sync::Arc;

/// What one letter more or less makes of a word.
#[derive(Clone, Default, Serialize)]
pub struct HooksView {
    /// Letters in front, each with the word that it makes.
    pub before: Vec<Hook>,
    /// Letters behind.
    pub after: Vec<Hook>,
    /// Words that are left when a letter comes off.
    pub shorter: Vec<NearWord>,
    /// Words with one letter more inside.
    pub inside: Vec<NearWord>,
    /// That there are more of those, or why nothing can be said.
    pub note: Option<String>,
    /// Whether nothing hooks on and nothing comes off.
    pub is_empty: bool,
}

/// A letter that hooks on.
#[derive(Clone, Serialize)]
pub struct Hook {
    /// The letter.
    pub letter: String,
    /// The word with it.
    pub word: NearWord,
}

/// A word that is nearly what was typed.
#[derive(Clone, Serialize)]
pub struct NearWord {
    /// The word.
    pub word: String,
    /// Where it is looked up.
    pub href: String,
}

/// The words among which neighbours are looked for.
#[derive(Clone, Debug)]
pub enum Neighbours {
    /// These.
    Among(Arc<Dictionary>),
    /// They could not be put together now: others are being put together.
    Busy,
    /// Nobody asks.
    Unasked,
}

/// The most words with a letter inside that are shown.
const MOST_INSIDE: usize = 40;

/// A word with the address at which it is looked up; `|` stands where tiles must be told apart.
pub fn near_word(question: &Question, word: &str) -> NearWord {
    let question = Question { word: word.to_lowercase(), ..question.clone() };
    NearWord { href: question.href(), word: word.replace('|', "") }
}

/// What hooks on to these tiles.
pub fn hooks_view(
    question: &Question,
    (edition, tiles): (&Edition, &[Letter]),
    found: &Hooks,
    language: Language,
) -> HooksView {
    let alphabet = Alphabet::of(edition);
    let word = |tiles: &[Letter]| near_word(question, &alphabet.spell(tiles));
    let hook = |letter: &Letter, tiles: &[Letter]| Hook {
        letter: edition.label(*letter).to_owned(),
        word: word(tiles),
    };
    let before = found.before.iter();
    let after = found.after.iter();
    let shorter = [
        found.without_first.then(|| word(&tiles[1..])),
        found.without_last.then(|| word(&tiles[..tiles.len() - 1])),
    ];
    let left_off = found.inside.len().saturating_sub(MOST_INSIDE);
    HooksView {
        before: before.map(|letter| hook(letter, &[&[*letter], tiles].concat())).collect(),
        after: after.map(|letter| hook(letter, &[tiles, &[*letter]].concat())).collect(),
        shorter: shorter.into_iter().flatten().collect(),
        inside: found.inside.iter().take(MOST_INSIDE).map(|tiles| word(tiles)).collect(),
        note: (left_off > 0).then(|| say!(language, "hooks-more", n = left_off)),
        is_empty: found.is_empty(),
    }
}
