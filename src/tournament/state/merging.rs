//! Two registrations of one person become one.

use crate::model::{Given, Player, PlayerNumber, Reason, Round, RoundNumber, Slip};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The first of these rounds in which both have a slip that says something.
pub(crate) fn both_have_slips<'a>(
    rounds: impl IntoIterator<Item = &'a Round>,
    kept: PlayerNumber,
    gone: PlayerNumber,
) -> Option<RoundNumber> {
    let has =
        |round: &Round, player: PlayerNumber| round.slip_of(player).is_some_and(|s| !is_absent(s));
    let both = |round: &&Round| has(round, kept) && has(round, gone);
    rounds.into_iter().find(both).map(|round| round.number)
}

/// Whether it was only noted that there is no slip.
fn is_absent(slip: &Slip) -> bool {
    slip.verdict.reasons == [Reason::NoSlip]
}

/// Gives the slips and the strokes of one player to another. Where only one of both handed in,
/// the note that the other did not is taken back.
pub(super) fn give_slips(round: &mut Round, kept: PlayerNumber, gone: PlayerNumber) {
    let slips = [kept, gone].map(|player| round.slip_of(player).cloned());
    if let [Some(one), Some(other)] = &slips {
        let void = [one, other].into_iter().find(|slip| is_absent(slip));
        if let Some(void) = void.and_then(|void| round.slips.find_mut(void.id)) {
            void.is_withdrawn = true;
        }
    }
    move_slips(round, gone, kept);
}

/// Writes another number on everything that a player handed in.
pub(super) fn move_slips(round: &mut Round, from: PlayerNumber, to: PlayerNumber) {
    round.slips.give(from, to);
    if let Some(sent) = round.sent.remove(&from) {
        round.sent.entry(to).or_insert(sent);
    }
    if let Some(late) = round.late.remove(&from) {
        round.late.entry(to).or_insert(late);
    }
    let Some(used_ms) = round.handed_in.remove(&from) else {
        return;
    };
    let first = round.handed_in.entry(to).or_insert(used_ms);
    *first = (*first).min(used_ms);
}

/// Writes another number on every ruling about a player; `in_round` does so in the rounds as they
/// were before a ruling.
pub(super) fn move_rulings(
    rulings: &mut [Given],
    from: PlayerNumber,
    to: PlayerNumber,
    in_round: impl Fn(&mut Round),
) {
    for given in rulings {
        if let Some(player) = given.what.player_mut().filter(|player| **player == from) {
            *player = to;
        }
        if let Some(before) = &mut given.before {
            in_round(Arc::make_mut(before));
        }
    }
}

/// Merges the registrations: the one that stays keeps its details and plays wherever either did.
pub(super) fn merge(
    players: &mut BTreeMap<PlayerNumber, Player>,
    kept: PlayerNumber,
    gone: PlayerNumber,
) -> Option<()> {
    if kept == gone || !players.contains_key(&kept) {
        return None;
    }
    let other = players.remove(&gone)?;
    let player = players.get_mut(&kept)?;
    let until = player.until_round.zip(other.until_round);
    let until_round = until.map(|(one, other)| one.max(other));
    let from_round = player.from_round.min(other.from_round);
    // From here on nothing changes any more for either of them.
    let numbers = [&*player, &other].map(Player::last_turn);
    let last = numbers.into_iter().max().unwrap_or(from_round);
    let plays = |round: &RoundNumber| player.plays_in(*round) || other.plays_in(*round);
    let missed: BTreeSet<RoundNumber> = from_round
        .to(last)
        .filter(|round| until_round.is_none_or(|until| *round <= until) && !plays(round))
        .collect();
    (player.from_round, player.until_round) = (from_round, until_round);
    player.missed = missed;
    Some(())
}
