//! Racks that a GCG file shows in part, filled so that everything can have happened.

use crate::tables::gcg::lines::{Act, Line};
use flavita_game::{Tile, TileCounts};

/// A rack, and what of it goes back where only the number is said.
pub(super) struct Filled {
    pub(super) rack: TileCounts,
    pub(super) given: Vec<Tile>,
    /// Whether any tile of it is a guess.
    pub(super) is_guess: bool,
}

/// The rack of so many tiles in the first of these lines: what its player kept and what the line
/// shows, then what his next lines need, then anything else that there is; `there` are the tiles that
/// nobody else holds and that do not lie. `None` where it cannot be.
pub(super) fn filled(
    lines: &[Line],
    kept: &TileCounts,
    size: usize,
    there: &TileCounts,
) -> Option<Filled> {
    let (line, later) = lines.split_first()?;
    let count = if let Act::ExchangeCount(count) = line.act { count } else { 0 };
    let mut filling = Filling { rack: kept.clone(), there: there.less(kept).ok()?, size };
    let mut held = kept.clone();
    for tile in &line.shown {
        if !held.take(*tile) {
            filling.add(*tile)?;
        }
    }
    let is_guess = filling.rack.total() < size;
    let mut spare = filling.rack.clone();
    for tile in &line.used {
        spare.take(*tile);
    }
    // Of what goes back nobody knows, nothing is needed.
    filling.size = size.saturating_sub(count);
    let own = later.iter().filter(|one| one.player == line.player);
    let mut needed = TileCounts::default();
    for next in own.take_while(|one| !matches!(one.act, Act::ExchangeCount(_))) {
        for tile in &next.shown {
            if spare.take(*tile) || filling.add(*tile).is_some() {
                needed.add(*tile);
            }
        }
        let back = next.shown.iter().copied().collect::<TileCounts>();
        let used = next.used.iter().copied().collect();
        back.less(&used).ok()?.tiles().for_each(|tile| spare.add(tile));
    }
    filling.size = size;
    while filling.rack.total() < size {
        let others = later.iter().flat_map(|one| one.used.iter().copied());
        let wanted: TileCounts = others.collect();
        let free = filling.there.tiles().find(|tile| filling.there.of(*tile) > wanted.of(*tile));
        let any = free.or_else(|| filling.there.tiles().next())?;
        filling.add(any)?;
    }
    let mut loose = filling.rack.clone();
    for tile in needed.tiles() {
        loose.take(tile);
    }
    let mut given: Vec<Tile> = loose.tiles().take(count).collect();
    let others = filling.rack.less(&loose).ok()?;
    given.extend(others.tiles().take(count - given.len()));
    (filling.rack.total() == size).then_some(Filled { rack: filling.rack, given, is_guess })
}

struct Filling {
    rack: TileCounts,
    there: TileCounts,
    size: usize,
}

impl Filling {
    fn add(&mut self, tile: Tile) -> Option<()> {
        if self.rack.total() >= self.size || !self.there.take(tile) {
            return None;
        }
        self.rack.add(tile);
        Some(())
    }
}
