//! What must be right before an evening: this computer, and the phones of the hall.

pub mod readiness;
pub mod self_test;
