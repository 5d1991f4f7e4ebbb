//! A game to be looked through round by round: one page that needs nothing but itself.
//!
//! [`page`] puts the style, the script and the game together; [`game`] is what the script is told,
//! with [`player`] for what everybody did. The script lies in `static/replay.js`, beside its style
//! and its skeleton, and draws what it is told without counting anything.

pub mod at_table;
pub mod game;
pub mod page;
pub mod player;
