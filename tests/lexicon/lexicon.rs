//! What word lists promise: built, packed, compared, searched.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod alphabet;
mod builder;
mod change;
mod combine;
mod difference;
mod encoding;
mod file;
mod find;
mod hooks;
mod indexing;
mod lengths;
mod near;
mod overrides;
mod respell;
mod reverse;
mod wish;
mod word_list;
