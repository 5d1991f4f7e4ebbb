//! Whether anything at all can be laid.

use crate::game::placement::Placement;
use crate::solver::position::Position;
use crate::solver::rank::each_until;

/// Whether some legal placement meets a condition; stops at the first that does.
pub fn any_placement(position: &Position<'_>, mut wanted: impl FnMut(&Placement) -> bool) -> bool {
    let mut found = false;
    each_until(position, |placement| {
        found = wanted(placement);
        !found
    });
    found
}
