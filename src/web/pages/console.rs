//! The arbiter's console.

use serde::Serialize;

use crate::web::page::Page;
use crate::web::pages::board::BoardView;
use crate::web::pages::board::TileView;
use crate::web::pages::clock::ClockView;
use crate::web::pages::error::Link;

/// `GET /t/{id}/console`: everything of the present moment in fixed regions.
#[derive(Debug, Clone, Serialize)]
pub struct ConsolePage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// `46 игроков · Scrabble, русский`.
    pub details: String,
    /// `lobby`, `running` or `ended`.
    pub stage: &'static str,
    /// `Ход 7`, or what stands in its place before the first and after the last.
    pub title: String,
    /// What is going on.
    pub phase: PhaseView,
    /// The time left.
    pub clock: ClockView,
    /// What the clock's keys can do now.
    pub clock_keys: ClockKeys,
    /// The one next step.
    pub next: Option<NextStep>,
    /// The board.
    pub board: BoardView,
    /// The rack being played; empty when none is drawn.
    pub rack: RackView,
    /// `На доске топ хода 6:` and `ВЫБОРЫ О1, 44 очка`.
    pub last_top: Option<LeadLine>,
    /// The grid on which a helper marks who has handed in; only with a game clock.
    pub hand_in: Option<HandIn>,
    /// The placements of the round being marked.
    pub marking: Option<Marking>,
    /// How many slips of that round are in.
    pub counts: Option<SlipCounts>,
    /// Things the arbiter has to look at, such as two slips of one player.
    pub looks: Vec<LookCard>,
    /// Players whose slips are missing.
    pub missing: Vec<MissingPlayer>,
    /// The last slips keyed, newest first.
    pub just_keyed: Vec<KeyedSlip>,
    /// The slip line; `None` while there is no round to mark.
    pub slip_line: Option<SlipLine>,
    /// How letters are typed: `ru`, `en`, `hu` or `cs`.
    pub keyboard: &'static str,
    /// The players before the first round.
    pub lobby: Option<Lobby>,
    /// What is left to do after the last round.
    pub ending: Option<Ending>,
    /// The last line.
    pub status: StatusLine,
}

/// What is going on, in words.
#[derive(Debug, Clone, Serialize)]
pub struct PhaseView {
    /// `lobby`, `drawn`, `thinking`, `last-call`, `paused`, `closed`, `revealed`, `placed`, `ended`.
    pub key: &'static str,
    /// `Игроки думают`.
    pub text: String,
}

/// Which of the clock's keys work now.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct ClockKeys {
    /// F2 pauses.
    pub can_pause: bool,
    /// F2 goes on.
    pub can_resume: bool,
    /// F4 adds half a minute.
    pub can_extend: bool,
}

/// The step of Ctrl+Enter.
#[derive(Debug, Clone, Serialize)]
pub struct NextStep {
    /// What the button does: `Остановить ход 7`.
    pub label: String,
    /// Why it cannot be done, or what is still missing; `None` when nothing is.
    pub missing: Option<String>,
    /// Whether it can be done at all.
    pub enabled: bool,
}

/// The rack being played and the bag.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RackView {
    /// `Ход 7`.
    pub title: String,
    /// The tiles.
    pub tiles: Vec<TileView>,
    /// Tiles in the bag.
    pub bag: String,
    /// Whether tiles drawn from a bag of the hall can be typed now.
    pub can_type: bool,
}

/// A line whose second half is heavier.
#[derive(Debug, Clone, Serialize)]
pub struct LeadLine {
    /// The first half.
    pub lead: String,
    /// The second half.
    pub text: String,
}

/// Who has handed in while the round runs.
#[derive(Debug, Clone, Serialize)]
pub struct HandIn {
    /// The round that runs.
    pub round: u16,
    /// `Сдали ход 7`.
    pub title: String,
    /// `18 из 46`.
    pub counts: String,
    /// Every player.
    pub players: Vec<HandInPlayer>,
}

/// One number of the grid.
#[derive(Debug, Clone, Serialize)]
pub struct HandInPlayer {
    /// The player's number.
    pub number: u32,
    /// Name and time, for the button's accessible name.
    pub label: String,
    /// Whether the slip is in.
    pub done: bool,
}

/// The placements of the round being marked.
#[derive(Debug, Clone, Serialize)]
pub struct Marking {
    /// The round being marked.
    pub round: u16,
    /// `Варианты хода 6`.
    pub title: String,
    /// `набор РЯБЫВЫЕ · всего 412`.
    pub details: String,
    /// Equal tops among which the arbiter chooses; empty when there is nothing to choose.
    pub tops: Vec<TopChoice>,
    /// Placements from the best down.
    pub placements: Vec<PlacementRow>,
    /// What else is to be said: zeros, slips still expected.
    pub footnote: String,
    /// Whether the round can be locked now.
    pub can_lock: bool,
    /// Whether it is locked.
    pub locked: bool,
}

/// One of several equal tops.
#[derive(Debug, Clone, Serialize)]
pub struct TopChoice {
    /// Its place in the solver's list, from 0; what `choose_top` sends.
    pub index: u32,
    /// The word.
    pub word: String,
    /// Where it goes.
    pub at: String,
    /// Something that helps to choose, such as `без пустышки`.
    pub note: String,
    /// Whether it is the one that goes on the board.
    pub chosen: bool,
}

/// One placement of the list.
#[derive(Debug, Clone, Serialize)]
pub struct PlacementRow {
    /// The word; a letter played as a blank is lower case.
    pub word: String,
    /// Where it goes.
    pub at: String,
    /// Its points.
    pub points: String,
    /// How many players found it, or a dash.
    pub found: String,
    /// That number as a share of the most found one, 0 to 100.
    pub share: u8,
    /// Whether it is a top.
    pub top: bool,
    /// Whether anybody found it.
    pub is_found: bool,
}

/// How many slips of the round being marked are in.
#[derive(Debug, Clone, Serialize)]
pub struct SlipCounts {
    /// `Бланки хода 6`.
    pub title: String,
    /// How many are in.
    pub received: String,
    /// `из 46`.
    pub of: String,
    /// The share of those in, 0 to 100.
    pub share: u8,
    /// Kinds and how many of each: `на бумаге 38`, `нет 8`.
    pub kinds: Vec<String>,
}

/// Something to decide.
#[derive(Debug, Clone, Serialize)]
pub struct LookCard {
    /// `Два бланка: № 20 Иванова Г.`
    pub title: String,
    /// The facts, one a line.
    pub lines: Vec<String>,
    /// The ways out: each fills the slip line.
    pub choices: Vec<LineChoice>,
}

/// A button that puts a line into the slip line.
#[derive(Debug, Clone, Serialize)]
pub struct LineChoice {
    /// Its words.
    pub label: String,
    /// The line.
    pub line: String,
}

/// A player whose slip is missing.
#[derive(Debug, Clone, Serialize)]
pub struct MissingPlayer {
    /// The player's number.
    pub number: u32,
    /// Surname and initial.
    pub name: String,
}

/// A slip just keyed.
#[derive(Debug, Clone, Serialize)]
pub struct KeyedSlip {
    /// The slip's identifier.
    pub slip: u64,
    /// The player's number.
    pub number: u32,
    /// Surname and initial.
    pub name: String,
    /// `ВЫБОР О1`.
    pub text: String,
    /// The points that count.
    pub points: String,
    /// `ok`, `look` or `error`.
    pub level: &'static str,
    /// Why, when it is not simply right.
    pub reason: String,
    /// The slip as a line, to correct it.
    pub line: String,
}

/// The line into which slips are keyed.
#[derive(Debug, Clone, Serialize)]
pub struct SlipLine {
    /// The round whose slips are keyed.
    pub round: u16,
    /// `Бланк, ход 6`.
    pub title: String,
}

/// The players before the first round.
#[derive(Debug, Clone, Serialize)]
pub struct Lobby {
    /// `46 игроков`.
    pub counts: String,
    /// Every player.
    pub players: Vec<LobbyPlayer>,
    /// The settings, one line each.
    pub settings: Vec<String>,
}

/// A player before the first round.
#[derive(Debug, Clone, Serialize)]
pub struct LobbyPlayer {
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// The player's town, or nothing.
    pub town: String,
}

/// What is left to do after the last round.
#[derive(Debug, Clone, Serialize)]
pub struct Ending {
    /// Why the game is over.
    pub reason: String,
    /// Rank, name and total of the first few.
    pub leaders: Vec<Leader>,
}

/// A player at the head of the standings.
#[derive(Debug, Clone, Serialize)]
pub struct Leader {
    /// The rank.
    pub rank: String,
    /// The player's name.
    pub name: String,
    /// The total.
    pub total: String,
}

/// The last line of the console.
#[derive(Debug, Clone, Serialize)]
pub struct StatusLine {
    /// When the last event was written, `19:42:07`.
    pub saved: String,
    /// What the screen of the hall shows.
    pub screen: String,
    /// Pages of the rounds so far.
    pub rounds: Vec<Link>,
}

impl Page for ConsolePage {
    const TEMPLATE: &'static str = "pages/console.html";
}
