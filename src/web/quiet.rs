//! While a round is open on this computer, nothing here answers about words or placements.

use crate::app::folder::Folder;
use crate::app::sight::open_round;

/// Whether any tournament of this computer has a round open: from the drawing of its rack until
/// its top is revealed.
#[must_use]
pub fn is_round_open(folder: &Folder) -> bool {
    let unfinished = folder.unfinished();
    unfinished
        .iter()
        .any(|(_, view)| open_round(&view.state).is_some())
}
