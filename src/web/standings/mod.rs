//! Who stands where: in one game, in several games added up, and in pictures.

pub mod cumulated;
pub mod page;
pub mod statistics;
