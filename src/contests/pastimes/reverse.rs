//! Reverse: the last board of a game is taken down again (booklet, "Scrabble наоборот").
//!
//! Who is on turn takes one to six tiles off one word; the rest must be valid words, joined. They score
//! their face values, blanks nothing. What the booklet leaves open: the winner of the game before starts;
//! a word is an unbroken run of two tiles or more, and those taken need not be neighbours; what stood there
//! untouched stays good; nobody may pass; the board may be emptied, but one tile alone may not be left. The
//! game ends when the board is empty or nothing more can be taken; the highest total wins, equals share.

use crate::pastimes::refusal::Refusal;
use flavita_game::{Board, BoardTile, Direction, Edition, SIDE, Square, word_label, word_text};
use flavita_lexicon::graph::Graph;

/// The most tiles that are taken in a turn.
pub const MOST: usize = 6;

/// A game of reverse.
#[derive(Clone, Debug)]
pub struct Reverse {
    /// What is left.
    pub board: Board,
    /// Whose turn it is.
    pub on_turn: usize,
    /// The points, by seats.
    pub totals: Vec<i32>,
    /// What was taken, in its order.
    pub removals: Vec<Removal>,
    /// Whether nothing more can be taken.
    pub is_over: bool,
}

/// What somebody took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removal {
    /// Who.
    pub seat: usize,
    /// The tiles, in reading order, blanks small.
    pub tiles: String,
    /// Their points.
    pub points: i32,
}

impl Reverse {
    /// The beginning.
    pub fn new(board: Board, players: usize) -> Self {
        let is_over = board.is_empty();
        Self { board, on_turn: 0, totals: vec![0; players], removals: Vec::new(), is_over }
    }

    /// Whether these tiles may be taken, and whether nothing more can be after them.
    ///
    /// # Errors
    /// Why they may not.
    pub fn judge(
        &self,
        edition: &Edition,
        words: &Graph,
        squares: &[Square],
    ) -> Result<bool, Refusal> {
        check_one_word(&self.board, squares)?;
        let board = without(&self.board, squares);
        check_rest(edition, words, &board, squares)?;
        Ok(!can_be_taken(edition, words, &board))
    }

    /// The seats with the most points.
    pub fn leaders(&self) -> Vec<usize> {
        let most = self.totals.iter().max();
        (0..self.totals.len()).filter(|seat| self.totals.get(*seat) == most).collect()
    }

    pub(super) fn take(&mut self, edition: &Edition, seat: usize, squares: &[Square]) {
        let taken: Vec<BoardTile> = squares.iter().filter_map(|at| self.board.take(*at)).collect();
        let points = taken.iter().map(|tile| edition.value(*tile)).sum();
        self.totals[seat] += points;
        self.removals.push(Removal { seat, tiles: word_text(edition, &taken), points });
        self.on_turn = (seat + 1) % self.totals.len();
    }
}

/// Tiles on one line within one unbroken run of at least two.
fn check_one_word(board: &Board, squares: &[Square]) -> Result<(), Refusal> {
    let first = *squares.first().ok_or(Refusal::NothingTaken)?;
    if squares.iter().any(|square| board.at(*square).is_none()) {
        return Err(Refusal::NothingTaken);
    }
    if squares.len() > MOST {
        return Err(Refusal::TooMany);
    }
    let is_word = |direction: Direction| {
        let run = run(board, board.run_start(first, direction), direction);
        run.len() > 1 && squares.iter().all(|square| run.contains(square))
    };
    if Direction::BOTH.into_iter().any(is_word) { Ok(()) } else { Err(Refusal::SeveralWords) }
}

fn run(board: &Board, start: Square, direction: Direction) -> Vec<Square> {
    let ahead = (0..SIDE).map_while(|steps| start.ahead(direction, steps));
    ahead.take_while(|square| board.at(*square).is_some()).collect()
}

/// Whether what these squares leave behind may lie there: words where they were, all of it joined.
fn check_rest(
    edition: &Edition,
    words: &Graph,
    board: &Board,
    taken: &[Square],
) -> Result<(), Refusal> {
    for (square, direction) in
        taken.iter().flat_map(|square| Direction::BOTH.map(|one| (*square, one)))
    {
        let beside = [square.before(direction), square.ahead(direction, 1)];
        for beside in beside.into_iter().flatten().filter(|one| board.at(*one).is_some()) {
            let start = board.run_start(beside, direction);
            let letters = || board.run_from(start, direction).map(|tile| tile.letter);
            if letters().count() > 1 && !words.contains(letters()) {
                return Err(Refusal::NoWord(word_label(edition, letters())));
            }
        }
    }
    match board.count() {
        0 => Ok(()),
        1 => Err(Refusal::LoneTile),
        _ if is_joined(board) => Ok(()),
        _ => Err(Refusal::NotJoined),
    }
}

fn is_joined(board: &Board) -> bool {
    let mut known: Vec<Square> =
        Square::all().find(|one| board.at(*one).is_some()).into_iter().collect();
    let mut next = 0;
    while let Some(square) = known.get(next).copied() {
        for direction in Direction::BOTH {
            let around = [square.before(direction), square.ahead(direction, 1)];
            for one in around.into_iter().flatten() {
                if board.at(one).is_some() && !known.contains(&one) {
                    known.push(one);
                }
            }
        }
        next += 1;
    }
    known.len() == board.count()
}

/// Whether somebody can take something off this board.
pub fn can_be_taken(edition: &Edition, words: &Graph, board: &Board) -> bool {
    let starts = Square::all().flat_map(|square| Direction::BOTH.map(|one| (square, one)));
    let mut runs = starts
        .filter(|(at, direction)| {
            board.at(*at).is_some() && board.run_start(*at, *direction) == *at
        })
        .map(|(at, direction)| run(board, at, direction))
        .filter(|run| run.len() > 1);
    runs.any(|run| some_of(edition, words, board, &run))
}

/// Whether one to six of these tiles can be taken.
fn some_of(edition: &Edition, words: &Graph, board: &Board, run: &[Square]) -> bool {
    let choices = (1_u32..1 << run.len()).filter(|bits| bits.count_ones() as usize <= MOST);
    let mut choices = choices.map(|bits| {
        let chosen = run.iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, square)| *square).collect::<Vec<_>>()
    });
    choices.any(|taken| check_rest(edition, words, &without(board, &taken), &taken).is_ok())
}

fn without(board: &Board, taken: &[Square]) -> Board {
    let mut rest = board.clone();
    for square in taken {
        rest.take(*square);
    }
    rest
}
