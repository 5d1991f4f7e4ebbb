//! What speaks against a placement, apart from the rack: the board and the dictionary.

use crate::model::Reason;
use flavita_game::word_label;
use flavita_game::{Board, Direction, Edition, Placement, SHORTEST_WORD, Square, reference, score};
use flavita_lexicon::graph::Graph;
use flavita_solver::{opening, position::Position};

/// Everything that speaks against laying this word here; empty for a legal placement.
///
/// # Order
/// First what is wrong with the place, then the words that are not in the dictionary: the main
/// word, then the cross words in the order of their squares. A word that would replace tiles or
/// run off the board is not looked up, since it cannot stand there.
pub fn objections(
    edition: &Edition,
    board: &Board,
    words: &Graph,
    placement: &Placement,
) -> Vec<Reason> {
    if placement.runs_off_board() {
        return vec![Reason::OffBoard];
    }
    let replaced = replaced_squares(edition, board, placement);
    if !replaced.is_empty() {
        return replaced;
    }
    let mut reasons = place_objections(edition, board, placement);
    for word in score(edition, board, placement).words {
        if !words.contains(word.word.letters()) {
            let word = word_label(edition, word.word.letters());
            reasons.push(Reason::NotInDictionary { word });
        }
    }
    reasons
}

/// As [`objections`], where fewer tiles of a first word are enough for a rack that gives no longer
/// one.
pub fn objections_with_rack(question: Position<'_>, placement: &Placement) -> Vec<Reason> {
    let Position { edition, board, words, .. } = question;
    let mut reasons = objections(edition, board, words, placement);
    let is_short = |reason: &Reason| matches!(reason, Reason::FirstWordShort { .. });
    if let Some(at) = reasons.iter().position(is_short) {
        let least = opening::eased(question).shortest;
        if placement.laid(board).count() < least {
            reasons[at] = Reason::FirstWordShort { least };
        } else {
            reasons.remove(at);
        }
    }
    reasons
}

fn replaced_squares(edition: &Edition, board: &Board, placement: &Placement) -> Vec<Reason> {
    let differs = |square: Square, letter| board.at(square).is_some_and(|t| t.letter != letter);
    let replaced = placement.squares().filter(|(square, tile)| differs(*square, tile.letter));
    let reason = |(square, _)| Reason::ReplacesTile {
        square: reference::text(edition, square, Direction::Across),
    };
    replaced.map(reason).collect()
}

fn place_objections(edition: &Edition, board: &Board, placement: &Placement) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let whole = whole_word(board, placement);
    let laid: Vec<Square> = placement.laid(board).map(|(square, _)| square).collect();
    if laid.is_empty() {
        reasons.push(Reason::NothingLaid);
    } else if board.is_empty() && !laid.contains(&edition.start) {
        reasons.push(Reason::StartNotCovered);
    } else if !board.is_empty() && !laid.iter().any(|square| board.has_neighbour(*square)) {
        reasons.push(Reason::DoesNotTouch);
    }
    if let Some(most) = edition.hand.most_laid.filter(|most| laid.len() > *most) {
        reasons.push(Reason::TooManyTiles { most });
    }
    let least = edition.hand.first_word();
    if board.is_empty() && (SHORTEST_WORD..least).contains(&laid.len()) {
        reasons.push(Reason::FirstWordShort { least });
    }
    if whole.tiles.len() > placement.tiles.len() {
        reasons.push(Reason::PartOfLongerWord { word: word_label(edition, whole.letters()) });
    } else if placement.tiles.len() == 1 && score(edition, board, placement).words.len() == 1 {
        let crosses = board.has_neighbour_along(placement.square, placement.direction.turned());
        if !crosses {
            reasons.push(Reason::OneLetter);
        }
    }
    reasons
}

/// The word with the tiles that stand directly before and after it.
fn whole_word(board: &Board, placement: &Placement) -> Placement {
    let direction = placement.direction;
    let start = board.run_start(placement.square, direction);
    let before = (0..).map_while(|steps| start.ahead(direction, steps));
    let before = before.take_while(|square| *square != placement.square);
    let mut tiles: Vec<_> = before.filter_map(|square| board.at(square)).collect();
    tiles.extend(&placement.tiles);
    if let Some(next) = placement.square.ahead(direction, placement.tiles.len()) {
        tiles.extend(board.run_from(next, direction));
    }
    Placement { square: start, direction, tiles }
}
