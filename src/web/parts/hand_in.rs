//! Who has handed in, and what the game clock charges.

use crate::parts::{figures::signed, names::first_of, names::minutes, names::player_name};
use flavita_app::desk::PublicView;
use flavita_i18n::{language::Language, names::runs};
use flavita_tournament::model::{Phase, Player, PlayerNumber, Round, RoundNumber};
use flavita_tournament::state::Tournament;
use serde::Serialize;
use std::cmp::Reverse;

/// Who has handed in while the round runs.
#[derive(Debug, Clone, Serialize)]
pub struct HandIn {
    /// The round that runs.
    pub round: RoundNumber,
    /// `18 из 46`.
    pub counts: String,
    /// The thinking time of the round, in milliseconds.
    pub granted_ms: u64,
    /// Everybody's time for the whole game, in milliseconds.
    pub budget_ms: u64,
    /// Whether players think now, so that numbers can be pressed.
    pub is_open: bool,
    /// Whether there is no slip to key, so that the numbers have the room of the placements.
    pub is_large: bool,
    /// Whether the round's time runs for those who have not handed in.
    pub charges: bool,
    /// Every player.
    pub players: Vec<HandInPlayer>,
    /// What can be taken back while players think, what was pressed last first.
    pub pressed: Vec<HandInPlayer>,
    /// Whose hand-in was not noted, what that means, and what the clock has charged.
    pub notes: Vec<HandInNote>,
}

/// A sentence about the game clock.
#[derive(Debug, Clone, Serialize)]
pub struct HandInNote {
    /// The sentence.
    pub text: String,
    /// `plain`, or `look` where somebody is charged.
    pub level: &'static str,
}

/// One number of the grid.
#[derive(Debug, Clone, Serialize)]
pub struct HandInPlayer {
    /// The player's number.
    pub number: PlayerNumber,
    /// Surname and initial.
    pub name: String,
    /// Name and time, for the button's accessible name.
    pub label: String,
    /// Whether the slip is in.
    pub done: bool,
    /// The player's time in the game so far, this round's with it once the slip is in, in
    /// milliseconds.
    pub used_ms: u64,
}

/// So many who are charged are named.
const NAMED: usize = 6;

/// The numbers to press: only where the game clock makes hand-in times count.
fn hand_in(state: &Tournament, language: Language) -> Option<HandIn> {
    let clock = state.profile.game_clock.filter(|_| state.ended.is_none())?;
    let round = state.last_round()?;
    let used_before = state.used_ms_before(round.number);
    let player = |player: &Player| {
        let used = round.handed_in.get(&player.number);
        let time = used.map(|used| format!(" · {}", minutes(*used))).unwrap_or_default();
        HandInPlayer {
            number: player.number,
            name: player_name(state, player.number),
            label: format!("{}{time}", player.full_name()),
            done: used.is_some(),
            used_ms: used_before(player.number) + used.unwrap_or(&0),
        }
    };
    let players: Vec<HandInPlayer> = state.players_in(round.number).map(player).collect();
    let is_open = round.phase == Phase::Thinking;
    let mut pressed: Vec<HandInPlayer> = players.clone();
    pressed.retain(|one| is_open && round.is_pressed(one.number));
    pressed.sort_by_key(|one| Reverse(round.handed_in.get(&one.number).copied()));
    let of = say!(language, "of-count", n = players.len());
    let mut out = state.rounds.iter().filter(|round| round.may_be_marked());
    Some(HandIn {
        round: round.number,
        counts: format!("{} {of}", round.handed_in.len()),
        granted_ms: round.clock.granted_ms,
        budget_ms: u64::from(clock.budget) * 1000,
        is_open,
        is_large: out.all(|round| state.is_marked(round)),
        charges: !state.timing(round).is_paper_free,
        players,
        pressed,
        notes: Vec::new(),
    })
}

/// The numbers on the page of those who help: large, and while players think.
pub(crate) fn for_helpers(view: &PublicView, language: Language) -> Option<HandIn> {
    let mut hand_in = hand_in(&view.state, language).filter(|hand_in| hand_in.is_open)?;
    hand_in.pressed.retain(|one| view.pressed.contains(&one.number));
    Some(HandIn { is_large: true, ..hand_in })
}

/// The numbers on the console, with what the clock does to paper and has charged so far.
pub(crate) fn with_notes(state: &Tournament, language: Language) -> Option<HandIn> {
    let hand_in = hand_in(state, language)?;
    let is_played = |round: &&Round| round.phase >= Phase::Thinking;
    let notes = state.rounds.iter().rfind(is_played).map(|round| {
        let of_round = of_round(state, round, language);
        let charged = charged(state, round, language);
        of_round.into_iter().chain([charged]).collect()
    });
    Some(HandIn { notes: notes.unwrap_or_default(), ..hand_in })
}

/// Whose hand-in was not noted, and what that means.
fn of_round(state: &Tournament, round: &Round, language: Language) -> Option<HandInNote> {
    let paper: Vec<PlayerNumber> = state.on_paper(round).collect();
    let is_unnoted = |player: &&PlayerNumber| round.noted_ms(**player).is_none();
    let unnoted = paper.iter().filter(is_unnoted).count();
    if unnoted == 0 {
        return None;
    }
    let is_running = round.phase == Phase::Thinking;
    let is_free = state.timing(round).is_paper_free;
    let key = match (is_running, is_free) {
        (true, true) => "hand-in-none-yet",
        (true, false) => "hand-in-some-yet",
        (false, true) => return Some(plain(unmeasured(&[round.number], language))),
        (false, false) => "hand-in-charged",
    };
    let (round, time) = (round.number, minutes(round.length_ms));
    let text = say!(language, key, round, n = unnoted, of = paper.len(), time);
    Some(if is_free { plain(text) } else { HandInNote { text, level: "look" } })
}

fn plain(text: String) -> HandInNote {
    HandInNote { text, level: "plain" }
}

/// What the clock has charged by now, whom it charged most first.
fn charged(state: &Tournament, round: &Round, language: Language) -> HandInNote {
    let is_over = round.phase > Phase::Thinking;
    let until = if is_over { round.number.next() } else { round.number };
    let used = state.used_ms_before(until);
    let clock = state.profile.game_clock;
    let price = |player: &Player| {
        let price = clock.map_or(0, |clock| clock.penalty(used(player.number)));
        (price > 0).then_some((price, player.number))
    };
    let mut prices: Vec<(i32, PlayerNumber)> = state.players.values().filter_map(price).collect();
    if prices.is_empty() {
        return plain(say!(language, "clock-charged-nobody"));
    }
    prices.sort_by_key(|(price, player)| (-price, *player));
    let named = |(price, player): &(i32, PlayerNumber)| {
        format!("{} {}", player_name(state, *player), signed(-price))
    };
    let named: Vec<String> = prices.iter().map(named).collect();
    let text = say!(language, "clock-charged", names = first_of(&named, NAMED, language));
    HandInNote { text, level: "look" }
}

/// That rounds were not measured for paper; nothing where there are none.
pub(crate) fn unmeasured(rounds: &[RoundNumber], language: Language) -> String {
    if rounds.is_empty() {
        return String::new();
    }
    let named = runs(rounds.iter().map(|round| round.0));
    say!(language, "rounds-unmeasured", n = rounds.len(), rounds = named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_that_follow_each_other_are_named_by_the_first_and_the_last() {
        let rounds: Vec<RoundNumber> = (1..23).filter(|n| *n != 2).map(RoundNumber).collect();
        let text = unmeasured(&rounds, Language::Russian);
        assert!(text.starts_with("Время ходов 1, 3–22 "), "{text}");
    }
}
