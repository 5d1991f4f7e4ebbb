//! The cells of moves.csv read as acts.

use crate::tables::act::{Action, Deed, TurnDeed};
use crate::tables::fault::{Fault, Problem};
use crate::tables::rules::TableRules;
use crate::tables::sheet::{self, SheetRow};
use flavita_game::{
    BoardTile, Edition, Letter, ParseTilesError, Tile, TileCounts, parse_rack, reference,
};
use flavita_tournament::judging::reading::cuts;
use std::iter::repeat_n;
use unicode_normalization::UnicodeNormalization;

/// More tiles than any rack has; of a longer text these are enough to say so.
const MANY_TILES: usize = 100;

/// A row of a record, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the file where it begins.
    pub line: usize,
    /// Its cells as they were written.
    pub cells: [String; 7],
    /// Who.
    pub player: String,
    /// The number of the turn; 0 where none is read.
    pub turn: u32,
    /// What.
    pub deed: Deed,
    /// The time, in milliseconds.
    pub ms: u64,
}

/// Reads a whole moves.csv of a game by these rules.
///
/// # Errors
/// The first line that is amiss.
pub fn read(edition: &Edition, rules: &TableRules, bytes: &[u8]) -> Result<Vec<Row>, Fault> {
    let rows = sheet::rows(bytes)?;
    if rows.is_empty() {
        return Err(Fault { line: 1, problem: Problem::NoRows });
    }
    let row = |row: &SheetRow| read_row(edition, rules, row).map_err(Fault::at(row.line));
    rows.iter().map(row).collect()
}

/// Reads one row.
///
/// # Errors
/// What is amiss with it.
pub(super) fn read_row(
    edition: &Edition,
    rules: &TableRules,
    row: &SheetRow,
) -> Result<Row, Problem> {
    let [turn, player, action, .., seconds] = &row.cells;
    let action = read_action(rules, action)?;
    if player.is_empty() {
        return Err(Problem::NoPlayer);
    }
    Ok(Row {
        line: row.line,
        cells: row.cells.clone(),
        player: player.nfc().collect(),
        turn: read_turn(turn, action)?,
        deed: read_deed(edition, rules, action, row)?,
        ms: read_seconds(seconds)?,
    })
}

fn read_action(rules: &TableRules, text: &str) -> Result<Action, Problem> {
    let names = || Action::all(rules).map(Action::name).collect::<Vec<_>>().join(", ");
    let found = Action::all(rules).find(|action| action.name() == text);
    found.ok_or_else(|| Problem::NoAction(text.to_owned(), names()))
}

fn read_turn(text: &str, action: Action) -> Result<u32, Problem> {
    if action == Action::Left {
        return Ok(0);
    }
    let digits = Some(text).filter(|text| is_digits(text));
    let turn = digits.and_then(|digits| digits.parse().ok());
    let turn = turn.filter(|turn| (*turn == 0) == (action == Action::Lot));
    turn.ok_or_else(|| Problem::NoTurn(text.to_owned()))
}

fn read_deed(
    edition: &Edition,
    rules: &TableRules,
    action: Action,
    row: &SheetRow,
) -> Result<Deed, Problem> {
    let [_, _, _, rack, at, word, _] = &row.cells;
    let shows_rack = !matches!(action, Action::Lot | Action::Challenge | Action::Withdraw);
    let has_word =
        matches!(action, Action::Lot | Action::Play | Action::Exchange | Action::Challenge);
    let has_at = matches!(action, Action::Play | Action::Buy);
    for (is_used, column, text) in
        [(shows_rack, "rack", rack), (has_at, "at", at), (has_word, "word", word)]
    {
        if !is_used && !text.is_empty() {
            let (action, text) = (action.name(), text.clone());
            return Err(Problem::NotEmpty { column, action, text });
        }
    }
    let square = || reference::parse(edition, at).map_err(Problem::NoSquare);
    let on_turn = |deed| Ok(Deed::Turn(read_tiles(edition, rack)?, deed));
    match action {
        Action::Lot => read_lot(edition, word).map(Deed::Lot),
        Action::Play => on_turn(TurnDeed::Play(square()?, read_word(edition, word)?)),
        Action::Buy => on_turn(TurnDeed::Buy(square()?)),
        Action::Exchange if rules.racks_unseen && is_digits(word) => {
            let count = word.parse().unwrap_or(MANY_TILES).min(MANY_TILES);
            on_turn(TurnDeed::Exchange(repeat_n(Tile::Blank, count).collect()))
        }
        Action::Exchange => on_turn(TurnDeed::Exchange(read_tiles(edition, word)?)),
        Action::Pass => on_turn(TurnDeed::Pass),
        Action::Resign => on_turn(TurnDeed::Resign),
        Action::End => on_turn(TurnDeed::End),
        Action::Challenge => read_contested(edition, word).map(Deed::Challenge),
        Action::Withdraw => Ok(Deed::Withdraw),
        Action::Left => read_tiles(edition, rack).map(Deed::Left),
    }
}

/// Tiles in any order; none where nothing stands there.
fn tiles(edition: &Edition, text: &str) -> Result<Vec<Tile>, ParseTilesError> {
    let text: String = text.nfc().filter(|sign| !sign.is_whitespace()).collect();
    parse_rack(edition, &text).map(|rack| rack.tiles().to_vec())
}

fn read_tiles(edition: &Edition, text: &str) -> Result<TileCounts, Problem> {
    let tiles = tiles(edition, text)
        .map_err(|reason| Problem::NoTiles { text: text.to_owned(), reason })?;
    Ok(tiles.into_iter().take(MANY_TILES).collect())
}

fn read_lot(edition: &Edition, text: &str) -> Result<Tile, Problem> {
    let tiles = tiles(edition, text).unwrap_or_default();
    if let [tile] = *tiles { Ok(tile) } else { Err(Problem::NotOneTile(text.to_owned())) }
}

/// Every way to read a word. That a blank is a small letter is the only way to mark one here.
fn read_word(edition: &Edition, text: &str) -> Result<Vec<Vec<BoardTile>>, Problem> {
    let no_word = || Problem::NoWord(text.to_owned());
    if text.contains(['?', '*', '(', ')']) {
        return Err(no_word());
    }
    cuts(edition, text).ok().ok_or_else(no_word)
}

fn read_contested(edition: &Edition, text: &str) -> Result<Vec<Vec<Vec<Letter>>>, Problem> {
    let letters = |tiles: Vec<BoardTile>| tiles.into_iter().map(|tile| tile.letter).collect();
    let word = |word| Ok(read_word(edition, word)?.into_iter().map(letters).collect());
    text.split_whitespace().map(word).collect()
}

/// Whole seconds, or with up to three decimals.
fn read_seconds(text: &str) -> Result<u64, Problem> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let milliseconds = || {
        let whole: u32 = whole.parse().ok()?;
        let decimals: u32 = format!("{decimals:0<3}").parse().ok()?;
        Some(u64::from(whole) * 1000 + u64::from(decimals))
    };
    let is_time = is_digits(whole) && is_digits(decimals) && decimals.len() <= 3;
    match milliseconds().filter(|_| is_time) {
        None if text.is_empty() => Ok(0),
        read => read.ok_or_else(|| Problem::NoSeconds(text.to_owned())),
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
