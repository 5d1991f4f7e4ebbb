//! What the sentences promise beside their catalogues: little words that fit, names in order, every case said.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod basis;
mod czech;
mod french;
mod hungarian;
mod locales;
mod name_order;
mod remark;
mod russian;
mod spelled;
mod ties;
