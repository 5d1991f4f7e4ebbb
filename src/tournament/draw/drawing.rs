//! Drawing a rack from plain values: a tournament and a simulated game do it here.

use crate::game::bag::Bag;
use crate::game::board::Board;
use crate::game::edition::definition::Edition;
use crate::game::letter::Tile;
use crate::game::rack::TileCounts;
use crate::lexicon::graph::Graph;
use crate::solver::playable::any_placement;
use crate::solver::position::Position;
use crate::tournament::draw::chance::Chance;
use crate::tournament::draw::minimum::{self, Demand};
use crate::tournament::event::{GameEnd, Rejection};
use crate::tournament::profile::minima::Minima;

/// What a rack is drawn for.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'a> {
    /// Tiles, values and the size of a rack.
    pub edition: &'a Edition,
    /// The words.
    pub words: &'a Graph,
    /// What a rack must hold.
    pub minima: &'a Minima,
    /// The board on which the rack is to be laid.
    pub board: &'a Board,
    /// The tiles that are not on the board.
    pub bag: &'a Bag,
    /// The number of the rack, from 1.
    pub round: u32,
}

/// A rack that may be played, and what it took to draw it.
#[derive(Clone, Debug)]
pub struct Drawn<T> {
    /// The racks that went back, attempt by attempt.
    pub rejected: Vec<RejectedTiles>,
    /// The tiles in the order drawn.
    pub tiles: Vec<Tile>,
    /// What can be laid with them.
    pub found: T,
}

/// An attempt that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RejectedTiles {
    /// The tiles in the order drawn.
    pub tiles: Vec<Tile>,
    /// Why they went back.
    pub because: Rejection,
}

impl Drawing<'_> {
    /// Draws until a rack may be played; or says why none can be.
    ///
    /// A rack that fails goes back whole and a new one is drawn, so that every legal rack keeps
    /// its natural probability. `find` says what can be laid, `None` where nothing can.
    ///
    /// # Errors
    /// Why the game is over.
    ///
    /// # Panics
    /// When a bag is so unlucky that four billion attempts fail.
    pub fn draw<T>(
        &self,
        chance: &Chance,
        find: impl Fn(&Position<'_>) -> Option<T>,
    ) -> Result<Drawn<T>, GameEnd> {
        let demand = self.demand()?;
        let mut rejected: Vec<RejectedTiles> = Vec::new();
        let mut is_playable = false;
        for attempt in 0.. {
            let size = self.edition.rack_size();
            let tiles = chance.draw(self.round, attempt, self.bag, size);
            let because = match self.lay(&tiles, demand, &find) {
                Ok(found) => {
                    return Ok(Drawn {
                        rejected,
                        tiles,
                        found,
                    });
                }
                Err(because) => because,
            };
            // A rack that can be laid answers this by itself; so it is asked only of one that cannot.
            if because == Rejection::NoPlacement && !is_playable {
                self.some_rack_is_playable(demand)?;
                is_playable = true;
            }
            rejected.push(RejectedTiles { tiles, because });
        }
        unreachable!("the attempts are counted without an end");
    }

    /// What the rack must hold, given that some rack of the bag can be played.
    ///
    /// # Errors
    /// Why the game is over.
    pub fn requirement(&self) -> Result<Demand, GameEnd> {
        let demand = self.demand()?;
        self.some_rack_is_playable(demand).map(|()| demand)
    }

    /// Why a rack must go back, if it must.
    #[must_use]
    pub fn rejection(&self, tiles: &[Tile], demand: Demand) -> Option<Rejection> {
        self.lay(tiles, demand, anything).err()
    }

    /// What is asked of the rack, or why nothing can be.
    fn demand(&self) -> Result<Demand, GameEnd> {
        if self.bag.total() == 0 {
            return Err(GameEnd::BagEmpty);
        }
        let demand = minimum::in_force(self.edition, self.minima, self.bag, self.round);
        demand.ok_or(GameEnd::MinimumImpossible)
    }

    /// What can be laid with a rack that holds what is asked, or why it must go back.
    fn lay<T>(
        &self,
        tiles: &[Tile],
        demand: Demand,
        find: impl Fn(&Position<'_>) -> Option<T>,
    ) -> Result<T, Rejection> {
        if let Some(because) = minimum::objection(self.edition, self.minima, tiles, demand) {
            return Err(because);
        }
        let rack: TileCounts = tiles.iter().copied().collect();
        let position = Position::new(self.edition, self.words, self.board, &rack);
        find(&position).ok_or(Rejection::NoPlacement)
    }

    /// Whether the bag can give a rack that holds the minimum and can be laid: some placement with
    /// the bag's tiles leaves room for what the minimum still asks for.
    fn some_rack_is_playable(&self, demand: Demand) -> Result<(), GameEnd> {
        let bag = self.bag.counts();
        let size = self.edition.rack_size().min(bag.total());
        let position = Position {
            most_tiles: size,
            ..Position::new(self.edition, self.words, self.board, bag)
        };
        let is_playable = any_placement(&position, |placement| {
            let laid = placement.laid(self.board).map(|(_, tile)| tile.tile());
            let laid: Vec<Tile> = laid.collect();
            minimum::can_be_filled(self.edition, self.minima, bag, &laid, size, demand)
        });
        is_playable.then_some(()).ok_or(GameEnd::NothingPlayable)
    }
}

/// Whether anything can be laid.
#[must_use]
pub fn anything(position: &Position<'_>) -> Option<()> {
    any_placement(position, |_| true).then_some(())
}
