//! What came of a button that was pressed, in a sentence.

use crate::{acts, acts::rejected_rack, parts::drawn_rack};
use flavita_app::desk::{DeskError, Lacks};
use flavita_i18n::{language::Language, names::points, names::shown_word, refusal, ruling};
use flavita_tournament::model::PlacementText;
use flavita_tournament::{model::Event, state::Tournament};

/// What was done, in the words of its last event that has any.
pub fn done_sentence(language: Language, state: &Tournament, events: &[Event]) -> String {
    let is_coming = |event: &&Event| matches!(event, Event::PlayerRegistered { .. });
    let come = events.iter().filter(is_coming).count();
    if come > 1 {
        return say!(language, "done-players-added", n = come);
    }
    if let Some(withdrawn) = acts::slips::withdrawn(language, state, events) {
        return withdrawn;
    }
    let is_top = events.iter().any(|event| matches!(event, Event::TopRevealed { .. }));
    events
        .iter()
        .rev()
        // Slips that were sent are judged along with the top.
        .filter(|event| !(is_top && matches!(event, Event::SlipJudged { .. })))
        .find_map(|event| event_sentence(language, state, event))
        .unwrap_or_default()
}

/// One event in a sentence; `None` where there is nothing to say to whoever brought it about.
pub(crate) fn event_sentence(
    language: Language,
    state: &Tournament,
    event: &Event,
) -> Option<String> {
    Some(match event {
        Event::TournamentCreated(_) | Event::EpochBegun { .. } => return None,
        Event::SlipHandedIn { .. }
        | Event::HandInTakenBack { .. }
        | Event::SlipSent { .. }
        | Event::SlipCameLate { .. }
        | Event::LateSlipDecided { .. }
        | Event::SlipJudged { .. }
        | Event::SlipDisputed(_)
        | Event::SlipConfirmed { .. }
        | Event::DisputeSettled { .. }
        | Event::NoticeDelivered { .. }
        | Event::SlipWithdrawn { .. } => return acts::slips::sentence(language, state, event),
        Event::NoteWritten { text } => text.clone(),
        Event::PlayerRegistered { .. }
        | Event::PlayerWithdrew { .. }
        | Event::PlayerReturned { .. }
        | Event::PlayerChanged { .. }
        | Event::PlayerRenumbered { .. }
        | Event::AbsenceNoted { .. }
        | Event::PlayersMerged { .. } => return acts::players::sentence(language, state, event),
        Event::RackRejected { round, rack, because, origin } => {
            let gone = (*round, rack.as_str(), origin);
            rejected_rack::sentence(state, gone, because, language)
        }
        Event::RackDrawn { round, rack, origin } => {
            let rack = drawn_rack(state, *round, rack, origin);
            say!(language, "done-rack-drawn", round, rack)
        }
        Event::VowelsSet { round, vowels } => {
            say!(language, "done-vowels-set", round, n = vowels)
        }
        Event::RoundOpened { round, .. } => say!(language, "done-round-opened", round),
        Event::ClockPaused { .. } => say!(language, "done-paused"),
        Event::ClockResumed { .. } => say!(language, "done-resumed"),
        Event::ClockExtended { by_ms, .. } => {
            say!(language, "done-extended", n = by_ms / 1000)
        }
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
            say!(language, "done-blocks", text = told.collect::<Vec<_>>().join("; "))
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
        DeskError::ChangedSince => say!(language, "final-changed-since"),
        DeskError::NothingToUndo => say!(language, "refusal-nothing-to-undo"),
        DeskError::NotSaved(_, None) => say!(language, "fault-not-saved"),
        DeskError::NotSaved(_, Some(trouble)) => {
            let cause = say!(language, &format!("trouble-{}", trouble.name()));
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
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join("; ")
}
