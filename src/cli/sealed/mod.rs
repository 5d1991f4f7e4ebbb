//! `flavita seal` and `flavita sealed`: a prepared game that nobody opens before its time.

mod args;
mod look;
mod seal;

pub(super) use args::{SealArgs, SealedCommand};
pub(super) use look::run;
pub(super) use seal::seal;
