//! What a ruling would change, shown before it is given or revoked.

use crate::model::{Command, Event, PlacementText, PlayerNumber, Refusal, Round, RoundNumber};
use crate::model::{Slip, SlipNumber, Tops, Verdict};
use crate::results::{Standing, standings};
use crate::{decide::decide, judging::choice::unattended_choice, state::Tournament};
use flavita_lexicon::graph::Graph;
use std::collections::BTreeMap;

/// What is different afterwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// What would be recorded.
    pub events: Vec<Event>,
    /// The players whose line of the standings changes, in the order of the standings afterwards.
    pub players: Vec<PlayerChange>,
    /// The rounds whose top changes in points or placements.
    pub tops: Vec<TopChange>,
    /// The placements on the board that are tops no more.
    pub laid: Vec<LaidChange>,
    /// What the ruling lays on the board, or what comes back there where it is revoked.
    pub relaid: Option<(RoundNumber, PlacementText)>,
    /// The slips that count and whose verdict changes.
    pub slips: Vec<SlipChange>,
}

/// A line of the standings before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerChange {
    /// Whose.
    pub player: PlayerNumber,
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
    pub round: RoundNumber,
    /// The tops before.
    pub before: Option<Tops>,
    /// The tops afterwards.
    pub after: Option<Tops>,
}

/// A placement on the board that was a top and is none afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidChange {
    /// Which round.
    pub round: RoundNumber,
    /// What lies there.
    pub lies: PlacementText,
    /// What may be laid in its place, or why nothing can.
    pub instead: Result<Vec<PlacementText>, Stays>,
}

/// Why a placement stays on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stays {
    /// The next rack is drawn, or the game is over.
    GoneOn,
    /// What is laid in this game is prepared or another hall's.
    GivenElsewhere,
}

/// The verdict on a slip before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipChange {
    /// Which slip.
    pub slip: SlipNumber,
    /// Which round.
    pub round: RoundNumber,
    /// Whose.
    pub player: PlayerNumber,
    /// The verdict before.
    pub before: Verdict,
    /// The verdict afterwards.
    pub after: Verdict,
}

/// What a command would change: it is decided and applied to a draft of the tournament.
///
/// # Errors
/// Where the command itself is refused.
pub fn preview(state: &Tournament, command: &Command, words: &Graph) -> Result<Preview, Refusal> {
    let events = decide(state, command, words)?;
    let draft = state.after(&events);
    Ok(Preview {
        players: players(state, &draft),
        tops: tops(state, &draft),
        laid: laid(state, &draft),
        relaid: relaid(state, &draft),
        slips: slips(state, &draft),
        events,
    })
}

fn players(before: &Tournament, after: &Tournament) -> Vec<PlayerChange> {
    let of = |state: &Tournament| standings(state, RoundNumber::MAX).lines;
    let old: BTreeMap<PlayerNumber, Standing> =
        of(before).into_iter().map(|l| (l.player, l)).collect();
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

fn laid(before: &Tournament, after: &Tournament) -> Vec<LaidChange> {
    let is_top = |round: &Round, lies: &PlacementText| {
        let mut tops = round.tops.iter().flat_map(|tops| &tops.placements);
        tops.any(|top| top == lies)
    };
    let change = |(old, new): (&Round, &Round)| {
        let lies = &new.placed.as_ref()?.placement;
        let is_changed = is_top(old, lies) && new.tops.is_some() && !is_top(new, lies);
        is_changed.then(|| LaidChange {
            round: new.number,
            lies: lies.clone(),
            instead: instead(after, new),
        })
    };
    let rounds = before.rounds.iter().zip(&after.rounds);
    rounds.filter_map(change).collect()
}

fn relaid(before: &Tournament, after: &Tournament) -> Option<(RoundNumber, PlacementText)> {
    let (round, placed) = after.last_placed()?;
    let lay = &before.round(round.number)?.placed.as_ref()?.placement;
    (*lay != placed.placement).then(|| (round.number, placed.placement.clone()))
}

/// The tops of a round whose placement can still be replaced, the one that the rules take first.
fn instead(state: &Tournament, round: &Round) -> Result<Vec<PlacementText>, Stays> {
    if state.may_replace(round.number).is_none() {
        return Err(Stays::GoneOn);
    }
    if state.prepared_game().is_some() || state.relayed.is_some() {
        return Err(Stays::GivenElsewhere);
    }
    let mut tops = round.tops.clone().map_or_else(Vec::new, |t| t.placements);
    if let Some(first) = unattended_choice(state, round).filter(|first| *first < tops.len()) {
        tops[..=first].rotate_right(1);
    }
    Ok(tops)
}

fn slips(before: &Tournament, after: &Tournament) -> Vec<SlipChange> {
    let slips =
        before.rounds.iter().flat_map(|round| round.slips.iter().map(|slip| (round.number, slip)));
    let change = |(round, old): (RoundNumber, &Slip)| {
        let changed =
            |(round, new): &(&Round, &Slip)| round.counts(new) && new.verdict != old.verdict;
        let (_, new) = after.slip(old.id).filter(changed)?;
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
