//! What the words of a list are, as far as the sources of the list know.
//!
//! Lemma, word class, form, labels and source. The files are made by
//! `dictionaries/recipe/meanings.py`; their codes are worded in `i18n`.

mod file;
mod parts;
pub mod reading;

pub use file::read;
pub use reading::{Kind, Meanings, Reading};
