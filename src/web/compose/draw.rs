//! The fair draw and the end of a tournament, worded.

use crate::pages::draw::{DrawPage, DrawView, FinalityView, PreparedView};
use crate::{compose::figures::details, compose::names::shown_rack};
use flavita_app::view::DeskView;
use flavita_i18n::{catalogue::say, language::Language, refusal::still_open};
use flavita_tournament::model::rejection::{RejectedRack, Rejection};
use flavita_tournament::{
    decide::finality::open, decide::secrecy, model::origin::RackOrigin,
    model::prepared_note::PreparedNote, model::round::Round, state::tournament::Tournament,
};

/// Digits of a hash that are written together.
const GROUP: usize = 8;

/// The page of the draw.
pub fn page(view: &DeskView, id: &str, language: Language) -> DrawPage {
    let state = &view.state;
    DrawPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        details: details(state, language),
        prepared: state.prepared_game().map(|note| prepared(note, language)),
        draw: draw(view),
        finality: finality(view, language),
        by_hand: by_hand(&state.rounds, language),
        refused: refused(state, language),
        has_protocol: state.ended.is_some(),
    }
}

fn prepared(note: &PreparedNote, language: Language) -> PreparedView {
    let named =
        [("name", note.name.as_str().into()), ("organiser", note.organiser.as_str().into())];
    PreparedView {
        sentence: say(language, "draw-prepared", &named),
        commitment: grouped(&note.commitment),
    }
}

/// What is published of the draw.
pub fn draw(view: &DeskView) -> DrawView {
    let seed = &view.state.seed;
    let is_told = view.state.ended.is_some();
    DrawView {
        commitment: grouped(&seed.commitment),
        mark: grouped(&seed.tournament),
        public: seed.public.clone(),
        takes_entropy: view.state.takes_entropy(),
        secret: if is_told { grouped(&seed.secret) } else { String::new() },
    }
}

/// Whether the result is final, and what is missing.
pub fn finality(view: &DeskView, language: Language) -> FinalityView {
    let state = &view.state;
    let is_final = state.final_head.is_some();
    let key = if is_final { "final-yes" } else { "final-no" };
    let still = open(state).into_iter();
    FinalityView {
        sentence: say(language, key, &[]),
        is_final,
        open: still.map(|open| still_open(language, open)).collect(),
        can_reveal: secrecy::reveal(state).is_ok(),
        head: grouped(&view.head.hash.to_string()),
    }
}

/// The racks that came out of a bag of cloth: which rounds, and who watched.
fn by_hand(rounds: &[Round], language: Language) -> Vec<String> {
    let sentence = |round: &Round| {
        let RackOrigin::Hand { witness, .. } = &round.origin else {
            return None;
        };
        let number = ("n", round.number.into());
        Some(if witness.is_empty() {
            say(language, "draw-by-hand", &[number])
        } else {
            let name = ("name", witness.as_str().into());
            say(language, "draw-by-hand-witness", &[number, name])
        })
    };
    rounds.iter().filter_map(sentence).collect()
}

/// The racks that the arbiter refused, and why.
fn refused(state: &Tournament, language: Language) -> Vec<String> {
    let sentence = |gone: &RejectedRack| {
        let Rejection::Refused { reason } = &gone.because else {
            return None;
        };
        let rack = shown_rack(&state.edition, &gone.rack);
        let arguments =
            [("n", gone.round.into()), ("rack", rack.into()), ("reason", reason.as_str().into())];
        Some(say(language, "draw-refused", &arguments))
    };
    state.rejected.iter().filter_map(sentence).collect()
}

/// Hexadecimal digits in groups, as a person compares them.
pub fn grouped(digits: &str) -> String {
    let digits: Vec<char> = digits.chars().collect();
    let groups: Vec<String> = digits.chunks(GROUP).map(String::from_iter).collect();
    groups.join(" ")
}
