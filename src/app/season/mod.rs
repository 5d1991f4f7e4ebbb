//! Seasons: a file each, and the tournaments that they are made of.

pub mod seasons;
