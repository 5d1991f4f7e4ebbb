//! The slow, obvious searcher: every square, both directions, every word, every choice of blanks.

use std::collections::BTreeSet;

use flavita::game::letter::{BoardTile, Letter};
use flavita::game::placement::Placement;
use flavita::game::rack::TileCounts;
use flavita::game::score::score;
use flavita::game::square::{Direction, Square};
use flavita::tournament::legality::objections;

use crate::scene::Game;

/// Every legal placement with its points.
pub(crate) fn search(game: &Game) -> BTreeSet<(Placement, i32)> {
    let mut found = BTreeSet::new();
    for square in Square::all() {
        for direction in directions(game) {
            for word in &game.words {
                for placement in ways_to_lay(game, square, direction, word) {
                    if objections(&game.edition, &game.board, &game.graph, &placement).is_empty() {
                        let points = score(&game.edition, &game.board, &placement).points();
                        found.insert((placement.named_once(&game.board), points));
                    }
                }
            }
        }
    }
    found
}

/// On an empty symmetrical board a placement down mirrors one across and is named by it.
fn directions(game: &Game) -> Vec<Direction> {
    if game.board.is_empty() && game.edition.is_symmetrical() {
        return vec![Direction::Across];
    }
    Direction::BOTH.to_vec()
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
        if there.is_some_and(|tile| tile.letter != *letter) {
            return Vec::new();
        }
        ways = ways
            .into_iter()
            .flat_map(|way| next_tile(way, there, *letter))
            .collect();
    }
    let placement = |(tiles, _)| Placement {
        square: start,
        direction,
        tiles,
    };
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
        .filter_map(|tile| {
            let mut left = rack.clone();
            left.take(tile.tile()).then(|| (with(tile), left))
        })
        .collect()
}
