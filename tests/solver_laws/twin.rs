//! The slow, obvious searcher: every square, both directions, every word, every choice of blanks.
//!
//! It reads squares, letters and the list of words, and nothing that the program worked out: no
//! automaton, no scoring, no judge of its own.

use flavita_game::letter::{BoardTile, Letter};
use flavita_game::square::{Direction, Square};
use flavita_game::{placement::Placement, rack::TileCounts};
use flavita_solver::ranking::Ranked;

use crate::game::Game;

/// Every legal placement with its points, in the order that the solver promises: most points
/// first, then by square in reading order, across before down, then by the tiles, a real tile
/// before a blank.
pub(crate) fn search(game: &Game) -> Vec<Ranked> {
    let mut found = Vec::new();
    for start in Square::all() {
        for direction in directions(game) {
            let from_here = (0..).map_while(|steps| start.ahead(direction, steps));
            let reach = from_here.take_while(|square| !is_connected(game, *square)).count();
            for word in game.words.iter().filter(|word| word.len() > reach) {
                found.extend(placements(game, start, direction, word));
            }
        }
    }
    found.sort_by_key(|ranked| {
        let Placement { square, direction, tiles } = &ranked.placement;
        let tile = |tile: &BoardTile| (tile.letter.index(), tile.is_blank);
        let tiles: Vec<(usize, bool)> = tiles.iter().map(tile).collect();
        let is_down = *direction == Direction::Down;
        (-ranked.points, square.row(), square.column(), is_down, tiles)
    });
    found
}

/// On an empty symmetrical board a placement down mirrors one across and is named by it.
fn directions(game: &Game) -> Vec<Direction> {
    if game.board.is_empty() && game.edition.is_symmetrical() {
        return vec![Direction::Across];
    }
    Direction::BOTH.to_vec()
}

/// The legal placements of a word that touches at this place, with their points.
fn placements(game: &Game, start: Square, direction: Direction, word: &[Letter]) -> Vec<Ranked> {
    let is_free = |square: Option<Square>| square.is_none_or(|s| game.board.at(s).is_none());
    let is_whole = is_free(start.before(direction)) && is_free(start.ahead(direction, word.len()));
    if !is_whole {
        return Vec::new();
    }
    ways_to_lay(game, start, direction, word)
        .into_iter()
        .filter(|placement| is_legal(game, placement))
        .map(|placement| Ranked { points: game.plain_points(&placement), placement })
        .collect()
}

/// Whether a word may be laid that agrees with the board and comes out of the rack.
fn is_legal(game: &Game, placement: &Placement) -> bool {
    let laid: Vec<(Square, BoardTile)> = placement.laid(&game.board).collect();
    if laid.is_empty() || laid.len() > game.most_tiles {
        return false;
    }
    let across = placement.direction.turned();
    let crossing: Vec<Vec<Letter>> = laid
        .iter()
        .map(|(square, tile)| word_through(game, *square, tile.letter, across))
        .filter(|word| word.len() > 1)
        .collect();
    // One tile that makes a word both ways is named across.
    let is_named_across =
        laid.len() == 1 && !crossing.is_empty() && placement.direction == Direction::Down;
    !is_named_across && crossing.iter().all(|word| game.words.contains(word))
}

/// Whether a word that lies here is where words may be laid: on the start, or beside a tile.
fn is_connected(game: &Game, square: Square) -> bool {
    if game.board.is_empty() {
        return square == game.edition.start;
    }
    let beside = |d: &Direction| [square.before(*d), square.ahead(*d, 1)];
    let mut squares = Direction::BOTH.iter().flat_map(beside).flatten();
    squares.any(|square| game.board.at(square).is_some())
}

/// The letters that stand in a row once this one is laid.
fn word_through(game: &Game, square: Square, letter: Letter, direction: Direction) -> Vec<Letter> {
    let at = |square: Square| Some((square, game.board.at(square)?.letter));
    let mut word = vec![letter];
    let mut place = square;
    while let Some((before, letter)) = place.before(direction).and_then(at) {
        word.insert(0, letter);
        place = before;
    }
    place = square;
    while let Some((next, letter)) = place.ahead(direction, 1).and_then(at) {
        word.push(letter);
        place = next;
    }
    word
}

/// The word at this place, in every way in which the rack can give its letters.
fn ways_to_lay(
    game: &Game,
    start: Square,
    direction: Direction,
    word: &[Letter],
) -> Vec<Placement> {
    let mut ways = vec![(Vec::new(), game.rack.clone())];
    for (i, letter) in word.iter().enumerate() {
        let Some(square) = start.ahead(direction, i) else {
            return Vec::new();
        };
        let there = game.board.at(square);
        if ways.is_empty() || there.is_some_and(|tile| tile.letter != *letter) {
            return Vec::new();
        }
        ways = ways.into_iter().flat_map(|way| next_tile(way, there, *letter)).collect();
    }
    let placement = |(tiles, _)| Placement { square: start, direction, tiles };
    ways.into_iter().map(placement).collect()
}

type Way = (Vec<BoardTile>, TileCounts);

fn next_tile((tiles, rack): Way, there: Option<BoardTile>, letter: Letter) -> Vec<Way> {
    let with = |tile| [tiles.as_slice(), &[tile]].concat();
    if let Some(tile) = there {
        return vec![(with(tile), rack.clone())];
    }
    [BoardTile::real(letter), BoardTile::blank(letter)]
        .into_iter()
        .filter(|tile| rack.of(tile.tile()) > 0)
        .map(|tile| {
            let mut left = rack.clone();
            left.take(tile.tile());
            (with(tile), left)
        })
        .collect()
}
