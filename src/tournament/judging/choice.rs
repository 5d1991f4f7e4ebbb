//! Which of several equal tops goes on the board.

use crate::model::{Round, Tops, laying};
use crate::profile::tops::{Chooser, FirstMove, Preference};
use crate::{draw::demand::Makeup, profile::definition::Profile, state::Tournament};
use flavita_game::{Board, Direction, Edition, Letter, Tile};
use flavita_solver::ranking::Ranked;

/// What a choice among tops rests on.
#[derive(Clone, Copy, Debug)]
pub struct Choosing<'a> {
    /// The order of the letters.
    pub edition: &'a Edition,
    /// The order of the tops, and who chooses.
    pub rules: &'a Profile,
    /// The board before the round.
    pub board: &'a Board,
    /// The rack of the round.
    pub rack: &'a [Tile],
}

/// The tops of a ranked list: its first placement and the equals.
pub fn tops(ranked: &[Ranked]) -> &[Ranked] {
    let is_top = |r: &&Ranked| Some(r.points) == ranked.first().map(|best| best.points);
    &ranked[..ranked.iter().take_while(is_top).count()]
}

impl<'a> Choosing<'a> {
    /// What the choice of a round rests on.
    pub fn of(state: &'a Tournament, round: &'a Round) -> Self {
        Self {
            edition: &state.edition,
            rules: &state.profile,
            board: &round.board,
            rack: round.rack.tiles(),
        }
    }

    /// The tops among which the arbiter may choose, as places in the list: those that come first
    /// by every preference of the rules, one after the other. Where the program chooses among
    /// what remains, it is one: the list is in reading order, across before down, then
    /// alphabetical, and the first is taken.
    pub fn candidates(self, tops: &[Ranked]) -> Vec<usize> {
        let mut left: Vec<usize> = (0..tops.len()).collect();
        for preference in self.preferences() {
            let rank = |i: &usize| self.rank(preference, &tops[*i]);
            let best = left.iter().map(rank).min();
            left.retain(|i| Some(self.rank(preference, &tops[*i])) == best);
        }
        if self.rules.tops.then == Chooser::Program {
            left.truncate(1);
        }
        left
    }

    /// The preferences of the rules, behind that for across where the first word must lie so.
    fn preferences(self) -> impl Iterator<Item = Preference> {
        let is_first = self.board.is_empty();
        let across = self.rules.first_move == FirstMove::DearestAcross && is_first;
        let across = across.then_some(Preference::AcrossFirst);
        across.into_iter().chain(self.rules.tops.order.iter().copied())
    }

    /// The top that is laid where nobody chooses, as a place in the list: the first of the
    /// [`candidates`](Self::candidates); `None` where there is none.
    pub fn unattended(self, tops: &[Ranked]) -> Option<usize> {
        self.candidates(tops).first().copied()
    }

    /// The place of a top by a preference: the least is preferred.
    fn rank(self, preference: Preference, top: &Ranked) -> Vec<usize> {
        let placement = &top.placement;
        let laid = || placement.laid(self.board);
        let square = placement.square;
        vec![match preference {
            Preference::FewestBlanks => laid().filter(|(_, tile)| tile.is_blank).count(),
            Preference::FewestTiles => laid().count(),
            Preference::BalancedRest => self.imbalance(top),
            Preference::HighestRow => square.row(),
            Preference::Leftmost => square.column(),
            Preference::NearestCorner => square.row() + square.column(),
            Preference::AcrossFirst => usize::from(placement.direction == Direction::Down),
            Preference::Alphabetical => {
                return placement.letters().map(Letter::index).collect();
            }
        }]
    }

    /// By how many vowels and consonants differ in what a top leaves on the rack; letters that
    /// are both make up for the difference, blanks and signs that are neither do not count.
    fn imbalance(self, top: &Ranked) -> usize {
        let rest = laying::rest(self.edition, self.rack, self.board, &top.placement);
        let makeup = Makeup::of(self.edition, &self.rules.minima, rest.into_iter());
        let difference = makeup.vowels.abs_diff(makeup.consonants);
        match makeup.either.checked_sub(difference) {
            None => difference - makeup.either,
            Some(more) => more % 2,
        }
    }
}

/// Which of the revealed tops goes on the board where nobody chooses: the first that the rules
/// leave; `None` where there is no top.
pub fn unattended_choice(state: &Tournament, round: &Round) -> Option<usize> {
    Choosing::of(state, round).unattended(&revealed_tops(state, round))
}

/// The revealed tops that the rules prefer, as places in their list.
pub fn preferred(state: &Tournament, round: &Round) -> Vec<usize> {
    Choosing::of(state, round).candidates(&revealed_tops(state, round))
}

fn revealed_tops(state: &Tournament, round: &Round) -> Vec<Ranked> {
    let ranked = |tops: &Tops, text| {
        Some(Ranked { placement: state.read_placement(text)?, points: tops.points })
    };
    let tops = round.tops.iter();
    tops.flat_map(|tops| tops.placements.iter().filter_map(|text| ranked(tops, text))).collect()
}
