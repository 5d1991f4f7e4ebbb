//! What is known of the merges between two requests.

use std::sync::{Arc, Mutex};

use crate::{merges::folder::Stamp, merges::outcome::Outcome};

/// What is known of the merges: who may write, and what came of the last one that was looked at.
#[derive(Debug, Default)]
pub(crate) struct KeptMerges {
    /// Held while a merge is changed, so that no change is lost.
    pub(super) change: Mutex<()>,
    /// Held while one is put together: two at once would only take longer.
    pub(super) last: Mutex<Option<Kept>>,
}

#[derive(Debug)]
pub(super) struct Kept {
    pub(super) id: String,
    pub(super) stamp: Stamp,
    pub(super) outcome: Arc<Outcome>,
}
