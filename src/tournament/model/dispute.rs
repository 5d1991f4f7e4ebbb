//! Slips about which two entries do not agree.

use crate::{
    model::entry::Entry, model::ids::PlayerNumber, model::round::Round, model::slip::Slip,
};

/// An open dispute.
#[derive(Clone, Copy, Debug)]
pub struct Dispute<'a> {
    /// The slip that counts until it is settled.
    pub slip: &'a Slip,
    /// What speaks against it, in the order of entry; one at least.
    pub entries: &'a [Entry],
}

impl Round {
    /// The open disputes, in the order of the slips.
    pub fn disputes(&self) -> impl Iterator<Item = Dispute<'_>> {
        self.disputed.iter().filter_map(|(id, entries)| {
            let slip = self.slips.iter().find(|slip| slip.id == *id)?;
            (self.counts(slip) && !entries.is_empty()).then_some(Dispute { slip, entries })
        })
    }

    /// The open dispute about the slip of a player.
    pub fn dispute_of(&self, player: PlayerNumber) -> Option<Dispute<'_>> {
        let slip = self.slip_of(player)?;
        let entries = self.disputed.get(&slip.id)?;
        (!entries.is_empty()).then_some(Dispute { slip, entries })
    }

    /// Whether a second person has yet to key this slip. What a player sent himself nobody keys.
    pub fn needs_second(&self, slip: &Slip) -> bool {
        let is_done = slip.is_sent() || self.confirmed.contains_key(&slip.id);
        self.is_double && !is_done && !self.disputed.contains_key(&slip.id)
    }

    /// Whether the arbiter may be the second who keys this slip, and so does not see what the first
    /// keyed.
    pub fn is_unseen(&self, slip: &Slip) -> bool {
        self.needs_second(slip) && !slip.is_by_arbiter()
    }

    /// The players whose slips are disputed, by number.
    pub fn disputed_players(&self) -> Vec<PlayerNumber> {
        let mut players: Vec<PlayerNumber> = self.disputes().map(|one| one.slip.player).collect();
        players.sort_unstable();
        players
    }
}
