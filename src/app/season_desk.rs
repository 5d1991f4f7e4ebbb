//! What is known of the seasons between two requests.

use std::sync::{Arc, Mutex};
use std::{collections::BTreeMap, time::SystemTime};

use flavita_tournament::state::tournament::Tournament;

/// What is known of the seasons: games as they were read last, and who may write.
#[derive(Debug, Default)]
pub(super) struct SeasonDesk {
    pub(super) games: Mutex<BTreeMap<String, (Stamp, Arc<Tournament>)>>,
    /// Held while a season is changed, so that no change is lost.
    pub(super) change: Mutex<()>,
}

/// By what it is seen that a file has changed: length and moment of the file and of its journal.
pub(super) type Stamp = [Option<(u64, SystemTime)>; 2];
