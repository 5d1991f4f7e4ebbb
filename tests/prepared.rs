//! A game that is prepared, sealed, and played in a hall as it was prepared.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "prepared/drafts.rs"]
mod drafts;
#[path = "prepared/every_form.rs"]
mod every_form;
#[path = "prepared/ground.rs"]
mod ground;
#[path = "prepared/hall.rs"]
mod hall;
#[path = "prepared/making.rs"]
mod making;
#[path = "prepared/sealing.rs"]
mod sealing;
#[path = "prepared/workshop.rs"]
mod workshop;
