//! A word judged where it is laid: by board and rack, and what the list says of the words made.

use crate::tables::reason::Reason;
use flavita_game::{Board, BoardTile, Edition, Letter, Placement, Reference, TileCounts, score};
use flavita_lexicon::graph::Graph;
use std::cmp::Reverse;

/// What a play brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    /// The word with every tile as it lies then.
    pub placement: Placement,
    /// The words made: the main word, then those across it.
    pub words: Vec<Vec<Letter>>,
    /// Its points.
    pub points: i32,
    /// What stays on the rack.
    pub kept: TileCounts,
}

/// Before whom, and on what, a word is laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground<'a> {
    pub(super) edition: &'a Edition,
    pub(super) words: &'a Graph,
    pub(super) board: &'a Board,
    pub(super) rack: &'a TileCounts,
    /// Whether the referee looks after the words.
    pub(super) is_judged: bool,
}

impl Ground<'_> {
    /// The word in the reading that serves its player: one that may be laid before one that may not,
    /// of those one whose words are in the list, of those the one with the fewest points, the longer
    /// tiles first; where none may be laid, the one against which the latest reason stands.
    pub(super) fn lay(self, at: Reference, readings: &[Vec<BoardTile>]) -> Result<Laying, Reason> {
        let judged = readings.iter().rev().map(|tiles| self.lay_one(at, tiles));
        let best = judged.max_by_key(|one| match one {
            Ok(laying) => (true, self.knows(&laying.words), Reverse(laying.points), None),
            Err(reason) => (false, false, Reverse(0), Some(*reason)),
        });
        best.unwrap_or(Err(Reason::NothingLaid))
    }

    fn lay_one(self, at: Reference, tiles: &[BoardTile]) -> Result<Laying, Reason> {
        let (square, direction) = (at.square, at.direction);
        let mut placement = Placement { square, direction, tiles: tiles.to_vec() };
        self.check_place(&placement)?;
        let squares: Vec<_> = placement.squares().collect();
        for ((square, _), tile) in squares.into_iter().zip(&mut placement.tiles) {
            *tile = self.board.at(square).unwrap_or(*tile);
        }
        let laid = placement.laid(self.board).map(|(_, tile)| tile.tile()).collect();
        let kept = self.rack.less(&laid).ok().ok_or(Reason::NotInRack)?;
        self.check_joining(&placement)?;
        let sheet = score(self.edition, self.board, &placement);
        let words: Vec<Vec<Letter>> =
            sheet.words.iter().map(|word| word.word.letters().collect()).collect();
        if self.is_judged && !self.knows(&words) {
            return Err(Reason::NotInDictionary);
        }
        Ok(Laying { points: sheet.points(), placement, words, kept })
    }

    /// The reasons before the rack is looked at.
    fn check_place(self, word: &Placement) -> Result<(), Reason> {
        let is_taken = |square| self.board.at(square).is_some();
        let before = word.square.before(word.direction);
        let behind = word.square.ahead(word.direction, word.tiles.len());
        let mut there = word.squares().filter_map(|(at, tile)| Some((self.board.at(at)?, tile)));
        if word.runs_off_board() {
            Err(Reason::OffBoard)
        } else if before.into_iter().chain(behind).any(is_taken) {
            Err(Reason::PartOfLongerWord)
        } else if there.any(|(lies, tile)| lies.letter != tile.letter) {
            Err(Reason::ReplacesTile)
        } else if word.laid(self.board).next().is_none() {
            Err(Reason::NothingLaid)
        } else {
            Ok(())
        }
    }

    /// The reasons after the rack is looked at.
    fn check_joining(self, word: &Placement) -> Result<(), Reason> {
        let mut laid = word.laid(self.board).map(|(square, _)| square);
        let is_first = self.board.is_empty();
        if is_first && laid.all(|square| square != self.edition.start()) {
            Err(Reason::StartNotCovered)
        } else if word.tiles.len() == 1 {
            Err(Reason::OneLetter)
        } else if !is_first && !laid.any(|square| self.board.has_neighbour(square)) {
            Err(Reason::DoesNotTouch)
        } else {
            Ok(())
        }
    }

    /// Whether the list has all these words.
    pub(super) fn knows(self, words: &[Vec<Letter>]) -> bool {
        words.iter().all(|word| self.words.contains(word.iter().copied()))
    }
}
