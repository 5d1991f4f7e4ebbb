//! The pages, their files and how they are rendered.

pub mod assets;
pub mod compose;
pub mod page;
pub mod pages;
