//! Random editions, word lists, boards and racks.

use std::collections::BTreeSet;

use flavita::game::board::Board;
use flavita::game::edition::catalogue::embedded;
use flavita::game::edition::definition::Edition;
use flavita::game::edition::parse::parse;
use flavita::game::letter::{BoardTile, Letter, Tile};
use flavita::game::notation::word_text;
use flavita::game::placement::Placement;
use flavita::game::rack::TileCounts;
use flavita::game::reference;
use flavita::lexicon::builder::build;
use flavita::lexicon::graph::Graph;
use flavita::solver::position::Position;
use proptest::collection::vec;
use proptest::prelude::{Strategy, any};

use crate::twin;

/// What a random game is made from; numbers stand for letters of the alphabet.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    edition: usize,
    words: Vec<Vec<usize>>,
    /// A rack and a choice among what it can lay, for each placement on the board.
    placements: Vec<(Vec<Option<usize>>, usize)>,
    rack: Vec<Option<usize>>,
}

/// The letters that the scenes of an edition use: common ones, a dear one, and the edges of the
/// alphabet. `CS` is one tile.
const ALPHABETS: [[&str; 6]; 4] = [
    ["А", "О", "Ё", "К", "Щ", "Я"],
    ["A", "E", "S", "T", "Q", "Z"],
    ["A", "C", "S", "CS", "E", "B"],
    ["A", "E", "S", "T", "Q", "Z"],
];

/// Small lists, a few placements, a rack with up to two blanks.
pub(crate) fn scenes() -> impl Strategy<Value = Scene> {
    let letter = 0_usize..6;
    let word = vec(letter.clone(), 2..6);
    let rack = || {
        let tile = proptest::option::weighted(0.88, 0_usize..6);
        vec(tile, 1..8).prop_filter("at most two blanks", |rack| {
            rack.iter().filter(|tile| tile.is_none()).count() <= 2
        })
    };
    let placements = vec((rack(), any::<usize>()), 0..8);
    (0_usize..4, vec(word, 4..40), placements, rack()).prop_map(
        |(edition, words, placements, rack)| Scene {
            edition,
            words,
            placements,
            rack,
        },
    )
}

impl Scene {
    fn edition(&self) -> Edition {
        match self.edition {
            0 => embedded("ru-scrabble").unwrap(),
            1 => embedded("en-scrabble").unwrap(),
            2 => with_a_long_tile(),
            _ => with_blanks_that_score(),
        }
    }

    pub(crate) fn letter(&self, number: usize) -> Letter {
        let label = ALPHABETS[self.edition][number % 6];
        self.edition().letter(label).unwrap()
    }

    pub(crate) fn tile(&self, number: usize, is_blank: bool) -> BoardTile {
        BoardTile {
            letter: self.letter(number),
            is_blank,
        }
    }

    fn rack(&self, tiles: &[Option<usize>]) -> TileCounts {
        let tile = |tile: &Option<usize>| {
            tile.map_or(Tile::Blank, |number| Tile::Letter(self.letter(number)))
        };
        tiles.iter().map(tile).collect()
    }
}

/// The English edition with a tile of two characters, a crooked board, another start square and
/// other bonuses.
fn with_a_long_tile() -> Edition {
    let mut text = embedded("en-scrabble").unwrap().source().to_owned();
    for (from, to) in [
        ("[\"Z\", 1, 10,", "[\"CS\", 1, 7,"),
        ("start = [8, 8]", "start = [7, 9]"),
        ("symmetrical = true", "symmetrical = false"),
        ("  \"..w...l.l...w..\",", "  \"lLw.W.l.l..wwL.\","),
        ("7 = 50", "2 = 1\n3 = 15\n7 = 50"),
    ] {
        assert!(text.contains(from), "the edition has {from}");
        text = text.replacen(from, to, 1);
    }
    parse(&text).unwrap()
}

/// The English edition with blanks that are worth what their letters are.
fn with_blanks_that_score() -> Edition {
    let text = embedded("en-scrabble").unwrap().source().to_owned();
    assert!(text.contains("scores = false"), "the edition says so");
    parse(&text.replacen("scores = false", "scores = true", 1)).unwrap()
}

/// A position with everything that the laws ask about.
pub(crate) struct Game {
    pub(crate) edition: Edition,
    pub(crate) words: BTreeSet<Vec<Letter>>,
    pub(crate) graph: Graph,
    pub(crate) board: Board,
    pub(crate) rack: TileCounts,
}

impl Game {
    /// Plays a scene: each rack lays one of the things it can, chosen by the scene.
    pub(crate) fn played(scene: &Scene) -> Self {
        let letters = |word: &Vec<usize>| word.iter().map(|n| scene.letter(*n)).collect();
        let words: BTreeSet<Vec<Letter>> = scene.words.iter().map(letters).collect();
        let mut game = Self {
            edition: scene.edition(),
            graph: build(&words, |_| ()),
            words,
            board: Board::default(),
            rack: TileCounts::default(),
        };
        for (rack, choice) in &scene.placements {
            game.rack = scene.rack(rack);
            let found: Vec<_> = twin::search(&game).into_iter().collect();
            if let Some((placement, _)) = found.get(choice % found.len().max(1)) {
                placement.play(&mut game.board);
            }
        }
        game.rack = scene.rack(&scene.rack);
        game
    }

    pub(crate) fn position(&self) -> Position<'_> {
        Position::new(&self.edition, &self.graph, &self.board, &self.rack)
    }

    /// A placement and its points for people.
    pub(crate) fn told(&self, (placement, points): &(Placement, i32)) -> String {
        let at = reference::text(&self.edition, placement.square, placement.direction);
        format!(
            "{at} {} {points}",
            word_text(&self.edition, &placement.tiles)
        )
    }
}
