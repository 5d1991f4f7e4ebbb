//! The points of a placement, word by word.

use crate::{board::Board, edition::definition::Edition, placement::Placement, square::Square};

/// One word of a placement with its points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordScore {
    /// Where the word stands and which tiles it has.
    pub word: Placement,
    /// Its points, premiums and those of the theme included.
    pub points: i32,
}

/// A placement's points, taken apart so that an arbiter can show every figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The main word first, then the cross words in the order of their squares.
    pub words: Vec<WordScore>,
    /// The edition's bonus for the number of tiles laid.
    pub bonus: i32,
}

impl ScoreSheet {
    /// How many of the points the words of the theme have given.
    pub fn of_theme(&self, edition: &Edition) -> i32 {
        let theme = &edition.hand.theme;
        self.words.iter().map(|word| theme.points_of(word.word.letters())).sum()
    }

    /// The placement's points: all words and the bonus.
    pub fn points(&self) -> i32 {
        self.words.iter().map(|word| word.points).sum::<i32>() + self.bonus
    }
}

/// Counts a placement by the ordinary rules.
///
/// Premium squares count only for tiles laid now, letter premiums before word premiums, two word
/// premiums multiply; a blank is worth nothing, yet a word premium under it counts; every word
/// formed or lengthened scores, and one of the edition's theme scores its points besides. A main "word" of one tile is left out where the same tile makes a
/// cross word. The arithmetic is done whether or not the placement is legal.
pub fn score(edition: &Edition, board: &Board, placement: &Placement) -> ScoreSheet {
    let mut words = vec![word_score(edition, board, placement.clone())];
    let across = placement.direction.turned();
    for (square, tile) in placement.laid(board) {
        if board.has_neighbour_along(square, across) {
            let word = Placement::through(board, square, tile, across);
            words.push(word_score(edition, board, word));
        }
    }
    if placement.tiles.len() == 1 && words.len() > 1 {
        words.remove(0);
    }
    ScoreSheet { words, bonus: edition.bonus(placement.laid(board).count()) }
}

fn word_score(edition: &Edition, board: &Board, word: Placement) -> WordScore {
    let mut sum = 0;
    let mut factor = 1;
    for (square, tile) in word.squares() {
        let (letter, whole) = factors(edition, board, square);
        sum += letter * edition.value(tile);
        factor *= whole;
    }
    WordScore { points: sum * factor + edition.hand.theme.points_of(word.letters()), word }
}

/// What a square does to its letter and to the whole word: nothing once a tile lies on it.
fn factors(edition: &Edition, board: &Board, square: Square) -> (i32, i32) {
    if board.at(square).is_some() {
        return (1, 1);
    }
    let premium = edition.premium(square);
    (premium.letter_factor().into(), premium.word_factor().into())
}
