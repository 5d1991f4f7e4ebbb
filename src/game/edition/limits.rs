//! How much anything may be worth.

/// The most points that a tile, a bonus or any value of a profile may give or take.
pub const MOST_POINTS: i32 = 1000;

/// The most that the premiums of one line may multiply a word by: six triple words. With
/// [`MOST_POINTS`] a tile, every sum stays far below what an `i32` holds.
pub(crate) const MOST_FACTOR: i32 = 729;
