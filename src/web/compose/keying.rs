//! The page of those who help: nothing of the top, and no points while a round is open.

use crate::app::sight::{HallView, open_round};
use crate::i18n::language::Language;
use crate::tournament::round::{Round, Slip};
use crate::web::compose::console;
use crate::web::compose::marking::{self, marking_round};
use crate::web::compose::names::player_name;
use crate::web::compose::projector::{clock_view, round_title};
use crate::web::compose::round::keyboard;
use crate::web::compose::slips;
use crate::web::pages::keying::{KeyedLine, KeyingPage};
use crate::web::slip_line::quiet;

/// The page for the helper of this name.
#[must_use]
pub fn page(view: &HallView, id: &str, who: &str, language: Language) -> KeyingPage {
    let state = &view.state;
    let marked = marking_round(state).filter(|_| state.ended.is_none());
    let counts = marked.map(|round| marking::counts(view, round, language));
    let counted = |counts: &crate::web::pages::marking::SlipCounts| {
        format!("{} {}", counts.received, counts.of)
    };
    KeyingPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        who: who.to_owned(),
        round: round_title(state, language),
        phase: console::phase_view(view, language).text,
        clock: clock_view(view),
        hand_in: open_round(state).and_then(|_| console::hand_in(view, language)),
        slip_line: marked.map(|round| marking::slip_line(round, language)),
        keyboard: keyboard(&state.edition),
        counts: counts.as_ref().map_or_else(String::new, counted),
        counts_title: counts.map_or_else(String::new, |counts| counts.title),
        is_quiet: open_round(state).is_some(),
        missing: marked
            .map(|round| marking::missing(view, round))
            .unwrap_or_default(),
        keyed: marked
            .map(|round| keyed(view, round, language))
            .unwrap_or_default(),
    }
}

fn keyed(view: &HallView, round: &Round, language: Language) -> Vec<KeyedLine> {
    let is_quiet = open_round(&view.state).is_some();
    let line = |slip: &Slip| KeyedLine {
        number: slip.player,
        name: player_name(&view.state, slip.player),
        text: quiet::words(&slip.text, language),
        points: if is_quiet {
            String::new()
        } else {
            slip.verdict.points.to_string()
        },
        line: slips::line(slip),
    };
    marking::last_slips(round).into_iter().map(line).collect()
}
