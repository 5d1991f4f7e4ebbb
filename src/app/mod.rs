//! The arbiter's desk: where the rules meet the clock, chance and the disk.

pub mod ask;
pub mod clock;
pub mod desk;
pub mod dictionary;
pub mod fault;
pub mod folder;
pub mod list;
pub mod lookup;
pub mod meetings;
pub mod next_step;
pub mod passes;
mod profiles;
pub mod provenance;
pub mod published;
pub mod record;
pub mod scene;
pub mod seed;
pub mod shelf;
pub mod sight;
pub mod view;
pub mod word_file;
pub mod word_set;
pub mod writer;
