//! A second way to find the top: every square, both directions, letter by letter along the words.
//!
//! It shares nothing with the solver. It is slow, because it looks at everything: seconds where
//! the solver needs milliseconds.

use crate::audit::plain_score::PlainTable;
use flavita_game::{Board, BoardTile, Direction, Letter, Placement, Square, TileCounts};
use flavita_lexicon::graph::{Graph, Node, letters_of};

/// What is searched.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// How placements are counted.
    pub table: &'a PlainTable,
    /// The words.
    pub words: &'a Graph,
    /// The tiles that lie already.
    pub board: &'a Board,
    /// The square that the first word covers.
    pub start: Square,
    /// The most tiles that one placement may lay.
    pub most_laid: usize,
    /// The fewest tiles of the first word.
    pub first_word: usize,
}

/// The best placements and how many legal ones there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlainTops {
    /// Points of the best; 0 where nothing can be laid.
    pub points: i32,
    /// All placements with that many, in no particular order.
    pub placements: Vec<Placement>,
    /// How many legal placements there are.
    pub legal: usize,
}

/// What a rack may have besides its tiles.
#[derive(Clone, Copy)]
pub struct Besides<'a> {
    /// Tiles that may be added to it.
    pub choice: &'a TileCounts,
    /// How many of them.
    pub most: usize,
    /// Whether a placement with them is one of this rack.
    pub may: &'a dyn Fn(&Placement) -> bool,
}

/// Finds the best placements of a rack, with what it may have besides.
pub fn search<'a>(question: Question<'a>, rack: &TileCounts, besides: Besides<'a>) -> PlainTops {
    let mut search = Search {
        question,
        rack: rack.clone(),
        besides,
        added: 0,
        tiles: Vec::new(),
        laid: 0,
        touches: false,
        found: PlainTops::default(),
    };
    let mirrors = question.board.is_empty() && question.table.is_symmetrical();
    for direction in Direction::BOTH {
        if mirrors && direction == Direction::Down {
            continue;
        }
        for start in Square::all() {
            let before = start.before(direction);
            let is_beginning = before.is_none_or(|square| question.board.at(square).is_none());
            if is_beginning && search.can_touch(start, direction) {
                search.go_on((start, direction), Some(start), Graph::ROOT, false);
            }
        }
    }
    search.found
}

struct Search<'a> {
    question: Question<'a>,
    rack: TileCounts,
    /// What the rack may have besides.
    besides: Besides<'a>,
    /// How many of those tiles it has.
    added: usize,
    tiles: Vec<BoardTile>,
    laid: usize,
    /// Whether one of the tiles laid lies where words may be joined.
    touches: bool,
    found: PlainTops,
}

impl Search<'_> {
    /// Goes on with a word that began at `from` and has come to `next`, off the board where that
    /// is none.
    fn go_on(
        &mut self,
        from: (Square, Direction),
        next: Option<Square>,
        node: Node,
        is_word: bool,
    ) {
        let there = next.and_then(|square| self.question.board.at(square));
        if is_word && there.is_none() {
            self.note(from);
        }
        let Some(square) = next else { return };
        if let Some(tile) = there {
            self.lay(from, square, node, tile);
            return;
        }
        if self.laid == self.question.most_laid {
            return;
        }
        let touched = self.touches;
        for letter in letters_of(self.question.words.letters_after(node)) {
            if !self.fits_across(square, letter, from.1) {
                continue;
            }
            for tile in [BoardTile::real(letter), BoardTile::blank(letter)] {
                let has = self.rack.take(tile.tile());
                let Besides { choice, most, .. } = self.besides;
                let adds = !has && self.added < most && choice.of(tile.tile()) > 0;
                if has || adds {
                    self.added += usize::from(adds);
                    self.laid += 1;
                    self.touches = touched || self.is_joint(square);
                    self.lay(from, square, node, tile);
                    self.touches = touched;
                    self.laid -= 1;
                    if has {
                        self.rack.add(tile.tile());
                    }
                    self.added -= usize::from(adds);
                }
            }
        }
    }

    fn lay(&mut self, from: (Square, Direction), square: Square, node: Node, tile: BoardTile) {
        let Some((node, is_word)) = self.question.words.step(node, tile.letter) else { return };
        self.tiles.push(tile);
        self.go_on(from, square.ahead(from.1, 1), node, is_word);
        self.tiles.pop();
    }

    fn note(&mut self, (square, direction): (Square, Direction)) {
        let board = self.question.board;
        let is_short = board.is_empty() && self.tiles.len() < self.question.first_word;
        if self.laid == 0 || !self.touches || self.tiles.len() < 2 || is_short {
            return;
        }
        let placement = Placement { square, direction, tiles: self.tiles.clone() };
        // One tile that makes a word both ways is named across.
        let mut laid = (0..).zip(&self.tiles).filter_map(|(steps, _)| {
            let square = square.ahead(direction, steps)?;
            board.at(square).is_none().then_some(square)
        });
        let first = laid.next();
        if direction == Direction::Down
            && laid.next().is_none()
            && first.is_some_and(|square| self.across(square, Direction::Across).len() > 1)
        {
            return;
        }
        drop(laid);
        if !(self.besides.may)(&placement) {
            return;
        }
        let Some(points) = self.question.table.points(board, &placement) else { return };
        self.found.legal += 1;
        if self.found.placements.is_empty() || points > self.found.points {
            self.found.points = points;
            self.found.placements.clear();
        }
        if points == self.found.points {
            self.found.placements.push(placement);
        }
    }

    /// Whether a word from here can come to a square where it may be joined.
    fn can_touch(&self, start: Square, direction: Direction) -> bool {
        let board = self.question.board;
        let squares = (0..).map_while(|steps| start.ahead(direction, steps));
        let mut free = squares.filter(|square| board.at(*square).is_none());
        let most = self.question.most_laid;
        free.by_ref().take(most).any(|square| self.is_joint(square))
    }

    /// Whether a word may be joined here: the start of an empty board, else beside a tile.
    fn is_joint(&self, square: Square) -> bool {
        let board = self.question.board;
        if board.is_empty() {
            return square == self.question.start;
        }
        let beside = |d: Direction| [square.before(d), square.ahead(d, 1)];
        let mut squares = Direction::BOTH.into_iter().flat_map(beside).flatten();
        squares.any(|square| board.at(square).is_some())
    }

    /// Whether the word across that a letter makes, if it makes any, is one.
    fn fits_across(&self, square: Square, letter: Letter, direction: Direction) -> bool {
        let mut word = self.across(square, direction.turned());
        if word.len() == 1 {
            return true;
        }
        for one in &mut word {
            one.get_or_insert(letter);
        }
        self.question.words.contains(word.into_iter().flatten())
    }

    /// The letters of the run through an empty square, which is none itself.
    fn across(&self, square: Square, direction: Direction) -> Vec<Option<Letter>> {
        let at = |square: Square| Some((square, self.question.board.at(square)?.letter));
        let mut word = vec![None];
        let mut place = square;
        while let Some((before, letter)) = place.before(direction).and_then(at) {
            word.insert(0, Some(letter));
            place = before;
        }
        place = square;
        while let Some((next, letter)) = place.ahead(direction, 1).and_then(at) {
            word.push(Some(letter));
            place = next;
        }
        word
    }
}
