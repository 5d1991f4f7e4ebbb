//! The pages of prepared games.

pub mod draft;
pub mod key;
pub mod offers;
