//! Answers what a word is: its lemmas are looked up by trying what may stand around their stems.

use std::{cmp::Reverse, ops::Range};

use serde::{Deserialize, Serialize};

/// What all forms of a word have in common; codes that `i18n` words.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Kind {
    /// The word class; empty where the source names none.
    #[serde(rename(deserialize = "word_class", serialize = "class"))]
    pub word_class: String,
    /// Gender, aspect and the like.
    pub marks: Vec<String>,
    /// Colloquial, archaic, rude.
    pub labels: Vec<String>,
    /// Who says so: the name of a dictionary, or `by hand`.
    pub source: String,
}

/// One thing that a word can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The word under which a dictionary lists it, in small letters.
    pub lemma: String,
    /// What it is.
    #[serde(flatten)]
    pub kind: Kind,
    /// The forms of the lemma that are spelt so, each by its marks; a form without marks is told by
    /// the lemma alone.
    pub forms: Vec<Vec<String>>,
    /// The reason why it was added, or a short definition; may be empty.
    pub note: String,
}

/// A form of a paradigm: the texts before and behind the stem, and its marks.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) before: u32,
    pub(super) behind: u32,
    pub(super) marks: u32,
}

/// The texts that make the lemma of a stem, and the forms.
#[derive(Debug)]
pub(super) struct Paradigm {
    pub(super) before: u32,
    pub(super) behind: u32,
    pub(super) rows: Range<usize>,
}

/// What the words of a list are.
#[derive(Debug)]
pub struct Meanings {
    /// Sorted, like the stems.
    pub(super) texts: Vec<Box<str>>,
    /// The texts that stand before a stem in any form.
    pub(super) befores: Vec<u32>,
    pub(super) rows: Vec<Row>,
    pub(super) paradigms: Vec<Paradigm>,
    pub(super) members: Vec<u32>,
    pub(super) marks: Vec<Vec<String>>,
    pub(super) kinds: Vec<Kind>,
    pub(super) notes: Vec<Box<str>>,
    pub(super) spellings: Vec<Box<str>>,
    pub(super) stems: String,
    pub(super) ends: Vec<u32>,
    pub(super) of_paradigm: Vec<u32>,
    pub(super) of_kind: Vec<u32>,
    pub(super) of_note: Vec<u32>,
    pub(super) of_spelling: Vec<u32>,
}

impl Meanings {
    /// Everything that a word can be, lemmas first; nothing where no source knows it.
    pub fn readings(&self, word: &str) -> Vec<Reading> {
        let word = word.to_lowercase();
        let mut found = Vec::new();
        for before in &self.befores {
            let Some(rest) = word.strip_prefix(self.text(*before)) else { continue };
            for at in (0..=rest.len()).filter(|at| rest.is_char_boundary(*at)) {
                let (stem, behind) = rest.split_at(at);
                let Ok(behind) = self.texts.binary_search_by(|text| (**text).cmp(behind)) else {
                    continue;
                };
                for lexeme in self.lexemes(stem) {
                    self.read(lexeme, (*before, behind), &mut found);
                }
            }
        }
        let is_plain = |reading: &Reading| reading.kind.labels.is_empty();
        found.sort_by_key(|reading| (Reverse(reading.lemma == word), !is_plain(reading)));
        found
    }

    fn text(&self, number: u32) -> &str {
        &self.texts[number as usize]
    }

    fn stem(&self, lexeme: usize) -> &str {
        let start = lexeme.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.stems[start as usize..self.ends[lexeme] as usize]
    }

    /// The lexemes of a stem.
    fn lexemes(&self, stem: &str) -> Range<usize> {
        let first = self.first(|one| one < stem);
        first..self.first(|one| one <= stem)
    }

    /// The first lexeme whose stem is not before.
    fn first(&self, is_before: impl Fn(&str) -> bool) -> usize {
        let (mut low, mut high) = (0, self.ends.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            if is_before(self.stem(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// The forms of a lexeme that have these texts around their stem.
    fn read(&self, lexeme: usize, (before, behind): (u32, usize), found: &mut Vec<Reading>) {
        let paradigm = &self.paradigms[self.of_paradigm[lexeme] as usize];
        let rows = self.members[paradigm.rows.clone()].iter().map(|row| &self.rows[*row as usize]);
        let fits = |row: &&Row| row.before == before && row.behind as usize == behind;
        let forms: Vec<Vec<String>> =
            rows.filter(fits).map(|row| self.marks[row.marks as usize].clone()).collect();
        if forms.is_empty() {
            return;
        }
        let laid =
            [self.text(paradigm.before), self.stem(lexeme), self.text(paradigm.behind)].concat();
        let lemma = spelt(&laid, &self.spellings[self.of_spelling[lexeme] as usize]);
        let kind = &self.kinds[self.of_kind[lexeme] as usize];
        let note = &self.notes[self.of_note[lexeme] as usize];
        let is_same = |one: &&mut Reading| one.lemma == lemma && one.kind == *kind;
        if let Some(same) = found.iter_mut().find(is_same) {
            for form in forms {
                if !same.forms.contains(&form) {
                    same.forms.push(form);
                }
            }
        } else {
            found.push(Reading { lemma, kind: kind.clone(), forms, note: note.to_string() });
        }
    }
}

/// A lemma as dictionaries write it, of the letters with which it is laid: `0é 2é` makes `été` of
/// `ete`, `0œ 1` makes `œuf` of `oeuf`.
fn spelt(laid: &str, spelling: &str) -> String {
    let mut letters: Vec<String> = laid.chars().map(String::from).collect();
    for change in spelling.split_whitespace() {
        let text = change.trim_start_matches(|c: char| c.is_ascii_digit());
        let place = change[..change.len() - text.len()].parse::<usize>();
        if let Some(letter) = place.ok().and_then(|place| letters.get_mut(place)) {
            text.clone_into(letter);
        }
    }
    letters.concat()
}
