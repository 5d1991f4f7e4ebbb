//! Forms in which more can be laid than the rack has: the completive game, where any one tile of the
//! bag is added, and blanks that the rack buys back and lays at once.
//!
//! The search is asked once, with as many blanks more. Of its placements those stay that the form
//! allows; in the completive game each also stands for those in which the tile that the bag gives
//! takes the place of that blank.

use crate::{position::Position, rank, rank::Spread, ranking::Ranked};
use flavita_game::buying::{bought, most_bought};
use flavita_game::{Bag, BoardTile, Placement, Tile, TileCounts, score};

/// A position whose rack is not all that can be laid.
pub(crate) struct Widened<'a> {
    position: Position<'a>,
    /// What of the bag may be added to the rack; nothing where blanks are bought.
    choice: TileCounts,
    /// The rack with the blanks more.
    rack: TileCounts,
    most_tiles: usize,
}

impl<'a> Widened<'a> {
    /// `None` where nothing is added and nothing can be bought.
    pub(crate) fn of(position: &Position<'a>) -> Option<Self> {
        let Position { edition, board, most_tiles, .. } = *position;
        let choice = Bag::choice(edition, board, position.rack);
        let (more, most_tiles) = if choice.total() > 0 {
            let most = edition.hand.most_laid.unwrap_or(usize::MAX);
            (1, (most_tiles + 1).min(most))
        } else {
            (most_bought(edition, board, position.rack), most_tiles)
        };
        let mut rack = position.rack.clone();
        (0..more).for_each(|_| rack.add(Tile::Blank));
        (more > 0).then_some(Self { position: *position, choice, rack, most_tiles })
    }

    fn asked(&self) -> Position<'_> {
        Position { rack: &self.rack, most_tiles: self.most_tiles, ..self.position }
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

    /// What the form makes of a placement with more blanks than the rack has.
    fn given(&self, placement: &Placement) -> Vec<Placement> {
        let Position { edition, board, rack, .. } = self.position;
        if self.choice.total() == 0 {
            let has = bought(edition, board, rack, placement).is_some();
            return has.then(|| placement.clone()).into_iter().collect();
        }
        let laid: Vec<_> = placement.laid(board).collect();
        let blanks = laid.iter().filter(|(_, tile)| tile.is_blank);
        let needs = blanks.clone().count();
        let has = rack.blanks() + usize::from(self.choice.blanks() > 0);
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
