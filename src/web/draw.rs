//! The fair draw and the end of a tournament, worded.

use crate::frame::{Answer, AtDesk, Fault, file};
use crate::{http::assets::static_file, parts::details, parts::drawn_rack};
use actix_web::{HttpResponse, web::Path};
use flavita_app::audit::spoken::{Writing, spoken};
use flavita_app::desk::{PublicView, secret_round};
use flavita_i18n::{language::Language, refusal::still_open, text::joined};
use flavita_report::draw_protocol::draw_protocol;
use flavita_store::event::Head;
use flavita_tournament::model::{PreparedNote, RackOrigin, RejectedRack, Rejection, Round};
use flavita_tournament::{decide::finality::open, decide::secrecy, state::Tournament};
use serde::Serialize;

/// `GET /t/{id}/draw`: for everybody and for print.
#[derive(Default, Serialize)]
pub struct DrawPage {
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// Where the racks come from, where that is a prepared game.
    pub prepared: Option<PreparedView>,
    /// What is published of the draw.
    pub draw: DrawView,
    /// Whether the result is final.
    pub finality: FinalityView,
    /// Racks drawn by hand, with the witnesses: a sentence each.
    pub by_hand: Vec<String>,
    /// Racks that the arbiter refused, with the reasons: a sentence each.
    pub refused: Vec<String>,
    /// Whether the protocol can be downloaded.
    pub has_protocol: bool,
}

/// The prepared game from which the racks come.
#[derive(Default, Serialize)]
pub struct PreparedView {
    /// Which game, and what its fingerprint is.
    pub sentence: String,
    /// The fingerprint in groups of eight digits.
    pub commitment: String,
}

/// What is published of a draw.
#[derive(Default, Serialize)]
pub struct DrawView {
    /// The commitment in groups of eight digits; empty where the log has none.
    pub commitment: String,
    /// The tournament's own number, in groups.
    pub mark: String,
    /// What the hall threw in, or nothing.
    pub public: String,
    /// Whether the hall may still throw something in.
    pub takes_entropy: bool,
    /// The secret in groups, once it is revealed.
    pub secret: String,
}

/// Whether a result is final, and what is missing.
#[derive(Default, Serialize)]
pub struct FinalityView {
    /// Whether it is final.
    pub is_final: bool,
    /// What is still open, a sentence each.
    pub open: Vec<String>,
    /// Whether the secret of the draw can be revealed by hand.
    pub can_reveal: bool,
    /// The hash of the log's last event, in groups of eight digits.
    pub head: String,
    /// The head in six words; empty while a round is open.
    pub words: String,
}

page!(DrawPage, "draw.html");

/// Digits of a hash that are written together.
const GROUP: usize = 8;

/// The page of the draw.
pub fn page(view: &PublicView, language: Language) -> DrawPage {
    let state = &view.state;
    let refused = state.rejected.iter().filter_map(|gone| refused_rack(state, gone, language));
    DrawPage {
        details: details(state, language),
        prepared: state.prepared_game().map(|note| prepared(note, language)),
        draw: draw(state),
        finality: finality(state, &view.head, language),
        by_hand: by_hand(&state.rounds, language),
        refused: refused.collect(),
        has_protocol: state.ended.is_some(),
    }
}

fn prepared(note: &PreparedNote, language: Language) -> PreparedView {
    PreparedView {
        sentence: say!(language, "draw-prepared", name = &note.name, organiser = &note.organiser),
        commitment: grouped(&note.commitment),
    }
}

/// What is published of the draw.
pub fn draw(state: &Tournament) -> DrawView {
    let seed = &state.seed;
    let is_told = state.ended.is_some();
    DrawView {
        commitment: grouped(&seed.commitment),
        mark: grouped(&seed.tournament),
        public: seed.public.clone(),
        takes_entropy: state.takes_entropy(),
        secret: if is_told { grouped(&seed.secret) } else { String::new() },
    }
}

/// Whether the result is final, and what is missing.
pub fn finality(state: &Tournament, head: &Head, language: Language) -> FinalityView {
    let still = open(state).into_iter();
    FinalityView {
        is_final: state.final_head.is_some(),
        open: still.map(|open| still_open(language, open)).collect(),
        can_reveal: secrecy::reveal(state).is_ok(),
        head: grouped(&head.hash.to_string()),
        words: head_words(state, head, language),
    }
}

/// The head in words that the hall can write down; nothing while a round is open: what stands
/// then changes under the hand that writes.
pub fn head_words(state: &Tournament, head: &Head, language: Language) -> String {
    if secret_round(state).is_some() || state.rounds.is_empty() {
        return String::new();
    }
    spoken(&head.hash, writing(language))
}

/// How words are written that are read out.
pub fn writing(language: Language) -> Writing {
    if language == Language::Russian { Writing::Cyrillic } else { Writing::Latin }
}

/// The racks that came out of a bag of cloth: which rounds, and who watched.
fn by_hand(rounds: &[Round], language: Language) -> Vec<String> {
    let sentence = |round: &Round| {
        let RackOrigin::Hand { witness, .. } = &round.origin else { return None };
        let n = round.number;
        Some(if witness.is_empty() {
            say!(language, "draw-by-hand", n)
        } else {
            say!(language, "draw-by-hand-witness", n, name = witness)
        })
    };
    rounds.iter().filter_map(sentence).collect()
}

/// What the hall reads while it waits for another rack in place of one that the arbiter refused.
pub(crate) fn refused_last(state: &Tournament, language: Language) -> Option<String> {
    let drawn = state.last_round().map(|round| round.number);
    let gone = state.rejected.last().filter(|gone| Some(gone.round) > drawn)?;
    refused_rack(state, gone, language)
}

fn refused_rack(state: &Tournament, gone: &RejectedRack, language: Language) -> Option<String> {
    let Rejection::Refused { reason } = &gone.because else { return None };
    let rack = drawn_rack(state, gone.round, &gone.rack, &gone.origin);
    Some(say!(language, "draw-refused", n = gone.round, rack = rack, reason = reason.as_str()))
}

/// Hexadecimal digits in groups, as a person compares them.
pub fn grouped(digits: &str) -> String {
    let digits: Vec<char> = digits.chars().collect();
    joined(digits.chunks(GROUP).map(String::from_iter), " ")
}

/// `GET /t/{id}/draw`.
pub async fn show(at: AtDesk) -> HttpResponse {
    at.page(&page(&at.public_view(), at.language))
}

/// `GET /t/{id}/protocol.json`: all from which anybody can draw the racks again, once the game is
/// over.
pub(crate) async fn protocol(at: AtDesk) -> Answer {
    let view = at.public_view();
    view.state.ended.ok_or(Fault::Missing)?;
    let bytes = draw_protocol(&view.state, Some(&view.head.hash.to_string()));
    Ok(file(&format!("{}-protocol.json", at.id), "application/json", bytes))
}

/// `GET /verify-draw.html` and `GET /verify_draw.py`: to be kept and opened without the program.
pub(crate) async fn check_of_draw(name: Path<String>) -> Answer {
    let found = static_file(&name).ok_or(Fault::Missing)?;
    Ok(file(&name, &found.media_type, found.bytes.into_owned()))
}
