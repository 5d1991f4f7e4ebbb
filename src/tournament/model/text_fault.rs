//! Why a text of people cannot be used.

/// Why a text cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum TextFault {
    /// A character that nobody sees, or that changes how others are read.
    #[error("the text has the character {name} after \"{before}\", which cannot be seen")]
    Hidden {
        /// `U+202E`.
        name: String,
        /// What stands before it.
        before: String,
    },
    /// More than anybody reads.
    #[error("the text is longer than {most} letters")]
    Long { most: usize },
}
