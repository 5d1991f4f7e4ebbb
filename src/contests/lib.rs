//! What is made of several games, or of none that is played in a hall: meetings, seasons, the merge
//! of many halls, prepared games, simulation, training, and the ordinary game at a table. Pure as the rules below it.

#[macro_use(embedded)]
extern crate flavita_tournament;

pub mod committee;
pub mod halls;
pub mod meeting;
pub mod pastimes;
pub mod prepared;
pub mod season;
pub mod simulation;
pub mod tables;
pub mod told;
pub mod training;
