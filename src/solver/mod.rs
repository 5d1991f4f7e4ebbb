//! Every legal placement of a rack on a board, ranked. Exact and complete.
//!
//! Pure: no input, no output, no clock. The only place where work is spread over the cores.

pub mod cross_check;
pub mod interval;
pub mod lane;
pub mod playable;
pub mod position;
pub mod rank;
pub mod search;
pub mod spread;
