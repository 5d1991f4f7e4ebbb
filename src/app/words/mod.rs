//! The words of a tournament: lists at hand, the choice made in them, looking one up.

pub mod chosen;
pub mod dictionary;
pub mod list;
pub mod lookup;
pub(crate) mod profiles;
pub mod provenance;
pub mod published;
pub mod shelf;
pub mod word_file;
pub mod word_set;
