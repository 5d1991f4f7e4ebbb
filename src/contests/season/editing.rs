//! What the arbiter says about the people of a season: who is one, who are two.

use crate::season::definition::{Merge, Season, Split, Strangers};
use crate::season::people::{People, Person, Seat, final_name, people};
use crate::{season::likeness::have_met, season::name_key::key, season::stage::Stage};
use flavita_tournament::model::{TextFault, text};

/// Why it was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum EditRefusal {
    /// The page shows what is no more.
    Gone,
    /// They are one already.
    One(String),
    /// They met in a tournament.
    Met { one: String, other: String, stage: String },
    /// A name that cannot be used.
    Text(TextFault),
}

/// What comes of what the arbiter says: nothing, or why it was not done.
pub type Edited = Result<(), EditRefusal>;

/// Makes the people at two seats one, under the name of the second.
///
/// # Errors
/// Where there is nobody, they are one already, or they met.
pub fn merge(season: &mut Season, stages: &[&Stage], one: Seat, other: Seat) -> Edited {
    let known = people(season, stages);
    let (gone, kept) = two(&known, one, other)?;
    refuse_if_met(gone, kept, stages)?;
    let mut draft = season.clone();
    match (gone.is_apart, kept.is_apart) {
        (false, false) => {
            // A name that was merged away before and is called back would lead round.
            draft.merges.retain(|merge| key(&merge.name) != key(&kept.name));
            draft.merges.push(Merge { name: gone.name.clone(), into: kept.name.clone() });
        }
        (true, false) => name_seat(&mut draft, stages, one, &kept.name),
        (false, true) => name_seat(&mut draft, stages, other, &gone.name),
        (true, true) => {
            let name = free_name(season, &known, &kept.name);
            name_seat(&mut draft, stages, one, &name);
            name_seat(&mut draft, stages, other, &name);
        }
    }
    let after = people(&draft, stages);
    if after.at(one) != after.at(other) {
        // Somebody else of one of the names played where the other one did.
        let mut torn = after.namesakes.iter().filter(|one| !known.namesakes.contains(one));
        return Err(met(gone, kept, torn.next().map(|one| stages[one.stage])));
    }
    draft.strangers.retain(|two| !two.are(&gone.name, &kept.name));
    *season = draft;
    Ok(())
}

/// Says that the people at two seats are two, however alike their names are.
///
/// # Errors
/// Where there is nobody, or they are one already.
pub fn part(season: &mut Season, stages: &[&Stage], one: Seat, other: Seat) -> Edited {
    let known = people(season, stages);
    let (one, other) = two(&known, one, other)?;
    let mut strangers = season.strangers.iter();
    if !strangers.any(|two| two.are(&one.name, &other.name)) {
        season.strangers.push(Strangers { one: one.name.clone(), other: other.name.clone() });
    }
    Ok(())
}

/// Calls the player at a seat otherwise in this season: so he is another person, or the one who has
/// that name already. Without a name he gets the first that is free.
///
/// # Errors
/// Where there is nobody, the name cannot be used, or who has it met him.
pub fn split(season: &mut Season, stages: &[&Stage], seat: Seat, name: &str) -> Edited {
    let known = people(season, stages);
    let person = known.at(seat).ok_or(EditRefusal::Gone)?;
    let name = match text::clean(name).map_err(EditRefusal::Text)? {
        name if name.is_empty() => free_name(season, &known, &person.name),
        name => final_name(season, &name).to_owned(),
    };
    let namesake = known.persons.iter().find(|one| key(&one.name) == key(&name));
    if let Some(namesake) = namesake.filter(|one| *one != person) {
        let alone = Person { seats: vec![seat], ..person.clone() };
        refuse_if_met(&alone, namesake, stages)?;
    }
    name_seat(season, stages, seat, &name);
    Ok(())
}

/// Takes back what was said of two people; whether it was there.
pub fn strike<T: PartialEq>(said: &mut Vec<T>, gone: &T) -> bool {
    let before = said.len();
    said.retain(|one| one != gone);
    said.len() < before
}

fn two(known: &People, one: Seat, other: Seat) -> Result<(&Person, &Person), EditRefusal> {
    let one = known.at(one).ok_or(EditRefusal::Gone)?;
    let other = known.at(other).ok_or(EditRefusal::Gone)?;
    if one == other { Err(EditRefusal::One(other.name.clone())) } else { Ok((one, other)) }
}

fn refuse_if_met(one: &Person, other: &Person, stages: &[&Stage]) -> Edited {
    if !have_met(one, other) {
        return Ok(());
    }
    let is_there = |seat: &&Seat| one.seats.iter().any(|known| known.stage == seat.stage);
    let seat = other.seats.iter().find(is_there);
    Err(met(one, other, seat.map(|seat| stages[seat.stage])))
}

fn met(one: &Person, other: &Person, at: Option<&Stage>) -> EditRefusal {
    let stage = at.map_or_else(String::new, |stage| stage.name.clone());
    EditRefusal::Met { one: one.name.clone(), other: other.name.clone(), stage }
}

fn name_seat(season: &mut Season, stages: &[&Stage], seat: Seat, name: &str) {
    let stage = stages[seat.stage];
    let line = &stage.lines[seat.line];
    season.splits.retain(|one| !one.is_of(stage, line));
    season.splits.push(Split {
        tournament: stage.id.clone(),
        number: line.number,
        player: line.name.clone(),
        name: name.to_owned(),
    });
}

/// The name with the first number behind it that nobody has or had.
fn free_name(season: &Season, known: &People, name: &str) -> String {
    let is_taken = |name: &str| {
        known.persons.iter().any(|one| key(&one.name) == key(name))
            || season.merges.iter().any(|one| key(&one.name) == key(name))
    };
    let mut names = (2..).map(|n| format!("{name} ({n})"));
    names.find(|name| !is_taken(name)).unwrap_or_default()
}
