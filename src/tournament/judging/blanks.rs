//! Which letters of a word are blanks, as people read and write it: the one home of that.
//!
//! A small letter among capitals is a blank, as every page shows it (`ГУРМаНОМ`), and so is a
//! letter in round brackets or behind a star or a question mark (`гурм(а)ном`, `гурм*аном`). A word
//! wholly in small letters or wholly in capitals marks no blank by its case. Many hands type it the
//! other way round (`гурмАном`): that counts where board and rack allow nothing else.
//!
//! Slips and logs are stricter: there each small letter is a blank, whatever stands beside it.

use crate::judging::reading::{cuts, settle};
use crate::{judging::place::read_reference, model::Round, state::Tournament};
use flavita_game::{Board, Edition, Placement, Reference, Tile, TileCounts};

/// A piece of a word: a letter, several held together by brackets, or a `|`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Piece {
    letters: String,
    /// Whether a bracket, a star or a question mark says that it is a blank.
    is_marked: bool,
    /// Whether brackets hold it together.
    is_held: bool,
}

impl Piece {
    fn is_blank(&self) -> bool {
        self.is_marked || self.letters.chars().any(char::is_lowercase)
    }

    /// As logs keep it.
    fn kept(&self, is_blank: bool) -> String {
        let letters =
            if is_blank { self.letters.to_lowercase() } else { self.letters.to_uppercase() };
        match (self.is_held, self.is_marked && is_blank) {
            (true, true) => format!("({letters})"),
            (true, false) => format!("[{letters}]"),
            (false, _) => letters,
        }
    }
}

fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut is_next_marked = false;
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        let end = match sign {
            '*' | '?' => {
                is_next_marked = true;
                continue;
            }
            '[' => ']',
            '(' => ')',
            _ => {
                let is_marked = std::mem::take(&mut is_next_marked) && sign != '|';
                pieces.push(Piece { letters: sign.to_string(), is_marked, is_held: false });
                continue;
            }
        };
        let is_marked = std::mem::take(&mut is_next_marked) || sign == '(';
        let held: String = signs.by_ref().take_while(|sign| *sign != end).collect();
        let letters = held.trim_start_matches('[').trim_end_matches(']');
        pieces.push(Piece {
            letters: letters.to_owned(),
            is_marked,
            is_held: letters.chars().count() > 1,
        });
    }
    pieces
}

/// What a typed word can say, each as slips keep it: the first takes small letters for blanks, a
/// second one capitals.
fn meanings(typed: &str) -> Vec<String> {
    let pieces = pieces(typed);
    let has = |is_case: fn(char) -> bool| {
        let mut unmarked = pieces.iter().filter(|piece| !piece.is_marked);
        unmarked.any(|piece| piece.letters.contains(is_case))
    };
    let word = |is_blank: fn(char) -> bool| -> String {
        let kept = |piece: &Piece| piece.kept(piece.is_marked || piece.letters.contains(is_blank));
        pieces.iter().map(kept).collect()
    };
    if has(char::is_lowercase) && has(char::is_uppercase) {
        vec![word(char::is_lowercase), word(char::is_uppercase)]
    } else {
        vec![word(|_| false)]
    }
}

/// What a typed word says with this rack on this board, as slips keep it: several where a person
/// has to say which, the first being the one that pages would show so.
///
/// ```
/// use flavita_game::board::Board;
/// use flavita_game::edition::catalogue::embedded;
/// use flavita_game::notation::parse_rack;
/// use flavita_tournament::judging::blanks::read;
/// let edition = embedded("ru-scrabble").unwrap();
/// let rack = parse_rack(&edition, "РБЫ?КЛМ").unwrap().counts();
/// let read = |typed| read(&edition, &Board::default(), &rack, None, typed);
/// for typed in ["РаБЫ", "рАбы", "р(а)бы", "р*абы"] {
///     assert_eq!(read(typed), ["РаБЫ"]);
/// }
/// assert_eq!(read("рабы"), ["РАБЫ"]);
/// ```
pub fn read(
    edition: &Edition,
    board: &Board,
    rack: &TileCounts,
    at: Option<Reference>,
    typed: &str,
) -> Vec<String> {
    let mut meanings = meanings(typed);
    let [small, capital] = meanings.as_slice() else { return meanings };
    let fits = |word: &String| match at {
        Some(at) => fits(edition, board, rack, at, word),
        None => marks(word) <= rack.of(Tile::Blank),
    };
    match (fits(small), fits(capital)) {
        (true, true) if at.is_some() => meanings,
        (true, _) => vec![meanings.swap_remove(0)],
        (false, true) => vec![meanings.swap_remove(1)],
        // Neither can be: what is said to be wrong is about as few letters as possible.
        (false, false) => {
            let is_other_way = marks(capital) < marks(small);
            vec![meanings.swap_remove(usize::from(is_other_way))]
        }
    }
}

/// As [`read`], of a slip of this round.
pub fn read_in(state: &Tournament, round: &Round, at: &str, typed: &str) -> Vec<String> {
    let at = read_reference(&state.edition, &state.profile, at).ok();
    read(&state.edition, &round.board, &round.rack.counts(), at, typed)
}

/// Whether a word can lie there so that just what is marked in it, and perhaps more, is a blank.
fn fits(edition: &Edition, board: &Board, rack: &TileCounts, at: Reference, word: &str) -> bool {
    let mut cuts = cuts(edition, word).unwrap_or_default().into_iter();
    cuts.any(|tiles| {
        let written = Placement { square: at.square, direction: at.direction, tiles };
        settle(edition, board, rack, &written).is_ok_and(|settled| {
            let mut tiles = written.tiles.iter().zip(&settled.tiles);
            tiles.all(|(written, settled)| settled.is_blank || !written.is_blank)
        })
    })
}

/// How many blanks a word of a slip has.
fn marks(word: &str) -> usize {
    pieces(word).iter().filter(|piece| piece.is_blank()).count()
}

/// A word of a slip for people: blanks small, in brackets where nothing else would tell them from a
/// word typed in small letters; no brackets round tiles of several letters.
///
/// ```
/// use flavita_tournament::judging::blanks::shown_word;
/// assert_eq!(shown_word("ГУРМаНОМ"), "ГУРМаНОМ");
/// assert_eq!(shown_word("аб"), "(а)(б)");
/// assert_eq!(shown_word("[SZ]Ó"), "SZÓ");
/// ```
pub fn shown_word(word: &str) -> String {
    if word.contains(char::is_uppercase) {
        return word.replace(['[', ']'], "");
    }
    typed_word(word)
}

/// A word of a slip as the line takes it, in small letters and with brackets round each blank: it
/// is read back as the very same.
///
/// ```
/// use flavita_tournament::judging::blanks::typed_word;
/// assert_eq!(typed_word("ГУРМаНОМ"), "гурм(а)ном");
/// assert_eq!(typed_word("[SZ][sz]Ó"), "[sz](sz)ó");
/// ```
pub fn typed_word(word: &str) -> String {
    let typed = |piece: &Piece| {
        let letters = piece.letters.to_lowercase();
        match (piece.is_blank(), piece.is_held) {
            (true, _) => format!("({letters})"),
            (false, true) => format!("[{letters}]"),
            (false, false) => letters,
        }
    };
    pieces(word).iter().map(typed).collect()
}

/// A typed word without the marks of blanks and tiles: what a dictionary is asked for.
pub fn without_marks(typed: &str) -> String {
    typed.replace(['(', ')', '*', '[', ']'], "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_game::embedded;

    #[test]
    fn what_is_typed_for_a_word_says_the_same() {
        for word in ["ГУРМаНОМ", "аб", "[SZ][sz]Ó", "[SZ]Ó[sz]a", "KÖZ|SÉG", "KÖ[zs]ÉG"]
        {
            let edition = embedded("hu-scrabble").unwrap();
            let again = meanings(&typed_word(word));
            assert_eq!(again.len(), 1, "{word}");
            assert_eq!(typed_word(&again[0]), typed_word(word));
            if let Ok(tiles) = cuts(&edition, word) {
                assert_eq!(cuts(&edition, &again[0]).unwrap(), tiles, "{word}");
            }
        }
    }
}
