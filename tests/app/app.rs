//! What the folder, the passes and the words promise around an open tournament.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod audit_handed_over;
mod audit_spoken;
mod follow_beside;
mod halls_base32;
mod halls_codes;
mod halls_result_file;
mod machine_signing;
mod merging_intake;
mod passes_token;
mod screen_wifi;
mod season_file;
mod words_chosen;
mod words_word_set;
