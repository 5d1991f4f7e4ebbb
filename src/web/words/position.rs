//! The position of an analysis board: read from what was typed, held against the tiles there are.

use flavita_game::Tile;
use flavita_game::{Bag, Board, BoardTile, Edition, ParseTilesError, Placement, SIDE, Square};
use flavita_game::{TileCounts, buying, parse_board, parse_rack, parse_word, reference, word_text};
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
