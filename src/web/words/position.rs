//! The position of an analysis board: read from what was typed, held against the tiles there are.

use flavita_game::{
    Bag, Board, BoardTile, Edition, ParseTilesError, Placement, SIDE, Square, Tile, TileCounts,
    buying, parse_board, parse_rack, parse_word, reference, word_text,
};
use flavita_tournament::{judging::reading::cuts, model::laying, profile::form::Form};

/// The most tiles of a rack: more are on no rack of any form of the game, and longer lists of
/// placements than theirs nobody reads.
pub const MOST_TILES: usize = 10;

/// The most tiles of a rack of this edition.
pub fn most_tiles(edition: &Edition) -> usize {
    edition.rack_size.max(MOST_TILES)
}

/// A board and the tiles to lay on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysisPosition {
    /// The tiles that lie.
    pub board: Board,
    /// The tiles that may be laid, in the order in which they were typed.
    pub rack: Vec<Tile>,
}

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The board cannot be read.
    Board(ParseTilesError),
    /// The rack cannot be read.
    Rack(ParseTilesError),
    /// More tiles than a rack has.
    ManyTiles(usize),
    /// More tiles of a kind, on the board and on the rack, than the set has.
    TooMany {
        /// The kind.
        tile: Tile,
        /// How many there are.
        used: usize,
        /// How many the set has.
        of: usize,
    },
}

impl AnalysisPosition {
    /// Reads a position; no board is an empty one. Behind the board may stand a rack, as in a line
    /// of positions or in a whole line of CGP: it is the rack then. Answers what can be shown, and
    /// the first thing that is wrong.
    pub fn read(edition: &Edition, board: &str, rack: &str) -> (Self, Option<PositionFault>) {
        let mut parts = board.split_whitespace();
        let (board, behind) = (parts.next().unwrap_or_default(), parts.next());
        // A whole line of CGP has both players' racks, with a slash between them.
        let behind = behind.and_then(|racks| racks.split('/').find(|rack| !rack.is_empty()));
        let mut position = Self::default();
        if !board.is_empty() {
            match parse_board(edition, board) {
                Ok(board) => position.board = board,
                Err(fault) => return (position, Some(PositionFault::Board(fault))),
            }
        }
        match read_rack(edition, behind.unwrap_or(rack)) {
            Ok(rack) => position.rack = rack,
            Err(fault) => return (position, Some(PositionFault::Rack(fault))),
        }
        let fault = position.fault(edition);
        (position, fault)
    }

    /// What the set of tiles has against it.
    fn fault(&self, edition: &Edition) -> Option<PositionFault> {
        if self.rack.len() > most_tiles(edition) {
            return Some(PositionFault::ManyTiles(self.rack.len()));
        }
        let laid = Square::all().filter_map(|square| self.board.at(square));
        let used = laid.map(BoardTile::tile).chain(self.rack.iter().copied());
        let used: TileCounts = used.collect();
        let set = Bag::full(edition);
        edition.letters().map(Tile::Letter).chain([Tile::Blank]).find_map(|tile| {
            let (used, of) = (used.of(tile), set.counts().of(tile));
            (used > of).then_some(PositionFault::TooMany { tile, used, of })
        })
    }

    /// The position with a placement laid as the form of the edition allows; the tiles that were
    /// laid and those that bought a blank have left the rack. `None` where the rack lacks one.
    pub fn after(&self, edition: &Edition, placement: &Placement) -> Option<Self> {
        let mut counts: TileCounts = self.rack.iter().copied().collect();
        let mut left = counts.clone();
        let mut laid = placement.laid(&self.board).map(|(_, tile)| tile.tile());
        let lacking = laid.find(|tile| !left.take(*tile));
        let choice = Bag::choice(edition, &self.board, &counts);
        if let Some(added) = lacking.filter(|tile| choice.of(*tile) > 0) {
            counts.add(added);
        }
        buying::bought(edition, &self.board, &counts, placement)?;
        let mut after = self.clone();
        after.rack = laying::rest(edition, &self.rack, &self.board, placement);
        laying::lay(edition, &Form::default(), &mut after.board, &self.rack, placement);
        Some(after)
    }
}

/// Reads a rack: small letters are capitals, `*` and the edition's own sign are the blank too, and
/// between spaces or brackets stands one tile of several letters. Letters typed in one, with blanks
/// or without, are as many tiles as they can be: `SZ` is two, `NY` is one where no tile is a `Y`.
fn read_rack(edition: &Edition, text: &str) -> Result<Vec<Tile>, ParseTilesError> {
    let text = edition.spelled(text).to_uppercase();
    let sign = &edition.blank.sign;
    let text = if sign.is_empty() { text } else { text.replace(sign.as_str(), "?") };
    let is_parted = text.split_whitespace().nth(1).is_some();
    let text = text.replace(['*', '?'], " ? ");
    let mut rack = Vec::new();
    for token in text.split_whitespace() {
        let is_one = is_parted || token.chars().nth(1).is_none();
        match edition.letter_or_look_alike(token).filter(|_| is_one) {
            Some(letter) => rack.push(Tile::Letter(letter)),
            None => rack.extend(read_letters(edition, token)?),
        }
    }
    Ok(rack)
}

/// Reads letters typed in one.
fn read_letters(edition: &Edition, token: &str) -> Result<Vec<Tile>, ParseTilesError> {
    let fault = match parse_rack(edition, token) {
        Ok(rack) => return Ok(rack.tiles().to_vec()),
        Err(fault) => fault,
    };
    let cuts = cuts(edition, token).unwrap_or_default().into_iter();
    Ok(cuts.max_by_key(Vec::len).ok_or(fault)?.into_iter().map(BoardTile::tile).collect())
}

/// A placement as it stands in an address: `8H.WORD`.
pub fn written(edition: &Edition, placement: &Placement) -> String {
    let at = reference::text(edition, placement.square, placement.direction);
    let word = word_text(edition, &placement.tiles);
    format!("{at}.{word}")
}

/// Reads a placement of an address.
pub fn read_placement(edition: &Edition, text: &str) -> Option<Placement> {
    let (at, word) = text.split_once('.')?;
    let at = reference::parse(edition, at).ok()?;
    let tiles = parse_word(edition, word).ok()?;
    (tiles.len() <= SIDE).then_some(Placement { square: at.square, direction: at.direction, tiles })
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;
    use flavita_game::edition::catalogue::{EMBEDDED, embedded};
    use flavita_game::letter::Letter;
    use flavita_game::notation::{board_text, rack_text};

    const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

    /// An edition, and tiles drawn from its whole set for some squares and for the rack; a blank
    /// on the board shows some letter.
    fn dealt() -> impl Strategy<Value = (Edition, AnalysisPosition)> {
        let edition = (0..EMBEDDED.len()).prop_map(|place| embedded(EMBEDDED[place].0).unwrap());
        let picks = vec((0_usize..225, any::<prop::sample::Index>(), 0_u8..200), 0..90);
        let rack = vec(any::<prop::sample::Index>(), 0..=MOST_TILES);
        (edition, picks, rack).prop_map(|(edition, picks, rack)| {
            let mut bag: Vec<Tile> = Bag::full(&edition).counts().tiles().collect();
            let mut position = AnalysisPosition::default();
            let letters: Vec<Letter> = edition.letters().collect();
            for (square, pick, shown) in picks {
                let square = Square::new(square / SIDE, square % SIDE).unwrap();
                if position.board.at(square).is_some() || bag.is_empty() {
                    continue;
                }
                let tile = match bag.remove(pick.index(bag.len())) {
                    Tile::Letter(letter) => BoardTile::real(letter),
                    Tile::Blank => BoardTile::blank(letters[usize::from(shown) % letters.len()]),
                };
                position.board.lay(square, tile);
            }
            for pick in rack {
                if !bag.is_empty() {
                    position.rack.push(bag.remove(pick.index(bag.len())));
                }
            }
            (edition, position)
        })
    }

    proptest! {
        #[test]
        fn every_position_reads_back_as_it_was_written((edition, position) in dealt()) {
            let (board, rack) = (board_text(&edition, &position.board), rack_text(&edition, &position.rack));
            prop_assert_eq!(
                AnalysisPosition::read(&edition, &board, &rack), (position.clone(), None)
            );
            // As a line of positions, which needs a rack.
            if !rack.is_empty() {
                let line = format!("{board} {rack}");
                let read = AnalysisPosition::read(&edition, &line, "?");
                prop_assert_eq!(read, (position, None));
            }
        }
    }

    fn fault(edition: &str, board: &str, rack: &str) -> PositionFault {
        let edition = embedded(edition).unwrap();
        AnalysisPosition::read(&edition, board, rack).1.unwrap()
    }

    fn rack(edition: &str, text: &str) -> String {
        let edition = embedded(edition).unwrap();
        rack_text(&edition, &AnalysisPosition::read(&edition, "", text).0.rack)
    }

    #[test]
    fn a_rack_is_read_as_people_type_it() {
        assert_eq!(rack("ru-scrabble", "рябь*?"), "РЯБЬ??");
        assert_eq!(rack("hu-scrabble", "a sz kk[gy]z"), "A[SZ]KK[GY]Z");
        assert_eq!(rack("hu-scrabble", "nyaszgy?á"), "[NY]ASZ[GY]?Á");
        assert_eq!(rack("hu-scrabble", "sz?"), "SZ?");
        assert_eq!(rack("hu-scrabble", "sz ?"), "[SZ]?");
        assert_eq!(rack("erudit", "ёлка★"), "ЕЛКА?");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let is_row = |fault: &PositionFault, wanted: usize| matches!(fault, PositionFault::Board(ParseTilesError::InRow { row, .. }) if *row == wanted);
        let board = EMPTY.replacen("15/15", "15/7Q!6", 1);
        assert!(is_row(&fault("en-scrabble", &board, ""), 2));
        assert_eq!(
            fault("en-scrabble", "15/15", ""),
            PositionFault::Board(ParseTilesError::RowCount(2))
        );
        assert!(matches!(fault("en-scrabble", "", "AB7"), PositionFault::Rack(_)));
        assert_eq!(fault("en-scrabble", "", "ABCDEFGHIJK"), PositionFault::ManyTiles(11));
    }

    #[test]
    fn tiles_that_the_set_does_not_have_are_counted_on_board_and_rack_together() {
        let board = EMPTY.replacen("15", "Q14", 1);
        let edition = embedded("en-scrabble").unwrap();
        let tile = Tile::Letter(edition.letter("Q").unwrap());
        let expected = PositionFault::TooMany { tile, used: 2, of: 1 };
        assert_eq!(fault("en-scrabble", &board, "AQ"), expected);
        let blank = PositionFault::TooMany { tile: Tile::Blank, used: 3, of: 2 };
        assert_eq!(fault("en-scrabble", &EMPTY.replacen("15", "q14", 1), "??"), blank);
    }

    #[test]
    fn a_whole_line_of_cgp_brings_its_rack() {
        let edition = embedded("en-scrabble").unwrap();
        let line = format!(" {EMPTY} /ABC 10/20 0 lex CSW; ");
        let (read, fault) = AnalysisPosition::read(&edition, &line, "XYZ");
        assert_eq!(fault, None);
        assert_eq!(rack_text(&edition, &read.rack), "ABC");
    }
}
