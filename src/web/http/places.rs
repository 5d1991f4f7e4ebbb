//! Places of which there are only so many: who takes them, and how they are shared.
//!
//! One address may have an eighth of what is left, so that however few addresses take all they get,
//! there is something left for the next one. What is kept back is for this computer and for who has
//! signed in.

use parking_lot::Mutex;
use std::{collections::BTreeMap, net::IpAddr, net::Ipv6Addr, sync::Arc};

/// What everybody may have as long as there is any place.
const LEAST: usize = 16;
/// The part of what is left that one may have.
const SHARE: usize = 8;

/// From where somebody comes, as it is counted: by his address, and where that is of IPv6 by its
/// network, since a device has as many addresses there as it likes.
pub(crate) fn origin(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// The places.
#[derive(Debug)]
pub struct Places<W> {
    most: usize,
    taken: Shared<W>,
}

type Shared<W> = Arc<Mutex<Taken<W>>>;

/// How many are taken, in all and by whom.
#[derive(Debug)]
struct Taken<W> {
    all: usize,
    by: BTreeMap<W, usize>,
}

/// How somebody may take a place.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Claim {
    /// As long as there is one: this computer and the arbiter.
    Any,
    /// So many, besides those that are kept back, and no more than his share of what is left.
    Share {
        /// How many.
        most: usize,
        /// How many are kept back for others.
        kept_back: usize,
    },
}

/// A place, free again when it is dropped.
#[derive(Debug)]
pub struct Place<W: Ord> {
    taken: Shared<W>,
    whose: W,
}

impl<W: Ord + Clone> Places<W> {
    /// So many.
    pub(crate) fn of(most: usize) -> Self {
        let taken = Arc::new(Mutex::new(Taken { all: 0, by: BTreeMap::new() }));
        Self { most, taken }
    }

    /// How many there are.
    pub(crate) fn most(&self) -> usize {
        self.most
    }

    /// Takes one; `None` where there is none for him.
    pub(crate) fn take(&self, whose: W, claim: Claim) -> Option<Place<W>> {
        let mut taken = self.taken.lock();
        let own = taken.by.get(&whose).copied().unwrap_or(0);
        let left = self.most.saturating_sub(taken.all);
        let (left, most) = match claim {
            Claim::Any => (left, usize::MAX),
            Claim::Share { most, kept_back } => {
                let left = left.saturating_sub(kept_back);
                (left, most.min(LEAST.max(left / SHARE)))
            }
        };
        if left == 0 || own >= most {
            return None;
        }
        taken.all += 1;
        taken.by.insert(whose.clone(), own + 1);
        drop(taken);
        Some(Place { taken: Arc::clone(&self.taken), whose })
    }
}

impl<W: Ord> Place<W> {
    /// How many are taken, this one too.
    pub fn among(&self) -> usize {
        self.taken.lock().all
    }
}

impl<W: Ord> Drop for Place<W> {
    fn drop(&mut self) {
        let mut taken = self.taken.lock();
        taken.all = taken.all.saturating_sub(1);
        match taken.by.get_mut(&self.whose) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                taken.by.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_who_take_all_they_get_leave_enough_for_who_comes_later() {
        let places = Places::of(16_000);
        let claim = Claim::Share { most: 4_000, kept_back: 1_000 };
        let all = |who: usize| std::iter::from_fn(|| places.take(who, claim)).collect::<Vec<_>>();
        let greedy: Vec<_> = (0..24).map(all).collect();
        assert!(greedy.iter().all(|taken| taken.len() >= 90));
        let newcomer = all(100);
        assert!(newcomer.len() >= 90, "{}", newcomer.len());
        drop(greedy);
        assert_eq!(newcomer[0].among(), newcomer.len());
    }

    #[test]
    fn what_is_kept_back_is_there_for_who_may_have_it() {
        let places = Places::of(100);
        let claim = Claim::Share { most: 100, kept_back: 10 };
        let crowd: Vec<_> = (0..200).filter_map(|who| places.take(who, claim)).collect();
        assert_eq!(crowd.len(), 90);
        let here = || places.take(1000, Claim::Any);
        let own: Vec<_> = std::iter::from_fn(here).collect();
        assert_eq!(own.len(), 10);
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let of = |text: &str| origin(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.168.1.7"), "192.168.1.7");
    }
}
