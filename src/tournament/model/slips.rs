//! The slips of a round. A copy shares them, so that a picture of ten thousand is made at once.

use crate::{model::ids::PlayerNumber, model::ids::SlipNumber, model::slip::Slip};
use std::{collections::BTreeMap, slice, sync::Arc};

/// Every slip ever recorded in a round, in the order of entry.
#[derive(Clone, Debug, Default)]
pub struct Slips {
    all: Vec<Arc<Slip>>,
    /// Where those of each player stand among all, in order.
    places: Arc<BTreeMap<PlayerNumber, Vec<usize>>>,
    /// Whether one has a lower number than the one before, as only in an odd log.
    is_out_of_order: bool,
}

/// The slips one after the other.
pub type Iter<'a> = std::iter::Map<slice::Iter<'a, Arc<Slip>>, fn(&Arc<Slip>) -> &Slip>;

impl Slips {
    /// One after the other.
    pub fn iter(&self) -> Iter<'_> {
        self.all.iter().map(|slip| &**slip)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The last one recorded.
    pub fn last(&self) -> Option<&Slip> {
        self.all.last().map(|slip| &**slip)
    }

    /// The slip that counts for a player: the last one that was not taken back.
    pub fn of(&self, player: PlayerNumber) -> Option<&Slip> {
        let places = self.places.get(&player)?.iter().rev();
        let mut slips = places.filter_map(|place| self.all.get(*place));
        slips.find(|slip| slip.stands()).map(|slip| &**slip)
    }

    /// The slip of this number.
    pub fn get(&self, id: SlipNumber) -> Option<&Slip> {
        self.place(id).map(|place| &self[place])
    }

    /// A round of ten thousand is asked for each of them.
    fn place(&self, id: SlipNumber) -> Option<usize> {
        if self.is_out_of_order {
            return self.all.iter().position(|slip| slip.id == id);
        }
        self.all.binary_search_by_key(&id, |slip| slip.id).ok()
    }

    /// Every slip ever recorded for a player, in the order of entry.
    pub fn all_of(&self, player: PlayerNumber) -> impl Iterator<Item = &Slip> {
        let places = self.places.get(&player).into_iter().flatten();
        places.filter_map(|place| self.all.get(*place).map(|slip| &**slip))
    }

    /// Adds a slip behind the others.
    pub(crate) fn add(&mut self, slip: Slip) {
        let places = Arc::make_mut(&mut self.places);
        places.entry(slip.player).or_default().push(self.all.len());
        self.is_out_of_order |= self.last().is_some_and(|last| last.id >= slip.id);
        self.all.push(Arc::new(slip));
    }

    /// The slip of this number, to be changed.
    pub(crate) fn find_mut(&mut self, id: SlipNumber) -> Option<&mut Slip> {
        let place = self.place(id)?;
        self.all.get_mut(place).map(Arc::make_mut)
    }

    /// All of them, to be changed.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Slip> {
        self.all.iter_mut().map(Arc::make_mut)
    }

    /// Writes another number on the slips of a player.
    pub(crate) fn give(&mut self, from: PlayerNumber, to: PlayerNumber) {
        let places = Arc::make_mut(&mut self.places);
        let moved = places.remove(&from).unwrap_or_default();
        for place in &moved {
            if let Some(slip) = self.all.get_mut(*place) {
                Arc::make_mut(slip).player = to;
            }
        }
        let places = places.entry(to).or_default();
        places.extend(moved);
        places.sort_unstable();
    }
}

impl<'a> IntoIterator for &'a Slips {
    type Item = &'a Slip;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::ops::Index<usize> for Slips {
    type Output = Slip;

    fn index(&self, place: usize) -> &Slip {
        &self.all[place]
    }
}
