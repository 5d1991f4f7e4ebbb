//! What each player is known to hold, and whether a rack that he shows can be his.
//!
//! Nobody sees into the racks: what a player kept is known, what he drew is known once he shows it.
//! Of what is not known yet two things are: how many tiles it is, and what was in the bag when it
//! was drawn.

use flavita_game::{Board, Tile, TileCounts};

/// The tiles of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Those that he is known to hold.
    pub known: TileCounts,
    /// How many he holds.
    pub size: usize,
    /// What the bag held, as far as it was known, when he last played or exchanged; at first the
    /// whole set.
    pub bag_then: TileCounts,
}

/// Why a rack cannot be what a player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// He holds another number of tiles.
    Size(usize),
    /// He holds this tile, and it is not shown.
    Lacks(Tile),
    /// This tile was not in the bag.
    NotInBag(Tile),
    /// There would be more of this tile than the set has.
    TooMany(Tile),
}

/// The tiles of everybody, with those on the board and the whole set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// The whole set.
    pub set: TileCounts,
    /// How many tiles a full rack has.
    pub full: usize,
    /// By seats.
    pub each: Vec<Hand>,
    /// Whether nobody sees them until what is left is shown.
    pub are_unseen: bool,
}

impl Hands {
    /// Everybody has drawn his first tiles, the one who starts first.
    pub fn dealt(set: TileCounts, full: usize, players: usize, first: usize) -> Self {
        let hand = Hand { bag_then: set.clone(), ..Hand::default() };
        let mut hands = Self { each: vec![hand; players], set, full, are_unseen: false };
        for seat in (first..players).chain(0..first) {
            hands.draw_up(&Board::default(), seat);
        }
        hands
    }

    /// How many tiles the bag holds.
    pub fn bag(&self, board: &Board) -> usize {
        let held: usize = self.each.iter().map(|hand| hand.size).sum();
        self.set.total().saturating_sub(board.count() + held)
    }

    /// A player draws up to a full rack, as far as the bag goes.
    pub fn draw_up(&mut self, board: &Board, seat: usize) {
        let bag = self.bag(board);
        let hand = &mut self.each[seat];
        hand.size += bag.min(self.full.saturating_sub(hand.size));
    }

    /// Whether this can be the rack of a player.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn fits(&self, board: &Board, seat: usize, rack: &TileCounts) -> Result<(), Misfit> {
        let hand = &self.each[seat];
        if rack.total() != hand.size {
            return Err(Misfit::Size(hand.size));
        }
        let drawn = rack.less(&hand.known).map_err(Misfit::Lacks)?;
        hand.bag_then.less(&drawn).map_err(Misfit::NotInBag)?;
        let rest = self.beyond(board, seat);
        rest.less(rack).map(drop).map_err(Misfit::TooMany)
    }

    /// The set without the board and what everybody but this player is known to hold.
    pub fn beyond(&self, board: &Board, seat: usize) -> TileCounts {
        let mut rest = self.set.clone();
        let others = self.each.iter().enumerate().filter(|(other, _)| *other != seat);
        let held = others.flat_map(|(_, hand)| hand.known.tiles());
        for tile in board.tiles().chain(held) {
            rest.take(tile);
        }
        rest
    }

    /// A player has shown his rack.
    pub fn see(&mut self, seat: usize, rack: TileCounts) {
        self.each[seat].known = rack;
    }

    /// A player holds so many tiles, and just these where they are seen.
    pub fn hold(&mut self, seat: usize, rack: TileCounts, size: usize) {
        self.each[seat].size = size;
        if !self.are_unseen {
            self.see(seat, rack);
        }
    }

    /// Of a rack a player keeps these tiles; `given` go back into the bag after others are drawn.
    pub fn keep(&mut self, board: &Board, seat: usize, kept: &TileCounts, given: &TileCounts) {
        if self.are_unseen {
            return;
        }
        let mut bag = self.beyond(board, seat);
        for tile in kept.tiles().chain(given.tiles()) {
            bag.take(tile);
        }
        self.each[seat].bag_then = bag;
        self.see(seat, kept.clone());
    }
}
