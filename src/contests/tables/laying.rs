//! What a referee asks about words, and a word judged where it is laid: by board and rack, and by what
//! the list says of the words made.

use crate::tables::{act::Reason, rules::TableRules, rules::WordsBy};
use flavita_game::{Board, BoardTile, Edition, Letter, Placement, Reference, TileCounts, score};
use flavita_lexicon::graph::Graph;
use flavita_solver::{position::Position, themed::any_placement};

/// What a referee asks about words.
#[derive(Clone, Copy, Debug)]
pub enum Words<'a> {
    /// This list.
    List(&'a Graph),
    /// Nobody any more: of an act of before it is known whether all its words were in the list, or
    /// whether anybody could lay anything.
    Ruled(bool),
}

impl Words<'_> {
    /// Whether this is a word.
    pub(super) fn knows(self, word: &[Letter]) -> bool {
        match self {
            Self::List(words) => words.contains(word.iter().copied()),
            Self::Ruled(ruled) => ruled,
        }
    }

    /// Whether something can be laid from this rack.
    pub(super) fn can_lay(self, edition: &Edition, board: &Board, rack: &TileCounts) -> bool {
        match self {
            Self::List(words) => {
                any_placement(&Position::new(edition, words, board, rack), |_| true)
            }
            Self::Ruled(ruled) => ruled,
        }
    }
}

/// What a play brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    /// The word with every tile as it lies then.
    pub placement: Placement,
    /// The words made: the main word, then those across it.
    pub words: Vec<Vec<Letter>>,
    /// Its points, with those of the theme.
    pub points: i64,
    /// What stays on the rack.
    pub kept: TileCounts,
}

/// Before whom, and on what, a word is laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground<'a> {
    pub(super) edition: &'a Edition,
    pub(super) words: Words<'a>,
    pub(super) board: &'a Board,
    pub(super) rack: &'a TileCounts,
    pub(super) rules: &'a TableRules,
    /// The tiles that the first word has at least.
    pub(super) opening: usize,
}

impl Ground<'_> {
    /// The word as it is written, every letter a tile where no brackets hold several; where that may
    /// not be laid and another reading may, the first of these, the longer tiles first.
    pub(super) fn lay(self, at: Reference, readings: &[Vec<BoardTile>]) -> Result<Laying, Reason> {
        let Some((written, others)) = readings.split_last() else {
            return Err(Reason::NothingLaid);
        };
        let as_written = self.lay_one(at, written);
        let may_lie = |one: &Result<_, _>| matches!(one, Ok(_) | Err(Reason::NotInDictionary));
        if may_lie(&as_written) {
            return as_written;
        }
        others.iter().map(|tiles| self.lay_one(at, tiles)).find(may_lie).unwrap_or(as_written)
    }

    fn lay_one(self, at: Reference, tiles: &[BoardTile]) -> Result<Laying, Reason> {
        let (square, direction) = (at.square, at.direction);
        let placement = Placement { square, direction, tiles: tiles.to_vec() };
        self.check_place(&placement)?;
        let placement = placement.as_it_lies(self.board);
        let laid = placement.laid(self.board).map(|(_, tile)| tile.tile()).collect();
        let kept = self.rack.less(&laid).ok().ok_or(Reason::NotInRack)?;
        self.check_joining(&placement)?;
        let sheet = score(self.edition, self.board, &placement);
        let words: Vec<Vec<Letter>> =
            sheet.words.iter().map(|word| word.word.letters().collect()).collect();
        if self.rules.words == WordsBy::Judged && !self.knows(&words) {
            return Err(Reason::NotInDictionary);
        }
        let points = i64::from(sheet.points()) + self.theme_points(&words);
        Ok(Laying { placement, words, points, kept })
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
        if is_first && laid.all(|square| square != self.edition.start) {
            Err(Reason::StartNotCovered)
        } else if word.tiles.len() == 1 {
            Err(Reason::OneLetter)
        } else if !is_first && !laid.any(|square| self.board.has_neighbour(square)) {
            Err(Reason::DoesNotTouch)
        } else if is_first && word.tiles.len() < self.opening {
            Err(Reason::FirstWordShort)
        } else {
            Ok(())
        }
    }

    fn theme_points(self, words: &[Vec<Letter>]) -> i64 {
        let fits = |word: &&Vec<Letter>| {
            let text: String = word.iter().map(|letter| self.edition.label(*letter)).collect();
            self.rules.theme.iter().any(|fitting| self.edition.spelled(fitting) == text)
        };
        words.iter().filter(fits).map(|_| i64::from(self.rules.theme_points)).sum()
    }

    /// Whether the list has all these words.
    fn knows(self, words: &[Vec<Letter>]) -> bool {
        words.iter().all(|word| self.words.knows(word))
    }
}
