//! A disk that fails and a power that is cut: what was acknowledged is there afterwards, and
//! nothing else was ever acknowledged.
//!
//! Linux only: `disk.c` is compiled and preloaded into a program that does nothing but append.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "what cannot be started or read fails the test")]

mod appender;
mod faults;
mod in_memory;
mod power;
mod preload;
