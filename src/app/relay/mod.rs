//! Playing another hall's draw: what that hall tells, what follows from it here, and what comes back.

pub mod published;
pub mod reports;
pub mod step;
