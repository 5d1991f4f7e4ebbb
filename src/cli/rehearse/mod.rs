//! `flavita rehearse`: an evening with made-up players against a real server, to practise and to
//! measure.

mod args;
mod evening;
mod habits;
mod hearing;
mod ledger;
mod phone;
mod report;
mod run;
mod server;
mod site;
mod stage;

pub(super) use args::RehearseArgs;
pub(super) use run::run;
