//! The halls put together: which of them count, what is in conflict, and the standings of all.

use crate::halls::conflict::{Answer, Conflict, NotedConflict};
use crate::halls::field::{Field, Taken, Terms, field};
use crate::halls::hall::{Hall, differences, other_round, reference};
use crate::halls::{decision::Decisions, persons, slips};
use flavita_tournament::model::{PlayerNumber, RoundNumber};
use flavita_tournament::results::{Standings, standings};
use std::collections::BTreeSet;

/// How far a hall counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// With all rounds of the game.
    Whole,
    /// With so many rounds, since it stopped early or its game goes another way after them.
    Until(RoundNumber),
    /// Not at all.
    Nothing,
}

/// The halls put together.
#[derive(Clone, Debug)]
pub struct Merged {
    /// The halls in the order of their names, each with how far it counts.
    pub halls: Vec<(Hall, Share)>,
    /// Every conflict, by kind and subject.
    pub conflicts: Vec<NotedConflict>,
    /// Everybody; `None` where no hall counts.
    pub field: Option<Field>,
    /// The standings of everybody.
    pub standings: Option<Standings>,
}

/// Puts halls together that are in the order of their names; `found` is what was in conflict before
/// they could be.
pub fn merged(halls: Vec<Hall>, found: Vec<Conflict>, decisions: &Decisions) -> Merged {
    let mut making =
        Making { halls: &halls, decisions, conflicts: Vec::new(), terms: Terms::default() };
    making.note_all(found);
    let taken = making.taken();
    making.settle(&taken);
    let field = field(&taken, &making.terms);
    let standings = field.as_ref().map(|field| standings(&field.state, RoundNumber::MAX));
    let last = taken.iter().map(|one| one.until).max().unwrap_or_default();
    let share = |place: usize| {
        let taken = taken.iter().find(|one| one.place == place);
        taken.map_or(Share::Nothing, |one| {
            if one.until == last { Share::Whole } else { Share::Until(one.until) }
        })
    };
    let shares: Vec<Share> = (0..halls.len()).map(share).collect();
    let mut conflicts = making.conflicts;
    conflicts.sort_by_key(|one| (one.conflict.kind(), one.conflict.subject()));
    Merged { halls: halls.into_iter().zip(shares).collect(), conflicts, field, standings }
}

impl Merged {
    /// Whether something is still to be decided.
    pub fn is_provisional(&self) -> bool {
        self.conflicts.iter().any(|one| one.answer.is_none())
    }

    /// The standings of those players of whom `is_one` says so, by hall and number there.
    pub fn among(&self, is_one: impl Fn(usize, PlayerNumber) -> bool) -> Option<Standings> {
        let (field, standings) = (self.field.as_ref()?, self.standings.as_ref()?);
        let rules = &field.state.profile.ranking;
        let is_one = |player: PlayerNumber| {
            let seat = field.seat(player);
            seat.is_some_and(|seat| is_one(seat.hall, seat.number))
        };
        Some(standings.clone().among(|line| is_one(line.player), rules))
    }
}

struct Making<'a> {
    halls: &'a [Hall],
    decisions: &'a Decisions,
    conflicts: Vec<NotedConflict>,
    terms: Terms,
}

impl<'a> Making<'a> {
    fn note(&mut self, conflict: Conflict) -> Option<Answer> {
        let (answer, because) = self.decisions.on(&conflict).unzip();
        let because = because.unwrap_or_default().to_owned();
        self.conflicts.push(NotedConflict { conflict, answer: answer.clone(), because });
        answer
    }

    fn note_all(&mut self, found: impl IntoIterator<Item = Conflict>) {
        for conflict in found {
            self.note(conflict);
        }
    }

    /// The halls that count, compared with the game that most of them played.
    fn taken(&mut self) -> Vec<Taken<'a>> {
        let halls = self.halls;
        let Some(reference) = reference(halls) else { return Vec::new() };
        let reference = &halls[reference].state;
        let mut taken = Vec::new();
        for (place, hall) in halls.iter().enumerate() {
            let found = differences(reference, hall);
            self.note_all(found.into_iter().map(|doubt| doubt.about(&hall.name)));
            if self.is_barred(&hall.name) {
                continue;
            }
            let mut rounds = hall.state.rounds.iter();
            let marked = rounds.rfind(|one| one.may_be_marked());
            let rounds = marked.map_or(RoundNumber(0), |round| round.number);
            let other = other_round(reference, &hall.state);
            let until = other.map_or(rounds, RoundNumber::before);
            taken.push(Taken { place, hall, until });
        }
        taken
    }

    /// Whether a hall does not count: it is left out, or something about it is not decided.
    fn is_barred(&self, hall: &str) -> bool {
        let bars = |one: &NotedConflict| {
            one.conflict.bars() == Some(hall) && one.answer != Some(Answer::Counted)
        };
        self.decisions.on_hall(hall) == Some(false) || self.conflicts.iter().any(bars)
    }

    /// What is to be decided about players, slips and rounds of the halls that count.
    fn settle(&mut self, taken: &[Taken<'a>]) {
        let halls: Vec<&Hall> = taken.iter().map(|one| one.hall).collect();
        for (seats, conflict) in persons::groups(&halls) {
            let Conflict::Person { seats: names, .. } = conflict.clone() else { continue };
            if let Some(Answer::Chosen(counts)) = self.note(conflict) {
                let seats = seats.into_iter().zip(names);
                let gone = seats.filter(|(_, name)| *name != counts);
                let gone = gone.map(|((hall, number), _)| (taken[hall].place, number));
                self.terms.gone.extend(gone);
            }
        }
        for (said, conflict) in slips::differing(&halls) {
            let answer = self.note(conflict);
            let verdict = answer.and_then(|answer| slips::chosen(&halls, &said, &answer));
            self.terms.settled.extend(verdict.map(|one| (said, one)));
        }
        self.settle_rounds(taken);
    }

    fn settle_rounds(&mut self, taken: &[Taken<'a>]) {
        let last = taken.iter().map(|one| one.until).max().unwrap_or_default();
        for round in RoundNumber(1).to(last) {
            let played: Vec<_> = taken.iter().filter(|one| one.until >= round).collect();
            let annulled = played.iter().filter(|one| one.hall.state.is_annulled(round));
            let names: BTreeSet<String> = annulled.map(|one| one.hall.name.clone()).collect();
            let is_everywhere = match names.len() {
                0 => false,
                some if some == played.len() => true,
                _ => {
                    let halls = names.into_iter().collect();
                    let answer = self.note(Conflict::Annulled { round, halls });
                    answer == Some(Answer::Everywhere)
                }
            };
            if is_everywhere {
                self.terms.annulled.insert(round);
            }
        }
    }
}
