//! Past one machine: gates hold the phones' and projectors' connections, and speak to the desk
//! over NATS.
//!
//! A gate is a door, not a desk: it knows addresses, not rules. Every request but static files,
//! streams and kept pages is the desk's to answer, behind the desk's own admission; what comes
//! through a gate is never the arbiter's. NATS keeps slips and nothing else: heartbeats are told
//! every three seconds in any case, so nothing that is kept can be out of date. A gate that has not heard
//! the desk for twelve seconds tells its phones nothing, so that they see it.

pub mod asking;
pub mod door;
pub mod envelope;
pub mod forwarding;
pub mod heartbeat;
pub mod keeping;
pub mod line;
pub mod pages;
pub mod present;
pub mod server;
pub mod serving;
pub mod streams;
pub mod subjects;
pub mod waiting;
