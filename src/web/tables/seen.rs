//! What the pages of a table show, in finished words and numbers.

use crate::parts::{BoardView, QrView, TileView};
use serde::Serialize;

/// A table: for the hall, and on the page of a seat.
#[derive(Debug, Clone, Default, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "what a template asks")]
pub struct TableView {
    /// The table's name in addresses.
    pub table: String,
    /// Where acts are sent; empty for the hall.
    pub address: String,
    /// Whose page it is; empty for the hall and for the page of the whole table.
    pub player: String,
    /// Its game, its rules and its day.
    pub details: String,
    /// Who plays, by seats.
    pub players: Vec<PlayerView>,
    /// The same as a title.
    pub against: String,
    /// The board, with a word that is laid and not given over.
    pub board: BoardView,
    /// The same in words.
    pub rows: Vec<String>,
    /// How many tiles the bag holds.
    pub bag: usize,
    /// The number of the turn.
    pub turn: u32,
    /// The rack: of this player, or of whoever is on turn.
    pub rack: Vec<TileView>,
    /// Whose rack a cover lies over until the device has been handed over; empty where none does.
    pub covered: String,
    /// The letters that a blank may stand for.
    pub letters: Vec<String>,
    /// The blanks that can be bought back now: square and letter.
    pub buyable: Vec<(String, String)>,
    /// Whether nobody sees the racks: the players have tiles of their own.
    pub are_unseen: bool,
    /// Who is asked here what he has left of them.
    pub rests: Vec<Challenger>,
    /// Whether one has been in this turn.
    pub has_bought: bool,
    /// Of two bags the vowels that the player on turn wants on his rack.
    pub wish: Option<usize>,
    /// Whether the clock runs.
    pub is_running: bool,
    /// Whether the game has ended, though the last play may still be contested.
    pub has_ended: bool,
    /// Why it has.
    pub ending: String,
    /// Whether this page may do something for the player on turn.
    pub may_act: bool,
    /// What the player on turn means to do.
    pub proposed: String,
    /// The points of what he has laid.
    pub points: Option<i64>,
    /// What the half of the player on turn does when it is pressed: `run`, `press` or nothing.
    pub half: &'static str,
    /// The words of the last play that this page may contest.
    pub contestable: Vec<String>,
    /// Who may contest it.
    pub challengers: Vec<Challenger>,
    /// Whether this page may take its last play back.
    pub may_withdraw: bool,
    /// What a challenge brought to light.
    pub explained: Vec<Explained>,
    /// The turns, the newest first; those of a game that is over in their order.
    pub turns: Vec<TurnRow>,
    /// Whether each turn has the best placement beside it.
    pub has_best: bool,
    /// The result, once it is one.
    pub scores: Vec<ScoreRow>,
    /// Whether there is a GCG of it.
    pub has_gcg: bool,
    /// The ways to the pages of the players, for the arbiter.
    pub ways: Vec<Way>,
}

/// A player with points and clock.
#[derive(Debug, Clone, Serialize)]
pub struct PlayerView {
    /// Who.
    pub name: String,
    /// The points so far, or in the end.
    pub points: String,
    /// The same in words.
    pub scored: String,
    /// The clock as text.
    pub time: String,
    /// What the clock shows, in milliseconds; below zero beyond the time.
    pub ms: i64,
    /// Whether it counts down.
    pub is_down: bool,
    /// Whether it runs.
    pub is_running: bool,
    /// Whether it is his turn.
    pub is_on_turn: bool,
}

/// Somebody who may contest.
#[derive(Debug, Clone, Serialize)]
pub struct Challenger {
    /// The seat.
    pub seat: usize,
    /// The name.
    pub name: String,
}

/// A word that was looked up.
#[derive(Debug, Clone, Serialize)]
pub struct Explained {
    /// In capitals.
    pub word: String,
    /// Whether it is in the list.
    pub is_known: bool,
    /// What it is.
    pub meanings: Vec<String>,
}

/// A turn that was played.
#[derive(Debug, Clone, Serialize)]
pub struct TurnRow {
    /// Its number; 0 for what is left.
    pub number: u32,
    /// Who.
    pub player: String,
    /// What.
    pub what: String,
    /// Its points.
    pub points: String,
    /// Whether it stands.
    pub is_legal: bool,
    /// Why it has none.
    pub reason: String,
    /// What could have been laid.
    pub best: String,
    /// The points of that.
    pub best_points: Option<i32>,
}

/// A line of the result.
#[derive(Debug, Clone, Serialize)]
pub struct ScoreRow {
    /// The place.
    pub rank: usize,
    /// Who.
    pub player: String,
    /// Points of the turns, bonus, deduction, overtime and their sum, what is taken off with its sign.
    pub points: [String; 5],
    /// The sum in words.
    pub total: String,
}

/// The way to a page.
#[derive(Debug, Clone, Serialize)]
pub struct Way {
    /// Whose; empty for the page of the whole table.
    pub player: String,
    /// Its address.
    pub href: String,
    /// The same as a code, where the network has one.
    pub code: Option<QrView>,
}

/// `GET /tables/{id}`: for the hall, without racks; in the end the record sheet.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HallPage(pub TableView);

page!(HallPage, "tables/table.html");

/// `GET /tables/{id}/seats/{key}`: the page of a seat, or of the whole table.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeatPage(pub TableView);

page!(SeatPage, "tables/seat.html");
