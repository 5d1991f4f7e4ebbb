//! The page of the network: who helps, whose phones are signed in, what looks like guessing.

pub mod answers;
pub mod page;
