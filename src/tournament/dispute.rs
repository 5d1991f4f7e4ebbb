//! Two entries of one slip that say different things: the arbiter says which one counts.
//!
//! An entry speaks against a slip. The dispute is open as long as that slip counts for its player:
//! whatever else takes its place ends it, and taking that back opens it again.

use serde::{Deserialize, Serialize};

use crate::tournament::event::{Event, Stamp};
use crate::tournament::player::Player;
use crate::tournament::profile::several::SeveralSlips;
use crate::tournament::reason::Reason;
use crate::tournament::round::{PlacementText, Round, Slip, SlipText};
use crate::tournament::state::Tournament;

/// What a log keeps of an entry that differs from the slip that is recorded.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Disputed {
    /// Which round.
    pub round: u32,
    /// Whose slip.
    pub player: u32,
    /// The slip that it speaks against.
    pub slip: u32,
    /// What stands on it for whoever keyed it now.
    pub text: SlipText,
    /// How many slips the player handed in.
    pub copies: u32,
    /// Who keyed it.
    pub by: String,
}

/// An entry that speaks against a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number: that of its event in the log.
    pub id: usize,
    /// What stands on the slip.
    pub text: SlipText,
    /// How many slips the player handed in.
    pub copies: u32,
    /// Who keyed it.
    pub by: String,
    /// When: milliseconds since 1970 (UTC), a label only.
    pub at_ms: i64,
}

/// An open dispute.
#[derive(Clone, Copy, Debug)]
pub struct Dispute<'a> {
    /// The slip that counts until it is settled.
    pub slip: &'a Slip,
    /// What speaks against it, in the order of entry; one at least.
    pub entries: &'a [Entry],
}

/// How the log begins the name of a helper.
pub const HELPER: &str = "helper: ";

impl Slip {
    /// Whether the arbiter recorded it, from whichever computer: neither a helper nor the player.
    #[must_use]
    pub fn is_by_arbiter(&self) -> bool {
        !self.is_sent() && !self.recorded_by.starts_with(HELPER)
    }

    /// How many slips the player had handed in when this was recorded: 0, 1 or several.
    #[must_use]
    pub fn copies(&self) -> u32 {
        match self.judged.reasons.as_slice() {
            [Reason::NoSlip] => 0,
            [Reason::SeveralSlips] => 2,
            _ => 1,
        }
    }

    /// Whether this very text stands on it, of as many slips.
    #[must_use]
    pub fn says(&self, text: &SlipText, copies: u32) -> bool {
        self.copies() == copies.min(2) && self.text == *text
    }
}

impl Round {
    /// The open disputes, in the order of the slips.
    pub fn disputes(&self) -> impl Iterator<Item = Dispute<'_>> {
        self.disputed.iter().filter_map(|(id, entries)| {
            let slip = self.slips.iter().find(|slip| slip.id == *id)?;
            let counts = self.slip_of(slip.player).is_some_and(|one| one.id == *id);
            (counts && !entries.is_empty()).then_some(Dispute { slip, entries })
        })
    }

    /// The open dispute about the slip of a player.
    #[must_use]
    pub fn dispute_of(&self, player: u32) -> Option<Dispute<'_>> {
        let slip = self.slip_of(player)?;
        let entries = self.disputed.get(&slip.id)?;
        (!entries.is_empty()).then_some(Dispute { slip, entries })
    }

    /// Whether a second person has yet to key this slip. What a player sent himself nobody keys.
    #[must_use]
    pub fn needs_second(&self, slip: &Slip) -> bool {
        let is_done = slip.is_sent() || self.confirmed.contains_key(&slip.id);
        self.is_double && !is_done && !self.disputed.contains_key(&slip.id)
    }

    /// Whether the arbiter may be the second who keys this slip, and so does not see what the first
    /// keyed.
    #[must_use]
    pub fn is_unseen(&self, slip: &Slip) -> bool {
        self.needs_second(slip) && !slip.is_by_arbiter()
    }

    /// The players whose slips are disputed, by number.
    #[must_use]
    pub fn disputed_players(&self) -> Vec<u32> {
        let mut players: Vec<u32> = self.disputes().map(|one| one.slip.player).collect();
        players.sort_unstable();
        players
    }
}

impl Tournament {
    /// Takes an entry that differs, or the end of a dispute; `None` and unchanged where it does
    /// not fit.
    pub(super) fn take_dispute(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        let id = self.events();
        if let Event::SlipDisputed(disputed) = event {
            let round = self.round_mut(disputed.round)?;
            let slip = round.slip_of(disputed.player)?;
            (slip.id == disputed.slip && slip.recorded_by != disputed.by).then_some(())?;
            let entries = round.disputed.entry(disputed.slip).or_default();
            let is_said = |entry: &Entry| {
                let is_same = (&entry.text, entry.copies) == (&disputed.text, disputed.copies);
                is_same && entry.by == disputed.by
            };
            (!entries.iter().any(is_said)).then_some(())?;
            entries.retain(|entry| entry.by != disputed.by);
            entries.push(Entry {
                id,
                text: disputed.text.clone(),
                copies: disputed.copies,
                by: disputed.by.clone(),
                at_ms: stamp.at_ms,
            });
        } else if let Event::DisputeSettled { round, player } = event {
            let round = self.round_mut(*round)?;
            let slip = round.dispute_of(*player)?.slip.id;
            round.disputed.remove(&slip);
            round.confirmed.insert(slip, stamp.actor.clone());
        } else if let Event::SlipConfirmed { round, player } = event {
            let round = self.round_mut(*round)?;
            let slip = round.slip_of(*player).filter(|_| round.is_double)?.id;
            (!round.confirmed.contains_key(&slip)).then_some(())?;
            round.confirmed.insert(slip, stamp.actor.clone());
        } else if let Event::NoticeDelivered { slip, is_delivered } = event {
            self.slip(*slip)?;
            let is_news = if *is_delivered {
                self.delivered.insert(*slip)
            } else {
                self.delivered.remove(slip)
            };
            is_news.then_some(())?;
        } else {
            return None;
        }
        Some(())
    }

    /// Whether every slip of a round is judged, none disputed and each keyed as often as it has to
    /// be, or its marking closed.
    #[must_use]
    pub fn is_marked(&self, round: &Round) -> bool {
        let is_settled = round.is_locked || self.is_annulled(round.number);
        let is_whole = || {
            let is_keyed = self.missing(round).next().is_none();
            is_keyed && round.disputes().next().is_none() && self.once(round).next().is_none()
        };
        round.may_be_marked() && (is_settled || is_whole())
    }

    /// The players of a round whose slip was keyed once and has to be keyed again.
    pub fn once<'a>(&'a self, round: &'a Round) -> impl Iterator<Item = &'a Player> {
        let slip = |player: &&Player| round.slip_of(player.number);
        let players = self.players_in(round.number);
        players.filter(move |player| slip(player).is_some_and(|slip| round.needs_second(slip)))
    }

    /// Whether an entry says the same as a recorded slip. What the rules do not ask for and a time
    /// that only one of them has make no difference, and how it was spelt makes none.
    #[must_use]
    pub fn agrees(&self, slip: &Slip, text: &SlipText, copies: u32) -> bool {
        is_same(self, (&slip.text, slip.copies()), (text, copies))
    }
}

/// Whether two entries say the same.
pub(super) fn is_same(
    state: &Tournament,
    (one, copies): (&SlipText, u32),
    (other, others): (&SlipText, u32),
) -> bool {
    let asks = state.profile.asks_for_claims();
    let one_counts = state.profile.several_slips != SeveralSlips::Zero;
    let number = |copies: u32| {
        copies.min(if one_counts && !one.word.is_empty() {
            1
        } else {
            2
        })
    };
    let are_times_equal = match (one.used_ms, other.used_ms) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    };
    number(copies) == number(others)
        && are_times_equal
        && one.legibility == other.legibility
        && (!asks || one.claimed == other.claimed)
        && is_same_placement(state, one, other)
}

fn is_same_placement(state: &Tournament, one: &SlipText, other: &SlipText) -> bool {
    let is_spelt_alike = one.word == other.word && one.at == other.at;
    is_spelt_alike || {
        let [one, other] = [one, other].map(|text| {
            let (at, word) = (text.at.clone(), text.word.clone());
            state.read_placement(&PlacementText { at, word })
        });
        one.is_some() && one == other
    }
}
