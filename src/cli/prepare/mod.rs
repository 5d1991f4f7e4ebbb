//! `flavita prepare`: games that are fixed before anybody plays them.

mod args;
mod change;
mod draft;
mod offers;
mod run;
mod show;

pub(super) use args::PrepareArgs;
pub(super) use draft::{GroundArgs, ground_of, read};
pub(super) use run::run;
