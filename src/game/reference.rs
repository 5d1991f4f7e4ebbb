//! Coordinates: `И8` is across from row И, column 8; `8И` is down from the same square.

use crate::{edition::definition::Edition, square::Direction, square::SIDE, square::Square};

/// Where a word starts and which way it runs, as it is written on a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The square of the word's first letter.
    pub square: Square,
    /// The way the word runs.
    pub direction: Direction,
}

/// Why a text is no reference of an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseReferenceError {
    /// Neither letter and number nor number and letter.
    #[error(
        "\"{0}\" is not a square: write the row's letter and the column's number, letter first for a word across"
    )]
    Form(String),
    /// A letter that names no row.
    #[error("\"{0}\" is not a row of this board")]
    Row(String),
    /// A number that names no column.
    #[error("\"{0}\" is not a column: columns are 1 to 15")]
    Column(String),
}

/// Reads a reference: row letter first for across, column number first for down.
///
/// Small letters, and letters of the other alphabet that look the same, are understood.
///
/// # Errors
/// When the text has another form or names no square of the board.
///
/// ```
/// use flavita_game::{edition::catalogue::embedded, reference::{parse, text}};
/// let edition = embedded("ru-scrabble").unwrap();
/// let across = parse(&edition, "B8").unwrap();
/// assert_eq!(text(&edition, across.square, across.direction), "В8");
/// ```
pub fn parse(edition: &Edition, text: &str) -> Result<Reference, ParseReferenceError> {
    let text = text.trim();
    let is_digit = |c: char| c.is_ascii_digit();
    let (label, number, direction) = if text.starts_with(is_digit) {
        let label = text.trim_start_matches(is_digit);
        (label, &text[..text.len() - label.len()], Direction::Down)
    } else {
        let label = text.trim_end_matches(is_digit);
        (label, &text[label.len()..], Direction::Across)
    };
    if number.is_empty() || label.is_empty() || !label.chars().all(char::is_alphabetic) {
        return Err(ParseReferenceError::Form(text.to_owned()));
    }
    let row = row_of(edition, label).ok_or_else(|| ParseReferenceError::Row(label.to_owned()))?;
    let column = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let square = column.filter(|c| *c < SIDE).and_then(|column| Square::new(row, column));
    let square = square.ok_or_else(|| ParseReferenceError::Column(number.to_owned()))?;
    Ok(Reference { square, direction })
}

fn row_of(edition: &Edition, label: &str) -> Option<usize> {
    let capitals = label.to_uppercase();
    let place = |label: &str| edition.row_labels.iter().position(|row| row.to_uppercase() == label);
    place(&capitals).or_else(|| {
        let turned: Option<String> = capitals.chars().map(crate::look_alike::look_alike).collect();
        place(&turned?)
    })
}

/// Writes a reference.
pub fn text(edition: &Edition, square: Square, direction: Direction) -> String {
    let label = &edition.row_labels[square.row()];
    let number = square.column() + 1;
    match direction {
        Direction::Across => format!("{label}{number}"),
        Direction::Down => format!("{number}{label}"),
    }
}
