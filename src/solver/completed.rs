//! The completive game: what can be laid with a rack and any one tile more of the bag.
//!
//! The search is asked once, with one blank more. Each of its placements stands for those in which
//! the tile that the bag gives takes the place of that blank.

use crate::{position::Position, rank, rank::Spread, ranking::Ranked};
use flavita_game::{Bag, BoardTile, Placement, Tile, TileCounts, score};

/// What may be added to the rack of a position.
pub(crate) struct Completed<'a> {
    position: Position<'a>,
    choice: TileCounts,
    /// The rack with one blank more.
    rack: TileCounts,
}

impl<'a> Completed<'a> {
    /// `None` where nothing is added.
    pub(crate) fn of(position: &Position<'a>) -> Option<Self> {
        let choice = Bag::choice(position.edition, position.board, position.rack);
        let mut rack = position.rack.clone();
        rack.add(Tile::Blank);
        (choice.total() > 0).then_some(Self { position: *position, choice, rack })
    }

    fn asked(&self) -> Position<'_> {
        let most = self.position.edition.hand().most_laid.unwrap_or(usize::MAX);
        let most_tiles = (self.position.most_tiles + 1).min(most);
        Position { rack: &self.rack, most_tiles, ..self.position }
    }

    /// As [`rank::all`].
    pub(crate) fn all(&self, spread: Spread) -> Vec<Ranked> {
        let Position { edition, board, .. } = self.position;
        let found = rank::all(&self.asked(), spread);
        let mut found: Vec<Placement> =
            found.placements().flat_map(|one| self.given(&one.placement)).collect();
        found.sort_unstable();
        found.dedup();
        let points = |placement: &Placement| score(edition, board, placement).points();
        let ranked = |placement| Ranked { points: points(&placement), placement };
        let mut found: Vec<Ranked> = found.into_iter().map(ranked).collect();
        // Equals stay in their order.
        found.sort_by_key(|one| std::cmp::Reverse(one.points));
        found
    }

    /// As [`rank::each_until`].
    pub(crate) fn each_until(&self, mut visit: impl FnMut(&Placement) -> bool) {
        rank::each_until(&self.asked(), |placement| self.given(placement).iter().all(&mut visit));
    }

    /// What the tiles of the choice make of a placement with one blank more than the rack has.
    fn given(&self, placement: &Placement) -> Vec<Placement> {
        let laid: Vec<_> = placement.laid(self.position.board).collect();
        let blanks = laid.iter().filter(|(_, tile)| tile.is_blank);
        let needs = blanks.clone().count();
        let has = self.position.rack.blanks() + usize::from(self.choice.blanks() > 0);
        let itself = (needs <= has).then(|| placement.clone());
        let real = blanks.filter(|(_, tile)| self.choice.of(Tile::Letter(tile.letter)) > 0);
        let with_real = real.map(|(square, tile)| {
            let mut placement = placement.clone();
            let at = placement.squares().position(|(other, _)| other == *square);
            placement.tiles[at.expect("a tile laid is of the word")] = BoardTile::real(tile.letter);
            placement
        });
        itself.into_iter().chain(with_real).collect()
    }
}
