//! What a rack is made of, its minimum, its chance.

pub mod by_hand;
pub mod demand;
pub mod drawing;
pub mod history;
pub mod minimum;
pub mod source;
