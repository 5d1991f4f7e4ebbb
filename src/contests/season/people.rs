//! Who is who over the tournaments of a season.
//!
//! Only spelling is matched without asking: capitals, spaces and Ё are the same person. Words in
//! another order, initials or a letter are suggested and decided by a person. Two players of one
//! tournament are two people, whatever the file says.

use std::collections::{BTreeMap, BTreeSet};

use crate::season::{definition::Season, definition::Split, name_key::key, stage::Stage};

/// A player of a tournament: the place of the tournament among the season's, and of his line in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seat {
    /// Which tournament, from 0.
    pub stage: usize,
    /// Which line, from 0.
    pub line: usize,
}

/// A person of the season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// His name.
    pub name: String,
    /// Where he played, in the order of the tournaments; one seat a tournament.
    pub seats: Vec<Seat>,
    /// Whether others of his tournament have the same name, so that he is one by himself.
    pub is_apart: bool,
}

/// Everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// The people by name.
    pub persons: Vec<Person>,
    /// Names that are several people's in one tournament; they are kept apart.
    pub namesakes: Vec<Namesakes>,
    /// The splits that hold, each with the seat that it is about.
    pub splits: Vec<(Split, Seat)>,
}

/// Several people of one name in one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Namesakes {
    /// The name.
    pub name: String,
    /// Which tournament, from 0.
    pub stage: usize,
    /// Their lines there.
    pub lines: Vec<usize>,
}

/// A name of the season: the seats that have it, and how it is written.
#[derive(Debug, Default)]
struct Group {
    seats: Vec<Seat>,
    written: String,
    /// Whether the season itself says how it is written.
    is_given: bool,
}

impl Group {
    /// Puts a seat to the name. The tournaments come in order: the last spelling is the newest.
    fn join(&mut self, seat: Seat, written: &str, is_given: bool) {
        self.seats.push(seat);
        if is_given || !self.is_given {
            written.clone_into(&mut self.written);
            self.is_given |= is_given;
        }
    }
}

/// The people of a season's tournaments.
///
/// Who has the same name is the same person, whatever the capitals, the spaces and the dots of Ё;
/// the season's merges and splits say where that is not so. Two players of one tournament are
/// never one person: where they have one name, each of them is by himself.
pub fn people(season: &Season, stages: &[&Stage]) -> People {
    let mut people = People::default();
    let mut groups: BTreeMap<String, Group> = BTreeMap::new();
    for (stage, one) in stages.iter().enumerate() {
        for (line, player) in one.lines.iter().enumerate() {
            let seat = Seat { stage, line };
            let split = season.splits.iter().find(|split| split.is_of(one, player));
            people.splits.extend(split.map(|split| (split.clone(), seat)));
            let own = split.map_or(&player.name, |split| &split.name);
            let written = final_name(season, own);
            let is_given = split.is_some() || written != own;
            groups.entry(key(written)).or_default().join(seat, written, is_given);
        }
    }
    for group in groups.into_values() {
        settle(&mut people, group, stages);
    }
    people.persons.sort_by_key(|one| (key(&one.name), one.seats.clone()));
    people
}

/// The name that stays of a name, as the merges have it.
pub(super) fn final_name<'a>(season: &'a Season, name: &'a str) -> &'a str {
    let mut name = name;
    let mut gone = BTreeSet::new();
    while gone.insert(key(name))
        && let Some(merge) = season.merges.iter().find(|one| key(&one.name) == key(name))
    {
        name = &merge.into;
    }
    name
}

/// Makes persons of a name: one of the seats that are alone in their tournament, and one of each
/// other.
fn settle(people: &mut People, group: Group, stages: &[&Stage]) {
    let mut together = Vec::new();
    for seats in group.seats.chunk_by(|one, other| one.stage == other.stage) {
        if let [seat] = seats {
            together.push(*seat);
            continue;
        }
        let stage = seats[0].stage;
        people.namesakes.push(Namesakes {
            name: group.written.clone(),
            stage,
            lines: seats.iter().map(|seat| seat.line).collect(),
        });
        for seat in seats {
            let number = stages[stage].lines[seat.line].number;
            people.persons.push(Person {
                name: format!("{} ({number})", group.written),
                seats: vec![*seat],
                is_apart: true,
            });
        }
    }
    if !together.is_empty() {
        people.persons.push(Person { name: group.written, seats: together, is_apart: false });
    }
}

impl People {
    /// The person at a seat.
    pub fn at(&self, seat: Seat) -> Option<&Person> {
        let mut persons = self.persons.iter();
        persons.find(|one| one.seats.contains(&seat))
    }
}
