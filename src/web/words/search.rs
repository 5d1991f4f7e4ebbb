//! The search on the dictionary's page: words by a pattern, by letters, by length.

use crate::http::encoding::query;
use crate::words::hooks::{NearWord, Neighbours, near_word};
use crate::{parts::Question, parts::figures::grouped, words::faults::pattern_sentence};
use flavita_game::{Edition, Letter};
use flavita_i18n::language::Language;
use flavita_lexicon::{alphabet::Alphabet, drawing::one_in, find::find, wish::TypedWish};
use serde::{Deserialize, Serialize};

/// What stands in the address beside the [`Question`], whose word is the pattern.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct Search {
    /// The letters to make words of, `?` for a blank.
    pub letters: String,
    /// There where all of them are to be used.
    pub all: Option<String>,
    /// Letters of the word.
    pub with: String,
    /// Letters that are not in it.
    pub without: String,
    /// Its fewest letters.
    pub from: String,
    /// Its most letters.
    pub to: String,
    /// The last word of the page before.
    pub after: String,
}

/// What was found.
#[derive(Default, Serialize)]
pub struct SearchView {
    /// The words.
    pub words: Vec<FoundWord>,
    /// How many there are, or why there are none.
    pub note: String,
    /// Where the next ones are.
    pub more: Option<String>,
}

/// A word that was found.
#[derive(Serialize)]
pub struct FoundWord {
    /// The word, with the address at which it is looked up.
    #[serde(flatten)]
    pub word: NearWord,
    /// `1 : 1 234`, where its tiles may come as a rack.
    pub odds: Option<String>,
}

/// How many words stand on a page.
const PAGE: usize = 200;

impl Search {
    /// The wish, with the pattern of a question.
    pub fn typed<'a>(&'a self, question: &'a Question) -> TypedWish<'a> {
        let length = |text: &str| text.trim().parse().ok();
        TypedWish {
            pattern: &question.word,
            letters: &self.letters,
            all: self.all.is_some(),
            with: &self.with,
            without: &self.without,
            from: length(&self.from),
            to: length(&self.to),
        }
    }

    /// What was found; `None` where nothing is searched for.
    pub fn view(
        &self,
        question: &Question,
        edition: &Edition,
        words: &Neighbours,
        language: Language,
    ) -> Option<SearchView> {
        let typed = self.typed(question);
        if !typed.is_search() {
            return None;
        }
        let alphabet = Alphabet::of(edition);
        let noted = |note| SearchView { note, ..SearchView::default() };
        let words = match words {
            Neighbours::Among(words) => words,
            Neighbours::Busy => return Some(noted(say!(language, "find-busy"))),
            // The words cannot be put together, which the look-up says.
            Neighbours::Unasked => return None,
        };
        let wish = match typed.read(&alphabet) {
            Ok(wish) => wish,
            Err(fault) => return Some(noted(pattern_sentence(fault, language))),
        };
        let after = alphabet.cut(&self.after).ok().filter(|after| !after.is_empty());
        let found = find(&words.words, &wish, after.as_deref(), PAGE);
        let last = found.words.last().filter(|_| found.has_more);
        let odds = |word: &[Letter]| {
            let odds = (word.len() <= edition.rack_size).then(|| one_in(edition, word));
            odds.flatten().map(|odds| format!("1 : {}", grouped(language, odds)))
        };
        let plain = Question { word: String::new(), ..question.clone() };
        let shown = found.words.iter().map(|word| FoundWord {
            word: near_word(&plain, &alphabet.spell(word)),
            odds: odds(word),
        });
        let n = found.words.len();
        Some(SearchView {
            note: match (n, after.is_some(), found.has_more) {
                (0, ..) => say!(language, "find-none"),
                (_, true, _) => say!(language, "find-some", n),
                (_, false, true) => say!(language, "find-first", n),
                (_, false, false) => say!(language, "find-all", n),
            },
            more: last.map(|last| self.href(question, &alphabet.spell(last))),
            words: shown.collect(),
        })
    }

    /// The address of the words behind one.
    fn href(&self, question: &Question, after: &String) -> String {
        let all = self.all.clone().unwrap_or_default();
        let fields = fields!(self, letters).into_iter().chain([("all", &all)]);
        let fields = fields.chain(fields!(self, with, without, from, to)).chain([("after", after)]);
        format!("{}&{}", question.href(), query(fields))
    }
}
