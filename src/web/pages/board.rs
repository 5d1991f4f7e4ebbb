//! The board and the tiles as the pages show them.

use serde::Serialize;

/// Letters that need more room than a tile gives them at full size.
const WIDE: &str = "ЖШЩЫЮMW";

/// The board: column labels above, then rows from the top.
#[derive(Debug, Clone, Default, Serialize)]
pub struct BoardView {
    /// Labels above the columns, left to right.
    pub columns: Vec<String>,
    /// Rows from the top.
    pub rows: Vec<BoardRow>,
    /// The name of the edition's own colours, which is that of their style sheet.
    pub look: Option<String>,
}

/// One row of the board.
#[derive(Debug, Clone, Serialize)]
pub struct BoardRow {
    /// The label left of the row.
    pub label: String,
    /// Squares from left to right.
    pub cells: Vec<BoardCell>,
}

/// One square of the board.
#[derive(Debug, Clone, Serialize)]
pub struct BoardCell {
    /// `tile`, `tw`, `dw`, `tl`, `dl` or `plain`.
    pub kind: &'static str,
    /// The letter of the tile, or the label of the square (`3С`).
    pub text: String,
    /// The value of the tile, empty for a blank and for a square.
    pub value: String,
    /// Whether the tile is a blank.
    pub blank: bool,
    /// Whether the tile was laid by the last placement.
    pub fresh: bool,
    /// Whether it is the free square that the first placement covers.
    pub start: bool,
    /// `""`, `wide` (Ж) or `pair` (SZ): how much room the letter needs.
    pub width: &'static str,
    /// What is said of the square: where it is and what is on it.
    pub label: String,
}

impl BoardCell {
    /// A free square; `kind` is one of the premiums or `plain`.
    pub fn square(kind: &'static str, label: &str) -> Self {
        let text = label.to_owned();
        Self {
            kind,
            text,
            value: String::new(),
            blank: false,
            fresh: false,
            start: false,
            width: "",
            label: String::new(),
        }
    }

    /// The free square that the first placement covers.
    pub fn start(kind: &'static str) -> Self {
        Self { start: true, ..Self::square(kind, "★") }
    }

    /// A square with a tile on it; `value` is `None` for a blank.
    pub fn tile(letter: &str, value: Option<u32>, fresh: bool) -> Self {
        Self {
            kind: "tile",
            text: letter.to_owned(),
            value: value.map(|value| value.to_string()).unwrap_or_default(),
            blank: value.is_none(),
            fresh,
            start: false,
            width: width(letter),
            label: String::new(),
        }
    }

    /// The same square with what is said of it.
    pub fn saying(self, label: String) -> Self {
        Self { label, ..self }
    }
}

/// A tile of a rack or of a revealed word.
#[derive(Debug, Clone, Serialize)]
pub struct TileView {
    /// The letter; for a blank that stands for nothing yet, what its face shows.
    pub text: String,
    /// The value, empty for a blank.
    pub value: String,
    /// Whether the tile is a blank.
    pub blank: bool,
    /// Whether the letter stood on the board before (in the reveal it is drawn hollow).
    pub stood: bool,
    /// `kept` where it stayed on the rack, `new` where it was drawn beside such, else `""`.
    pub drawn: &'static str,
    /// `""`, `wide` or `pair`: how much room the letter needs.
    pub width: &'static str,
}

impl TileView {
    /// A tile with a letter; `value` is `None` for a blank.
    pub fn new(letter: &str, value: Option<u32>) -> Self {
        Self {
            text: letter.to_owned(),
            value: value.map(|value| value.to_string()).unwrap_or_default(),
            blank: value.is_none(),
            stood: false,
            drawn: "",
            width: width(letter),
        }
    }

    /// The same tile as one of a rack on which some stayed: this one, or not.
    pub fn beside_rest(self, is_kept: bool) -> Self {
        Self { drawn: if is_kept { "kept" } else { "new" }, ..self }
    }

    /// The same tile as one that stood on the board before.
    pub fn standing(self) -> Self {
        Self { stood: true, ..self }
    }
}

fn width(letter: &str) -> &'static str {
    match letter.chars().count() {
        1 if WIDE.contains(letter) => "wide",
        0 | 1 => "",
        _ => "pair",
    }
}
