//! What an event of the log is about: which sort of thing, which round, which player.

use flavita_tournament::model::{Event, PlayerNumber, RoundNumber, Ruling, RulingNumber};
use flavita_tournament::{model::SlipNumber, state::Tournament};

/// The sorts of things, in the order of the list.
pub(crate) const GROUPS: [&str; 6] = ["rounds", "slips", "players", "rulings", "notes", "whole"];

/// Which sort of thing an event is.
pub(crate) fn group(event: &Event) -> &'static str {
    match event {
        Event::RackRejected { .. }
        | Event::RackDrawn { .. }
        | Event::VowelsSet { .. }
        | Event::RoundOpened { .. }
        | Event::ClockPaused { .. }
        | Event::ClockResumed { .. }
        | Event::ClockExtended { .. }
        | Event::RoundClosed { .. }
        | Event::TopRevealed { .. }
        | Event::TopPlaced { .. } => "rounds",
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
        | Event::SlipWithdrawn { .. }
        | Event::MarkingLocked { .. } => "slips",
        Event::PlayerRegistered { .. }
        | Event::PlayerWithdrew { .. }
        | Event::PlayerReturned { .. }
        | Event::PlayerChanged { .. }
        | Event::PlayerRenumbered { .. }
        | Event::AbsenceNoted { .. }
        | Event::PlayersMerged { .. } => "players",
        Event::RulingGiven { .. } | Event::RulingRevoked { .. } | Event::SlipAppealed { .. } => {
            "rulings"
        }
        Event::NoteWritten { .. } => "notes",
        Event::TournamentCreated(_)
        | Event::EntropyAdded { .. }
        | Event::DoubleEntrySet { .. }
        | Event::BlocksSet { .. }
        | Event::GameEnded { .. }
        | Event::SeedRevealed { .. }
        | Event::Finalised { .. }
        | Event::EpochBegun { .. }
        | Event::Definalised { .. } => "whole",
    }
}

/// The round that an event is about.
pub(crate) fn round(state: &Tournament, event: &Event) -> Option<RoundNumber> {
    if let Event::NoticeDelivered { slip, .. } = event {
        let (round, _) = state.slip(*slip)?;
        Some(round.number)
    } else if let Event::RulingRevoked { ruling, .. } = event {
        ruled(state, *ruling)?.round()
    } else {
        event.round()
    }
}

/// The player that an event is about.
pub(crate) fn player(state: &Tournament, event: &Event) -> Option<PlayerNumber> {
    let on_slip = |slip: SlipNumber| state.slip(slip).map(|(_, slip)| slip.player);
    let what =
        if let Event::SlipWithdrawn { slip, .. } | Event::NoticeDelivered { slip, .. } = event {
            return on_slip(*slip);
        } else if let Event::RulingGiven { what, .. } = event {
            what
        } else if let Event::RulingRevoked { ruling, .. } = event {
            ruled(state, *ruling)?
        } else {
            return event.player();
        };
    if let Ruling::SlipJudged { slip, .. } = what { on_slip(*slip) } else { what.player() }
}

fn ruled(state: &Tournament, number: RulingNumber) -> Option<&Ruling> {
    let mut given = state.rulings.iter();
    given.find(|given| given.number == number).map(|given| &given.what)
}
