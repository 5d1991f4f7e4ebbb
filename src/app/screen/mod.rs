//! What the arbiter has put on the screen of the hall.

pub mod shown;
pub mod wifi;
