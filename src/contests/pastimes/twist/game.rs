//! A game of Twist at one moment.

use crate::pastimes::twist::{Action, Piece};
use flavita_game::Edition;
use flavita_lexicon::{alphabet::Alphabet, graph::Graph};
use serde::{Deserialize, Serialize};
use std::mem::take;

/// The most pieces that a player has turned up.
const OPEN: usize = 7;

/// A player's pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// What is turned up, for all to see.
    pub open: Vec<Piece>,
    /// What lies face down; the next one last.
    pub stack: Vec<Piece>,
}

impl Hand {
    /// How many pieces there are.
    pub fn count(&self) -> usize {
        self.open.len() + self.stack.len()
    }

    fn turn_up(&mut self) {
        let lacking = OPEN.saturating_sub(self.open.len()).min(self.stack.len());
        self.open.extend(self.stack.drain(self.stack.len() - lacking..).rev());
    }
}

/// What a player lays in a turn; places are those of the open pieces.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Laying {
    /// The word, spelled so that it is [cut](Alphabet::cut) into its letters; empty where an action
    /// piece alone is laid.
    pub word: String,
    /// The pieces of the player's own: letters of the word, and at most one action.
    pub own: Vec<usize>,
    /// The letter that the action piece covers.
    pub on: String,
    /// What is given away.
    pub gifts: Vec<Gift>,
}

/// A piece that is given away.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Gift {
    /// Its place among the open pieces; `None` for the next one of the stack.
    pub piece: Option<usize>,
    /// The seat to which it goes.
    pub to: usize,
}

/// What was laid in a turn; nothing where it was passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidWord {
    /// Who laid it.
    pub seat: usize,
    /// The word, as it is stored; empty for an action piece alone.
    pub word: String,
    /// The action piece on it.
    pub action: Option<Action>,
}

/// A game of Twist.
#[derive(Clone, Debug, Default)]
pub struct Twist {
    /// The players' pieces, by seats.
    pub hands: Vec<Hand>,
    /// The letters on the table that no action piece covers, by their labels.
    pub free: Vec<String>,
    /// Whose turn it is.
    pub on_turn: usize,
    /// Whether the turns go backwards.
    pub is_reversed: bool,
    /// The turns, the last one last.
    pub words: Vec<LaidWord>,
    /// The word that was contested in the last act, and whether the list has it.
    pub contested: Option<(String, bool)>,
    passes: usize,
}

impl Twist {
    /// The beginning, with a set in a row that is dealt out in equal parts; nothing where it cannot be.
    pub fn new(pieces: &[Piece], players: usize) -> Option<Self> {
        let each = pieces.len().checked_div(players).filter(|each| *each > 0)?;
        let hand = |stack: &[Piece]| Hand { open: Vec::new(), stack: stack.to_vec() };
        let mut hands: Vec<Hand> = pieces.chunks(each).map(hand).collect();
        hands.iter_mut().for_each(Hand::turn_up);
        (hands.len() == players).then(|| Self { hands, ..Self::default() })
    }

    /// Whether somebody is rid of all pieces, or nobody goes on.
    pub fn is_over(&self) -> bool {
        self.hands.iter().any(|hand| hand.count() == 0) || self.passes >= 2 * self.hands.len()
    }

    /// The seats with the fewest pieces.
    pub fn leaders(&self) -> Vec<usize> {
        let fewest = self.hands.iter().map(Hand::count).min();
        let seats = self.hands.iter().enumerate();
        seats.filter(|(_, hand)| Some(hand.count()) == fewest).map(|(seat, _)| seat).collect()
    }

    /// Whether the list has the last word, which is shown as people write it.
    pub(in crate::pastimes) fn judged(&self, edition: &Edition, words: &Graph) -> (String, bool) {
        let word = self.words.last().map_or("", |laid| &laid.word);
        let letters = Alphabet::of(edition).cut(word).unwrap_or_default();
        (word.replace('|', ""), words.contains(letters))
    }

    /// Takes what was [checked](Self::check).
    pub(in crate::pastimes) fn lay(&mut self, laying: &Laying) {
        let (seat, mut action, mut given) = (self.on_turn, None, Vec::new());
        let open = take(&mut self.hands[seat].open);
        for (place, piece) in open.into_iter().enumerate() {
            let gift = laying.gifts.iter().find(|gift| gift.piece == Some(place));
            match (piece, gift) {
                (piece, Some(gift)) => given.push((piece, gift.to)),
                (Piece::Letter(label), None) if laying.own.contains(&place) => {
                    self.free.push(label);
                }
                (Piece::Action(one), None) if laying.own.contains(&place) => action = Some(one),
                (piece, None) => self.hands[seat].open.push(piece),
            }
        }
        for gift in laying.gifts.iter().filter(|gift| gift.piece.is_none()) {
            given.extend(self.hands[seat].stack.pop().map(|piece| (piece, gift.to)));
        }
        for (piece, to) in given {
            self.hands[to].stack.push(piece);
        }
        if let Some(covered) = self.free.iter().position(|label| *label == laying.on) {
            self.free.remove(covered);
        }
        self.words.push(LaidWord { seat, word: laying.word.clone(), action });
        self.passes = 0;
        self.end_turn(action);
    }

    /// Takes a pass: new pieces come off the stack for those that go back, and it is then as it was
    /// shuffled; nothing where that cannot be.
    pub(in crate::pastimes) fn exchange(&mut self, own: &[usize], stack: &[Piece]) -> Option<()> {
        let hand = &mut self.hands[self.on_turn];
        let left =
            hand.stack.len().checked_sub(own.len()).filter(|_| hand.stack.len() == stack.len())?;
        let kept = take(&mut hand.open).into_iter().enumerate();
        hand.open =
            kept.filter(|(place, _)| !own.contains(place)).map(|(_, piece)| piece).collect();
        hand.open.extend(hand.stack.drain(left..).rev());
        hand.stack = stack.to_vec();
        self.words.push(LaidWord { seat: self.on_turn, word: String::new(), action: None });
        self.passes += 1;
        self.end_turn(None);
        Some(())
    }

    fn end_turn(&mut self, action: Option<Action>) {
        let players = self.hands.len();
        self.hands[self.on_turn].turn_up();
        self.contested = None;
        self.is_reversed ^= action == Some(Action::Reverse);
        let steps = match action {
            Some(Action::Skip) => 2,
            Some(Action::Reverse) if players == 2 => 0,
            Some(Action::Reverse | Action::GiveTwo | Action::GiveThree) | None => 1,
        };
        let steps = if self.is_reversed { steps * (players - 1) } else { steps };
        self.on_turn = (self.on_turn + steps) % players;
    }
}
