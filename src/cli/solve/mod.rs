//! `flavita solve`: positions in, placements out, one JSON object a line.

mod answer;
mod questions;
mod run;

pub(super) use answer::SolveArgs;
pub(super) use run::run;
