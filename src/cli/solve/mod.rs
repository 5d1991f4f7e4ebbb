//! `flavita solve`: positions in, placements out, one JSON object a line.

mod answer;
mod args;
mod questions;
mod run;

pub(super) use args::SolveArgs;
pub(super) use run::run;
