//! Looking words up in the dictionary of an edition.

use serde::Serialize;

use crate::pages::new::{ListChoice, Mark};
use crate::{page::Page, pages::board::TileView, pages::choice::Choice};

/// `GET /dictionary`: which words count, and where the list of words comes from.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DictionaryPage {
    /// The words to choose from.
    #[serde(flatten)]
    pub choice: ChoiceOfWords,
    /// What was typed.
    pub word: String,
    /// What is to be said of each word.
    pub answers: Vec<Answer>,
    /// That not all of the words were looked up.
    pub left_off: Option<String>,
    /// Where the words come from.
    pub provenance: Option<ProvenanceView>,
}

/// Edition, list and options to choose.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ChoiceOfWords {
    /// Editions to choose from.
    pub editions: Vec<Choice>,
    /// Word lists of the chosen edition.
    pub lists: Vec<ListChoice>,
    /// Lists of words that can be taken in or left out.
    pub options: Vec<Mark>,
    /// What a tournament has agreed on besides; goes with every question.
    pub carried: Vec<Carried>,
    /// The same in words.
    pub terms: Vec<String>,
    /// That nothing can be looked up, and why.
    pub missing: Option<String>,
    /// The command that makes the missing list.
    pub command: Option<String>,
}

/// A field that the form sends unseen.
#[derive(Debug, Clone, Serialize)]
pub struct Carried {
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub value: String,
}

/// What is to be said of a word.
#[derive(Debug, Clone, Serialize)]
pub struct Answer {
    /// The word in capitals.
    pub word: String,
    /// Whether it counts.
    pub counts: bool,
    /// Why it can be no word at all.
    pub fault: Option<String>,
    /// Every way to lay it.
    pub cuts: Vec<CutView>,
    /// Words that count and are nearly the same.
    pub near: Vec<NearWord>,
}

/// One way to lay a word.
#[derive(Debug, Clone, Serialize)]
pub struct CutView {
    /// Its tiles.
    pub tiles: Vec<TileView>,
    /// Whether it counts laid so.
    pub counts: bool,
    /// Where it stands.
    pub notes: Vec<String>,
    /// What hooks on; nothing where it does not count.
    pub hooks: Option<HooksView>,
}

/// What one letter more or less makes of a word.
#[derive(Debug, Clone, Default, Serialize)]
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

impl HooksView {
    /// That nothing can be said now.
    pub fn busy(note: String) -> Self {
        Self { note: Some(note), ..Self::default() }
    }
}

/// A letter that hooks on.
#[derive(Debug, Clone, Serialize)]
pub struct Hook {
    /// The letter.
    pub letter: String,
    /// The word with it.
    pub word: NearWord,
}

/// A word that is nearly what was typed.
#[derive(Debug, Clone, Serialize)]
pub struct NearWord {
    /// The word.
    pub word: String,
    /// Where it is looked up.
    pub href: String,
}

/// Where a list of words comes from.
#[derive(Debug, Clone, Serialize)]
pub struct ProvenanceView {
    /// The list's name.
    pub name: String,
    /// How many words it has.
    pub words: String,
    /// Who made the dictionary, or the file of somebody's own list.
    pub source: String,
    /// Its page, and which state of it was taken.
    pub page: String,
    /// Which state of it was taken.
    pub revision: String,
    /// The licence.
    pub licence: String,
    /// The sentence that must go with the words; English.
    pub attribution: String,
    /// Which words were taken; English.
    pub rule: String,
    /// How many words there are of each length.
    pub lengths: Vec<LengthBar>,
    /// What reading a sample showed.
    pub reading: Option<String>,
}

/// How many words of a length there are.
#[derive(Debug, Clone, Serialize)]
pub struct LengthBar {
    /// The length in tiles.
    pub length: u32,
    /// How many words.
    pub count: String,
    /// In hundredths of the most frequent length.
    pub share: u64,
}

impl Page for DictionaryPage {
    const TEMPLATE: &'static str = "pages/dictionary.html";
}
