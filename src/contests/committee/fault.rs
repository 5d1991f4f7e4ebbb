//! What can be amiss with a committee's table.

use flavita_lexicon::fault::Fault;
use flavita_tournament::model::TextFault;

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LineFault {
    /// Its number, from 1; that of the headings is 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

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
