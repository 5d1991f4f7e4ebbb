//! The page of Twist.

use crate::{parts::Choice, parts::Sent, parts::TileView, pastimes::page::Common};
use flavita_contests::pastimes::Pastime;
use flavita_contests::pastimes::twist::{Action, Hand, LaidWord, Piece, Twist};
use flavita_i18n::language::Language;
use serde::Serialize;

/// A game of Twist.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TwistPage {
    /// What every game has.
    #[serde(flatten)]
    pub common: Common,
    /// The letters on the table that a word can use, in the order of the alphabet.
    pub free: Vec<TileView>,
    /// The players' pieces, by seats.
    pub hands: Vec<HandView>,
    /// Whether the turns of three or four go backwards.
    pub is_reversed: bool,
    /// What came of the last challenge; empty where it is not said.
    pub contested: String,
    /// The word that this page may contest.
    pub contestable: String,
    /// The turns, the newest first.
    pub words: Vec<WordRow>,
    /// The open pieces that were marked when an act was refused, and what was typed.
    pub marked: Vec<usize>,
    /// The word, and the letter that is covered.
    pub typed: [String; 2],
    /// Whether the player on turn has an action piece.
    pub has_action: bool,
    /// What may be given away, and to whom: as often as an open action piece says.
    pub gifts: Vec<[Vec<Choice>; 2]>,
}

page!(TwistPage, "pastimes/twist.html");

/// A player's pieces.
#[derive(Debug, Clone, Serialize)]
pub struct HandView {
    /// What is turned up.
    pub open: Vec<TileView>,
    /// How many pieces there are.
    pub count: usize,
    /// How many of them lie on the stack.
    pub stack: usize,
}

/// What somebody did in a turn.
#[derive(Debug, Clone, Serialize)]
pub struct WordRow {
    /// Who.
    pub player: String,
    /// The word, and what the action piece does; that it was a pass.
    pub laid: String,
}

pub(super) fn page(
    common: Common,
    pastime: &Pastime,
    game: &Twist,
    (sent, is_silent): (&Sent, bool),
    language: Language,
) -> TwistPage {
    let alphabet = pastime.edition.letters().map(|letter| pastime.edition.label(letter));
    let free = alphabet.flat_map(|label| game.free.iter().filter(move |one| *one == label));
    let hand = |hand: &Hand| HandView {
        open: hand.open.iter().map(|piece| tile(piece, language)).collect(),
        count: hand.count(),
        stack: hand.stack.len(),
    };
    let actions = game.hands[game.on_turn].open.iter().filter_map(action);
    let may_give = actions.clone().map(Action::gives).max().unwrap_or_default();
    let gifts = 0..if common.may_act { may_give } else { 0 };
    let contested = game.contested.iter().filter(|_| !is_silent);
    TwistPage {
        free: free.map(|label| letter(label)).collect(),
        hands: game.hands.iter().map(hand).collect(),
        is_reversed: game.is_reversed && game.hands.len() > 2,
        contested: contested.map(|one| verdict(one, language)).collect(),
        contestable: contestable(&common, pastime, game).unwrap_or_default(),
        words: game.words.iter().rev().map(|laid| row(laid, &common, language)).collect(),
        marked: sent.numbers("own").collect(),
        typed: ["word", "on"].map(|name| sent.one(name).to_owned()),
        has_action: actions.count() > 0,
        gifts: gifts.map(|at| gift(game, &common, (sent, at), language)).collect(),
        common,
    }
}

fn verdict((word, is_known): &(String, bool), language: Language) -> String {
    say!(language, if *is_known { "twist-known" } else { "twist-unknown" }, word = word)
}

/// The word that whoever looks at this page may contest: the last one, of somebody else.
fn contestable(common: &Common, pastime: &Pastime, game: &Twist) -> Option<String> {
    let laid_by = pastime.contestable().filter(|_| !common.address.is_empty())?;
    let laid = game.words.last().filter(|_| common.names[laid_by] != common.player)?;
    Some(shown(&laid.word))
}

fn row(laid: &LaidWord, common: &Common, language: Language) -> WordRow {
    let action = laid.action.map(|action| name(action, language));
    let word = Some(shown(&laid.word)).filter(|word| !word.is_empty());
    let parts: Vec<String> = word.into_iter().chain(action).collect();
    let laid_there =
        if parts.is_empty() { say!(language, "tables-action-pass") } else { parts.join(" · ") };
    WordRow { player: common.names[laid.seat].clone(), laid: laid_there }
}

/// The choices of one gift; the first is to give nothing.
fn gift(
    game: &Twist,
    common: &Common,
    (sent, at): (&Sent, usize),
    language: Language,
) -> [Vec<Choice>; 2] {
    let chosen = ["gift", "to"].map(|name| sent.all(name).nth(at).unwrap_or_default().to_owned());
    let choice = |value: String, label: String, field: usize| {
        Choice::new(&value, label, value == chosen[field])
    };
    let hand = &game.hands[game.on_turn];
    let open = hand.open.iter().map(|piece| tile(piece, language).text).enumerate();
    let open = open.map(|(place, text)| choice(place.to_string(), text, 0));
    let stack = choice("stack".to_owned(), say!(language, "twist-stack"), 0);
    let pieces = [choice(String::new(), "–".to_owned(), 0)].into_iter().chain(open);
    let pieces = pieces.chain((!hand.stack.is_empty()).then_some(stack));
    let others = common.names.iter().enumerate().filter(|(seat, _)| *seat != game.on_turn);
    let others = others.map(|(seat, name)| choice(seat.to_string(), name.clone(), 1));
    [pieces.collect(), others.collect()]
}

fn action(piece: &Piece) -> Option<Action> {
    if let Piece::Action(action) = piece { Some(*action) } else { None }
}

fn name(action: Action, language: Language) -> String {
    say!(language, &format!("twist-{action}"))
}

fn tile(piece: &Piece, language: Language) -> TileView {
    match piece {
        Piece::Letter(label) => letter(label),
        Piece::Action(action) => {
            TileView { text: name(*action, language), width: "action", ..TileView::default() }
        }
    }
}

fn letter(label: &str) -> TileView {
    TileView { blank: false, ..TileView::new(label, None) }
}

/// A word as people write it.
fn shown(word: &str) -> String {
    word.replace('|', "")
}
