//! The placements that were laid on an analysis board, so that they can be taken back.
//!
//! In an address: `8H.KA(S)E.KAE?`, with commas between them: where, the word with the tiles in
//! brackets that lay there before, and the rack before; behind that the squares of the blanks that
//! were bought, each behind a full stop.

use crate::words::position::AnalysisPosition;
use flavita_game::{
    Board, BoardTile, Direction, Edition, Placement, Square, parse_word, rack_text, reference,
    word_text,
};
use flavita_tournament::model::laying::bought;

/// The most placements that are remembered: a whole game of any edition is shorter.
const MOST_STEPS: usize = 60;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::position::read_placement;
    use flavita_game::edition::catalogue::embedded;

    fn laid(
        edition: &Edition,
        start: &AnalysisPosition,
        words: &[&str],
    ) -> (AnalysisPosition, String) {
        let mut position = start.clone();
        let mut trail = String::new();
        for word in words {
            let placement = read_placement(edition, word).unwrap();
            trail = with_step(&trail, edition, &position, &placement);
            position = position.after(edition, &placement).unwrap();
        }
        (position, trail)
    }

    #[test]
    fn what_was_laid_is_taken_back_step_by_step() {
        let edition = embedded("hu-scrabble").unwrap();
        let (start, _) = AnalysisPosition::read(&edition, "", "[SZ]ÓKA?TE");
        let (after, trail) = laid(&edition, &start, &["8H.[SZ]Ók", "H8.[SZ]ATE"]);
        assert_eq!(trail, "8H.[SZ]Ók.[SZ]ÓKA?TE,H8.([SZ])ATE.KATE");
        let (board, rack, trail) = undone(&trail, &edition, &after.board).unwrap();
        assert_eq!((board.count(), rack.as_str()), (3, "KATE"));
        let (board, rack, trail) = undone(&trail, &edition, &board).unwrap();
        assert!(board.is_empty() && trail.is_empty());
        assert_eq!(rack, "[SZ]ÓKA?TE");
        assert_eq!(undone(&trail, &edition, &board), None);
    }

    #[test]
    fn what_lies_there_no_more_is_not_taken_back() {
        let edition = embedded("hu-scrabble").unwrap();
        let (start, _) = AnalysisPosition::read(&edition, "", "KATE");
        let (mut after, trail) = laid(&edition, &start, &["H8.KATE"]);
        after.board.take(Square::new(7, 9).unwrap());
        assert_eq!(undone(&trail, &edition, &after.board), None);
    }

    #[test]
    fn only_so_many_are_remembered() {
        let edition = embedded("en-scrabble").unwrap();
        let (position, _) = AnalysisPosition::read(&edition, "", "AB");
        let placement = read_placement(&edition, "H8.AB").unwrap();
        let add = |trail: String, _: i32| with_step(&trail, &edition, &position, &placement);
        let trail = (0..100).fold(String::new(), add);
        assert_eq!(trail.split(',').count(), MOST_STEPS);
    }
}
