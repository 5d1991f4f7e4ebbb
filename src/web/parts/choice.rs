//! Something to choose from a list.

use serde::Serialize;

/// One entry of a list to choose from.
#[derive(Debug, Clone, Serialize)]
pub struct Choice {
    /// What the form sends.
    pub value: String,
    /// What a person reads.
    pub label: String,
    /// Whether it is chosen.
    pub selected: bool,
}
