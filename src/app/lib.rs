//! The arbiter's desk: where the rules meet the clock, chance and the disk.

pub mod audit;
pub mod desk;
pub mod folder;
pub mod follow;
pub mod halls;
pub mod machine;
pub mod merging;
pub mod passes;
pub mod preparing;
pub mod relay;
pub mod screen;
pub mod sealed;
pub mod season;
pub mod tables;
pub mod training;
pub mod words;
pub mod written;
