//! What comes of an act: events, or a fault of the record.
//!
//! What a player may not do is refused, and that is an event too. A fault is what cannot have
//! happened.

use crate::tables::act::{Act, Deed, Reason, TurnDeed};
use crate::tables::game::{Event, Game, Stage};
use crate::tables::laying::{Ground, Laying, Words};
use crate::tables::{fault::Problem, hands::Misfit, objecting::contested, objecting::withdrawn};
use flavita_game::{Edition, Letter, Square, Tile, TileCounts, rack_text};

/// What a referee needs beside the game.
#[derive(Clone, Copy)]
pub struct Referee<'a> {
    /// The tiles and the board.
    pub edition: &'a Edition,
    /// What is known of words.
    pub words: Words<'a>,
    /// The racks that the player on a seat shows from now on, for an end that is declared.
    pub shown: &'a dyn Fn(usize) -> Vec<TileCounts>,
}

/// A game to which something happens, and what has happened.
struct Draft<'a> {
    game: Game,
    events: Vec<Event>,
    act: &'a Act,
    referee: Referee<'a>,
}

impl Draft<'_> {
    fn happen(&mut self, event: Event) {
        self.game.apply(&event);
        self.events.push(event);
    }

    fn happen_all(&mut self, events: Vec<Event>) {
        for event in events {
            self.happen(event);
        }
    }
}

/// Decides an act; its events give it one verdict.
///
/// # Errors
/// When it cannot have happened.
pub fn decide(game: &Game, act: &Act, referee: Referee<'_>) -> Result<Vec<Event>, Problem> {
    let mut draft = Draft { game: game.clone(), events: Vec::new(), act, referee };
    let is_over = game.players.iter().any(|player| player.has_shown_rest);
    if is_over && !matches!(act.deed, Deed::Left(_)) {
        return Err(Problem::AfterLeft);
    }
    match &act.deed {
        Deed::Lot(_) => draft.happen(Event::Taken(act.player)),
        Deed::Turn(rack, deed) => draft.on_turn(rack, deed)?,
        Deed::Challenge(named) => {
            let knows = |word: &[Letter]| referee.words.knows(word);
            draft.happen_all(contested(game, act, named, knows)?);
        }
        Deed::Withdraw => draft.happen_all(withdrawn(game, act)?),
        Deed::Left(rack) => draft.left(rack)?,
    }
    Ok(draft.events)
}

impl Draft<'_> {
    fn on_turn(&mut self, rack: &TileCounts, deed: &TurnDeed) -> Result<(), Problem> {
        let act = self.act;
        if self.game.end.is_some() {
            self.happen(Event::Refused(act.player, Reason::GameOver));
            return Ok(());
        }
        let expected = self.game.turn;
        if act.turn == expected + 1 && self.game.stage == Stage::Tried {
            self.happen(Event::GaveUp);
        } else if act.turn != expected {
            return Err(Problem::OtherTurn { found: act.turn, expected });
        }
        let is_on_turn = act.player == self.game.on_turn;
        if is_on_turn && self.game.stage == Stage::Waiting {
            self.happen(Event::Begun);
        }
        let Game { hands, board, .. } = &self.game;
        // Of a rack that nobody sees any tile may be that lies nowhere else.
        let unseen = hands.are_unseen.then(|| hands.beyond(board, act.player));
        if unseen.is_none() {
            self.see(rack)?;
        }
        if !is_on_turn {
            self.happen(Event::Refused(act.player, Reason::OutOfTurn));
            return Ok(());
        }
        self.happen(Event::Thought(act.ms));
        let event = self.outcome(unseen.as_ref().unwrap_or(rack), deed)?;
        self.happen(event);
        Ok(())
    }

    /// A rack is shown.
    fn see(&mut self, rack: &TileCounts) -> Result<(), Problem> {
        let (seat, edition) = (self.act.player, self.referee.edition);
        let text = |tile: Tile| rack_text(edition, &[tile]);
        let fits = self.game.hands.fits(&self.game.board, seat, rack);
        fits.map_err(|misfit| match misfit {
            Misfit::Size(expected) => Problem::RackSize { found: rack.total(), expected },
            Misfit::Lacks(tile) => Problem::RackLacks(text(tile)),
            Misfit::NotInBag(tile) => Problem::NotInBag(text(tile)),
            Misfit::TooMany(tile) => Problem::TooManyOfTile(text(tile)),
        })?;
        self.happen(Event::Seen(seat, rack.clone()));
        Ok(())
    }

    /// What comes of an act of the player on turn.
    fn outcome(&self, rack: &TileCounts, deed: &TurnDeed) -> Result<Event, Problem> {
        let rules = &self.game.rules;
        let most = rules.move_seconds.map(|seconds| u64::from(seconds) * 1000);
        let is_slow = most.is_some_and(|most| self.game.turn_ms > most);
        Ok(match deed {
            TurnDeed::Play(..) | TurnDeed::Exchange(_) if is_slow => Event::Lost(Reason::TooSlow),
            TurnDeed::Play(at, readings) => {
                let Referee { edition, words, .. } = self.referee;
                let (board, opening) = (&self.game.board, self.game.opening());
                let ground = Ground { edition, words, board, rack, rules, opening };
                match ground.lay(*at, readings) {
                    Ok(laying) if !self.has_room(&laying) => Event::Failed(Reason::NotInRack),
                    Ok(laying) if self.keeps_bought(&laying) => Event::Failed(Reason::BlankNotLaid),
                    Ok(laying) => Event::Laid(laying, rack.clone()),
                    Err(Reason::NotInDictionary) => Event::Lost(Reason::NotInDictionary),
                    Err(reason) => Event::Failed(reason),
                }
            }
            TurnDeed::Exchange(given) => self.exchanged(rack, given),
            TurnDeed::Buy(at) => self.bought(at.square, rack),
            TurnDeed::Pass => Event::Passed,
            TurnDeed::Resign => Event::Resigned,
            TurnDeed::End if self.game.bought.is_some() => Event::Failed(Reason::BlankNotLaid),
            TurnDeed::End if self.moves_left(rack)? => Event::Failed(Reason::MovesLeft),
            TurnDeed::End => Event::Declared,
        })
    }

    /// Whether what is laid was on the rack beside what is known to be there: all of a rack that is
    /// seen, else what came back after a challenge.
    fn has_room(&self, laying: &Laying) -> bool {
        let hand = &self.game.hands.each[self.game.on_turn];
        let mut known = hand.known.clone();
        let laid = laying.placement.laid(&self.game.board);
        let others = laid.filter(|(_, tile)| !known.take(tile.tile())).count();
        hand.known.total() + others <= hand.size
    }

    /// How many tiles the player on turn has.
    fn held(&self) -> usize {
        self.game.hands.each[self.game.on_turn].size
    }

    fn exchanged(&self, rack: &TileCounts, given: &TileCounts) -> Event {
        let least = (self.game.rules.exchange_least_in_bag as usize).max(given.total());
        let is_counted = self.game.hands.are_unseen && given.total() <= self.held();
        let kept = if is_counted { Ok(TileCounts::default()) } else { rack.less(given) };
        match kept {
            _ if given.total() == 0 => Event::Failed(Reason::NothingExchanged),
            Err(_) => Event::Failed(Reason::NotInRack),
            Ok(_) if self.game.bag() < least => Event::Failed(Reason::BagTooSmall),
            Ok(_) if self.game.is_opening() => Event::Failed(Reason::RacksStay),
            Ok(_) if self.game.bought.is_some() => Event::Failed(Reason::BlankNotLaid),
            Ok(kept) => Event::Exchanged(kept, given.clone()),
        }
    }

    /// A blank on the board is changed for its letter.
    fn bought(&self, square: Square, rack: &TileCounts) -> Event {
        match self.game.board.at(square) {
            Some(tile) if tile.is_blank => match rack.of(Tile::Letter(tile.letter)) {
                0 => Event::Failed(Reason::NotInRack),
                _ if self.game.bought.is_some() => Event::Failed(Reason::BoughtAlready),
                _ => Event::Bought(square, rack.clone()),
            },
            _ => Event::Failed(Reason::NoBlankThere),
        }
    }

    /// Whether a blank was bought back and this play lays none.
    fn keeps_bought(&self, laying: &Laying) -> bool {
        let mut laid = laying.placement.laid(&self.game.board);
        self.game.bought.is_some() && !laid.any(|(_, tile)| tile.is_blank)
    }

    /// Whether tiles may be exchanged, or anybody in the game can lay anything.
    fn moves_left(&self, rack: &TileCounts) -> Result<bool, Problem> {
        let Game { board, hands, rules, .. } = &self.game;
        let Referee { edition, words, shown } = self.referee;
        let can_lay = |rack: &TileCounts| words.can_lay(edition, board, rack);
        let may_exchange = self.game.bag() >= (rules.exchange_least_in_bag as usize).max(1);
        // Of racks that nobody sees the players say so.
        if may_exchange || hands.are_unseen || can_lay(rack) {
            return Ok(may_exchange || !hands.are_unseen);
        }
        let mut is_hidden = false;
        for seat in self.game.in_game().filter(|seat| *seat != self.game.on_turn) {
            let racks = shown(seat);
            let his = racks.iter().find(|rack| hands.fits(board, seat, rack).is_ok());
            match his.or(racks.first()) {
                Some(rack) if can_lay(rack) => return Ok(true),
                Some(_) => {}
                None => is_hidden = true,
            }
        }
        if is_hidden { Err(Problem::RackNotShown) } else { Ok(false) }
    }

    fn left(&mut self, rack: &TileCounts) -> Result<(), Problem> {
        let seat = self.act.player;
        if self.game.end.is_none() {
            return Err(Problem::LeftBeforeEnd);
        }
        if self.game.players[seat].has_shown_rest {
            return Err(Problem::LeftTwice);
        }
        self.see(rack)?;
        self.happen(Event::Left(seat));
        Ok(())
    }
}
