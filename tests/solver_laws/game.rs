//! A scene brought to life.

use std::collections::BTreeSet;

use flavita_app::audit::plain_score::PlainTable;
use flavita_game::letter::{BoardTile, Letter, Tile};
use flavita_game::notation::{board_text, word_text};
use flavita_game::square::{Direction, Square};
use flavita_game::{
    board::Board, edition::definition::Edition, placement::Placement, rack::TileCounts, reference,
};
use flavita_lexicon::graph::Graph;
use flavita_solver::{position::Position, ranking::Ranked};
use flavita_tournament::profile::form::Form;

use crate::edition::{all_cuts, automaton};
use crate::scene::{Line, Scene, Tiles};
use crate::twin;

/// A position with everything that the laws ask about.
pub(crate) struct Game {
    pub(crate) edition: Edition,
    table: PlainTable,
    /// The letters of the scene's numbers.
    letters: Vec<Letter>,
    pub(crate) words: BTreeSet<Vec<Letter>>,
    pub(crate) graph: Graph,
    pub(crate) board: Board,
    pub(crate) rack: TileCounts,
    pub(crate) most_tiles: usize,
}

impl Game {
    /// Plays a scene: each rack lays one of the things it can, chosen by the scene. The solver has
    /// no hand in it: the twin finds what can be laid.
    pub(crate) fn played(scene: &Scene) -> Self {
        let edition = scene.kind.edition();
        let letters = scene.kind.letters().map(|label| edition.letter(label).unwrap());
        let line = scene.line.as_ref();
        let words = scene.words.iter().chain(line.map(|line| &line.word));
        let words = words.map(|word| word.iter().map(|n| letters[*n]).collect());
        let words: BTreeSet<Vec<Letter>> = words.collect();
        let mut game = Self {
            table: PlainTable::of(&edition, &Form::default()).unwrap(),
            graph: automaton(&edition, &words),
            words: all_cuts(&edition, &words),
            edition,
            letters: letters.to_vec(),
            board: Board::default(),
            rack: TileCounts::default(),
            most_tiles: 7,
        };
        if let Some(line) = line {
            game.lay_line(line);
        }
        for (rack, choice) in &scene.placements {
            game.rack = game.counts(rack);
            let found = twin::search(&game);
            if let Some(ranked) = found.get(choice % found.len().max(1)) {
                ranked.placement.play(&mut game.board);
            }
        }
        game.rack = game.counts(&scene.rack);
        game.most_tiles = scene.most_tiles;
        game
    }

    fn lay_line(&mut self, line: &Line) {
        for (i, number) in line.word.iter().enumerate() {
            let place = if line.is_row { (line.number, i) } else { (i, line.number) };
            let square = Square::new(place.0, place.1).unwrap();
            if !line.missing.contains(&i) {
                self.board.lay(square, self.tile(*number, line.blanks[i]));
            }
        }
    }

    fn counts(&self, tiles: &Tiles) -> TileCounts {
        let tile = |tile: &Option<usize>| {
            tile.map_or(Tile::Blank, |number| Tile::Letter(self.letters[number]))
        };
        tiles.iter().map(tile).collect()
    }

    fn tile(&self, number: usize, is_blank: bool) -> BoardTile {
        BoardTile { letter: self.letters[number], is_blank }
    }

    /// The question to the solver.
    pub(crate) fn position(&self) -> Position<'_> {
        Position {
            most_tiles: self.most_tiles,
            ..Position::new(&self.edition, &self.graph, &self.board, &self.rack)
        }
    }

    /// A placement of random letters that runs over the tiles on the board.
    pub(crate) fn written(
        &self,
        square: Square,
        direction: Direction,
        letters: &[(usize, bool)],
    ) -> Placement {
        let fits = (0..letters.len()).map_while(|steps| square.ahead(direction, steps));
        let tiles = fits.zip(letters).map(|(square, (letter, is_blank))| {
            let there = self.board.at(square);
            there.unwrap_or_else(|| self.tile(*letter, *is_blank))
        });
        Placement { square, direction, tiles: tiles.collect() }
    }

    /// The points of a placement that fits the board, counted plainly.
    pub(crate) fn plain_points(&self, placement: &Placement) -> i32 {
        self.table.points(&self.board, placement).unwrap()
    }

    /// The board for people.
    pub(crate) fn board_text(&self) -> String {
        board_text(&self.edition, &self.board)
    }

    /// A placement and its points for people.
    pub(crate) fn told(&self, ranked: &Ranked) -> String {
        let Placement { square, direction, tiles } = &ranked.placement;
        let at = reference::text(&self.edition, *square, *direction);
        format!("{at} {} {}", word_text(&self.edition, tiles), ranked.points)
    }
}
