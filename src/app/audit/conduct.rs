//! What a log says beside the game: that its times go forward, that nobody had longer to think than
//! the rules give, and that everybody did only what is his to do.
//!
//! A slip that a player sent bears the moment at which it came, which may lie before what the desk
//! did while it waited for its disk; it never lies before its round.

use flavita_tournament::model::log_difference::{Differing, Found, Timed};
use flavita_tournament::model::{Actor, Appeal, Event, RoundNumber, Stamp};
use flavita_tournament::state::Tournament;

/// How far the computer's clock may be set back by itself, in milliseconds.
const SET_BACK_MS: i64 = 2_000;

/// Follows the times of a log.
#[derive(Debug, Default)]
pub(crate) struct Conduct {
    latest_ms: Option<i64>,
    opened_ms: Option<i64>,
}

impl Conduct {
    /// What is amiss with an event beside the game; `state` is the one before it.
    pub(crate) fn take(&mut self, event: &Event, stamp: &Stamp, state: &Tournament) -> Found {
        let order = self.order(event, stamp.at_ms);
        let may = may(&stamp.actor, event, state.relayed.is_some());
        let actor = (!may).then(|| Differing::NotTheirs(stamp.actor.clone()));
        order.or(actor).or_else(|| length(event, stamp, state))
    }

    fn order(&mut self, event: &Event, at_ms: i64) -> Found {
        let is_sent = matches!(event, Event::SlipSent { .. } | Event::SlipCameLate { .. });
        let floor = if is_sent { self.opened_ms } else { self.latest_ms };
        if matches!(event, Event::RoundOpened { .. }) {
            self.opened_ms = Some(at_ms);
        }
        let back_ms = floor.map_or(0, |floor| floor.saturating_sub(at_ms));
        if back_ms > SET_BACK_MS {
            // What follows is compared with this: one jump is one finding.
            self.latest_ms = Some(at_ms);
            return Some(Differing::SetBack { seconds: back_ms / 1_000, is_sent });
        }
        self.latest_ms = self.latest_ms.max(Some(at_ms));
        None
    }
}

/// Whether it is his to do. What is nobody else's is the arbiter's.
fn may(actor: &Actor, event: &Event, is_relayed: bool) -> bool {
    if let Event::SlipSent { player, .. } | Event::SlipCameLate { player, .. } = event {
        return *actor == Actor::Player(*player);
    }
    if let Event::SlipAppealed { player, appeal: Appeal::Asked | Appeal::TakenBack, .. } = event {
        return *actor == Actor::Player(*player);
    }
    let is_helpers = matches!(
        event,
        Event::SlipHandedIn { .. }
            | Event::HandInTakenBack { .. }
            | Event::SlipJudged { .. }
            | Event::SlipDisputed(_)
            | Event::SlipConfirmed { .. }
            | Event::SlipWithdrawn { .. }
            | Event::NoticeDelivered { .. }
    );
    let is_clocks = matches!(event, Event::RoundClosed { .. } | Event::ClockPaused { .. });
    let is_first_halls = matches!(
        event,
        Event::RackRejected { .. }
            | Event::RackDrawn { .. }
            | Event::RoundOpened { .. }
            | Event::TopPlaced { .. }
            | Event::GameEnded { .. }
            | Event::SeedRevealed { .. }
    );
    match actor {
        Actor::Console | Actor::Arbiter => true,
        Actor::Relay => is_relayed && is_first_halls,
        Actor::Helper(_) => is_helpers,
        Actor::Clock => is_clocks,
        Actor::Player(_) | Actor::Copies | Actor::Other(_) => false,
    }
}

/// Where a round was longer, or a player thought longer, than can be.
fn length(event: &Event, stamp: &Stamp, state: &Tournament) -> Found {
    let amiss = |of, round: &RoundNumber, ms, bound_ms| {
        Some(Differing::Time { round: *round, of, ms, bound_ms })
    };
    if let Event::RoundOpened { round, length_ms } = event {
        let rules_ms = u64::from(state.profile.round.seconds) * 1000;
        return amiss(Timed::ByRules, round, *length_ms, rules_ms)
            .filter(|_| *length_ms != rules_ms);
    }
    let clock = |round: &RoundNumber| Some(state.round(*round)?.clock);
    let (round, of, ms, most_ms) = if let Event::ClockPaused { round, remaining_ms, .. } = event {
        (round, Timed::Left, *remaining_ms, clock(round)?.remaining_ms)
    } else if let Event::ClockExtended { round, remaining_ms, by_ms } = event {
        let left_ms = remaining_ms.saturating_sub(*by_ms);
        (round, Timed::Left, left_ms, clock(round)?.remaining_ms)
    } else if let Event::RoundClosed { round, length_ms } = event {
        (round, Timed::Length, *length_ms, clock(round)?.granted_ms)
    } else if let Event::SlipHandedIn { round, used_ms, .. }
    | Event::SlipSent { round, used_ms, .. } = event
    {
        (round, Timed::Thinking, *used_ms, clock(round)?.granted_ms)
    } else {
        return None;
    };
    let is_cut = matches!(event, Event::RoundClosed { .. }) && stamp.actor == Actor::Clock;
    let is_wrong = if is_cut { ms != most_ms } else { ms > most_ms };
    let of = if is_cut { Timed::ByClock } else { of };
    amiss(of, round, ms, most_ms).filter(|_| is_wrong)
}
