//! Whether anything at all can be laid.

use crate::{position::Position, rank::each_until};
use flavita_game::Placement;

/// Whether some legal placement meets a condition; stops at the first that does.
pub fn any_placement(position: &Position<'_>, mut wanted: impl FnMut(&Placement) -> bool) -> bool {
    let mut found = false;
    each_until(position, |placement| {
        found = wanted(placement);
        !found
    });
    found
}
