//! moves.csv cut into rows and cells, and these read as acts.
//!
//! A byte order mark may stand before the headings; they may be written in capitals. Empty cells at a
//! row's end may be missing.

use crate::tables::{act::Action, act::Deed, act::TurnDeed, rules::TableRules};
use crate::tables::{cells::rows_of, cells::text_of, fault::Fault, fault::Problem};
use flavita_game::reference;
use flavita_game::{BoardTile, Edition, Letter, ParseTilesError, Tile, TileCounts, parse_rack};
use flavita_tournament::judging::reading::cuts;
use std::iter::repeat_n;
use unicode_normalization::UnicodeNormalization;

/// The columns, in the order in which cells are handed on.
pub(super) const COLUMNS: [&str; 7] = ["turn", "player", "action", "rack", "at", "word", "seconds"];

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
    let rows = rows_in(bytes)?;
    if rows.is_empty() {
        return Err(Fault { line: 1, problem: Problem::NoRows });
    }
    let read = |(line, cells)| read_row(edition, rules, (line, cells)).map_err(Fault::at(line));
    rows.into_iter().map(read).collect()
}

/// The rows with the lines on which they begin, their cells in the order of [`COLUMNS`] and without the
/// spaces round them.
fn rows_in(bytes: &[u8]) -> Result<Vec<(usize, [String; 7])>, Fault> {
    let text = text_of(bytes).map_err(|line| Fault { line, problem: Problem::NoText })?;
    let rows = rows_of(text, ',');
    let open = |line| Fault { line, problem: Problem::OpenQuotation };
    let mut records = rows.map_err(open)?.into_iter();
    let (line, headings) = records.next().unwrap_or((1, Vec::new()));
    let places = places(&headings).map_err(Fault::at(line))?;
    let row = |(line, cells): (usize, Vec<String>)| {
        if let Some(surplus) = cells.iter().skip(headings.len()).find(|cell| !cell.is_empty()) {
            return Err(Fault { line, problem: Problem::Surplus(surplus.clone()) });
        }
        let cell = |place: usize| cells.get(place).cloned().unwrap_or_default();
        Ok((line, places.map(cell)))
    };
    records.map(row).collect()
}

/// Where each column stands in the file.
fn places(headings: &[String]) -> Result<[usize; 7], Problem> {
    let mut places = [0; 7];
    for (place, column) in places.iter_mut().zip(COLUMNS) {
        let mut found = (0..).zip(headings).filter(|(_, name)| name.to_lowercase() == column);
        (*place, _) = found.next().ok_or(Problem::MissingColumn(column))?;
        if found.next().is_some() {
            return Err(Problem::ColumnTwice(column));
        }
    }
    Ok(places)
}

/// Reads one row.
///
/// # Errors
/// What is amiss with it.
pub(super) fn read_row(
    edition: &Edition,
    rules: &TableRules,
    (line, cells): (usize, [String; 7]),
) -> Result<Row, Problem> {
    let [turn, player, action, .., seconds] = &cells;
    let action = read_action(rules, action)?;
    if player.is_empty() {
        return Err(Problem::NoPlayer);
    }
    Ok(Row {
        line,
        player: player.nfc().collect(),
        turn: read_turn(turn, action)?,
        deed: read_deed(edition, rules, action, &cells)?,
        ms: read_seconds(seconds)?,
        cells,
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
    [_, _, _, rack, at, word, _]: &[String; 7],
) -> Result<Deed, Problem> {
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
