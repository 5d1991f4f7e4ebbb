//! The values of a tournament: numbers, slips, rounds, players, events, commands, refusals. They import
//! only the game and the rules.

pub mod chance;
pub mod command;
pub mod created;
pub(crate) mod cutting;
pub mod dispute;
pub mod entrant;
pub mod entry;
pub mod event;
pub mod exchange;
pub mod grounds;
pub mod ids;
pub mod labels;
pub mod laying;
pub mod look_alike;
pub mod membership;
pub mod open;
pub mod origin;
pub mod placement_text;
pub mod player;
pub mod players_command;
pub mod prepared_game;
pub mod prepared_note;
pub mod reason;
pub mod refusal;
pub mod rejection;
pub mod round;
pub mod ruling;
pub mod ruling_refusal;
pub mod slip;
pub mod slips;
pub mod stamp;
pub mod text;
pub mod text_fault;
pub mod tops;
pub mod verdict;
