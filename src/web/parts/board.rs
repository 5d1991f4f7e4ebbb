//! The board, racks and words as the pages show them.

use crate::frame::look_name;
use flavita_game::{Bag, Board, BoardTile, Edition, Placement, Premium, SIDE, Square, Tile};
use flavita_game::{TileCounts, buying::blanks_of};
use flavita_i18n::language::Language;
use flavita_i18n::names::{square_key, square_sign};
use flavita_tournament::{draw::history::stayed, model::Round, state::Tournament};
use serde::Serialize;

/// Letters that need more room than a tile gives them at full size.
const WIDE: &str = "ЖШЩЫЮMW";

/// The board: column labels above, then rows from the top.
#[derive(Debug, Clone, Default, Serialize)]
pub struct BoardView {
    /// Labels above the columns, left to right.
    pub columns: Vec<String>,
    /// Rows from the top.
    pub rows: Vec<BoardRow>,
    /// The name of the edition's own colours, which is that of their style sheet.
    pub look: Option<String>,
}

/// One row of the board.
#[derive(Debug, Clone, Serialize)]
pub struct BoardRow {
    /// The label left of the row.
    pub label: String,
    /// Squares from left to right.
    pub cells: Vec<BoardCell>,
}

/// One square of the board.
#[derive(Debug, Clone, Default, Serialize)]
pub struct BoardCell {
    /// `tile`, `tw`, `dw`, `tl`, `dl` or `plain`.
    pub kind: &'static str,
    /// The tile, or as one without a value what the square says (`3С`).
    #[serde(flatten)]
    pub tile: TileView,
    /// Whether the tile was laid by the last placement.
    pub fresh: bool,
    /// Whether it is the free square that the first placement covers.
    pub start: bool,
    /// What is said of the square: where it is and what is on it.
    pub label: String,
}

/// What lies on each row that is not empty: `З: 8 КОТ, 12 ДА`.
pub fn rows_read(board: &BoardView) -> Vec<String> {
    let row = |row: &BoardRow| {
        let mut parts: Vec<String> = Vec::new();
        let mut is_inside = false;
        for (column, cell) in (1..).zip(&row.cells) {
            let is_tile = cell.kind == "tile";
            if is_tile && !is_inside {
                parts.push(format!("{column} "));
            }
            if let Some(part) = parts.last_mut().filter(|_| is_tile) {
                part.push_str(&cell.tile.text);
            }
            is_inside = is_tile;
        }
        (!parts.is_empty()).then(|| format!("{}: {}", row.label, parts.join(", ")))
    };
    board.rows.iter().filter_map(row).collect()
}

impl BoardCell {
    /// A square with a tile on it; `value` is `None` for a blank.
    pub fn tile(letter: &str, value: Option<u32>, fresh: bool) -> Self {
        Self { kind: "tile", tile: TileView::new(letter, value), fresh, ..Self::default() }
    }
}

/// A tile of a rack or of a revealed word.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TileView {
    /// The letter; for a blank that stands for nothing yet, what its face shows.
    pub text: String,
    /// The value, empty for a blank.
    pub value: String,
    /// Whether the tile is a blank.
    pub blank: bool,
    /// Whether the letter stood on the board before (in the reveal it is drawn hollow).
    pub stood: bool,
    /// `kept` where it stayed on the rack, `new` where it was drawn beside such, else `""`.
    pub drawn: &'static str,
    /// `""`, `wide` (Ж) or `pair` (SZ): how much room the letter needs.
    pub width: &'static str,
}

impl TileView {
    /// A tile with a letter; `value` is `None` for a blank.
    pub fn new(letter: &str, value: Option<u32>) -> Self {
        Self {
            text: letter.to_owned(),
            value: value.map(|value| value.to_string()).unwrap_or_default(),
            blank: value.is_none(),
            width: width(letter),
            ..Self::default()
        }
    }
}

fn width(letter: &str) -> &'static str {
    match letter.chars().count() {
        1 if WIDE.contains(letter) => "wide",
        0 | 1 => "",
        _ => "pair",
    }
}

/// The board; the tiles that `fresh` laid on `before` are outlined.
pub fn board_view(
    edition: &Edition,
    board: &Board,
    fresh: Option<(&Board, &Placement)>,
    language: Language,
) -> BoardView {
    let laid = fresh.into_iter().flat_map(|(before, placement)| placement.laid(before));
    let fresh: Vec<Square> = laid.map(|(square, _)| square).collect();
    // What is said of a free square: `triple word, empty`.
    let said = |premium| say!(language, &format!("board-{}", square_key(premium)));
    let free = Premium::ALL.map(said);
    let cell = |square: Square, at: &str| {
        let Some(tile) = board.at(square) else {
            let premium = edition.premium(square);
            let said = &free[premium as usize];
            let start = square == edition.start;
            let (text, label) = if start {
                ("★".to_owned(), format!("{at}, {}, {said}", say!(language, "board-start")))
            } else {
                (square_sign(premium, language), format!("{at}, {said}"))
            };
            let tile = TileView { text, ..TileView::default() };
            return BoardCell { kind: premium.name(), tile, start, label, ..BoardCell::default() };
        };
        let (letter, value) = (edition.label(tile.letter), shown_value(edition, tile));
        let label = format!("{at}, {}", said_of_tile(letter, value, language));
        BoardCell { label, ..BoardCell::tile(letter, value, fresh.contains(&square)) }
    };
    let row = |(r, label): (usize, &String)| BoardRow {
        label: label.clone(),
        cells: (0..SIDE)
            .filter_map(|c| Some(cell(Square::new(r, c)?, &format!("{label}{}", c + 1))))
            .collect(),
    };
    BoardView {
        columns: (1..=SIDE).map(|column| column.to_string()).collect(),
        rows: edition.row_labels.iter().enumerate().map(row).collect(),
        look: edition.look.as_ref().map(look_name),
    }
}

/// The board with what is laid on it, whose tiles are the fresh ones: as it was laid, before a
/// joker gives way to its real tile.
pub fn board_after(
    edition: &Edition,
    board: &Board,
    laid: Option<&Placement>,
    language: Language,
) -> BoardView {
    let mut after = board.clone();
    if let Some(laid) = laid {
        laid.play(&mut after);
    }
    board_view(edition, &after, laid.map(|laid| (board, laid)), language)
}

/// The tiles of a rack.
pub fn rack_view(edition: &Edition, tiles: &[Tile]) -> Vec<TileView> {
    let view = |tile: &Tile| match *tile {
        Tile::Letter(letter) => {
            TileView::new(edition.label(letter), shown_value(edition, BoardTile::real(letter)))
        }
        Tile::Blank => TileView::new(&edition.blank.sign, None),
    };
    tiles.iter().map(view).collect()
}

/// The tiles of a rack on which the first `stayed` lay before: the others are new.
pub fn rack_behind(edition: &Edition, tiles: &[Tile], stayed: usize) -> Vec<TileView> {
    let mut views = rack_view(edition, tiles);
    for (place, tile) in views.iter_mut().enumerate().filter(|_| stayed > 0) {
        tile.drawn = if place < stayed { "kept" } else { "new" };
    }
    views
}

/// The tiles one of which a player may add to a rack: `А5 Б2 ?1`; empty where nothing is added.
pub fn choice(edition: &Edition, board: &Board, rack: &TileCounts) -> String {
    let choice = Bag::choice(edition, board, rack);
    let kinds = edition.letters().map(Tile::Letter).chain([Tile::Blank]);
    let there = kinds.filter(|tile| choice.of(*tile) > 0);
    let texts = there.map(|tile| format!("{}{}", edition.tile_label(tile), choice.of(tile)));
    texts.collect::<Vec<_>>().join(" ")
}

/// The blanks on the board that a rack can buy, in reading order: of each the place on the rack of the
/// letter that it costs, and that letter. Where there are several it is the last one.
pub fn bought(edition: &Edition, board: &Board, rack: &[Tile]) -> Vec<(usize, String)> {
    let mut left: Vec<Option<Tile>> = rack.iter().copied().map(Some).collect();
    let buys = blanks_of(board).filter(|_| edition.hand.buys_to_lay);
    let bought = buys.filter_map(|(_, letter)| {
        let place = left.iter().rposition(|tile| *tile == Some(Tile::Letter(letter)))?;
        left[place] = None;
        Some((place, edition.label(letter).to_owned()))
    });
    bought.collect()
}

/// The rack of a round as everybody plays it, with what is new on it.
pub fn round_rack(state: &Tournament, round: &Round) -> Vec<TileView> {
    let stayed = stayed(state, round.number, &round.rack_text, &round.origin);
    rack_behind(&state.edition, round.rack.tiles(), stayed)
}

/// The tiles of a placement; those that lay on the board before are hollow.
pub fn word_view(edition: &Edition, before: &Board, placement: &Placement) -> Vec<TileView> {
    let view = |(square, tile): (Square, BoardTile)| {
        let view = TileView::new(edition.label(tile.letter), shown_value(edition, tile));
        TileView { stood: before.at(square).is_some(), ..view }
    };
    placement.squares().map(view).collect()
}

/// The value that a tile on the board shows; a blank shows none.
pub fn shown_value(edition: &Edition, tile: BoardTile) -> Option<u32> {
    (!tile.is_blank).then(|| u32::try_from(edition.value(tile)).unwrap_or(0))
}

/// What is said of a tile: its letter and its points, or that it is a blank.
fn said_of_tile(letter: &str, value: Option<u32>, language: Language) -> String {
    let said = match value {
        Some(value) => say!(language, "points", n = value),
        None => say!(language, "board-blank"),
    };
    format!("{letter}, {said}")
}
