//! All decisions of a committee, those in force, and what can be amiss with its table.

use crate::{season::editing::strike, tables::cells::AtLine};
use flavita_lexicon::fault::Fault;
use flavita_tournament::model::{Decisions, TextFault, WordDecision};
use std::collections::BTreeMap;

/// The most decisions that are kept: each tournament records those in force.
pub const MOST: usize = 5000;

/// The decisions of a committee on words of an edition, by their days; those of one day as they
/// were written. On one word there is one a day, and the latest is in force.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Committee {
    lines: Vec<WordDecision>,
}

impl Committee {
    /// Every decision, also those that a later one overrules.
    pub fn lines(&self) -> &[WordDecision] {
        &self.lines
    }

    /// The decisions in force, in the order of their words.
    pub fn in_force(&self) -> Decisions {
        let latest: BTreeMap<&str, &WordDecision> =
            self.lines.iter().map(|line| (line.word.as_str(), line)).collect();
        latest.into_values().cloned().collect::<Vec<_>>().into()
    }

    /// Writes a decision down; answers whether it was not there before.
    ///
    /// # Errors
    /// When the same day has another one on the word, or there are too many.
    pub fn add(&mut self, decision: WordDecision) -> Result<bool, Problem> {
        let WordDecision { word, date, .. } = &decision;
        let first = self.lines.partition_point(|line| line.date < *date);
        let behind = self.lines.partition_point(|line| line.date <= *date);
        let of_that_day = &self.lines[first..behind];
        if let Some(known) = of_that_day.iter().find(|line| line.word == *word) {
            let twice = || Problem::Twice { word: word.clone(), date: date.clone() };
            return if *known == decision { Ok(false) } else { Err(twice()) };
        }
        if self.lines.len() >= MOST {
            return Err(Problem::TooMany(MOST));
        }
        self.lines.insert(behind, decision);
        Ok(true)
    }

    /// Takes in what another committee has decided, or the same one on another computer; answers
    /// how many decisions are new here. Where one of them cannot be, none is taken.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn take(&mut self, other: &Self) -> Result<usize, Problem> {
        let mut both = self.clone();
        let mut taken = 0;
        for line in &other.lines {
            taken += usize::from(both.add(line.clone())?);
        }
        *self = both;
        Ok(taken)
    }

    /// The same decisions with reasons and names written otherwise.
    pub fn dressed(mut self, dress: impl Fn(&str) -> String) -> Self {
        for line in &mut self.lines {
            (line.because, line.by) = (dress(&line.because), dress(&line.by));
        }
        self
    }

    /// Strikes a line out; answers whether it was there.
    pub fn strike(&mut self, decision: &WordDecision) -> bool {
        strike(&mut self.lines, decision)
    }
}

/// A line that cannot be read; that of the headings is 1.
pub type LineFault = AtLine<Problem>;

/// What is wrong with a decision.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Problem {
    /// The bytes are no text.
    #[error("this is not UTF-8 text; save the file as UTF-8")]
    NoText,
    /// A quotation mark opens a cell that the file does not end.
    #[error("a quotation mark is not closed")]
    OpenQuotation,
    /// The first line has other headings.
    #[error("the first line must be word,decision,date,reason,by")]
    Headings,
    /// A cell behind the last column.
    #[error("there is no column for \"{0}\"")]
    Surplus(String),
    /// No word of the edition.
    #[error("\"{word}\" is not a word of this edition: {fault}")]
    NoWord { word: String, fault: Fault },
    /// Neither of the two.
    #[error("\"{0}\" is not a decision; write admitted or removed")]
    NoDecision(String),
    /// No day.
    #[error("\"{0}\" is not a date; write it as 2026-11-24")]
    NoDate(String),
    /// Nothing says why.
    #[error("the reason is missing")]
    NoReason,
    /// A text that cannot be kept.
    #[error(transparent)]
    Text(#[from] TextFault),
    /// Two decisions of one day on one word.
    #[error("on {date} a different decision was made about {word}; one of the two must go")]
    Twice { word: String, date: String },
    /// More than any committee decides.
    #[error("there are more than {0} decisions")]
    TooMany(usize),
}
