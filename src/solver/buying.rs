//! What can be laid with blanks that the rack buys back and lays at once.
//!
//! The search is asked once, with as many blanks more as the rack can buy. Of its placements those
//! stay for which the rack has the tiles, bought blanks among them.

use crate::{position::Position, rank, rank::Spread, ranking::Ranked};
use flavita_game::buying::{bought, most_bought};
use flavita_game::{Placement, Tile, TileCounts};

/// A position whose rack can buy blanks.
pub(crate) struct Buying<'a> {
    position: Position<'a>,
    /// The rack with the blanks that it can buy.
    rack: TileCounts,
}

impl<'a> Buying<'a> {
    /// `None` where nothing can be bought.
    pub(crate) fn of(position: &Position<'a>) -> Option<Self> {
        let most = most_bought(position.edition, position.board, position.rack);
        let mut rack = position.rack.clone();
        (0..most).for_each(|_| rack.add(Tile::Blank));
        (most > 0).then_some(Self { position: *position, rack })
    }

    fn asked(&self) -> Position<'_> {
        Position { rack: &self.rack, ..self.position }
    }

    /// As [`rank::all`].
    pub(crate) fn all(&self, spread: Spread) -> Vec<Ranked> {
        let mut found = rank::all(&self.asked(), spread).to_vec();
        found.retain(|one| self.has(&one.placement));
        found
    }

    /// As [`rank::each_until`].
    pub(crate) fn each_until(&self, mut visit: impl FnMut(&Placement) -> bool) {
        rank::each_until(&self.asked(), |placement| !self.has(placement) || visit(placement));
    }

    /// Whether the rack has the tiles of a placement, bought blanks among them.
    fn has(&self, placement: &Placement) -> bool {
        let Position { edition, board, rack, .. } = self.position;
        bought(edition, board, rack, placement).is_some()
    }
}
