//! A game without players, round by round.
//!
//! What decides here is what decides in a tournament: [`Drawing`] gives the racks and the end,
//! [`choice`] the top that is laid. There are no events and no texts, so that a game costs
//! little more than the search for its tops.

use crate::game::bag::Bag;
use crate::game::board::Board;
use crate::game::edition::definition::Edition;
use crate::game::letter::Tile;
use crate::lexicon::graph::Graph;
use crate::solver::ground::Ground;
use crate::solver::kept_lanes::KeptLanes;
use crate::solver::lane::Lane;
use crate::solver::position::Position;
use crate::solver::rank::Spread;
use crate::solver::ranking::Ranked;
use crate::solver::themed;
use crate::tournament::choice::{self, Scene};
use crate::tournament::draw::chance::{Chance, Seed};
use crate::tournament::draw::drawing::{Drawing, RejectedTiles};
use crate::tournament::draw::exchange::buy_back;
use crate::tournament::event::GameEnd;
use crate::tournament::laying;
use crate::tournament::profile::definition::Profile;

/// What all games of a series are played by.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// Tiles, board and bonus, as the form of the profile plays them.
    pub edition: &'a Edition,
    /// The words.
    pub words: &'a Graph,
    /// The rules.
    pub profile: &'a Profile,
    /// What is searched in every round.
    pub search: Search,
}

/// What is searched in every round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// The tops: all that a game needs to go on.
    Tops,
    /// Every legal placement, which takes much longer.
    Everything,
}

/// A game on its way.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    rules: Rules<'a>,
    chance: Chance,
    board: Board,
    bag: Bag,
    rest: Vec<Tile>,
    rounds: u32,
    /// Kept up from round to round.
    lanes: KeptLanes,
}

/// A round that was played.
#[derive(Clone, Debug)]
pub struct PlayedRound {
    /// The racks that went back before.
    pub rejected: Vec<RejectedTiles>,
    /// The tiles of the rack in the order drawn.
    pub rack: Vec<Tile>,
    /// What was found, best first: the tops, or everything by [`Search::Everything`].
    pub found: Vec<Ranked>,
    /// Which of them went on the board, as a place in the list.
    pub laid: usize,
    /// The tiles that went on the board.
    pub tiles: Vec<Tile>,
}

impl PlayedRound {
    /// The points of the top.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.found.first().map_or(0, |best| best.points)
    }

    /// The tops.
    #[must_use]
    pub fn tops(&self) -> &[Ranked] {
        choice::tops(&self.found)
    }

    /// The best score below the top, where one was found.
    #[must_use]
    pub fn next_points(&self) -> Option<i32> {
        let next = self.found.get(self.tops().len())?;
        Some(next.points)
    }
}

impl<'a> Game<'a> {
    /// A game before its first round.
    #[must_use]
    pub fn new(rules: Rules<'a>, seed: &Seed) -> Self {
        Self {
            rules,
            chance: Chance::new(seed),
            board: Board::default(),
            bag: Bag::full(rules.edition),
            rest: Vec::new(),
            rounds: 0,
            lanes: KeptLanes::default(),
        }
    }

    /// How many tiles are not on the board.
    #[must_use]
    pub fn tiles_left(&self) -> usize {
        self.bag.total()
    }

    /// Plays the next round.
    ///
    /// # Errors
    /// Why the game is over.
    ///
    /// # Panics
    /// Never: the tiles of a rack come out of the bag.
    pub fn play_round(&mut self) -> Result<PlayedRound, GameEnd> {
        let Rules {
            edition,
            profile,
            search,
            ..
        } = self.rules;
        let mut lanes = std::mem::take(&mut self.lanes);
        let drawn = {
            let lanes = lanes.of(self.ground());
            self.drawing(lanes)
                .draw(&self.chance, |position| found(position, search))
        };
        self.lanes = lanes;
        let drawn = drawn?;
        let mut rack = drawn.tiles.clone();
        buy_back(&profile.form, &mut self.board, &mut rack);
        let tops = choice::tops(&drawn.found);
        let scene = Scene {
            edition,
            rules: profile,
            board: &self.board,
            rack: &rack,
        };
        let laid = scene.unattended(tops).unwrap_or(0);
        let placement = &drawn.found[laid].placement;
        let tiles = placement.laid(&self.board).map(|(_, tile)| tile.tile());
        let tiles: Vec<Tile> = tiles.collect();
        if profile.form.keeps_rest {
            self.rest = laying::rest(&rack, &self.board, placement);
        }
        laying::lay(edition, &profile.form, &mut self.board, placement);
        self.bag = Bag::beside(edition, &self.board);
        self.rounds += 1;
        Ok(PlayedRound {
            rejected: drawn.rejected,
            rack: drawn.tiles,
            found: drawn.found,
            laid,
            tiles,
        })
    }

    fn ground(&self) -> Ground<'_> {
        Ground {
            edition: self.rules.edition,
            words: self.rules.words,
            board: &self.board,
        }
    }

    fn drawing<'b>(&'b self, lanes: &'b [Lane]) -> Drawing<'b> {
        Drawing {
            edition: self.rules.edition,
            words: self.rules.words,
            rules: self.rules.profile,
            board: &self.board,
            bag: &self.bag,
            rest: &self.rest,
            round: self.rounds + 1,
            lanes: Some(lanes),
        }
    }
}

/// What can be laid, best first; `None` where that is nothing.
fn found(position: &Position<'_>, search: Search) -> Option<Vec<Ranked>> {
    let found = match search {
        Search::Tops => themed::top(position, Spread::Nothing),
        Search::Everything => themed::all(position, Spread::Nothing),
    };
    Some(found).filter(|found| !found.is_empty())
}
