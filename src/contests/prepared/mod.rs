//! How a prepared game is made: wishes, candidates, measures, the steps of the whole game.
//!
//! Racks and placements come from the same drawing and choice as in a tournament; racks of a
//! prepared game are not refused in a hall, since all halls play the same ones.

pub mod making;
pub mod steps;
pub mod wishes;
