//! Racks that were drawn and not played.

use crate::event::Rejection;
use crate::round::RackOrigin;

/// A rack that went back into the bag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RejectedRack {
    /// For which round it was drawn.
    pub round: u32,
    /// The tiles.
    pub rack: String,
    /// Where they came from.
    pub origin: RackOrigin,
    /// Why.
    pub because: Rejection,
}
