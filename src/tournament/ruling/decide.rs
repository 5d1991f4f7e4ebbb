//! What a ruling leads to: one event that carries its outcome, or a refusal.

use crate::game::score::score;
use crate::lexicon::graph::Graph;
use crate::tournament::event::{Event, Stamp};
use crate::tournament::placing;
use crate::tournament::profile::absence::Substitute;
use crate::tournament::referee::Referee;
use crate::tournament::refusal::Refusal;
use crate::tournament::round::{PlacedTop, Round};
use crate::tournament::ruling::definition::{Given, Outcome, Ruling};
use crate::tournament::ruling::judging::{Reach, outcome};
use crate::tournament::ruling::refusal::RulingRefusal;
use crate::tournament::ruling::words;
use crate::tournament::state::Tournament;
use crate::tournament::text;

/// The most points that a ruling gives or takes.
pub const MOST_RULED: i32 = 9_999;
/// The most that a reopened round has on its clock, in milliseconds.
pub const MOST_TIME_MS: u64 = 3_600_000;

/// Gives a ruling.
///
/// # Errors
/// When it has no reason, concerns nothing there is, changes nothing, or comes too late.
pub fn give(
    state: &Tournament,
    referee: Referee<'_>,
    what: &Ruling,
    because: &str,
) -> Result<Vec<Event>, Refusal> {
    let because = text::reason(because)?;
    let (what, placed) = settled(state, referee, what)?;
    let number = u32::try_from(state.rulings.len() + 1).unwrap_or(u32::MAX);
    let reach = Reach::of(&what, false);
    let event = |outcome| Event::RulingGiven {
        ruling: number,
        because: because.clone(),
        what: what.clone(),
        outcome,
    };
    Ok(vec![with_outcome(
        state,
        referee.words,
        placed,
        reach,
        event,
    )])
}

/// Takes a ruling back.
///
/// # Errors
/// When there is no such ruling in force, no reason, or the game went on from it.
pub fn revoke(
    state: &Tournament,
    referee: Referee<'_>,
    number: u32,
    because: &str,
) -> Result<Vec<Event>, Refusal> {
    let because = text::reason(because)?;
    let mut in_force = state.rulings_in_force();
    let given = in_force.find(|given| given.number == number);
    let given = given.ok_or(RulingRefusal::UnknownRuling(number))?;
    if !state.may_revoke(given) {
        return Err(RulingRefusal::Followed(number).into());
    }
    let placed = if let Ruling::MoveReplaced { round, .. } = &given.what {
        laid_before(state, *round, number)
    } else {
        None
    };
    let reach = Reach::of(&given.what, true);
    let event = |outcome| Event::RulingRevoked {
        ruling: number,
        because: because.clone(),
        outcome,
    };
    Ok(vec![with_outcome(
        state,
        referee.words,
        placed,
        reach,
        event,
    )])
}

/// The event with all that follows from it: what it does by itself is applied to a draft, and
/// the draft is judged anew.
fn with_outcome(
    state: &Tournament,
    words: &Graph,
    placed: Option<PlacedTop>,
    reach: Reach,
    event: impl Fn(Outcome) -> Event,
) -> Event {
    let alone = Outcome {
        placed,
        ..Outcome::default()
    };
    if reach == Reach::Nothing {
        return event(alone);
    }
    let mut draft = state.clone();
    let stamp = Stamp {
        at_ms: 0,
        actor: String::new(),
    };
    draft.apply(&event(alone.clone()), &stamp);
    event(Outcome {
        placed: alone.placed,
        ..outcome(&draft, words, reach)
    })
}

/// The ruling as it is recorded, and what it lays on the board.
fn settled(
    state: &Tournament,
    referee: Referee<'_>,
    what: &Ruling,
) -> Result<(Ruling, Option<PlacedTop>), Refusal> {
    let mut placed = None;
    let settled = match what {
        Ruling::WordAccepted { word } => Ruling::WordAccepted {
            word: word_that(state, referee, word, false)?,
        },
        Ruling::WordRejected { word } => Ruling::WordRejected {
            word: word_that(state, referee, word, true)?,
        },
        Ruling::MoveReplaced { round, placement } => {
            let laid = replaced(state, referee, *round, &placement.at, &placement.word)?;
            let placement = laid.placement.clone();
            placed = Some(laid);
            Ruling::MoveReplaced {
                round: *round,
                placement,
            }
        }
        Ruling::SlipJudged { .. }
        | Ruling::PointsGiven { .. }
        | Ruling::RoundReopened { .. }
        | Ruling::RoundAnnulled { .. }
        | Ruling::TimeSet { .. }
        | Ruling::MeanGranted { .. } => {
            check(state, what)?;
            what.clone()
        }
    };
    Ok((settled, placed))
}

/// A word that counts now or does not, as a ruling writes it.
fn word_that(
    state: &Tournament,
    referee: Referee<'_>,
    typed: &str,
    counts: bool,
) -> Result<String, Refusal> {
    let no_word = |_| RulingRefusal::NoWord(typed.trim().to_owned());
    let (letters, word) = words::read(state, typed).map_err(no_word)?;
    match (referee.words.contains(letters), counts) {
        (true, false) => Err(RulingRefusal::WordCounts(word).into()),
        (false, true) => Err(RulingRefusal::WordDoesNotCount(word).into()),
        _ => Ok(word),
    }
}

fn replaced(
    state: &Tournament,
    referee: Referee<'_>,
    number: u32,
    at: &str,
    word: &str,
) -> Result<PlacedTop, Refusal> {
    round(state, number)?;
    let round = state
        .may_replace(number)
        .ok_or(RulingRefusal::GoneOn(number))?;
    let event = placing::given(state, round, referee, at, word)?;
    if let Event::TopPlaced { placed, .. } = event
        && round.placed.as_ref() != Some(&placed)
    {
        return Ok(placed);
    }
    Err(RulingRefusal::NothingChanges.into())
}

/// What lay on the board before a replacement: an earlier replacement of the same round in force,
/// else what was laid when the top was announced last.
fn laid_before(state: &Tournament, number: u32, ruling: u32) -> Option<PlacedTop> {
    let round = state.round(number)?;
    let is_earlier = |given: &&Given| {
        let is_of_this_round = given.what.round() == Some(number);
        given.number < ruling && is_of_this_round && given.what.is_of_the_course()
    };
    let earlier = state.rulings_in_force().rfind(is_earlier);
    if let Some(Ruling::MoveReplaced { placement, .. }) = earlier.map(|given| &given.what) {
        let read = state.read_placement(placement)?;
        return Some(PlacedTop {
            points: score(&state.edition, &round.board, &read).points(),
            placement: placement.clone(),
            because: None,
        });
    }
    round.announced.placed.clone()
}

fn check(state: &Tournament, what: &Ruling) -> Result<(), Refusal> {
    match *what {
        Ruling::SlipJudged { slip, points } => slip_judged(state, slip, points),
        Ruling::PointsGiven {
            player,
            round: number,
            points,
        } => {
            known_player(state, player)?;
            number.map_or(Ok(()), |number| round(state, number).map(drop))?;
            let is_some = points != 0 && (-MOST_RULED..=MOST_RULED).contains(&points);
            is_some
                .then_some(())
                .ok_or_else(|| RulingRefusal::Points(points).into())
        }
        Ruling::RoundReopened {
            round: number,
            remaining_ms,
        } => {
            round(state, number)?;
            let most_s = MOST_TIME_MS / 1000;
            state
                .may_reopen(number)
                .ok_or(RulingRefusal::GoneOn(number))?;
            let is_some = (1..=MOST_TIME_MS).contains(&remaining_ms);
            is_some
                .then_some(())
                .ok_or_else(|| RulingRefusal::Time { most_s }.into())
        }
        Ruling::RoundAnnulled { round: number } => {
            marked(state, number)?;
            changes(!state.is_annulled(number))
        }
        Ruling::TimeSet {
            player,
            round: number,
            used_ms,
        } => time_set(state, player, number, used_ms),
        Ruling::MeanGranted {
            player,
            round: number,
        } => mean_granted(state, player, number),
        Ruling::WordAccepted { .. } | Ruling::WordRejected { .. } | Ruling::MoveReplaced { .. } => {
            Ok(())
        }
    }
}

fn changes(is_new: bool) -> Result<(), Refusal> {
    is_new
        .then_some(())
        .ok_or_else(|| RulingRefusal::NothingChanges.into())
}

fn round(state: &Tournament, number: u32) -> Result<&Round, Refusal> {
    state.round(number).ok_or(Refusal::UnknownRound(number))
}

fn marked(state: &Tournament, number: u32) -> Result<&Round, Refusal> {
    let round = round(state, number)?;
    let is_out = round.may_be_marked().then_some(round);
    is_out.ok_or(Refusal::NotYetMarkable(number))
}

fn known_player(state: &Tournament, number: u32) -> Result<(), Refusal> {
    let is_known = state.players.contains_key(&number);
    is_known.then_some(()).ok_or(Refusal::UnknownPlayer(number))
}

fn plays(state: &Tournament, player: u32, round: u32) -> Result<(), Refusal> {
    known_player(state, player)?;
    let plays = state.players_in(round).any(|p| p.number == player);
    plays
        .then_some(())
        .ok_or(Refusal::NotInRound { player, round })
}

fn slip_judged(state: &Tournament, id: u32, points: Option<i32>) -> Result<(), Refusal> {
    let (_, slip) = state.slip(id).ok_or(Refusal::UnknownSlip(id))?;
    if !slip.stands() {
        return Err(Refusal::UnknownSlip(id));
    }
    match points {
        Some(points) if !(0..=MOST_RULED).contains(&points) => {
            Err(RulingRefusal::Points(points).into())
        }
        Some(points) => changes(!(slip.verdict.is_valid() && slip.verdict.points == points)),
        None => Ok(()),
    }
}

fn time_set(state: &Tournament, player: u32, number: u32, used_ms: u64) -> Result<(), Refusal> {
    let round = marked(state, number)?;
    plays(state, player, number)?;
    let granted = round.clock.granted_ms;
    if used_ms > granted {
        let refusal = RulingRefusal::TimeBeyondRound {
            round: number,
            granted_s: granted / 1000,
        };
        return Err(refusal.into());
    }
    changes(state.used_ms(round, player) != used_ms)
}

fn mean_granted(state: &Tournament, player: u32, number: u32) -> Result<(), Refusal> {
    if state.profile.absence.repeated_zero != Substitute::Mean {
        return Err(RulingRefusal::NoMean.into());
    }
    let round = marked(state, number)?;
    plays(state, player, number)?;
    let slip = round.slip_of(player);
    slip.filter(|slip| slip.verdict.points == 0)
        .ok_or(RulingRefusal::NoZero {
            player,
            round: number,
        })?;
    changes(state.mean_of(round, player).is_none())
}
