//! Who may sign in beside the arbiter: players by their badges, helpers by invitations.
//!
//! They are no events: a log is given away, a right to sign in is not. A PIN of six digits cannot
//! be hashed so that who has the file does not find it, so the file is for its owner alone.

pub mod arbiter;
pub mod event;
pub mod guesses;
pub mod inviting;
pub mod joining;
pub mod keeper;
pub mod kept;
pub mod token;
