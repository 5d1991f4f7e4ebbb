//! What a club's word committee has decided about single words.

use serde::{Deserialize, Serialize};
use std::{ops::Deref, sync::Arc};

/// A decision on one word.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct WordDecision {
    /// The word in capitals, `|` where tiles could be cut in another way.
    pub word: String,
    /// Whether it counts from then on.
    pub admitted: bool,
    /// The day, `2026-11-24`.
    pub date: String,
    /// Why.
    pub because: String,
    /// Who decided; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
}

impl WordDecision {
    /// The same as a single word is added or taken away, `+WORD` or `-WORD`.
    pub fn told(&self) -> String {
        format!("{}{}", if self.admitted { '+' } else { '-' }, self.word)
    }
}

/// Decisions with which a tournament is played, one a word. Every picture of the tournament shares
/// them.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(from = "Vec<WordDecision>", into = "Vec<WordDecision>")]
pub struct Decisions(Arc<Vec<WordDecision>>);

impl Decisions {
    /// The day of the latest of them.
    pub fn latest(&self) -> Option<&str> {
        self.iter().map(|decision| decision.date.as_str()).max()
    }
}

impl From<Vec<WordDecision>> for Decisions {
    fn from(decisions: Vec<WordDecision>) -> Self {
        Self(Arc::new(decisions))
    }
}

impl From<Decisions> for Vec<WordDecision> {
    fn from(decisions: Decisions) -> Self {
        Arc::unwrap_or_clone(decisions.0)
    }
}

impl Deref for Decisions {
    type Target = [WordDecision];

    fn deref(&self) -> &[WordDecision] {
        &self.0
    }
}
