//! Boards, racks and words as plain text (CGP): what files, logs and the command line hold.
//!
//! A tile is its label in capitals; a blank that stands for a letter is in lower case; a label of
//! several characters stands in brackets (`[SZ]`, as a blank `[sz]`); `?` is a blank on a rack.
//! A board is its rows from the top, joined by `/`, with digits for runs of empty squares.

use crate::letter::{BoardTile, Letter, Tile};
use crate::{board::Board, edition::definition::Edition, rack::Rack, square::SIDE, square::Square};

/// Why a text is no board, rack or word of an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTilesError {
    /// A sign that is no tile of the edition.
    #[error("\"{0}\" is not a tile of this edition")]
    NoSuchTile(String),
    /// A bracket that is not closed.
    #[error("a bracket \"[\" is not closed")]
    OpenBracket,
    /// A `?` in a word, where a blank must show its letter.
    #[error("a blank in a word is written as its lowercase letter, not as \"?\"")]
    BlankWithoutLetter,
    /// A letter in lower case on a rack, where a blank has no letter yet.
    #[error("\"{0}\" is lowercase: on a rack tiles are capitals and a blank is \"?\"")]
    BlankWithLetter(String),
    /// A row whose squares are not 15.
    #[error("row {row} of the board has {squares} squares instead of 15")]
    RowLength {
        /// The row, from 1.
        row: usize,
        /// How many squares the text gives it.
        squares: usize,
    },
    /// Not 15 rows.
    #[error("the board has {0} rows instead of 15")]
    RowCount(usize),
    /// A row with a fault of its own.
    #[error("row {row} of the board: {fault}")]
    InRow {
        /// The row, from 1.
        row: usize,
        /// What is wrong there.
        fault: Box<ParseTilesError>,
    },
    /// Nothing at all.
    #[error("no tiles are given")]
    Empty,
}

impl ParseTilesError {
    /// The same, said of a row of the board.
    fn in_row(self, row: usize) -> Self {
        let fault = Box::new(self);
        Self::InRow { row, fault }
    }
}

/// One sign of the notation.
enum Sign {
    Tile(BoardTile),
    QuestionMark,
    Digit(usize),
}

/// Reads a word.
///
/// # Errors
/// When a sign is no tile of the edition, or the word is empty.
///
/// ```
/// use flavita_game::{edition::catalogue::embedded, notation::{parse_word, word_text}};
/// let edition = embedded("ru-scrabble").unwrap();
/// let word = parse_word(&edition, "ЗДоРОВ").unwrap();
/// assert!(word[2].is_blank);
/// assert_eq!(word_text(&edition, &word), "ЗДоРОВ");
/// ```
pub fn parse_word(edition: &Edition, text: &str) -> Result<Vec<BoardTile>, ParseTilesError> {
    let tile = |sign| match sign {
        Sign::Tile(tile) => Ok(tile),
        Sign::QuestionMark => Err(ParseTilesError::BlankWithoutLetter),
        Sign::Digit(digit) => Err(ParseTilesError::NoSuchTile(digit.to_string())),
    };
    let word: Vec<_> = signs(edition, text)?.into_iter().map(tile).collect::<Result<_, _>>()?;
    if word.is_empty() { Err(ParseTilesError::Empty) } else { Ok(word) }
}

/// Writes a word, blanks in lower case.
pub fn word_text(edition: &Edition, word: &[BoardTile]) -> String {
    word.iter().map(|tile| tile_text(edition, *tile)).collect()
}

/// Writes a word for people: capitals, no brackets, blanks not marked.
pub fn word_label(edition: &Edition, letters: impl IntoIterator<Item = Letter>) -> String {
    letters.into_iter().map(|letter| edition.label(letter)).collect()
}

/// Reads a rack; `?` is a blank.
///
/// # Errors
/// When a sign is no tile of the edition or is in lower case.
pub fn parse_rack(edition: &Edition, text: &str) -> Result<Rack, ParseTilesError> {
    let tile = |sign| match sign {
        Sign::Tile(tile) if tile.is_blank => {
            Err(ParseTilesError::BlankWithLetter(tile_text(edition, tile)))
        }
        Sign::Tile(tile) => Ok(Tile::Letter(tile.letter)),
        Sign::QuestionMark => Ok(Tile::Blank),
        Sign::Digit(digit) => Err(ParseTilesError::NoSuchTile(digit.to_string())),
    };
    signs(edition, text)?.into_iter().map(tile).collect::<Result<_, _>>().map(Rack::new)
}

/// Writes a rack in its order.
pub fn rack_text(edition: &Edition, tiles: &[Tile]) -> String {
    let text = |tile: &Tile| match *tile {
        Tile::Letter(letter) => tile_text(edition, BoardTile::real(letter)),
        Tile::Blank => "?".to_owned(),
    };
    tiles.iter().map(text).collect()
}

/// Reads a board.
///
/// # Errors
/// When there are not 15 rows of 15 squares, or a sign is no tile of the edition.
pub fn parse_board(edition: &Edition, text: &str) -> Result<Board, ParseTilesError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != SIDE {
        return Err(ParseTilesError::RowCount(rows.len()));
    }
    let mut board = Board::default();
    for (r, row) in rows.into_iter().enumerate() {
        let mut column = 0;
        for sign in signs(edition, row).map_err(|fault| fault.in_row(r + 1))? {
            match sign {
                Sign::Digit(run) => column += run,
                Sign::QuestionMark => return Err(ParseTilesError::BlankWithoutLetter.in_row(r + 1)),
                Sign::Tile(tile) => {
                    if let Some(square) = Square::new(r, column) {
                        board.lay(square, tile);
                    }
                    column += 1;
                }
            }
        }
        if column != SIDE {
            return Err(ParseTilesError::RowLength { row: r + 1, squares: column });
        }
    }
    Ok(board)
}

/// Writes a board.
pub fn board_text(edition: &Edition, board: &Board) -> String {
    let rows = (0..SIDE).map(|row| row_text(edition, board, row));
    rows.collect::<Vec<_>>().join("/")
}

fn row_text(edition: &Edition, board: &Board, row: usize) -> String {
    let squares = (0..SIDE).filter_map(|column| Square::new(row, column));
    let tiles: Vec<Option<BoardTile>> = squares.map(|square| board.at(square)).collect();
    let run = |run: &[Option<BoardTile>]| match run[0] {
        Some(_) => run.iter().flatten().map(|tile| tile_text(edition, *tile)).collect(),
        None => run.len().to_string(),
    };
    tiles.chunk_by(|one, next| one.is_some() == next.is_some()).map(run).collect()
}

fn tile_text(edition: &Edition, tile: BoardTile) -> String {
    let label = edition.label(tile.letter);
    let shown = if tile.is_blank { label.to_lowercase() } else { label.to_owned() };
    if label.chars().count() == 1 { shown } else { format!("[{shown}]") }
}

fn signs(edition: &Edition, text: &str) -> Result<Vec<Sign>, ParseTilesError> {
    let mut signs = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let (sign, length) = match c {
            '?' => (Sign::QuestionMark, 1),
            '0'..='9' => {
                let run = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                let squares = rest[..run].parse().ok().filter(|squares| *squares <= SIDE);
                (Sign::Digit(squares.unwrap_or(SIDE + 1)), run)
            }
            '[' => {
                let end = rest.find(']').ok_or(ParseTilesError::OpenBracket)?;
                (Sign::Tile(tile_of(edition, &rest[1..end])?), end + 1)
            }
            c => (Sign::Tile(tile_of(edition, &rest[..c.len_utf8()])?), c.len_utf8()),
        };
        signs.push(sign);
        rest = &rest[length..];
    }
    Ok(signs)
}

/// The tile that a label shows: in capitals the tile itself, in lower case a blank.
fn tile_of(edition: &Edition, label: &str) -> Result<BoardTile, ParseTilesError> {
    let capitals = label.to_uppercase();
    let letter = edition
        .letter_or_look_alike(&capitals)
        .ok_or_else(|| ParseTilesError::NoSuchTile(label.to_owned()))?;
    if label == capitals {
        Ok(BoardTile::real(letter))
    } else if label == label.to_lowercase() {
        Ok(BoardTile::blank(letter))
    } else {
        Err(ParseTilesError::NoSuchTile(label.to_owned()))
    }
}
