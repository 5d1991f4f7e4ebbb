//! What is wrong with a file that a person wrote: every fault with its line.

use std::{cell::RefCell, ops::Range};

/// Why a text cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct FaultyText {
    /// Every fault, in the order of the lines; at least one.
    pub faults: Vec<FaultyLine>,
}

/// One fault of a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct FaultyLine {
    /// Its line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// The faults found so far in a text.
#[derive(Debug)]
pub struct Faults<'a> {
    text: &'a str,
    /// Where each begins, in bytes, and what it is.
    found: RefCell<Vec<(usize, String)>>,
}

impl<'a> Faults<'a> {
    /// No fault found yet.
    pub fn new(text: &'a str) -> Self {
        Self { text, found: RefCell::default() }
    }

    /// Notes a fault at this place of the text.
    pub fn note(&self, span: Range<usize>, reason: impl Into<String>) {
        self.found.borrow_mut().push((span.start, reason.into()));
    }

    /// The error with all faults; nothing where there is none.
    pub fn into_error(self) -> Option<FaultyText> {
        let mut found = self.found.into_inner();
        found.sort();
        let (mut line, mut counted) = (1, 0);
        // Lines are counted once, however many faults a text of anything at all has.
        let numbered = |(at, reason): (usize, String)| {
            let between = self.text.get(counted..at).unwrap_or_default();
            line += between.matches('\n').count();
            counted = at.min(self.text.len());
            FaultyLine { line, reason }
        };
        let mut faults: Vec<FaultyLine> = found.into_iter().map(numbered).collect();
        faults.sort();
        faults.dedup();
        (!faults.is_empty()).then_some(FaultyText { faults })
    }
}
