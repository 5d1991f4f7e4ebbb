//! Sets of places of a lane.

use flavita_game::SIDE;

/// A set of places of a lane, as bits; place 0 is the first square.
pub(super) type Places = u16;

/// All places of a lane.
pub(super) const EVERY_PLACE: Places = (1 << SIDE) - 1;

/// The places of a set, from the first.
pub(super) fn places(set: Places) -> impl Iterator<Item = usize> {
    let mut set = u32::from(set);
    std::iter::from_fn(move || {
        let rest = set & set.checked_sub(1)?;
        let place = std::mem::replace(&mut set, rest).trailing_zeros();
        Some(place as usize)
    })
}
