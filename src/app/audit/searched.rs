//! What the second searcher found, kept where many logs have the same rounds.

use flavita_tournament::model::log_difference::Differing;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// What a search came to: where the tops that a log has differ, or nothing.
type Answer = Arc<OnceLock<Option<Differing>>>;

/// Every search so far, by what was asked. Halls that played one game ask the same: each question
/// is searched once, and whoever asks meanwhile waits for the answer.
#[derive(Debug, Default)]
pub struct Searched(Mutex<BTreeMap<String, Answer>>);

impl Searched {
    /// How many different questions there were.
    pub fn len(&self) -> usize {
        self.0.lock().len()
    }

    /// Whether nothing was asked yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The answer to a question, searched unless it was before.
    pub(crate) fn answer(
        &self,
        question: String,
        search: impl FnOnce() -> Option<Differing>,
    ) -> Option<Differing> {
        let answer = {
            let mut all = self.0.lock();
            Arc::clone(all.entry(question).or_default())
        };
        answer.get_or_init(search).clone()
    }
}
