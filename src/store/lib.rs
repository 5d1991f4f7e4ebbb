//! The disk: one `SQLite` file a tournament, an append-only log of events.
//!
//! The store knows nothing of tournaments: an event is a kind, a version and a JSON body.
//! Every SQL statement of the program stands in this module.
//!
//! - [`event_log`]: open a file, append, load, copy.
//! - [`event`]: what goes in and what comes out, and the SHA-256 chain that shows every later edit.
//! - [`exported`]: an export of a log, read back.
//! - [`mod@line`]: an event as a line of text, and back.
//! - [`disk`]: names and locks of files, and whether they are still there.
//! - [`error`]: what can go wrong, and what a person can do about it.
//! - [`passes`]: the file beside a tournament that says who may sign in.
//! - [`system`]: what operating systems do each in its own way.

pub mod error;
pub mod event;
pub mod event_log;
pub mod exported;
pub mod held;
pub mod line;
pub mod packed;
pub mod passes;
pub mod system;

mod connection;
mod copy;
pub mod disk;
mod log_reading;
mod rows;
mod schema;
