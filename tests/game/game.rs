//! What editions, coordinates and boards as text promise to whoever reads them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod edition_parse;
mod notation;
mod reference;
