//! The page of those who help: nothing of the top, and no points while a round is open.

use crate::compose::piles::{is_any_open, pile, slip_line};
use crate::compose::projector::{clock_view, round_title};
use crate::compose::{conflicts, console, errands, hand_in, marking, slips};
use crate::pages::keying::{KeyedLine, KeyingPage};
use crate::{compose::names::player_name, compose::round::keyboard, slip_line::quiet};
use flavita_app::sight::{HallView, open_round};
use flavita_i18n::language::Language;
use flavita_tournament::{
    model::reason::Reason, model::round::Round, model::slip::Slip, model::verdict::Verdict,
};

/// The page for whom the log calls so; `who` is his name, empty for the arbiter. `asked` is the
/// round whose slips are keyed there.
pub fn page(
    view: &HallView,
    id: &str,
    (who, actor): (&str, &str),
    asked: Option<u32>,
    language: Language,
) -> KeyingPage {
    let state = &view.state;
    let is_open = state.ended.is_none() || is_any_open(view, Some(actor));
    let marked = pile(state, asked).filter(|_| is_open);
    let counts = marked.map(|round| marking::counts(view, round, language));
    let counted =
        |counts: &crate::pages::marking::SlipCounts| format!("{} {}", counts.received, counts.of);
    KeyingPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        who: who.to_owned(),
        round: round_title(state, language),
        phase: console::phase_view(view, language).text,
        clock: clock_view(view),
        hand_in: open_round(state).and_then(|_| hand_in::for_helpers(view, language)),
        slip_line: marked.map(|round| slip_line(view, round, Some(actor), language)),
        keyboard: keyboard(&state.edition),
        counts: counts.as_ref().map_or_else(String::new, counted),
        counts_title: counts.map_or_else(String::new, |counts| counts.title),
        is_quiet: open_round(state).is_some(),
        is_double: marked.is_some_and(|round| round.is_double),
        errands: errands::errands(view, language),
        conflicts: conflicts::sentence(view, language),
        missing: marked
            .map(|round| marking::missing(view, round, Some(actor), language))
            .unwrap_or_default(),
        keyed: marked.map(|round| keyed(view, round, actor, language)).unwrap_or_default(),
    }
}

/// The last slips keyed; where two people key each, only what this one keyed.
fn keyed(view: &HallView, round: &Round, actor: &str, language: Language) -> Vec<KeyedLine> {
    if !round.is_double {
        let last = marking::last_slips(round).into_iter();
        return last.map(|slip| line(view, (round, slip), language)).collect();
    }
    let own = own_entries(round, actor).into_iter();
    own.map(|slip| line(view, (round, &slip), language)).collect()
}

/// What somebody keyed where two people key each slip: first, second or against another, the last
/// slips first.
fn own_entries(round: &Round, actor: &str) -> Vec<Slip> {
    let own = |slip: &Slip| {
        let against = round.disputed.get(&slip.id)?;
        let entry = against.iter().find(|entry| entry.by == actor)?;
        Some(Slip {
            text: entry.text.clone(),
            verdict: Verdict::zero(Reason::NoSlip),
            ..slip.clone()
        })
    };
    let entry = |slip: &Slip| {
        let is_second = round.confirmed.get(&slip.id).is_some_and(|by| by == actor);
        let is_own = slip.recorded_by == actor || is_second;
        own(slip).or_else(|| is_own.then(|| slip.clone()))
    };
    let counting = round.slips.iter().filter(|slip| {
        let counts = round.slip_of(slip.player);
        counts.is_some_and(|one| one.id == slip.id)
    });
    let mut entries: Vec<Slip> = counting.filter_map(entry).collect();
    entries.reverse();
    entries.truncate(marking::JUST_KEYED);
    entries
}

fn line(view: &HallView, (round, slip): (&Round, &Slip), language: Language) -> KeyedLine {
    let is_quiet = open_round(&view.state).is_some();
    let is_disputed = round.dispute_of(slip.player).is_some();
    KeyedLine {
        number: slip.player,
        name: player_name(&view.state, slip.player),
        text: quiet::words(&slip.text, language),
        points: if is_quiet || is_disputed {
            String::new()
        } else {
            slip.verdict.points.to_string()
        },
        line: slips::line(slip),
    }
}
