//! What the pages of the games send: fields, some of them several times.

use flavita_contests::pastimes::{Command, twist::Gift, twist::Laying};
use flavita_game::{SIDE, Square};

/// What was sent.
#[derive(Clone, Debug, Default)]
pub(super) struct Sent(pub Vec<(String, String)>);

impl Sent {
    /// The first value of a field.
    pub(super) fn one<'a>(&'a self, name: &'a str) -> &'a str {
        self.all(name).next().unwrap_or_default()
    }

    /// Every value of a field.
    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The values of a field that are numbers.
    pub(super) fn numbers<'a>(&'a self, name: &'a str) -> impl Iterator<Item = usize> {
        self.all(name).filter_map(|value| value.parse().ok())
    }

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
