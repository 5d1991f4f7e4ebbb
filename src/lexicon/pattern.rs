//! Patterns of words as players write them: `К?Т`, `*КОТ`, `[АЕ]*Ь`, `[^Ь]??`, `*КОТ/КИТ*`.

use crate::{alphabet::Alphabet, fault::Fault};
use flavita_game::SIDE;

/// A piece of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// One letter out of a set.
    One(u64),
    /// Any number of letters, none as well.
    Any,
    /// The end of one pattern and the beginning of another one that will do as well.
    Or,
}

/// The most pieces: a letter on every square, and `*` before and behind each.
pub const MOST_PIECES: usize = 2 * SIDE + 1;

/// Why a pattern cannot be understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternFault {
    /// Something in it is no letter of the tiles.
    #[error(transparent)]
    Letter(#[from] Fault),
    /// A `[` without its `]`, or without a letter between them.
    #[error("after [ there must be letters, then a ]")]
    Bracket,
    /// More pieces than fit on a board.
    #[error("a pattern has at most {MOST_PIECES} pieces")]
    Long,
}

/// Whether a text is a pattern and not a plain word.
pub fn is_pattern(text: &str) -> bool {
    text.contains(['?', '*', '[', '.', '/'])
}

/// Reads a pattern.
///
/// `?` or `.` is one letter, `*` any number, `[АЕ]` one of these, `[^АЕ]` one that is none of these,
/// `/` parts patterns of which one will do; the rest are letters, cut as [`Alphabet::cut`] does it.
///
/// ```
/// use flavita_game::edition::catalogue::embedded;
/// use flavita_lexicon::{alphabet::Alphabet, pattern::{Piece, pattern}};
/// let alphabet = Alphabet::of(&embedded("ru-scrabble").unwrap());
/// assert_eq!(pattern(&alphabet, "а*").unwrap(), [Piece::One(1), Piece::Any]);
/// assert!(pattern(&alphabet, "[к").is_err());
/// ```
///
/// # Errors
/// When it cannot be understood.
pub fn pattern(alphabet: &Alphabet, text: &str) -> Result<Vec<Piece>, PatternFault> {
    let all = (alphabet.labels().len() < 64).then(|| (1 << alphabet.labels().len()) - 1);
    let all: u64 = all.unwrap_or(u64::MAX);
    let mut pieces = Vec::new();
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '?' | '.' => {
                pieces.push(Piece::One(all));
                1
            }
            '*' => {
                // Two of them mean what one means.
                pieces.extend((pieces.last() != Some(&Piece::Any)).then_some(Piece::Any));
                1
            }
            '/' => {
                pieces.push(Piece::Or);
                1
            }
            '[' => {
                let end = rest.find(']').ok_or(PatternFault::Bracket)?;
                let (inner, is_without) = match rest[1..end].strip_prefix('^') {
                    Some(inner) => (inner, true),
                    None => (&rest[1..end], false),
                };
                let letters = set(alphabet, inner)?;
                if letters == 0 {
                    return Err(PatternFault::Bracket);
                }
                pieces.push(Piece::One(if is_without { all & !letters } else { letters }));
                end + 1
            }
            _ => {
                let end = rest.find(['?', '.', '*', '[', '/']).unwrap_or(rest.len());
                let letters = alphabet.cut(&rest[..end])?;
                pieces.extend(letters.iter().map(|letter| Piece::One(letter.mask())));
                end
            }
        };
        rest = &rest[length..];
    }
    (pieces.len() <= MOST_PIECES).then_some(pieces).ok_or(PatternFault::Long)
}

/// The set of the letters in a text.
///
/// # Errors
/// When something in it is no letter of the tiles.
pub fn set(alphabet: &Alphabet, text: &str) -> Result<u64, Fault> {
    Ok(alphabet.cut(text)?.iter().fold(0, |set, letter| set | letter.mask()))
}
