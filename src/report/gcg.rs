//! The game as GCG, the form that boards of other programs read: the tops as the moves of one player.
//!
//! Source of the form: Poslfit's description of `.gcg` files. A row is named by its number and a
//! column by its letter, so that `8H` runs across and `H8` runs down, whatever the edition's own
//! names of rows and columns are. A tile that lies on the board already is a full stop, a blank is
//! a small letter, on a rack a question mark; a tile of several signs stands in brackets.

use crate::PROGRAM;
use flavita_game::{Board, Direction, Edition, Placement, Square, word_text};
use flavita_i18n::{language::Language, rules::names::variant};
use flavita_tournament::{model::PlacementText, model::Round, state::Tournament};
use std::fmt::Write;

/// The name under which the tops are played.
const NICK: &str = "Top";

/// The game so far, every round whose placement is on the board.
///
/// A move has the points of the round's top by the rulings in force, so that their sum is that of the
/// standings. A round whose placement is no top, or that was not played as drawn because a blank was
/// bought back, has a note; the first move has one that names the form of the game, where it is not the
/// plain one: before it other programs take none.
pub(crate) fn gcg(state: &Tournament) -> Vec<u8> {
    let mut text = String::from("#character-encoding UTF-8\n");
    let name = one_line(&state.name);
    let edition = one_line(&state.edition.name);
    let words = one_line(&state.dictionary.name);
    writeln!(text, "#title {name}").expect("memory takes it");
    writeln!(text, "#description {edition}, {words}, {PROGRAM}").expect("memory takes it");
    writeln!(text, "#player1 {NICK} {NICK}").expect("memory takes it");
    let forms = variant(Language::English, &state.profile.form).join("; ");
    let mut forms = Some(forms).filter(|forms| !forms.is_empty()).into_iter();
    let mut sum = 0;
    for round in &state.rounds {
        if let Some((line, points)) = moved(state, round) {
            sum += points;
            writeln!(text, "{line} +{points} {sum}").expect("memory takes it");
            let form = forms.next().map(|form| format!("variant: {}", one_line(&form)));
            for note in form.into_iter().chain(note(state, round)) {
                writeln!(text, "#note {note}").expect("memory takes it");
            }
        }
    }
    text.into_bytes()
}

/// The move of a round up to its points, and these.
fn moved(state: &Tournament, round: &Round) -> Option<(String, i32)> {
    let placed = round.placed.as_ref()?;
    let placement = state.read_placement(&placed.placement)?;
    let rack = round.played_text(&state.edition);
    let at = position(placement.square, placement.direction);
    let word = word(&state.edition, &round.board, &placement);
    Some((format!(">{NICK}: {rack} {at} {word}"), round.top_points()))
}

fn note(state: &Tournament, round: &Round) -> Option<String> {
    let number = round.number;
    let tops = round.tops.as_ref()?;
    let laid = round.placed.as_ref()?;
    let is_below = round.laid_below().is_some();
    let other = |top: &PlacementText| {
        let top = state.read_placement(top).filter(|_| laid.placement != *top)?;
        let at = position(top.square, top.direction);
        Some(format!("{at} {}", word(&state.edition, &round.board, &top)))
    };
    let others: Vec<String> = tops.placements.iter().filter_map(other).collect();
    let mut note = format!("round {number}");
    if is_below {
        write!(note, "; laid for {}, no top", laid.points).expect("memory takes it");
    }
    if !others.is_empty() {
        let called = if is_below { "tops" } else { "equal" };
        write!(note, "; {called}: {}", others.join(", ")).expect("memory takes it");
    }
    if !round.bought.is_empty() {
        write!(note, "; drawn {}, a blank was bought back", round.rack_text)
            .expect("memory takes it");
    }
    (note.contains(';')).then_some(note)
}

/// `8H` across, `H8` down.
pub(crate) fn position(square: Square, direction: Direction) -> String {
    let column = char::from(b'A' + u8::try_from(square.column()).expect("a board has 15 columns"));
    let row = square.row() + 1;
    match direction {
        Direction::Across => format!("{row}{column}"),
        Direction::Down => format!("{column}{row}"),
    }
}

/// The word with full stops for what lies there already.
pub(crate) fn word(edition: &Edition, board: &Board, placement: &Placement) -> String {
    let sign = |(square, tile)| match board.at(square) {
        Some(_) => ".".to_owned(),
        None => word_text(edition, &[tile]),
    };
    placement.squares().map(sign).collect()
}

/// A text without line ends, which would begin another line of the form.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
