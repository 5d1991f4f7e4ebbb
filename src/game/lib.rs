//! The word game itself: tiles, editions, board, placements and their arithmetic.
//!
//! Values and integers only. Nothing here reads a file, a clock or a random number, and nothing
//! assumes that a tile shows a single character.

pub mod bag;
pub mod board;
pub mod buying;
pub mod edition;
pub mod faulty_text;
pub mod letter;
pub mod look_alike;
pub mod notation;
pub mod placement;
pub mod rack;
pub mod reference;
pub mod score;
pub mod square;

pub use bag::Bag;
pub use board::Board;
pub use edition::catalogue::{EMBEDDED, embedded};
pub use edition::definition::{Edition, LetterClass};
pub use edition::hand::SHORTEST_WORD;
pub use edition::look::{BoardLook, Colour};
pub use edition::parse::parse;
pub use edition::premium::Premium;
pub use edition::switch::{NoSuchSwitch, WordOption};
pub use faulty_text::{Faults, FaultyLine, FaultyText};
pub use letter::{BoardTile, Letter, Tile};
pub use notation::{ParseTilesError, board_text, parse_board, parse_rack, parse_word, rack_text};
pub use notation::{word_label, word_text};
pub use placement::Placement;
pub use rack::{Rack, TileCounts};
pub use reference::{ParseReferenceError, Reference};
pub use score::{ScoreSheet, score};
pub use square::{Direction, SIDE, Square};
