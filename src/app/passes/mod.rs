//! Who may sign in beside the arbiter: players by their badges, helpers by invitations.

pub mod arbiter;
pub mod event;
pub mod guesses;
pub mod inviting;
pub mod joining;
pub mod keeper;
pub mod kept;
pub mod refusal;
pub mod sheet;
pub mod token;
