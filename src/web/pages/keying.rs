//! The page of those who help.

use serde::Serialize;

use crate::pages::marking::{MissingPlayer, SlipLine};
use crate::{page::Page, pages::clock::ClockView, pages::console::HandIn};

/// `GET /t/{id}/keying`: the slip line for closed rounds and the grid of numbers.
#[derive(Debug, Clone, Serialize)]
pub struct KeyingPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// Who helps; empty for the arbiter himself.
    pub who: String,
    /// `Ход 7`; empty before the first.
    pub round: String,
    /// `Думаем`, or why the clock stands.
    pub phase: String,
    /// The time left.
    pub clock: ClockView,
    /// The grid of numbers, where hand-in times count.
    pub hand_in: Option<HandIn>,
    /// The round whose slips are keyed.
    pub slip_line: Option<SlipLine>,
    /// `ru`, `en`, `hu` or `cs`: how letters are typed.
    pub keyboard: &'static str,
    /// `Бланки хода 6`.
    pub counts_title: String,
    /// `38 из 46`.
    pub counts: String,
    /// Whether points are kept back because a round is open.
    pub is_quiet: bool,
    /// Whether two people key every slip, so that nobody sees what another keyed.
    pub is_double: bool,
    /// Whose slips the arbiter has to decide about, in one sentence; empty where there are none.
    pub conflicts: String,
    /// Who has no slip yet.
    pub missing: Vec<MissingPlayer>,
    /// What has to be brought to the tables.
    pub errands: Vec<Errand>,
    /// The last slips keyed, newest first.
    pub keyed: Vec<KeyedLine>,
}

/// A slip just keyed.
#[derive(Debug, Clone, Serialize)]
pub struct KeyedLine {
    /// The player's number.
    pub number: u32,
    /// Surname and initial.
    pub name: String,
    /// `ВЫБОР О1`, as it was keyed.
    pub text: String,
    /// Its points; empty while a round is open.
    pub points: String,
    /// The slip as a line, to correct it.
    pub line: String,
}

/// Something that a runner brings to a player.
#[derive(Debug, Clone, Serialize)]
pub struct Errand {
    /// The slip of which it is.
    pub slip: u32,
    /// The player's number.
    pub number: u32,
    /// Surname and initial.
    pub player: String,
    /// `Ход 6`.
    pub round: String,
    /// `ВЫБОР О1`.
    pub text: String,
    /// The points that count.
    pub points: String,
    /// What is to be told.
    pub reason: String,
    /// Whether he has been told.
    pub is_delivered: bool,
}

impl Page for KeyingPage {
    const TEMPLATE: &'static str = "pages/keying.html";
}
