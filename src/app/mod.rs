//! The arbiter's desk: where the rules meet the clock, chance and the disk.

pub mod ask;
pub mod clock;
pub mod desk;
pub mod dictionary;
pub mod fault;
pub mod folder;
pub mod next_step;
pub mod record;
pub mod scene;
pub mod seed;
pub mod view;
pub mod writer;
