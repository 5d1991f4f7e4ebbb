//! What the search promises beside its answers.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod spread;
