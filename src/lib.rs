//! Flavita runs Duplicate word-game tournaments: it draws the racks, finds every round's top,
//! judges the slips, keeps the clocks and the standings, and shows it all on pages.
//!
//! Every floor of the house is a crate; a crate depends on floors below it and on nothing else of
//! ours (see `ARCHITECTURE.md`). This one names them again, from the ground up, for the tests.

pub use flavita_game as game;

pub use flavita_lexicon as lexicon;

pub use flavita_solver as solver;

pub use flavita_tournament as tournament;

pub use flavita_contests as contests;

pub use flavita_i18n as i18n;
pub use flavita_store as store;

pub use flavita_app as app;
pub use flavita_report as report;

pub use flavita_web as web;

pub use flavita_cli as cli;
