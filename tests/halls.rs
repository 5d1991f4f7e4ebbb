//! One game in many halls: their results merged, in any order and as often as they come, are the
//! standings of one big hall that played the same slips.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "a measurement tells its figures")]

#[path = "halls/conflicts.rs"]
mod conflicts;
#[path = "halls/game.rs"]
mod game;
#[path = "halls/hundred.rs"]
mod hundred;
#[path = "halls/merging.rs"]
mod merging;
