//! The pages, their files and how they are rendered.

pub mod act;
pub mod assets;
pub mod colours;
pub mod compose;
pub mod exports;
pub mod finality;
pub mod guard;
pub mod hall;
pub mod live;
pub mod page;
pub mod pages;
pub mod players_act;
pub mod readiness;
pub mod requests;
pub mod routes;
pub mod ruling_form;
pub mod rulings;
pub mod server;
pub mod show;
pub mod slip_line;
pub mod visits;
