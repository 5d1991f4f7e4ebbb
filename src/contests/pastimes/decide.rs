//! What comes of what is asked: an event, or a refusal.

use crate::pastimes::event::PastimeEvent;
use crate::pastimes::pastime::{Game, Pastime};
use crate::pastimes::refusal::Refusal;
use flavita_game::Square;
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::chance::Chance;

/// What somebody asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The last act shall not have been.
    Undo,
    /// Reverse: these tiles shall go.
    Take(Vec<Square>),
}

impl Command {
    /// Whether the answer tells something about words.
    pub fn asks_words(&self) -> bool {
        matches!(self, Self::Take(_))
    }
}

/// Who asks, and on what it is decided.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    /// The seat of the player; `None` for who keeps the table.
    pub seat: Option<usize>,
    /// The turn that was seen.
    pub turn: u32,
    /// The list of words.
    pub words: &'a Graph,
}

/// Decides what is asked.
///
/// # Errors
/// Why it is not done.
pub fn decide(
    pastime: &Pastime,
    command: &Command,
    asking: Asking<'_>,
    _chance: &Chance,
) -> Result<PastimeEvent, Refusal> {
    if asking.turn != pastime.turn {
        return Err(Refusal::MovedOn);
    }
    match (&pastime.game, command) {
        (_, Command::Undo) => undo(pastime, asking),
        (Game::Reverse(reverse), Command::Take(squares)) => {
            let seat = on_turn(pastime, asking)?;
            let mut squares = squares.clone();
            squares.sort();
            squares.dedup();
            let is_last = reverse.judge(&pastime.edition, asking.words, &squares)?;
            let squares = squares.into_iter().map(Square::index).collect();
            Ok(PastimeEvent::Taken { seat, squares, is_last })
        }
    }
}

fn undo(pastime: &Pastime, asking: Asking<'_>) -> Result<PastimeEvent, Refusal> {
    let seat = pastime.may_undo().ok_or(Refusal::NothingToUndo)?;
    let is_his = asking.seat.is_none_or(|asks| asks == seat);
    if is_his { Ok(PastimeEvent::Undone) } else { Err(Refusal::NothingToUndo) }
}

/// The seat of the player on turn, who alone may ask, or the table for him.
fn on_turn(pastime: &Pastime, asking: Asking<'_>) -> Result<usize, Refusal> {
    let seat = pastime.on_turn().ok_or(Refusal::GameOver)?;
    let is_his = asking.seat.is_none_or(|asks| asks == seat);
    if is_his { Ok(seat) } else { Err(Refusal::OutOfTurn) }
}
