//! The results of halls: written, split into codes, read back, checked and put together.

pub mod checking;
pub mod choosing;
pub mod codes;
pub mod making;
pub mod merging;
pub mod result_file;
