//! A way to read a line, offered as a button.

use serde::Serialize;

/// A way to read the word of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The line that says so.
    pub line: String,
    /// The tiles and what they are worth: `K Ö Z S É G · 14 очков`.
    pub label: String,
}
