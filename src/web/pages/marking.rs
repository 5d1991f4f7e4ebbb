//! The parts of the console that show the marking of a round.

use serde::Serialize;

/// The placements of the round being marked.
#[derive(Debug, Clone, Serialize)]
pub struct Marking {
    /// The round being marked.
    pub round: u16,
    /// `Варианты хода 6`.
    pub title: String,
    /// `набор РЯБЫВЫЕ · всего 412`.
    pub details: String,
    /// Placements from the best down.
    pub placements: Vec<PlacementRow>,
    /// What else is to be said: zeros, slips still expected.
    pub footnote: String,
    /// Whether the round can be locked now.
    pub can_lock: bool,
    /// Whether it is locked.
    pub locked: bool,
}

/// Equal tops among which the arbiter chooses.
#[derive(Debug, Clone, Serialize)]
pub struct TopsQuestion {
    /// Their round.
    pub round: u16,
    /// The name of the step at which they stand so, which a press carries.
    pub step: String,
    /// Whether nothing lies yet, so that the choices take the keys.
    pub asks: bool,
    /// What lies on the board, and until when it can be another; empty while nothing does.
    pub chosen: String,
    /// The tops.
    pub choices: Vec<TopChoice>,
}

/// One of several equal tops.
#[derive(Debug, Clone, Serialize)]
pub struct TopChoice {
    /// Its place in the solver's list, from 0; what `choose_top` sends.
    pub index: u32,
    /// The digit that chooses it, from 1; the tenth and later ones have none.
    pub key: Option<usize>,
    /// The word.
    pub word: String,
    /// Where it goes.
    pub at: String,
    /// Something that helps to choose, such as `без пустышки`.
    pub note: String,
    /// What it uses and leaves: `остаётся 2: гласных 1, согласных 1 · открывает 9 клеток`.
    pub prospect: String,
    /// Whether the rules prefer another, so that a reason has to be given.
    pub departs: bool,
    /// Whether it is laid where the arbiter chooses no other.
    pub is_proposed: bool,
    /// Whether it lies on the board.
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

/// A player whose slip is missing.
#[derive(Debug, Clone, Serialize)]
pub struct MissingPlayer {
    /// The player's number.
    pub number: u32,
    /// Surname and initial.
    pub name: String,
    /// What is missing where it is not the slip itself: `вторая запись`.
    pub note: String,
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
    pub round: u32,
    /// `Бланк, ход 6`; of an older round how many are left and which top is out.
    pub title: String,
    /// Whether the top of a later round is out.
    pub is_older: bool,
    /// The last round whose top is out.
    pub newest: u32,
    /// What is said when the line moves on to it; empty as long as there is something to key here.
    pub moved: String,
    /// The rounds that can be keyed, in order.
    pub piles: Vec<Pile>,
}

/// A round whose slips can be keyed.
#[derive(Debug, Clone, Serialize)]
pub struct Pile {
    /// Its number.
    pub round: u32,
    /// `ход 6: 11`.
    pub label: String,
    /// Whether it is the one that is keyed here.
    pub is_shown: bool,
}
