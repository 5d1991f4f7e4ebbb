//! Grammar that hangs on what stands beside: little words that change with the next sound.

mod czech;
mod french;
pub(crate) mod functions;
mod hungarian;
mod opening;
mod russian;
#[cfg(test)]
mod spelled;
