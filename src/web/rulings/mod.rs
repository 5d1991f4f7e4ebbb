//! The page of the rulings: what can be ruled, what it would change, and what was ruled.

pub mod appeal;
pub mod composing;
pub mod form;
pub mod page;
