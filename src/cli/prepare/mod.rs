//! `flavita prepare`: games that are fixed before anybody plays them.

mod draft;
mod offers;
mod run;

pub(super) use draft::{GroundArgs, ground_of, read};
pub(super) use run::{PrepareArgs, run};
