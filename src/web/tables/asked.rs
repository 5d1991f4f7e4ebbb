//! What the pages of tables send.

use crate::tables::place::Place;
use flavita_contests::tables::playing::{Command, Proposal, Table};
use serde::{Deserialize, Serialize};

/// A file, and by what it is judged.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct GcgForm {
    /// Game and list, as one value.
    pub deck: String,
    /// Its text.
    pub text: String,
    /// Set where other points in the file do not matter.
    pub anyway: String,
}

/// An act.
#[derive(Debug, Deserialize)]
pub struct ActForm {
    pub(super) what: What,
    /// The turn that the page showed.
    pub turn: u32,
    /// For whom, on the page of the whole table.
    #[serde(default)]
    seat: Option<usize>,
    #[serde(default)]
    action: String,
    #[serde(default)]
    at: String,
    #[serde(default)]
    word: String,
    /// The random key by which a request that comes twice is known.
    pub key: String,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum What {
    Run,
    Stand,
    Propose,
    Undo,
    Press,
    Challenge,
    Withdraw,
    Accept,
    Buy,
    Left,
    Wish,
}

impl ActForm {
    /// What is asked of the table.
    pub fn command(&self) -> Command {
        match self.what {
            What::Run => Command::Run,
            What::Stand => Command::Stand,
            What::Propose => Command::Propose(Proposal {
                action: self.action.clone(),
                at: self.at.trim().to_owned(),
                word: self.word(),
            }),
            What::Undo => Command::Undo,
            What::Press => Command::Press,
            What::Challenge => Command::Challenge(self.word.clone()),
            What::Withdraw => Command::Withdraw,
            What::Accept => Command::Accept,
            What::Buy => Command::Buy(self.at.clone()),
            What::Left => Command::Left(self.word()),
            What::Wish => Command::Wish(self.word.parse().unwrap_or(0)),
        }
    }

    /// The word as the record has it, in which a small letter is a blank. Who types small letters
    /// alone means no blanks; a word tapped of blanks alone comes in brackets.
    fn word(&self) -> String {
        let word = self.word.trim();
        if word.contains('(') {
            word.replace(['(', ')'], "")
        } else if word.chars().any(char::is_uppercase) {
            word.to_owned()
        } else {
            word.to_uppercase()
        }
    }

    /// For whom it is done: on the page of the whole table for whom it says, else for who is on turn.
    pub fn seat(&self, place: Place, table: &Table) -> Option<usize> {
        if place != Place::Whole {
            return place.seat();
        }
        let open = table.game.open.as_ref().filter(|_| self.what == What::Withdraw);
        let meant = open.map(|open| open.player).or(self.seat).unwrap_or(table.game.on_turn);
        (meant < table.beginning.names.len()).then_some(meant)
    }
}
