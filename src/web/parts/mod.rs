//! What several pages show: boards, clocks, slips in words, the editions on offer.

pub mod board;
pub mod bought;
pub mod choice;
pub mod choices;
pub mod clock;
pub mod edition_choice;
pub mod example;
pub mod figures;
pub mod form;
pub mod hand_in;
pub mod listed;
pub mod meaning;
pub mod names;
pub mod qr;
pub mod question;
pub mod sample;
pub mod scene;
pub mod slip_words;
pub mod word_marks;
