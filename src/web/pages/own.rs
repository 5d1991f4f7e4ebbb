//! A player's own page.

use serde::Serialize;

use crate::pages::board::{BoardView, TileView};
use crate::{page::Page, pages::clock::ClockView, pages::projector::TopLine};

/// `GET /t/{id}/me`: for a phone.
#[derive(Debug, Clone, Serialize)]
pub struct OwnPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// Whether words may be looked up: nobody on this computer thinks about a rack.
    pub words_are_open: bool,
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub player: String,
    /// `Ход 7`; empty before the first.
    pub round: String,
    /// `Думаем`, or why the clock stands.
    pub phase: String,
    /// The time left.
    pub clock: ClockView,
    /// The number of the round for which slips may still come; 0 while there is none.
    pub round_number: u32,
    /// Whether this player may send a slip now.
    pub is_open: bool,
    /// Whether slips ask for the points that the player counted.
    pub asks_points: bool,
    /// What the server has of this phone for the round that is open.
    pub sent: Option<SentView>,
    /// What came from it too late after that, while the arbiter has not decided; it does not count
    /// yet.
    pub late: Option<SentView>,
    /// The letters that a blank may stand for.
    pub letters: Vec<String>,
    /// The rack being played.
    pub rack: Vec<TileView>,
    /// Tiles in the bag.
    pub bag: String,
    /// The board as everybody has it.
    pub board: BoardView,
    /// What was laid before the present round.
    pub last_top: Option<TopLine>,
    /// Where the player stands; `None` before the first round is marked.
    pub standing: Option<OwnStanding>,
    /// The player's slips of the rounds whose tops are out, newest first.
    pub slips: Vec<OwnSlip>,
}

/// Where a player stands.
#[derive(Debug, Clone, Serialize)]
pub struct OwnStanding {
    /// `Место 3 из 40`.
    pub place: String,
    /// `После хода 6: 261 очко`.
    pub total: String,
    /// What was lost to the tops, by cause, the dearest first; empty where nothing was.
    pub lost: Vec<LostPart>,
    /// The totals against the tops; `None` before there is a line to draw.
    pub picture: Option<OwnPicture>,
}

/// A player's totals over the rounds, drawn.
#[derive(Debug, Clone, Serialize)]
pub struct OwnPicture {
    /// What it shows.
    pub title: String,
    /// What it means.
    pub sentence: String,
    /// The picture, as an element of the page.
    pub svg: String,
}

/// Points lost to the tops by one cause.
#[derive(Debug, Clone, Serialize)]
pub struct LostPart {
    /// `слова дешевле топа`.
    pub cause: String,
    /// `−27`.
    pub points: String,
}

/// A slip that a phone sent.
#[derive(Debug, Clone, Serialize)]
pub struct SentView {
    /// `Принято в 19:43:18`.
    pub receipt: String,
    /// Whether it came too late, and the arbiter decides.
    pub is_late: bool,
    /// `МЯТЕЖ`.
    pub word: String,
    /// `6Д вниз`.
    pub way: String,
}

/// A player's slip of a round whose top is out.
#[derive(Debug, Clone, Serialize)]
pub struct OwnSlip {
    /// `Ход 6`.
    pub round: String,
    /// `ВЫБОР О1`; empty where there is none yet.
    pub text: String,
    /// Its points; empty where it is not keyed yet.
    pub points: String,
    /// `ok`, `look`, `error`, or `none`.
    pub level: &'static str,
    /// Why, where it is not simply right; or that it is expected.
    pub reason: String,
    /// Whether it is the top.
    pub top: bool,
    /// `Топ: ВЫБОР О1, 36`; empty where the slip is one.
    pub best: String,
}

impl Page for OwnPage {
    const TEMPLATE: &'static str = "pages/own.html";
}
