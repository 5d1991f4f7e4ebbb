//! Flavita runs Duplicate word-game tournaments: it draws the racks, finds every round's top,
//! judges the slips, keeps the clocks and the standings, and shows it all on pages.
//!
//! The modules stand in floors; each imports only from floors below its own (see
//! `ARCHITECTURE.md`, kept by `tests/architecture.rs`).

pub mod game;

pub mod lexicon;

pub mod solver;

pub mod tournament;

pub mod i18n;
pub mod store;

pub mod app;
pub mod report;

pub mod web;

pub mod cli;
