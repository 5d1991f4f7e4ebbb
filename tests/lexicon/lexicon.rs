//! What word lists promise: built, packed, compared, searched.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod combine;
mod difference;
mod file;
mod find;
mod wish;
