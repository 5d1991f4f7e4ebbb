//! From the state of a tournament to the pages' structs: one file a page.

pub mod board;
pub mod choices;
pub mod console;
pub mod dictionary;
pub mod ends;
pub mod faults;
pub mod figures;
pub mod form;
pub mod found;
pub mod home;
pub mod marking;
pub mod names;
pub mod new;
pub mod player_list;
pub mod projector;
pub mod question;
pub mod reveal;
pub mod round;
mod rule_choices;
mod rule_fields;
pub mod rules;
pub mod sample;
pub mod scene;
pub mod setup;
pub mod slips;
pub mod standings;
pub mod standings_scene;
