//! The arbiter's desk: where the rules meet the clock, chance and the disk.

pub mod dictionary;
