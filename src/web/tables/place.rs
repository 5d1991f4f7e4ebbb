//! Who looks at a table or another game of the booklet, and by which way.

use crate::{frame::Fault, parts::qr, tables::seen::Way};

/// Who looks: nobody in particular, a seat, or the device of the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The hall.
    Hall,
    /// A player.
    Seat(usize),
    /// All of them, one after another.
    Whole,
}

impl Place {
    /// Its seat; `None` for the hall and for the whole table.
    pub(crate) fn seat(self) -> Option<usize> {
        if let Self::Seat(seat) = self { Some(seat) } else { None }
    }
}

/// The pages of a game: `keys` has those of the seats, then that of the whole table.
#[derive(Clone, Copy)]
pub(crate) struct Pages<'a> {
    /// The game's own page.
    pub(crate) game: &'a str,
    pub(crate) names: &'a [String],
    pub(crate) keys: &'a [String],
}

impl Pages<'_> {
    /// Whose key it is.
    pub(crate) fn place(self, key: &str) -> Result<Place, Fault> {
        let known = self.keys.iter().position(|known| known == key).ok_or(Fault::Missing)?;
        Ok(if known < self.names.len() { Place::Seat(known) } else { Place::Whole })
    }

    /// Whose page it is; empty for the hall and the whole table.
    pub(crate) fn player(self, place: Place) -> String {
        place.seat().map_or_else(String::new, |seat| self.names[seat].clone())
    }

    /// Its address; empty for the hall.
    pub(crate) fn address(self, place: Place) -> String {
        let key = match place {
            Place::Hall => None,
            Place::Seat(seat) => self.keys.get(seat),
            Place::Whole => self.keys.last(),
        };
        key.map_or_else(String::new, |key| format!("{}/seats/{key}", self.game))
    }

    /// The ways to all of them, with codes where the server has an address; the whole table first.
    pub(crate) fn ways(self, server: Option<&str>) -> Vec<Way> {
        let way = |place: Place| {
            let href = self.address(place);
            let code = server.and_then(|server| qr(&format!("{server}{href}")));
            Way { player: self.player(place), href, code }
        };
        let seats = (0..self.names.len()).map(Place::Seat);
        std::iter::once(Place::Whole).chain(seats).map(way).collect()
    }
}
