//! One rack or two at a table, by the rules of the ordinary game with a referee who looks words up.

use crate::tables::act::{Act, Deed, Reason, TurnDeed};
use crate::tables::{decide::Referee, decide::decide, fault::Problem};
use crate::tables::{game::Event, game::Game, rules::TableRules, rules::WordsBy};
use crate::training::source::Basis;
use crate::{tables::laying::Words, training::solitaire_move::SolitaireMove};
use flavita_game::{Bag, Reference, Tile, TileCounts, parse_rack};
use flavita_tournament::model::{Chance, RoundNumber, Seed};

/// A game with the tiles of everybody.
pub(super) struct Racks<'a> {
    basis: Basis<'a>,
    chance: Chance,
    game: Game,
    tiles: Vec<Vec<Tile>>,
}

impl<'a> Racks<'a> {
    /// So many have drawn; the first begins.
    pub(super) fn dealt(basis: Basis<'a>, seed: &Seed, seats: usize) -> Self {
        let rules = TableRules { words: WordsBy::Judged, ..TableRules::default() };
        let game = Game::new(basis.edition, rules, seats, 0);
        let tiles = vec![Vec::new(); seats];
        let mut dealt = Self { basis, chance: Chance::new(seed), game, tiles };
        for (seat, attempt) in (0..seats).zip(0..) {
            let bag = dealt.bag();
            dealt.draw(seat, bag, (RoundNumber(0), attempt));
        }
        dealt
    }

    /// The tiles of one of them.
    pub(super) fn rack(&self, seat: usize) -> &[Tile] {
        &self.tiles[seat]
    }

    /// The game; once it is over with what everybody has left.
    pub(super) fn ended(&self) -> Game {
        let mut game = self.game.clone();
        for seat in 0..self.tiles.len() {
            if game.end.is_some() && !self.tiles[seat].is_empty() {
                let events = self.decided(&game, seat, Deed::Left(self.counts(seat)));
                events.unwrap_or_default().iter().for_each(|event| game.apply(event));
            }
        }
        game
    }

    /// Takes a move of who is on turn.
    pub(super) fn play(&mut self, deed: &SolitaireMove) -> Result<(), Reason> {
        let seat = self.game.on_turn;
        let deed = Deed::Turn(self.counts(seat), self.turn_deed(deed)?);
        // A problem is what no player can bring about here.
        let events = self.decided(&self.game, seat, deed).map_err(|_problem| Reason::NotInRack)?;
        if let Some(Event::Failed(reason) | Event::Lost(reason) | Event::Refused(_, reason)) =
            events.last()
        {
            return Err(*reason);
        }
        let turn = RoundNumber(self.game.turn);
        for event in &events {
            // What is exchanged goes back after others are drawn.
            let before = self.bag();
            self.game.apply(event);
            if let Event::Laid(laying, _) = event {
                self.keep(seat, &laying.kept);
                let bag = self.bag();
                self.draw(seat, bag, (turn, 0));
            } else if let Event::Exchanged(kept, _) = event {
                self.keep(seat, kept);
                self.draw(seat, before, (turn, 0));
            }
        }
        Ok(())
    }

    fn turn_deed(&self, deed: &SolitaireMove) -> Result<TurnDeed, Reason> {
        let edition = self.basis.edition;
        Ok(match deed {
            SolitaireMove::Lay(laid) => {
                let laid = laid.read(edition).ok_or(Reason::OffBoard)?;
                let at = Reference { square: laid.square, direction: laid.direction };
                TurnDeed::Play(at, vec![laid.tiles])
            }
            SolitaireMove::Exchange { tiles } => {
                let tiles = parse_rack(edition, tiles).map_err(|_fault| Reason::NotInRack)?;
                TurnDeed::Exchange(tiles.counts())
            }
            SolitaireMove::Pass => TurnDeed::Pass,
        })
    }

    fn decided(&self, game: &Game, player: usize, deed: Deed) -> Result<Vec<Event>, Problem> {
        let Basis { edition, words, .. } = self.basis;
        let referee = Referee { edition, words: Words::List(words), shown: &|_| Vec::new() };
        decide(game, &Act { turn: game.turn, player, ms: 0, deed }, referee)
    }

    fn counts(&self, seat: usize) -> TileCounts {
        self.tiles[seat].iter().copied().collect()
    }

    /// What lies neither on the board nor on a rack.
    fn bag(&self) -> Bag {
        let mut bag = Bag::beside(self.basis.edition, &self.game.board);
        for tile in self.tiles.iter().flatten() {
            // The referee lets nobody hold what is not there.
            let _taken = bag.take_all([*tile]);
        }
        bag
    }

    /// Leaves on a rack what stays there, in its order.
    fn keep(&mut self, seat: usize, kept: &TileCounts) {
        let mut kept = kept.clone();
        self.tiles[seat].retain(|tile| kept.take(*tile));
    }

    fn draw(&mut self, seat: usize, bag: Bag, (turn, attempt): (RoundNumber, u32)) {
        let room = self.basis.edition.rack_size.saturating_sub(self.tiles[seat].len());
        let count = room.min(bag.total());
        self.tiles[seat].extend(self.chance.draw_out_of(turn, attempt, &[(bag, count)]));
    }
}
