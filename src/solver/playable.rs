//! Whether anything at all can be laid.

use crate::game::placement::Placement;
use crate::solver::cross_check::Lane;
use crate::solver::generate::search_lane;
use crate::solver::position::Position;

/// Whether some legal placement meets a condition; stops at the first that does.
pub fn any_placement(position: &Position<'_>, mut wanted: impl FnMut(&Placement) -> bool) -> bool {
    Lane::all(position).iter().any(|lane| {
        let mut found = false;
        search_lane(position, lane, &mut |find| {
            found = wanted(&Placement {
                square: lane.squares[find.start].square,
                direction: lane.direction,
                tiles: find.word.to_vec(),
            });
            !found
        });
        found
    })
}
