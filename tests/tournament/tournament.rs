//! What rules, slips and names promise, below the state of a game.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod draw_by_hand;
mod draw_minimum;
mod judging_blanks;
mod judging_reading;
mod model_actor;
mod model_block;
mod model_chance;
mod model_look_alike;
mod model_prepared_note;
mod model_text;
mod profile_form_catalogue;
mod profile_parse;
mod results_statistics_distribution;
