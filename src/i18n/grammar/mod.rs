//! Grammar that hangs on what stands beside: little words that change with the next sound.

mod czech;
mod french;
pub mod functions;
mod hungarian;
mod opening;
mod russian;
