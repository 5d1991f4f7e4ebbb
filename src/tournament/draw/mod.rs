//! Drawing racks: what a rack must hold, and where chance comes from.

pub mod by_hand;
pub mod chance;
pub mod drawing;
pub mod exchange;
pub mod history;
pub mod minimum;
pub mod rack;
pub mod refused;
pub mod secrecy;
pub mod source;
