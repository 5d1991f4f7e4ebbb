//! Who found what in a round.

use crate::{model::PlayerNumber, model::Round, state::Tournament};
use flavita_game::{Board, Direction, Edition, Letter, Placement, Square, score};
use std::collections::BTreeMap;

/// What a player finds: where, which way and which letters; which of them are blanks does not
/// matter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Find {
    square: Square,
    direction: Direction,
    letters: Vec<Letter>,
}

impl Find {
    /// The find that a placement on `board` is; the first placement on a symmetrical board is the
    /// same across and down.
    pub fn of(edition: &Edition, placement: &Placement, board: &Board) -> Self {
        let mut named = placement.clone().named_once(board);
        if board.is_empty() && edition.is_symmetrical() && named.direction == Direction::Down {
            let mirrored = Square::new(named.square.column(), named.square.row());
            (named.square, named.direction) = (mirrored.unwrap_or(named.square), Direction::Across);
        }
        Self {
            square: named.square,
            direction: named.direction,
            letters: named.letters().collect(),
        }
    }
}

/// How many players found each placement of a round with a valid slip, by what it is worth: the same
/// find with another blank is another one where it is worth more or less.
pub fn counts(state: &Tournament, round: &Round) -> BTreeMap<(Find, i32), usize> {
    let mut counts = BTreeMap::new();
    for player in state.players_in(round.number) {
        let reading = round.scored(player.number);
        if let Some(placement) = reading.and_then(|text| state.read_placement(text)) {
            let find = Find::of(&state.edition, &placement, &round.board);
            let points = score(&state.edition, &round.board, &placement).points();
            *counts.entry((find, points)).or_default() += 1;
        }
    }
    counts
}

/// The numbers of the players who found a top of a round.
pub fn top_finders(state: &Tournament, round: &Round) -> impl Iterator<Item = PlayerNumber> {
    let players = state.players_in(round.number).map(|player| player.number);
    players.filter(|number| has_top(round, *number))
}

/// Whether a player found a top of a round.
pub fn has_top(round: &Round, player: PlayerNumber) -> bool {
    round.slip_of(player).is_some_and(|slip| slip.verdict.is_top)
}

// Solos: the only player with the best score of a round.
//
// A top is a slip with the top's points after claims and prices. Who is alone with the best score
// is seen before them, so that a fine for a forgotten sign takes no solo away.

/// The least number of players in a round for which a solo is spoken of.
const LEAST_PLAYERS_FOR_A_SOLO: usize = 2;

/// The only best score of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solo {
    /// Whose it is.
    pub player: PlayerNumber,
    /// What it brings by the rules, before any cap.
    pub points: i32,
}

/// The only player with the best score of a round, where the rules show it; only a score above
/// zero is one.
///
/// Scores are compared before prices are taken off them (FISF 3.5: "the best raw score").
pub fn solo(state: &Tournament, round: &Round) -> Option<Solo> {
    let raw = |player: PlayerNumber| {
        let slip = round.slip_of(player);
        slip.map_or(0, |slip| slip.verdict.raw_points())
    };
    let scores = state.players_in(round.number).map(|player| (raw(player.number), player.number));
    let scores: Vec<(i32, PlayerNumber)> = scores.collect();
    let (best, player) = *scores.iter().max()?;
    let is_alone = scores.iter().filter(|(points, _)| *points == best).count() == 1;
    let is_one = is_alone && best > 0 && scores.len() >= LEAST_PLAYERS_FOR_A_SOLO;
    let is_shown = state.profile.solo.shown && !state.is_annulled(round.number);
    (is_shown && is_one).then(|| Solo { player, points: worth(state, round, best, scores.len()) })
}

fn worth(state: &Tournament, round: &Round, best: i32, players: usize) -> i32 {
    let rules = state.profile.solo;
    let top = round.tops.as_ref().map(|tops| tops.points);
    if players < usize::try_from(rules.least_players).unwrap_or(usize::MAX) {
        0
    } else if top.is_some_and(|top| best >= top) {
        rules.top
    } else {
        rules.below_top
    }
}
