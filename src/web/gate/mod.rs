//! Past one machine: gates hold the phones' and projectors' connections, and speak to the desk
//! over NATS.

pub mod asking;
pub mod beat;
pub mod door;
pub mod envelope;
pub mod forwarding;
pub mod keeping;
pub mod line;
pub mod pages;
pub mod present;
pub mod server;
pub mod serving;
pub mod slips;
pub mod streams;
pub mod subjects;
pub mod waiting;
