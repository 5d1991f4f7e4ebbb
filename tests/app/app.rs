//! What the folder, the passes and the words promise around an open tournament.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod audit_handed_over;
mod audit_spoken;
mod desk_door;
mod folder_out_of_way;
mod folder_summaries;
mod follow_beside;
mod follow_key;
mod halls_base32;
mod halls_codes;
mod halls_result_file;
mod machine_disk_reserve;
mod machine_hex;
mod machine_signing;
mod machine_wake;
mod merging_intake;
mod passes_arbiter;
mod passes_guesses;
mod passes_token;
mod screen_shown;
mod screen_wifi;
mod sealed_key;
mod season_file;
mod tables_desk;
mod training_trainees;
mod words_chosen;
mod words_lookup;
mod words_word_set;
mod written_table;
