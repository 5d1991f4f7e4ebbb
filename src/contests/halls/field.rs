//! All players of all halls as one tournament, so that its standings are those of one big hall.
//!
//! A hall that stopped early counts with its rounds: for later ones its players left. A mean in
//! place of a zero is that of the slips which one person recorded in one hall.

use crate::{halls::hall::Hall, halls::persons::InHall, halls::slips::Settled, halls::slips::says};
use flavita_tournament::model::{Actor, Given, Player, PlayerNumber, Round, RoundNumber, Ruling};
use flavita_tournament::model::{RulingNumber, Slip, SlipNumber, Verdict};
use flavita_tournament::state::{OtherPlayers, Tournament};
use std::collections::{BTreeMap, BTreeSet};

/// A player of the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The place of his hall among all.
    pub hall: usize,
    /// His number there.
    pub number: PlayerNumber,
}

/// The field: one tournament of everybody. Who has number n in it sits at the seat n - 1.
#[derive(Clone, Debug)]
pub struct Field {
    /// The tournament.
    pub state: Tournament,
    /// Whose numbers these are.
    pub seats: Vec<Seat>,
}

impl Field {
    /// The seat of a player of the field.
    pub fn seat(&self, player: PlayerNumber) -> Option<Seat> {
        self.seats.get(player.place()?).copied()
    }
}

/// A hall that counts.
pub(super) struct Taken<'a> {
    /// Its place among all halls.
    pub(super) place: usize,
    pub(super) hall: &'a Hall,
    /// The last round that counts.
    pub(super) until: RoundNumber,
}

/// What was decided about the players and rounds of the halls that count.
#[derive(Default)]
pub(super) struct Terms {
    /// Players who do not count, since they are there a second time.
    pub(super) gone: BTreeSet<InHall>,
    /// Rounds that count for nobody in any hall.
    pub(super) annulled: BTreeSet<RoundNumber>,
    /// What slips are worth whatever a hall says.
    pub(super) settled: Settled,
}

/// Makes the field; `None` where no hall counts.
///
/// A hall that stopped early counts with the rounds that it has: for later ones its players left.
/// Where a round is annulled in their hall alone they missed it.
pub(super) fn field(taken: &[Taken<'_>], terms: &Terms) -> Option<Field> {
    let last = taken.iter().map(|one| one.until).max()?;
    let base = taken.iter().find(|one| one.until == last)?;
    let (seats, others) = (Vec::new(), OtherPlayers::default());
    let mut making = Making { seats, others, terms, last, slips: SlipNumber(0) };
    making.annul(taken);
    for one in taken {
        making.take(one);
    }
    Some(Field { state: base.hall.state.played_by(making.others, last), seats: making.seats })
}

struct Making<'a> {
    seats: Vec<Seat>,
    others: OtherPlayers,
    terms: &'a Terms,
    last: RoundNumber,
    slips: SlipNumber,
}

impl Making<'_> {
    /// Annuls what counts for nobody.
    fn annul(&mut self, taken: &[Taken<'_>]) {
        for round in &self.terms.annulled {
            let is_it = |given: &&Given| given.what == Ruling::RoundAnnulled { round: *round };
            let mut given =
                taken.iter().filter_map(|one| one.hall.state.rulings_in_force().find(is_it));
            if let Some(given) = given.next() {
                self.rule(given, given.what.clone());
            }
        }
    }

    fn rule(&mut self, given: &Given, what: Ruling) {
        let number = RulingNumber::after(self.others.rulings.len());
        let mut given = given.clone();
        (given.number, given.what) = (number, what);
        self.others.rulings.push(given);
    }

    fn take(&mut self, taken: &Taken<'_>) {
        let mut numbers = BTreeMap::new();
        for player in taken.hall.state.players.values() {
            if self.terms.gone.contains(&(taken.place, player.number)) {
                continue;
            }
            let number = self.register(taken, player);
            numbers.insert(player.number, number);
        }
        let rounds = taken.hall.state.rounds.iter();
        for round in rounds.filter(|round| round.number <= taken.until) {
            self.take_round(taken, round, &numbers);
        }
        for given in taken.hall.state.rulings_in_force() {
            if let Some(what) = renumbered(&given.what, &numbers) {
                self.rule(given, what);
            }
        }
    }

    fn register(&mut self, taken: &Taken<'_>, player: &Player) -> PlayerNumber {
        let number = PlayerNumber::after(self.seats.len());
        self.seats.push(Seat { hall: taken.place, number: player.number });
        let mut player = Player { number, ..player.clone() };
        if taken.until < self.last {
            let until = player.until_round.unwrap_or(RoundNumber::MAX);
            player.until_round = Some(until.min(taken.until));
        }
        let state = &taken.hall.state;
        let alone = state.rounds.iter().map(|round| round.number);
        let alone = alone.filter(|round| state.is_annulled(*round));
        let alone = alone.filter(|round| !self.terms.annulled.contains(round));
        player.missed.extend(alone);
        self.others.players.insert(number, player);
        number
    }

    fn take_round(
        &mut self,
        taken: &Taken<'_>,
        round: &Round,
        numbers: &BTreeMap<PlayerNumber, PlayerNumber>,
    ) {
        let own = self.others.rounds.entry(round.number).or_default();
        own.length_ms = own.length_ms.max(round.length_ms);
        // A hall that did not measure its paper charges it nothing, whatever the others noted.
        let timing = taken.hall.state.timing(round);
        for (player, number) in numbers {
            let used_ms = timing.unruled_ms(*player);
            own.used_ms.insert(*number, used_ms);
            let Some(slip) = round.slip_of(*player) else { continue };
            self.slips = self.slips.next();
            let mut text = slip.text.clone();
            text.used_ms = Some(used_ms);
            own.slips.push(Slip {
                id: self.slips,
                player: *number,
                text,
                verdict: verdict(self.terms, round, slip),
                replaces: None,
                recorded_by: recorder(&slip.recorded_by, *number, &taken.hall.name),
                ..slip.clone()
            });
        }
    }
}

fn verdict(terms: &Terms, round: &Round, slip: &Slip) -> Verdict {
    let settled = says(round.number, slip).and_then(|said| terms.settled.get(&said));
    settled.unwrap_or(&slip.verdict).clone()
}

/// A mean is that of the slips that one person of a hall recorded.
fn recorder(by: &Actor, player: PlayerNumber, hall: &str) -> Actor {
    if let Actor::Player(_) = by {
        Actor::Player(player)
    } else if let Actor::Helper(name) = by {
        Actor::Helper(format!("{name} @ {hall}"))
    } else {
        Actor::Other(format!("{by} @ {hall}"))
    }
}

/// What a ruling on a player is in the field; others are in the verdicts already.
fn renumbered(what: &Ruling, numbers: &BTreeMap<PlayerNumber, PlayerNumber>) -> Option<Ruling> {
    let mut what = what.clone();
    let player = what.player_mut()?;
    *player = *numbers.get(player)?;
    Some(what)
}
