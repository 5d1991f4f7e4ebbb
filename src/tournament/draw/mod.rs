//! What a rack is made of, its minimum, its chance.
//!
//! [`drawing`] joins them on plain values, for a tournament and a simulated game alike; chance
//! itself is derived in [`chance`](crate::model::chance).

pub mod by_hand;
pub mod demand;
pub mod drawing;
pub mod history;
pub mod minimum;
pub mod source;
