//! What comes of what is asked: an event, or a refusal.

use crate::pastimes::twist::{Laying, Twist, shuffled};
use crate::pastimes::{bingo::Bingo, event::PastimeEvent};
use crate::pastimes::{pastime::Game, pastime::Pastime, refusal::Refusal};
use flavita_game::{BoardTile, Letter, Square, rack_text, word_text};
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::{RoundNumber, chance::Chance};

/// What somebody asks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Command {
    /// The last act shall not have been.
    Undo,
    /// Reverse: these tiles shall go.
    Take(Vec<Square>),
    /// Bingo: the two words of a sheet.
    Enter { seat: usize, words: [String; 2] },
    /// Bingo: the next tile.
    Call,
    /// Bingo: a letter of a sheet is struck, or no more.
    Strike { seat: usize, place: usize },
    /// Bingo is called.
    Bingo { seat: usize },
    /// Twist: pieces are laid.
    Lay(Laying),
    /// Twist: a pass; these open pieces go back.
    Exchange(Vec<usize>),
    /// Twist: the last word is contested.
    Challenge,
}

impl Command {
    /// Whether the answer tells something about words.
    pub fn asks_words(&self) -> bool {
        matches!(self, Self::Take(_) | Self::Enter { .. } | Self::Challenge)
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

type Decided = Result<PastimeEvent, Refusal>;

/// Decides what is asked.
///
/// # Errors
/// Why it is not done.
pub fn decide(pastime: &Pastime, asked: &Command, asking: Asking<'_>, chance: &Chance) -> Decided {
    if let Game::Bingo(bingo) = &pastime.game {
        return decide_bingo(bingo, pastime, asked, asking, chance);
    }
    if asking.turn != pastime.turn {
        return Err(Refusal::MovedOn);
    }
    match (&pastime.game, asked) {
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
        (Game::Twist(twist), Command::Lay(laying)) => {
            on_turn(pastime, asking)?;
            Ok(PastimeEvent::Laid(twist.check(&pastime.edition, laying)?))
        }
        (Game::Twist(twist), Command::Exchange(own)) => {
            on_turn(pastime, asking)?;
            exchange(twist, own, chance)
        }
        (Game::Twist(twist), Command::Challenge) => {
            let laid_by = pastime.contestable().filter(|seat| asking.seat != Some(*seat));
            laid_by.ok_or(Refusal::NothingToChallenge)?;
            let (word, is_known) = twist.judged(&pastime.edition, asking.words);
            Ok(PastimeEvent::Contested { word, is_known })
        }
        _ => Err(Refusal::OtherGame),
    }
}

/// The new pieces come off the stack before those that go back are shuffled into it.
fn exchange(twist: &Twist, own: &[usize], chance: &Chance) -> Decided {
    let hand = &twist.hands[twist.on_turn];
    let mut own = own.to_vec();
    own.sort_unstable();
    own.dedup();
    own.retain(|place| *place < hand.open.len());
    let left = hand.stack.len().checked_sub(own.len()).ok_or(Refusal::StackTooSmall)?;
    let back = own.iter().map(|place| &hand.open[*place]);
    let stack = shuffled(hand.stack[..left].iter().chain(back).cloned().collect(), chance);
    Ok(PastimeEvent::Exchanged { own, stack })
}

/// In bingo all play at once: only a call is for a turn that was seen.
fn decide_bingo(
    bingo: &Bingo,
    pastime: &Pastime,
    command: &Command,
    asking: Asking<'_>,
    chance: &Chance,
) -> Decided {
    let edition = &pastime.edition;
    // On his own page everybody acts for himself.
    let for_whom = |seat: usize| asking.seat.unwrap_or(seat);
    match command {
        Command::Enter { seat, words } => {
            let seat = for_whom(*seat);
            bingo.sheets.get(seat).ok_or(Refusal::SheetMissing)?;
            let read = bingo.read(edition, asking.words, words)?;
            let text = |word: Vec<Letter>| {
                let tiles: Vec<BoardTile> = word.into_iter().map(BoardTile::real).collect();
                word_text(edition, &tiles)
            };
            Ok(PastimeEvent::Entered { seat, words: read.map(text) })
        }
        Command::Call if asking.seat.is_some() => Err(Refusal::NotCaller),
        Command::Call if asking.turn != pastime.turn => Err(Refusal::MovedOn),
        Command::Call => {
            let bag = bingo.check_call(edition)?;
            let drawn = chance.draw_out_of(RoundNumber(pastime.turn + 1), 0, &[(bag, 1)]);
            Ok(PastimeEvent::Called { tile: rack_text(edition, &drawn) })
        }
        Command::Strike { seat, place } => {
            let (seat, place) = (for_whom(*seat), *place);
            bingo.check_stroke(seat, place)?;
            Ok(PastimeEvent::Struck { seat, place })
        }
        Command::Bingo { seat } => {
            let seat = for_whom(*seat);
            bingo.playing(seat)?;
            Ok(PastimeEvent::Bingo { seat })
        }
        Command::Undo
        | Command::Take(_)
        | Command::Lay(_)
        | Command::Exchange(_)
        | Command::Challenge => Err(Refusal::OtherGame),
    }
}

fn undo(pastime: &Pastime, asking: Asking<'_>) -> Decided {
    let may_undo = pastime.may_undo(asking.seat);
    if may_undo { Ok(PastimeEvent::Undone) } else { Err(Refusal::NothingToUndo) }
}

/// The seat of the player on turn, who alone may ask, or the table for him.
fn on_turn(pastime: &Pastime, asking: Asking<'_>) -> Result<usize, Refusal> {
    let seat = pastime.on_turn().ok_or(Refusal::GameOver)?;
    let is_his = asking.seat.is_none_or(|asks| asks == seat);
    if is_his { Ok(seat) } else { Err(Refusal::OutOfTurn) }
}
