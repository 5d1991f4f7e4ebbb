//! Past one machine, for real: nats-server, a desk and two gates on this computer, killed in the
//! middle of bursts.
//!
//! The large hall is for a quiet machine:
//! `cargo test --release --test gate -- --ignored --nocapture thousand`.

#![cfg(target_os = "linux")]
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "what cannot go on fails the test, and the figures are printed"
)]

mod files;
mod floods;
mod killed;
mod machine;
mod own_pages;
mod phones;
mod secrets;
mod served;
mod stage;
#[path = "../web/under_tls.rs"]
mod under_tls;
