//! Every word a person reads: the languages and their catalogues.

#[macro_use]
mod macros;

pub mod catalogue;
pub mod formula;
mod grammar;
pub mod halls;
pub mod language;
pub mod log_difference;
pub mod meaning;
pub mod meeting;
pub mod name_order;
pub mod names;
pub mod reason;
pub mod refusal;
pub mod remark;
pub mod rules;
pub mod ruling;
pub mod season;
pub mod text;
pub mod ties;
