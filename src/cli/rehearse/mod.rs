//! `flavita rehearse`: an evening with made-up players against a real server, to practise and to
//! measure.

mod arbiter;
mod args;
mod evening;
mod figures;
mod habits;
mod hearing;
mod ledger;
mod luck;
mod names;
mod phone;
mod report;
mod run;
mod server;
mod site;
mod stage;

pub(super) use args::RehearseArgs;
pub(super) use run::run;
