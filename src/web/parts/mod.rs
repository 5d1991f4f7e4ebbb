//! What several pages show: boards, clocks, slips in words, the editions on offer.

pub mod address;
pub mod board;
pub mod bought;
pub mod choice;
pub mod choices;
pub mod clock;
pub mod edition_choice;
pub mod edition_names;
pub mod example;
pub mod figures;
pub mod form;
pub mod hand_in;
pub mod names;
pub(crate) mod posted;
pub mod qr;
pub mod question;
pub mod repeated;
pub mod sample;
pub mod scene;
pub mod slip_words;
pub mod word_marks;
