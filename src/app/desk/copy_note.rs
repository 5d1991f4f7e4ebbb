//! What became of a copy.

/// What became of the last copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyNote {
    /// When it was made or tried: milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// How many rounds were on the board then.
    pub rounds: u32,
    /// Why it failed, if it did.
    pub fault: Option<String>,
}
