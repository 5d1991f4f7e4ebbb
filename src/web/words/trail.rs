//! The placements that were laid on an analysis board, so that they can be taken back.
//!
//! In an address: `8H.KA(S)E.KAE?`, with commas between them: where, the word with the tiles in
//! brackets that lay there before, and the rack before; behind that the squares of the blanks that
//! were bought, each behind a full stop.

use crate::words::position::AnalysisPosition;
use flavita_game::{Board, BoardTile, Direction, Edition, Placement, Square, parse_word};
use flavita_game::{rack_text, reference, word_text};
use flavita_tournament::model::laying::bought;

/// The most placements that are remembered: a whole game of any edition is shorter.
pub const MOST_STEPS: usize = 60;

/// A trail with one more placement, laid on `before`.
pub fn with_step(
    trail: &str,
    edition: &Edition,
    before: &AnalysisPosition,
    placement: &Placement,
) -> String {
    let tile = |(square, tile): (Square, BoardTile)| {
        let text = word_text(edition, &[tile]);
        if before.board.at(square).is_some() { format!("({text})") } else { text }
    };
    let word: String = placement.squares().map(tile).collect();
    let at = reference::text(edition, placement.square, placement.direction);
    let mut step = format!("{at}.{word}.{}", rack_text(edition, &before.rack));
    for square in bought(edition, &before.board, &before.rack, placement) {
        step = format!("{step}.{}", reference::text(edition, square, Direction::Across));
    }
    let steps = trail.split(',').filter(|step| !step.is_empty());
    let mut steps: Vec<&str> = steps.chain([step.as_str()]).collect();
    let superfluous = steps.len().saturating_sub(MOST_STEPS);
    steps.drain(..superfluous);
    steps.join(",")
}

/// The board without the last placement of a trail, the rack before it and the rest of the trail.
/// `None` where there is none, or its tiles do not lie there any more.
pub fn undone(trail: &str, edition: &Edition, board: &Board) -> Option<(Board, String, String)> {
    let (rest, last) = trail.rsplit_once(',').unwrap_or(("", trail));
    let mut parts = last.split('.');
    let (at, word, rack) = (parts.next()?, parts.next()?, parts.next()?);
    let at = reference::parse(edition, at).ok()?;
    let mut before = board.clone();
    for (steps, (tile, stood)) in tiles(edition, word)?.into_iter().enumerate() {
        let square = at.square.ahead(at.direction, steps)?;
        if board.at(square) != Some(tile) {
            return None;
        }
        if !stood {
            before.take(square);
        }
    }
    for at in parts {
        let square = reference::parse(edition, at).ok()?.square;
        let letter = before.at(square)?.letter;
        before.lay(square, BoardTile::blank(letter));
    }
    Some((before, rack.to_owned(), rest.to_owned()))
}

/// The tiles of a word, each with whether it stood there before.
fn tiles(edition: &Edition, word: &str) -> Option<Vec<(BoardTile, bool)>> {
    let mut tiles = Vec::new();
    for part in word.split_inclusive(['(', ')']) {
        let stood = part.ends_with(')');
        let text = part.trim_end_matches(['(', ')']);
        if text.is_empty() {
            continue;
        }
        tiles.extend(parse_word(edition, text).ok()?.into_iter().map(|tile| (tile, stood)));
    }
    (!tiles.is_empty()).then_some(tiles)
}
