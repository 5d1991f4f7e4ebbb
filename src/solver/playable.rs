//! Whether anything at all can be laid.

use crate::{buying::Buying, completed::Completed, position::Position, rank::each_until};
use flavita_game::Placement;

/// Whether some legal placement meets a condition; stops at the first that does.
pub fn any_placement(position: &Position<'_>, mut wanted: impl FnMut(&Placement) -> bool) -> bool {
    let mut found = false;
    let visit = |placement: &Placement| {
        found = wanted(placement);
        !found
    };
    if let Some(completed) = Completed::of(position) {
        completed.each_until(visit);
    } else if let Some(buying) = Buying::of(position) {
        buying.each_until(visit);
    } else {
        each_until(position, visit);
    }
    found
}
