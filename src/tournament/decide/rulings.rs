//! What a ruling leads to: one event that carries its outcome, or a refusal.
//!
//! Only rulings on the course of a round (another placement, a reopened round) are tied to their
//! moment: until the game has gone on from there. All others can be revoked in any order, after the
//! end too. A slip is judged with what is ruled now and with what was ruled when it was entered;
//! only where the two differ does it lose its first verdict.

use crate::{
    decide::guards::Checked, decide::guards::Decided, decide::guards::known_player,
    decide::guards::known_round, decide::guards::markable, decide::guards::played,
    decide::guards::standing_slip, decide::placing, decide::rejudging::Reach,
    decide::rejudging::outcome, judging::words_in_force, model::Event, model::Given,
    model::Outcome, model::PlacedTop, model::PlacementText, model::PlayerNumber, model::Refusal,
    model::RoundNumber, model::Ruling, model::RulingNumber, model::RulingRefusal,
    model::SlipNumber, model::text, profile::ranking::Substitute, state::Tournament,
};
use flavita_game::score;
use flavita_lexicon::graph::Graph;

/// The most points that a ruling gives or takes.
const MOST_RULED: i32 = 9_999;
/// The most that a reopened round has on its clock, in milliseconds.
const MOST_TIME_MS: u64 = 3_600_000;

/// Gives a ruling.
///
/// # Errors
/// When it has no reason, concerns nothing there is, changes nothing, or comes too late.
pub(super) fn give(state: &Tournament, words: &Graph, what: &Ruling, because: &str) -> Decided {
    let because = text::reason(because)?;
    let (what, placed) = settled(state, words, what)?;
    let number = RulingNumber::after(state.rulings.len());
    let reach = Reach::of(&what, false);
    let event = |outcome| Event::RulingGiven {
        ruling: number,
        because: because.clone(),
        what: what.clone(),
        outcome,
    };
    Ok(vec![with_outcome(state, words, placed, reach, event)])
}

/// Gives a ruling with its reason, and for the same reason lays another placement in a round:
/// both or neither.
///
/// # Errors
/// Where one of the two would be refused.
pub(crate) fn give_and_lay(
    state: &Tournament,
    words: &Graph,
    what: &Ruling,
    because: &str,
    round: RoundNumber,
    placement: &PlacementText,
) -> Decided {
    let mut events = give(state, words, what, because)?;
    let placement = placement.clone();
    let laid = Ruling::MoveReplaced { round, placement };
    events.extend(give(&state.after(&events), words, &laid, because)?);
    Ok(events)
}

/// Takes a ruling back.
///
/// # Errors
/// When there is no such ruling in force, no reason, or the game went on from it.
pub(super) fn revoke(
    state: &Tournament,
    words: &Graph,
    number: RulingNumber,
    because: &str,
) -> Decided {
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
    let event =
        |outcome| Event::RulingRevoked { ruling: number, because: because.clone(), outcome };
    Ok(vec![with_outcome(state, words, placed, reach, event)])
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
    let alone = Outcome { placed, ..Outcome::default() };
    if reach == Reach::Nothing {
        return event(alone);
    }
    let draft = state.after(&[event(alone.clone())]);
    event(Outcome { placed: alone.placed, ..outcome(&draft, words, reach) })
}

/// The ruling as it is recorded, and what it lays on the board.
fn settled(
    state: &Tournament,
    words: &Graph,
    what: &Ruling,
) -> Result<(Ruling, Option<PlacedTop>), Refusal> {
    let checked = match *what {
        Ruling::WordAccepted { ref word } => {
            let word = word_that(state, words, word, false)?;
            return Ok((Ruling::WordAccepted { word }, None));
        }
        Ruling::WordRejected { ref word } => {
            let word = word_that(state, words, word, true)?;
            return Ok((Ruling::WordRejected { word }, None));
        }
        Ruling::MoveReplaced { round, ref placement } => {
            let laid = replaced(state, words, round, placement)?;
            let placement = laid.placement.clone();
            return Ok((Ruling::MoveReplaced { round, placement }, Some(laid)));
        }
        Ruling::SlipJudged { slip, points } => slip_judged(state, slip, points),
        Ruling::PointsGiven { player, round, points } => points_given(state, player, round, points),
        Ruling::RoundReopened { round, remaining_ms } => reopened(state, round, remaining_ms),
        Ruling::RoundAnnulled { round } => annulled(state, round),
        Ruling::TimeSet { player, round, used_ms } => time_set(state, player, round, used_ms),
        Ruling::MeanGranted { player, round } => mean_granted(state, player, round),
        Ruling::WarningGiven { player, round } => warning_given(state, player, round),
    };
    checked.map(|()| (what.clone(), None))
}

/// A word that counts now or does not, as a ruling writes it.
fn word_that(
    state: &Tournament,
    words: &Graph,
    typed: &str,
    counts: bool,
) -> Result<String, Refusal> {
    let no_word = |_| RulingRefusal::NoWord(typed.trim().to_owned());
    let (letters, word) = words_in_force::read(state, typed).map_err(no_word)?;
    match (words.contains(letters), counts) {
        (true, false) => Err(RulingRefusal::WordCounts(word).into()),
        (false, true) => Err(RulingRefusal::WordDoesNotCount(word).into()),
        _ => Ok(word),
    }
}

fn replaced(
    state: &Tournament,
    words: &Graph,
    number: RoundNumber,
    placement: &PlacementText,
) -> Result<PlacedTop, Refusal> {
    known_round(state, number)?;
    let round = state.may_replace(number).ok_or(RulingRefusal::GoneOn(number))?;
    let placed = placing::given(state, round, words, &placement.at, &placement.word)?;
    changes(round.placed.as_ref() != Some(&placed))?;
    Ok(placed)
}

/// What lay on the board before a replacement: an earlier replacement of the same round in force,
/// else what was laid when the top was announced last.
fn laid_before(state: &Tournament, number: RoundNumber, ruling: RulingNumber) -> Option<PlacedTop> {
    let round = state.round(number)?;
    let is_earlier = |given: &&Given| {
        let is_of_this_round = given.what.round() == Some(number);
        given.number < ruling && is_of_this_round && given.what.is_on_a_round()
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

fn points_given(
    state: &Tournament,
    player: PlayerNumber,
    round: Option<RoundNumber>,
    points: i32,
) -> Checked {
    known_player(state, player)?;
    round.map_or(Ok(()), |round| known_round(state, round).map(drop))?;
    let is_some = points != 0 && (-MOST_RULED..=MOST_RULED).contains(&points);
    is_some.then_some(()).ok_or_else(|| RulingRefusal::Points(points).into())
}

fn reopened(state: &Tournament, number: RoundNumber, remaining_ms: u64) -> Checked {
    known_round(state, number)?;
    state.may_reopen(number).ok_or(RulingRefusal::GoneOn(number))?;
    let most_s = MOST_TIME_MS / 1000;
    let is_some = (1..=MOST_TIME_MS).contains(&remaining_ms);
    is_some.then_some(()).ok_or_else(|| RulingRefusal::Time { most_s }.into())
}

fn annulled(state: &Tournament, number: RoundNumber) -> Checked {
    markable(state, number)?;
    changes(!state.is_annulled(number))
}

fn changes(is_new: bool) -> Checked {
    is_new.then_some(()).ok_or_else(|| RulingRefusal::NothingChanges.into())
}

fn slip_judged(state: &Tournament, id: SlipNumber, points: Option<i32>) -> Checked {
    let (_, slip) = standing_slip(state, id)?;
    match points {
        Some(points) if !(0..=MOST_RULED).contains(&points) => {
            Err(RulingRefusal::Points(points).into())
        }
        Some(points) => changes(!(slip.verdict.is_valid() && slip.verdict.points == points)),
        None => Ok(()),
    }
}

fn time_set(
    state: &Tournament,
    player: PlayerNumber,
    number: RoundNumber,
    used_ms: u64,
) -> Checked {
    let round = played(state, number, player)?;
    let granted = round.clock.granted_ms;
    if used_ms > granted {
        let refusal = RulingRefusal::TimeBeyondRound { round: number, granted_s: granted / 1000 };
        return Err(refusal.into());
    }
    changes(state.used_ms(round, player) != used_ms)
}

fn warning_given(state: &Tournament, player: PlayerNumber, round: RoundNumber) -> Checked {
    played(state, round, player)?;
    let are_known = state.profile.warnings.is_some();
    are_known.then_some(()).ok_or_else(|| RulingRefusal::NoWarnings.into())
}

fn mean_granted(state: &Tournament, player: PlayerNumber, number: RoundNumber) -> Checked {
    if state.profile.absence.repeated_zero != Substitute::Mean {
        return Err(RulingRefusal::NoMean.into());
    }
    let round = played(state, number, player)?;
    let slip = round.slip_of(player);
    slip.filter(|slip| slip.verdict.points == 0)
        .ok_or(RulingRefusal::NoZero { player, round: number })?;
    changes(state.mean_of(round, player).is_none())
}
