//! `flavita simulate`: whole games by the rules, one line a game, and what they have in common.

mod columns;
mod distribution;
mod histogram;
mod run;
mod summary;

pub(super) use run::{SimulateArgs, run};
