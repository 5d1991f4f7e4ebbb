//! Beside the rulings (`decide::rulings`): [`preview`] shows what one would change before it is
//! given, [`repeated`] which zeros stand for the same fault.

pub mod preview;
pub mod repeated;
