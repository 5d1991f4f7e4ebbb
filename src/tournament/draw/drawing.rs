//! Drawing a rack from plain values: a tournament and a simulated game do it here.

use crate::model::{Chance, GameEnd, Rejection, RoundNumber, buy_back};
use crate::{draw::demand::Demand, draw::minimum, draw::source::Source, model::laying::buyable};
use crate::{
    model::laying::ways_to_draw, profile::definition::Profile, profile::ending::Unplayable,
};
use flavita_game::{Bag, Board, Edition, Tile, TileCounts};
use flavita_lexicon::graph::Graph;
use flavita_solver::themed::any_placement;
use flavita_solver::{lane::Lane, opening, position::Position, rank::Spread, themed};

/// What a rack is drawn for.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'a> {
    /// Tiles, values and the size of a rack, as the rules' form plays them.
    pub edition: &'a Edition,
    /// The words.
    pub words: &'a Graph,
    /// What a rack must hold and is made of, and when the game is over.
    pub rules: &'a Profile,
    /// The board on which the rack is to be laid.
    pub board: &'a Board,
    /// The tiles that are not on the board.
    pub bag: &'a Bag,
    /// Those of them that stayed on the rack: the first attempt begins with them.
    pub rest: &'a [Tile],
    /// The number of the rack, from 1.
    pub round: RoundNumber,
    /// How many vowels come out of two bags; `None` is what the rules say.
    pub vowels: Option<usize>,
    /// The lanes of the board, where somebody keeps them up.
    pub lanes: Option<&'a [Lane]>,
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

impl<'a> Drawing<'a> {
    /// Draws until a rack may be played, from the attempt of number `first` on; or says why none
    /// can be.
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
        first: u32,
        find: impl Fn(&Position<'_>) -> Option<T>,
    ) -> Result<Drawn<T>, GameEnd> {
        let demand = self.demand()?;
        let mut rejected: Vec<RejectedTiles> = Vec::new();
        let mut is_playable = false;
        for attempt in first.. {
            let source = self.source(attempt);
            let tiles = source.draw(chance, self.round, attempt);
            let tiles = self.exploded(&source, tiles, demand);
            let because = match self.lay(&tiles, demand, &find) {
                Ok(found) => {
                    return Ok(Drawn { rejected, tiles, found });
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

    /// What a rack is made of: what stayed on it is there for the first attempt alone.
    pub fn source(&self, attempt: u32) -> Source<'a> {
        let rest = if attempt == 0 { self.rest } else { &[] };
        Source::of(self.edition, self.rules, self.bag, rest, self.vowels)
    }

    /// What the rack must hold, given that some rack of the bag can be played.
    ///
    /// # Errors
    /// Why the game is over.
    pub fn requirement(&self) -> Result<Demand, GameEnd> {
        let demand = self.demand()?;
        if self.rules.ending.unplayable == Unplayable::Redrawn {
            self.some_rack_is_playable(demand)?;
        }
        Ok(demand)
    }

    /// Why a rack must go back, if it must.
    ///
    /// # Errors
    /// Why the game is over with this rack.
    pub fn rejection(&self, tiles: &[Tile], demand: Demand) -> Result<Option<Rejection>, GameEnd> {
        match self.lay(tiles, demand, anything).err() {
            Some(Rejection::NoPlacement) if self.rules.ending.unplayable == Unplayable::Ends => {
                Err(GameEnd::NothingPlayable)
            }
            because => Ok(because),
        }
    }

    /// What is asked of the rack, or why nothing can be.
    fn demand(&self) -> Result<Demand, GameEnd> {
        if self.rules.ending.rounds.is_some_and(|last| self.round > RoundNumber(last)) {
            return Err(GameEnd::RoundsPlayed);
        }
        if self.bag.total() == 0 {
            return Err(GameEnd::BagEmpty);
        }
        let whole = Source::of(self.edition, self.rules, self.bag, &[], self.vowels);
        let demand = minimum::in_force(self.rules, &whole, self.round);
        demand.ok_or(GameEnd::MinimumImpossible)
    }

    /// A drawn rack as the explosive game plays it: where the best placement with a blank in place
    /// of the last tile drawn lays that blank, its letter comes instead, or the blank itself where
    /// the bag has no such letter. A rack that holds what is asked goes on holding it, and as long
    /// as a blank stayed on the rack nothing is exchanged. Whether any rack can be played at all is
    /// asked of the letters alone, so that the draw ends.
    pub(crate) fn exploded(
        &self,
        source: &Source<'_>,
        drawn: Vec<Tile>,
        demand: Demand,
    ) -> Vec<Tile> {
        let holds = |tiles: &[Tile]| {
            minimum::objection(self.edition, &self.rules.minima, tiles, demand).is_none()
        };
        let is_fresh = drawn.len() > source.fixed.len() && !drawn.contains(&Tile::Blank);
        let mut left = self.bag.clone();
        if !self.rules.form.explosive
            || !is_fresh
            || left.counts().blanks() == 0
            || !holds(&drawn)
            || left.take_all(drawn[..drawn.len() - 1].iter().copied()).is_err()
        {
            return drawn;
        }
        let with_last = |tile: Tile| [&drawn[..drawn.len() - 1], &[tile]].concat();
        let rack: TileCounts = with_last(Tile::Blank).into_iter().collect();
        let position = Position::new(self.edition, self.words, self.board, &rack);
        let position = Position { lanes: self.lanes, ..position };
        let best = themed::top(&opening::eased(position), Spread::Nothing);
        let mut laid = best.iter().take(1).flat_map(|best| best.placement.laid(self.board));
        let Some((_, chosen)) = laid.find(|(_, tile)| tile.is_blank) else { return drawn };
        let letter = Tile::Letter(chosen.letter);
        let chosen = if left.counts().of(letter) > 0 { letter } else { Tile::Blank };
        let exploded = with_last(chosen);
        if holds(&exploded) { exploded } else { drawn }
    }

    /// What can be laid with a rack that holds what is asked, or why it must go back.
    fn lay<T>(
        &self,
        tiles: &[Tile],
        demand: Demand,
        find: impl Fn(&Position<'_>) -> Option<T>,
    ) -> Result<T, Rejection> {
        let because = minimum::objection(self.edition, &self.rules.minima, tiles, demand);
        if let Some(because) = because {
            return Err(because);
        }
        let (mut board, mut tiles) = (self.board.clone(), tiles.to_vec());
        let bought = buy_back(&self.rules.form, &mut board, &mut tiles);
        let rack: TileCounts = tiles.into_iter().collect();
        let position = Position {
            lanes: self.lanes.filter(|_| bought.is_empty()),
            ..Position::new(self.edition, self.words, &board, &rack)
        };
        find(&opening::eased(position)).ok_or(Rejection::NoPlacement)
    }

    /// Whether a rack that can be laid can still be drawn: some placement with the tiles that can
    /// come leaves room for what is still asked. Where unplayable racks end the game, none can.
    fn some_rack_is_playable(&self, demand: Demand) -> Result<(), GameEnd> {
        if self.rules.ending.unplayable == Unplayable::Ends {
            return Err(GameEnd::NothingPlayable);
        }
        let source = Source::of(self.edition, self.rules, self.bag, &[], self.vowels);
        let mut tiles = source.tiles();
        let bought = buyable(&self.rules.form, self.board, &tiles);
        for _ in &bought {
            tiles.add(Tile::Blank);
        }
        let form = &self.rules.form;
        let most = self.edition.hand.most_laid.unwrap_or(usize::MAX);
        let position = Position {
            most_tiles: (source.size() + usize::from(form.completive)).min(most),
            lanes: self.lanes,
            ..Position::new(self.edition, self.words, self.board, &tiles)
        };
        let is_playable = any_placement(&opening::at_last(position), |placement| {
            let laid = placement.laid(self.board).map(|(_, tile)| tile.tile());
            let laid: Vec<Tile> = laid.collect();
            let mut ways = ways_to_draw(&laid, &bought);
            if form.completive {
                ways.extend(
                    (0..laid.len()).map(|added| [&laid[..added], &laid[added + 1..]].concat()),
                );
            }
            ways.iter().any(|drawn| source.can_add(drawn, demand))
        });
        is_playable.then_some(()).ok_or(GameEnd::NothingPlayable)
    }
}

/// Whether anything can be laid.
pub fn anything(position: &Position<'_>) -> Option<()> {
    any_placement(position, |_| true).then_some(())
}
