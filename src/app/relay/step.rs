//! What follows in a hall from what another one tells of its game: one step at a time, and never
//! one that the arbiter of the hall has to take himself.

use crate::{desk::DeskRequest, relay::published::Published, relay::published::PublishedRound};
use flavita_game::parse_rack;
use flavita_tournament::model::{Command, Phase, PlacementText, Round, RoundNumber};
use flavita_tournament::state::Tournament;

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RelayStep {
    /// Nothing, until the other hall or the arbiter here goes on.
    Wait,
    /// This is to be asked of the desk.
    Ask(Box<DeskRequest>),
    /// The two halls no longer play the same game, from this round on.
    Apart(RoundNumber),
}

/// The next step of a hall.
///
/// The rack is drawn as soon as it is published; one that is refused there goes back here too; and the round before is on the board; the clock is
/// started while the other hall's runs for the same round, so that all think at the same time; the
/// top is laid when the arbiter here has announced it and the other hall has laid its own. A hall
/// that was cut off plays the rounds it missed one after the other, each with its whole time.
pub fn next(published: &Published, state: &Tournament) -> RelayStep {
    if let Some(because) = refused(published, state) {
        return asked(DeskRequest::Do(Command::RefuseRelayed { because }));
    }
    if let Some(round) = apart(published, state) {
        return RelayStep::Apart(round);
    }
    if state.ended.is_some() {
        return RelayStep::Wait;
    }
    let Some(last) = state.last_round() else { return drawn(published, 0) };
    let index = state.rounds.len() - 1;
    let there = published.rounds.get(index);
    if let Some(placed) = chosen_anew(state, last, there) {
        return laid(state, last, placed);
    }
    match last.phase {
        Phase::Placed => drawn(published, index + 1),
        // Not the next step, whatever it is: the arbiter may be pressing the same button.
        Phase::Drawn if starts(published, index) => asked(DeskRequest::Do(Command::OpenRound)),
        Phase::Revealed => there
            .and_then(|there| there.placed.as_ref())
            .map_or(RelayStep::Wait, |placed| laid(state, last, placed)),
        Phase::Drawn | Phase::Thinking | Phase::Closed => RelayStep::Wait,
    }
}

fn asked(ask: DeskRequest) -> RelayStep {
    RelayStep::Ask(Box::new(ask))
}

fn drawn(published: &Published, index: usize) -> RelayStep {
    match published.rounds.get(index) {
        Some(round) => asked(DeskRequest::Do(Command::TakeRelayed { rack: round.rack.clone() })),
        None if published.is_ended => asked(DeskRequest::Do(Command::EndGame)),
        None => RelayStep::Wait,
    }
}

/// Whether the other hall is thinking about this very round.
fn starts(published: &Published, index: usize) -> bool {
    let is_last = index + 1 == published.rounds.len();
    let is_open = published.rounds.get(index).is_some_and(|round| round.is_open);
    is_last && is_open && published.is_running
}

fn laid(state: &Tournament, round: &Round, placed: &PlacementText) -> RelayStep {
    let tops = round.tops.iter().flat_map(|tops| &tops.placements);
    let choice = tops.into_iter().position(|top| top == placed);
    asked(DeskRequest::Do(match choice {
        Some(choice) => Command::PlaceTop {
            choice,
            because: state
                .relayed
                .as_ref()
                .map_or_else(String::new, |relayed| relayed.from.clone()),
        },
        None => Command::PlaceGiven { at: placed.at.clone(), word: placed.word.clone() },
    }))
}

/// Why the rack that is drawn here was refused there, if it was: another one stands in its place,
/// or none yet.
fn refused(published: &Published, state: &Tournament) -> Option<String> {
    let last = state.last_round()?;
    let is_drawn = state.ended.is_none() && last.phase == Phase::Drawn;
    let there = published.rounds.get(state.rounds.len() - 1);
    let stands = there.is_some_and(|there| is_rack(state, last, there));
    let mut refused = published.refused.iter().rev();
    let gone = refused.find(|gone| gone.round == last.number)?;
    (is_drawn && !stands).then(|| gone.because.clone())
}

fn is_rack(state: &Tournament, here: &Round, there: &PublishedRound) -> bool {
    let rack = parse_rack(&state.edition, &there.rack);
    rack.is_ok_and(|rack| rack.counts() == here.rack.counts())
}

/// The top that the other hall has laid in place of the one that lies here, while it can be laid.
fn chosen_anew<'a>(
    state: &Tournament,
    here: &Round,
    there: Option<&'a PublishedRound>,
) -> Option<&'a PlacementText> {
    let placed = there?.placed.as_ref()?;
    let lies = &here.placed.as_ref()?.placement;
    let is_open = state.choosing().is_some_and(|round| round.number == here.number);
    let mut tops = here.tops.iter().flat_map(|tops| &tops.placements);
    let is_another = is_open && lies != placed && tops.any(|top| top == placed);
    is_another.then_some(placed)
}

/// The first round that is another one here than there.
fn apart(published: &Published, state: &Tournament) -> Option<RoundNumber> {
    let same = |here: &Round, there: &PublishedRound| {
        let is_laid = match (&here.placed, &there.placed) {
            (Some(lies), Some(laid)) => {
                lies.placement == *laid || chosen_anew(state, here, Some(there)).is_some()
            }
            (None, _) | (_, None) => true,
        };
        is_rack(state, here, there) && is_laid
    };
    let mut both = state.rounds.iter().zip(&published.rounds);
    let apart = both.find(|(here, there)| !same(here, there));
    apart.map(|(here, _)| here.number)
}
