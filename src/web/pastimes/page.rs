//! What the pages of all these games have in common.

use crate::frame::Visit;
use crate::parts::qr;
use crate::tables::{seen::Way, words};
use flavita_contests::pastimes::Pastime;
use serde::Serialize;

/// Who looks: anybody, a seat, or the device of the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The hall.
    Hall,
    /// A player.
    Seat(usize),
    /// All of them, or who calls.
    Whole,
}

impl Place {
    /// For whom it acts; `None` for whoever is on turn.
    pub(super) fn seat(self) -> Option<usize> {
        if let Self::Seat(seat) = self { Some(seat) } else { None }
    }
}

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
        let href = |key: &String| format!("/pastimes/{id}/seats/{key}");
        let key = match place {
            Place::Hall => None,
            Place::Seat(seat) => beginning.keys.get(seat),
            Place::Whole => beginning.keys.last(),
        };
        let is_arbiter = place == Place::Hall && visit.who().is_arbiter();
        Self {
            id: id.to_owned(),
            address: key.map(href).unwrap_or_default(),
            player: place.seat().map(named).unwrap_or_default(),
            details: words::pastime(pastime, visit.language),
            turn: pastime.turn,
            fault: String::new(),
            names: beginning.names.clone(),
            on_turn: pastime.on_turn(),
            may_act: acts_for(pastime.on_turn()),
            may_undo: place != Place::Hall && pastime.may_undo(place.seat()),
            is_over: pastime.is_over(),
            winners: pastime.winners().into_iter().map(named).collect(),
            ways: if is_arbiter { ways(visit, pastime, &href) } else { Vec::new() },
        }
    }
}

/// The page of the whole table comes first.
fn ways(visit: &Visit, pastime: &Pastime, href: &dyn Fn(&String) -> String) -> Vec<Way> {
    let address = visit.app.addresses.current();
    let way = |(player, key): (&str, &String)| {
        let href = href(key);
        let code = address.as_deref().and_then(|address| qr(&format!("{address}{href}")));
        Way { player: player.to_owned(), href, code }
    };
    let beginning = &pastime.beginning;
    let whole = beginning.keys.last().map(|key| ("", key));
    let seats = beginning.names.iter().map(String::as_str).zip(&beginning.keys);
    whole.into_iter().chain(seats).map(way).collect()
}
