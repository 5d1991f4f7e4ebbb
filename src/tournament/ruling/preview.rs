//! What a ruling would change, shown before it is given or revoked.

use std::collections::BTreeMap;

use crate::tournament::command::Command;
use crate::tournament::decide::decide;
use crate::tournament::event::Event;
use crate::tournament::referee::Referee;
use crate::tournament::refusal::Refusal;
use crate::tournament::round::{Round, Slip, Tops, Verdict};
use crate::tournament::standings::{Standing, standings};
use crate::tournament::state::Tournament;

/// What is different afterwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// What would be recorded.
    pub events: Vec<Event>,
    /// The players whose line of the standings changes, in the order of the standings afterwards.
    pub players: Vec<PlayerChange>,
    /// The rounds whose top changes in points or placements.
    pub tops: Vec<TopChange>,
    /// The slips whose verdict changes, those that count for nobody too.
    pub slips: Vec<SlipChange>,
}

/// A line of the standings before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerChange {
    /// Whose.
    pub player: u32,
    /// His rank.
    pub rank: (u32, u32),
    /// His total.
    pub total: (i32, i32),
    /// The points of his slips.
    pub points: (i32, i32),
}

/// The top of a round before and after; `None` where it is void.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopChange {
    /// Which round.
    pub round: u32,
    /// The tops before.
    pub before: Option<Tops>,
    /// The tops afterwards.
    pub after: Option<Tops>,
}

/// The verdict on a slip before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipChange {
    /// Which slip.
    pub slip: u32,
    /// Which round.
    pub round: u32,
    /// Whose.
    pub player: u32,
    /// The verdict before.
    pub before: Verdict,
    /// The verdict afterwards.
    pub after: Verdict,
}

/// What a command would change: it is decided and applied to a draft of the tournament.
///
/// # Errors
/// Where the command itself is refused.
pub fn preview(
    state: &Tournament,
    command: &Command,
    referee: Referee<'_>,
) -> Result<Preview, Refusal> {
    let events = decide(state, command, referee)?;
    let draft = state.after(&events);
    Ok(Preview {
        players: players(state, &draft),
        tops: tops(state, &draft),
        slips: slips(state, &draft),
        events,
    })
}

fn players(before: &Tournament, after: &Tournament) -> Vec<PlayerChange> {
    let of = |state: &Tournament| standings(state, u32::MAX).lines;
    let old: BTreeMap<u32, Standing> = of(before).into_iter().map(|l| (l.player, l)).collect();
    let change = |new: &Standing| {
        let old = old.get(&new.player).filter(|old| *old != new)?;
        Some(PlayerChange {
            player: new.player,
            rank: (old.rank, new.rank),
            total: (old.total, new.total),
            points: (old.points, new.points),
        })
    };
    of(after).iter().filter_map(change).collect()
}

fn tops(before: &Tournament, after: &Tournament) -> Vec<TopChange> {
    let best = |tops: &Option<Tops>| tops.clone().map(|tops| (tops.points, tops.placements));
    let rounds = before.rounds.iter().zip(&after.rounds);
    let changed = rounds.filter(|(old, new)| best(&old.tops) != best(&new.tops));
    let change = |(old, new): (&Round, &Round)| TopChange {
        round: old.number,
        before: old.tops.clone(),
        after: new.tops.clone(),
    };
    changed.map(change).collect()
}

fn slips(before: &Tournament, after: &Tournament) -> Vec<SlipChange> {
    let slips = before
        .rounds
        .iter()
        .flat_map(|round| round.slips.iter().map(|slip| (round.number, slip)));
    let change = |(round, old): (u32, &Slip)| {
        let (_, new) = after
            .slip(old.id)
            .filter(|(_, new)| new.verdict != old.verdict)?;
        Some(SlipChange {
            slip: old.id,
            round,
            player: old.player,
            before: old.verdict.clone(),
            after: new.verdict.clone(),
        })
    };
    slips.filter_map(change).collect()
}
