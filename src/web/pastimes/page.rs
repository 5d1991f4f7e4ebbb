//! What the pages of all these games have in common.

use crate::{frame::Visit, parts::Sent, tables::words};
use crate::{tables::place::Pages, tables::place::Place, tables::seen::Way};
use flavita_contests::pastimes::{Command, Pastime, twist::Gift, twist::Laying};
use flavita_game::{SIDE, Square};
use flavita_i18n::names::against;
use serde::Serialize;

/// A game with its players.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Common {
    /// The game's name in addresses.
    pub id: String,
    /// Where acts are sent; empty for the hall.
    pub address: String,
    /// Whose page it is; empty for the hall and for the page of the whole table.
    pub player: String,
    /// Which game it is, and its day.
    pub details: String,
    /// The number of the acts so far.
    pub turn: u32,
    /// Why the last act was refused.
    pub fault: String,
    /// Who plays.
    pub names: Vec<String>,
    /// The same as a title.
    pub against: String,
    /// The seat on turn, if any.
    pub on_turn: Option<usize>,
    /// Whether this page may act for the player on turn.
    pub may_act: bool,
    /// Whether it may take the last act back.
    pub may_undo: bool,
    /// Whether the game is over.
    pub is_over: bool,
    /// Who has won.
    pub winners: Vec<String>,
    /// The ways to the pages of the players, for the arbiter.
    pub ways: Vec<Way>,
}

impl Common {
    pub(super) fn of(visit: &Visit, pastime: &Pastime, place: Place) -> Self {
        let (id, beginning) = (visit.id(), &pastime.beginning);
        let acts_for = |seat: Option<usize>| match place {
            Place::Hall => false,
            Place::Seat(own) => seat == Some(own),
            Place::Whole => seat.is_some(),
        };
        let named = |seat: usize| beginning.names[seat].clone();
        let game = format!("/pastimes/{id}");
        let pages = pages(&game, pastime);
        let server = visit.app.addresses.current();
        let is_arbiter = place == Place::Hall && visit.who().is_arbiter();
        Self {
            id: id.to_owned(),
            address: pages.address(place),
            player: pages.player(place),
            details: words::pastime(pastime, visit.language),
            turn: pastime.turn,
            fault: String::new(),
            names: beginning.names.clone(),
            against: against(&beginning.names, visit.language),
            on_turn: pastime.on_turn(),
            may_act: acts_for(pastime.on_turn()),
            may_undo: place != Place::Hall && pastime.may_undo(place.seat()),
            is_over: pastime.is_over(),
            winners: pastime.winners().into_iter().map(named).collect(),
            ways: if is_arbiter { pages.ways(server.as_deref()) } else { Vec::new() },
        }
    }
}

/// The pages of a game, under its own address.
pub(super) fn pages<'a>(game: &'a str, pastime: &'a Pastime) -> Pages<'a> {
    let beginning = &pastime.beginning;
    Pages { game, names: &beginning.names, keys: &beginning.keys }
}

impl Sent {
    /// The turn that the page showed.
    pub(super) fn turn(&self) -> u32 {
        self.one("turn").parse().unwrap_or(u32::MAX)
    }

    /// What is asked.
    pub(super) fn command(&self) -> Option<Command> {
        let squares = || self.numbers("tile").filter_map(|at| Square::new(at / SIDE, at % SIDE));
        let number = |name| self.numbers(name).next();
        let seat = number("seat").unwrap_or_default();
        // A button that does more than one thing says what it is about in its value.
        if let Some(place) = number("strike") {
            return Some(Command::Strike { seat, place });
        }
        Some(match self.one("act") {
            "enter" => {
                let words = ["one", "two"].map(|name| self.one(name).to_owned());
                Command::Enter { seat, words }
            }
            "call" => Command::Call,
            "bingo" => Command::Bingo { seat },
            "undo" => Command::Undo,
            "lay" => Command::Lay(self.laying()),
            "exchange" => Command::Exchange(self.numbers("own").collect()),
            "challenge" => Command::Challenge,
            "take" => Command::Take(squares().collect()),
            _ => return None,
        })
    }

    /// What is laid in Twist: of each gift the piece, or that it is one of the stack, and to whom.
    fn laying(&self) -> Laying {
        let gifts = self.all("gift").zip(self.numbers("to")).filter(|(gift, _)| !gift.is_empty());
        let gifts = gifts.map(|(gift, to)| Gift { piece: gift.parse().ok(), to });
        Laying {
            word: self.one("word").to_owned(),
            own: self.numbers("own").collect(),
            on: self.one("on").to_owned(),
            gifts: gifts.collect(),
        }
    }
}
