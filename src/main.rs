//! The `flavita` program.
fn main() {}
