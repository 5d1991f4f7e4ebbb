//! Flavita runs Duplicate word-game tournaments.

pub mod i18n;
pub mod web;
