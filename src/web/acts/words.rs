//! What came of a button that was pressed, in a sentence.

use crate::parts::{drawn_rack, minutes, rack_sentences, shown_placement, slip_words::shown_text};
use crate::slip_line::words::both;
use crate::{acts::rejected_rack, marking::conflicts::came_late, players::page::written};
use flavita_app::desk::{DeskError, Lacks};
use flavita_i18n::names::{numbered, points, shown_word};
use flavita_i18n::{language::Language, refusal, ruling, text::joined};
use flavita_tournament::model::{Actor, Event, PlacementText, Player, PlayerNumber, RackOrigin};
use flavita_tournament::model::{Round, RoundNumber, Slip};
use flavita_tournament::{decide::racks::exchanged, state::Tournament};
use std::{iter::once, slice::from_ref};

/// What was done, in the words of its last event that has any.
pub fn done_sentence(language: Language, state: &Tournament, events: &[Event]) -> String {
    let is_coming = |event: &&Event| matches!(event, Event::PlayerRegistered { .. });
    let come = events.iter().filter(is_coming).count();
    if come > 1 {
        return say!(language, "done-players-added", n = come);
    }
    if let Some(withdrawn) = withdrawn(language, state, events) {
        let again = events.iter().find(|event| matches!(event, Event::SlipJudged { .. }));
        let again = again.and_then(|event| event_sentence(language, state, event));
        return both(&withdrawn, &again.unwrap_or_default());
    }
    let is_top = events.iter().any(|event| matches!(event, Event::TopRevealed { .. }));
    // Slips that were sent are judged along with the top.
    let is_told = |event: &&Event| !(is_top && matches!(event, Event::SlipJudged { .. }));
    let mut told = events.iter().rev().filter(is_told);
    let last = told.find_map(|event| event_sentence(language, state, event)).unwrap_or_default();
    // What came of a rack out of a bag of cloth is told along with the rack.
    let [note @ Event::NoteWritten { .. }, _] = events else { return last };
    both(&last, &event_sentence(language, state, note).unwrap_or_default())
}

/// The rack of a round, and the blanks that it bought back.
fn rack_drawn(
    state: &Tournament,
    number: RoundNumber,
    (rack, origin): (&str, &RackOrigin),
    language: Language,
) -> String {
    let round = state.round(number).filter(|round| round.rack_text == rack);
    let bought = round.filter(|_| state.profile.form.blanks_bought_back);
    let bought = bought.map(|round| rack_sentences(state, round, language));
    let rack = drawn_rack(state, number, rack, origin);
    both(&say!(language, "done-rack-drawn", round = number, rack), &bought.unwrap_or_default())
}

/// One event in a sentence; `None` where there is nothing to say to whoever brought it about.
pub fn event_sentence(language: Language, state: &Tournament, event: &Event) -> Option<String> {
    let name = |number: &PlayerNumber| {
        state.players.get(number).map(Player::full_name).unwrap_or_default()
    };
    let of = |player: &PlayerNumber, key: &str| say!(language, key, number = player);
    let named = |number: &PlayerNumber, key: &str| say!(language, key, number, name = name(number));
    Some(match event {
        // Of a slip that a player sent nobody hears before the top.
        Event::TournamentCreated(_) | Event::EpochBegun { .. } | Event::SlipSent { .. } => {
            return None;
        }
        Event::SlipHandedIn { player, used_ms, .. } => {
            say!(language, "slip-handed-in", number = player, time = minutes(*used_ms))
        }
        Event::HandInTakenBack { player, .. } => of(player, "done-hand-in-back"),
        Event::SlipJudged { player, verdict, .. } => {
            let points = points(language, verdict.points);
            say!(language, "slip-recorded", number = player, points)
        }
        Event::SlipDisputed(disputed) => of(&disputed.player, "slip-disputed"),
        Event::SlipConfirmed { round, player } if is_decided(state, *round, *player) => {
            of(player, "done-slip-decided")
        }
        Event::SlipConfirmed { player, .. } => of(player, "done-slip-confirmed"),
        Event::DisputeSettled { player, .. } => of(player, "done-dispute-settled"),
        Event::NoticeDelivered { slip, is_delivered } => {
            let keys = ["done-not-delivered", "done-delivered"];
            of(&state.slip(*slip)?.1.player, keys[usize::from(*is_delivered)])
        }
        Event::SlipAppealed { round, player, appeal } => {
            let step: &str = appeal.into();
            say!(language, "done-appeal", number = player, round, step)
        }
        Event::SlipWithdrawn { .. } => return withdrawn(language, state, from_ref(event)),
        Event::SlipCameLate { player, late_ms, .. } => {
            format!("{}.", came_late(state, *player, *late_ms, language))
        }
        Event::LateSlipDecided { player, is_in_time: true, .. } => of(player, "done-late-counts"),
        Event::LateSlipDecided { player, .. } => of(player, "done-late-is-late"),
        Event::NoteWritten { text } => {
            let explosive = state.profile.form.explosive;
            let tiles = exchanged(&state.edition, text).filter(|_| explosive);
            let Some((back, instead)) = tiles else { return Some(text.clone()) };
            let [back, instead] = [back, instead].map(|tile| state.edition.tile_label(tile));
            say!(language, "rack-exchanged", back, instead)
        }
        Event::PlayerRegistered { number, .. } => named(number, "done-player-added"),
        Event::PlayerWithdrew { number, .. } => named(number, "done-player-withdrawn"),
        Event::PlayerReturned { number, from_round: round } => {
            say!(language, "done-player-returned", number, name = name(number), round)
        }
        Event::PlayerChanged { number, .. } => named(number, "done-player-changed"),
        Event::PlayerRenumbered { number: from, to } => {
            say!(language, "done-player-renumbered", from, to, name = name(to))
        }
        Event::AbsenceNoted { number, rounds } => {
            let (n, rounds) = (rounds.len(), written(&rounds.iter().copied().collect()));
            say!(language, "done-absence-noted", number, name = name(number), n, rounds)
        }
        Event::PlayersMerged { kept, gone } => {
            say!(language, "done-players-merged", kept, gone, name = name(kept))
        }
        Event::RackRejected { round, rack, because, origin } => {
            let gone = (*round, rack.as_str(), origin);
            rejected_rack::sentence(state, gone, because, language)
        }
        Event::RackDrawn { round, rack, origin } => {
            rack_drawn(state, *round, (rack, origin), language)
        }
        Event::VowelsSet { round, vowels } => say!(language, "done-vowels-set", round, n = vowels),
        Event::RoundOpened { round, .. } => say!(language, "done-round-opened", round),
        Event::ClockPaused { .. } => say!(language, "done-paused"),
        Event::ClockResumed { .. } => say!(language, "done-resumed"),
        Event::ClockExtended { by_ms, .. } => say!(language, "done-extended", n = by_ms / 1000),
        Event::RoundClosed { round, .. } => say!(language, "done-round-closed", round),
        Event::TopRevealed { round, tops } => {
            say!(language, "done-top-revealed", round, points = points(language, tops.points))
        }
        Event::TopPlaced { placed, .. } => {
            let PlacementText { at, word } = &placed.placement;
            say!(language, "done-top-chosen", word = shown_word(word), at)
        }
        Event::DoubleEntrySet { is_on: true, .. } => say!(language, "done-double-on"),
        Event::DoubleEntrySet { at_once: true, .. } => say!(language, "done-double-off-now"),
        Event::DoubleEntrySet { .. } => say!(language, "done-double-off"),
        Event::BlocksSet { blocks } if blocks.is_empty() => say!(language, "done-blocks-none"),
        Event::BlocksSet { blocks } => {
            let told = blocks.iter().map(|one| format!("{} · {}", one.numbers(), one.helper));
            say!(language, "done-blocks", text = joined(told, language.semicolon()))
        }
        Event::MarkingLocked { round } => say!(language, "done-marking-locked", round),
        Event::RulingGiven { what, .. } => ruling::sentence(language, state, what),
        Event::RulingRevoked { ruling, .. } => say!(language, "done-ruling-revoked", n = ruling),
        Event::GameEnded { .. } => say!(language, "done-game-ended"),
        Event::EntropyAdded { public } => say!(language, "done-entropy-added", text = public),
        Event::SeedRevealed { .. } => say!(language, "done-seed-revealed"),
        Event::Finalised { .. } => say!(language, "done-finalised"),
        Event::Definalised { .. } => say!(language, "done-definalised"),
    })
}

/// Why it was not done, in a sentence that says what to do.
pub fn error_sentence(language: Language, error: &DeskError) -> String {
    match error {
        DeskError::Refused(refused) => refusal::sentence(language, refused),
        DeskError::SlipsMissing(lacks) => {
            let again = say!(language, "next-again");
            format!("{}. {again}", lacking(language, *lacks))
        }
        DeskError::ChooseTop => say!(language, "refusal-top-not-chosen"),
        DeskError::StepIsOver => say!(language, "refusal-step-over"),
        DeskError::OtherSlip => say!(language, "slip-other-now"),
        DeskError::ChangedSince => say!(language, "final-changed-since"),
        DeskError::NothingToUndo => say!(language, "refusal-nothing-to-undo"),
        DeskError::NotSaved(_, None) => say!(language, "fault-not-saved"),
        DeskError::NotSaved(_, Some(trouble)) => {
            let cause = say!(language, &format!("trouble-{trouble}"));
            format!("{} {cause}", say!(language, "fault-not-saved"))
        }
        DeskError::KeyOfAnother => say!(language, "fault-key-of-another"),
        DeskError::Busy => say!(language, "fault-busy"),
        DeskError::Stopped => say!(language, "refusal-tournament-closed"),
    }
}

/// What a round lacks whose marking would be closed, without a full stop.
pub fn lacking(language: Language, lacks: Lacks) -> String {
    let Lacks { round, missing, once } = lacks;
    let part = |key: &str, n: usize| (n > 0).then(|| say!(language, key, n = n, of = round));
    let parts = [part("next-needs-slips", missing), part("next-needs-seconds", once)];
    joined(parts.into_iter().flatten(), language.semicolon())
}

/// Whether the arbiter settled what a slip says, and no second entry did.
fn is_decided(state: &Tournament, round: RoundNumber, player: PlayerNumber) -> bool {
    let round = state.round(round);
    let slip = round.and_then(|round| Some((round, round.slip_of(player)?)));
    slip.is_some_and(|(round, slip)| {
        let by = round.confirmed.get(&slip.id);
        slip.is_by_arbiter() && by.is_some_and(|by| !matches!(by, Actor::Helper(_)))
    })
}

/// The slips of one line that were taken back together, with those that count again; `None` where
/// there are none.
pub(crate) fn withdrawn(
    language: Language,
    state: &Tournament,
    events: &[Event],
) -> Option<String> {
    let slip = |event: &Event| {
        let Event::SlipWithdrawn { slip, .. } = event else { return None };
        state.slip(*slip)
    };
    let slips: Vec<(&Round, &Slip)> = events.iter().filter_map(slip).collect();
    let (round, first) = slips.first()?;
    let reading = first.verdict.reading.as_ref().map_or_else(String::new, shown_placement);
    let numbers = numbered(language, joined(slips.iter().map(|(_, slip)| slip.player), ", "));
    let round = say!(language, "round-title", n = round.number);
    let text = format!("{round}, {numbers} {reading}");
    let undone = say!(language, "done-undone", text = text.trim());
    let again = |(round, gone): &(&Round, &Slip)| {
        let is_other = |one: &&Slip| one.stands() && one.player == gone.player && one.id != gone.id;
        let last = round.slips.iter().filter(is_other).max_by_key(|one| one.id);
        let under = last.filter(|one| one.id < gone.id)?;
        let name = Some(shown_text(under)).filter(|text| !text.is_empty())?;
        Some(say!(language, "done-stands-again", number = gone.player, name))
    };
    let again = slips.iter().filter_map(again);
    Some(joined(once(undone).chain(again), " "))
}
