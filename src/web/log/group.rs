//! What an event of the log is about: which sort of thing, which round, which player.

use flavita_app::view::DeskView;
use flavita_tournament::{model::event::Event, model::ruling::Ruling};

/// The sorts of things, in the order of the list.
pub(crate) const GROUPS: [&str; 6] = ["rounds", "slips", "players", "rulings", "notes", "whole"];

/// Which sort of thing an event is.
pub(crate) fn group(event: &Event) -> &'static str {
    match event {
        Event::RackRejected { .. }
        | Event::RackDrawn { .. }
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
        Event::RulingGiven { .. } | Event::RulingRevoked { .. } => "rulings",
        Event::NoteWritten { .. } => "notes",
        Event::TournamentCreated(_)
        | Event::EntropyAdded { .. }
        | Event::DoubleEntrySet { .. }
        | Event::GameEnded { .. }
        | Event::SeedRevealed { .. }
        | Event::Finalised { .. }
        | Event::EpochBegun { .. }
        | Event::Definalised { .. } => "whole",
    }
}

/// The round that an event is about.
pub(crate) fn round(view: &DeskView, event: &Event) -> Option<u32> {
    if let Event::RackRejected { round, .. }
    | Event::RackDrawn { round, .. }
    | Event::RoundOpened { round, .. }
    | Event::ClockPaused { round, .. }
    | Event::ClockResumed { round }
    | Event::ClockExtended { round, .. }
    | Event::RoundClosed { round, .. }
    | Event::TopRevealed { round, .. }
    | Event::TopPlaced { round, .. }
    | Event::SlipHandedIn { round, .. }
    | Event::HandInTakenBack { round, .. }
    | Event::SlipSent { round, .. }
    | Event::SlipCameLate { round, .. }
    | Event::LateSlipDecided { round, .. }
    | Event::SlipJudged { round, .. }
    | Event::SlipConfirmed { round, .. }
    | Event::DisputeSettled { round, .. }
    | Event::SlipWithdrawn { round, .. }
    | Event::MarkingLocked { round } = event
    {
        return Some(*round);
    }
    if let Event::SlipDisputed(disputed) = event {
        return Some(disputed.round);
    }
    if let Event::NoticeDelivered { slip, .. } = event {
        let (round, _) = view.state.slip(*slip)?;
        return Some(round.number);
    }
    about(view, event)?.round()
}

/// The player that an event is about.
pub(crate) fn player(view: &DeskView, event: &Event) -> Option<u32> {
    if let Event::PlayerRegistered { number, .. }
    | Event::PlayerWithdrew { number, .. }
    | Event::PlayerReturned { number, .. }
    | Event::PlayerChanged { number, .. }
    | Event::AbsenceNoted { number, .. }
    | Event::PlayerRenumbered { to: number, .. }
    | Event::PlayersMerged { kept: number, .. }
    | Event::SlipHandedIn { player: number, .. }
    | Event::HandInTakenBack { player: number, .. }
    | Event::SlipSent { player: number, .. }
    | Event::SlipCameLate { player: number, .. }
    | Event::LateSlipDecided { player: number, .. }
    | Event::SlipJudged { player: number, .. }
    | Event::SlipConfirmed { player: number, .. }
    | Event::DisputeSettled { player: number, .. } = event
    {
        return Some(*number);
    }
    if let Event::SlipDisputed(disputed) = event {
        return Some(disputed.player);
    }
    if let Event::SlipWithdrawn { slip, .. } | Event::NoticeDelivered { slip, .. } = event {
        let (_, slip) = view.state.slip(*slip)?;
        return Some(slip.player);
    }
    ruled_player(view, about(view, event)?)
}

/// What was ruled, where an event is about that.
fn about<'a>(view: &'a DeskView, event: &'a Event) -> Option<&'a Ruling> {
    if let Event::RulingGiven { what, .. } = event {
        return Some(what);
    }
    if let Event::RulingRevoked { ruling, .. } = event {
        return ruled(view, *ruling);
    }
    None
}

fn ruled(view: &DeskView, number: u32) -> Option<&Ruling> {
    let mut given = view.state.rulings.iter();
    given.find(|given| given.number == number).map(|given| &given.what)
}

fn ruled_player(view: &DeskView, what: &Ruling) -> Option<u32> {
    if let Ruling::SlipJudged { slip, .. } = what {
        let (_, slip) = view.state.slip(*slip)?;
        return Some(slip.player);
    }
    if let Ruling::PointsGiven { player, .. }
    | Ruling::TimeSet { player, .. }
    | Ruling::MeanGranted { player, .. } = what
    {
        return Some(*player);
    }
    None
}
