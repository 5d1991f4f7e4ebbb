//! All slips of one round.

use serde::Serialize;

use crate::{page::Page, pages::error::Link};

/// `GET /t/{id}/rounds/{n}`: what was handed in and how it was judged.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RoundPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The number of the round.
    pub round: u16,
    /// `Ход 6`.
    pub title: String,
    /// `Набор РЯБЫВЫЕ · топ ВЫБОРЫ О1, 44 очка`.
    pub details: String,
    /// `Введено 38 из 46`.
    pub counts: String,
    /// Pages of the other rounds; the present one has an empty address.
    pub rounds: Vec<Link>,
    /// The slips by the players' numbers.
    pub rows: Vec<SlipRow>,
    /// Whether slips can still be keyed and corrected.
    pub can_correct: bool,
    /// Whether the game goes on: players may still come and go, and it can be ended.
    pub goes_on: bool,
    /// How letters are typed, for the slip line: `ru`, `en`, `hu` or `cs`.
    pub keyboard: &'static str,
}

/// A slip and what became of it.
#[derive(Debug, Clone, Serialize)]
pub struct SlipRow {
    /// The slip's identifier, or nothing where there is no slip.
    pub slip: Option<u64>,
    /// The player's number.
    pub number: String,
    /// The player's name.
    pub name: String,
    /// `ВЫБОР О1`, or nothing.
    pub text: String,
    /// `ok`, `look`, `error` or `none`.
    pub level: &'static str,
    /// Why, in one sentence.
    pub reason: String,
    /// The points that count.
    pub points: String,
    /// The points the player wrote, or nothing.
    pub claimed: String,
    /// When it was handed in or keyed.
    pub time: String,
    /// Whether the player can be taken out of the rounds to come.
    pub can_withdraw: bool,
    /// Whether it is the round's top.
    pub top: bool,
    /// Earlier forms of the slip, one sentence each.
    pub trail: Vec<String>,
    /// The slip as a line for the slip line, to correct it.
    pub line: String,
}

impl Page for RoundPage {
    const TEMPLATE: &'static str = "pages/round.html";
}
