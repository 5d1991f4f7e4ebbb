//! A prepared game in figures, what an organiser wishes of it, and which games fit.

use flavita_tournament::model::{PreparedGame, PreparedRound, RoundNumber};
use std::{collections::BTreeSet, str::FromStr};

/// What a prepared game comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measures {
    /// How many rounds it has.
    pub rounds: u32,
    /// The points of all tops.
    pub total: i32,
    /// Rounds with the largest bonus.
    pub bingos: u32,
    /// Rounds that have several tops.
    pub equal_tops: u32,
    /// The round whose top is furthest above the next score, and by how many points: whoever
    /// misses it loses most.
    pub hardest: Option<(RoundNumber, i32)>,
    /// The round whose top is nearest to the next score.
    pub easiest: Option<(RoundNumber, i32)>,
}

impl Measures {
    /// Of this game.
    pub fn of(game: &PreparedGame) -> Self {
        let count = |is: &dyn Fn(&&PreparedRound) -> bool| {
            u32::try_from(game.rounds.iter().filter(is).count()).unwrap_or(u32::MAX)
        };
        let leads = (1..).map(RoundNumber).zip(&game.rounds);
        let leads: Vec<(RoundNumber, i32)> =
            leads.filter_map(|(number, round)| Some((number, round.lead()?))).collect();
        // A file may say anything.
        let points = game.rounds.iter().map(|round| round.points);
        Self {
            rounds: count(&|_| true),
            total: points.fold(0, i32::saturating_add),
            bingos: count(&|round| round.bingo),
            equal_tops: count(&|round| round.has_equal_tops()),
            // The first of equals.
            hardest: leads.iter().rev().copied().max_by_key(|(_, lead)| *lead),
            easiest: leads.iter().copied().min_by_key(|(_, lead)| *lead),
        }
    }
}

/// From so much to so much, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    low: i32,
    high: i32,
}

impl Span {
    /// Just this.
    pub const fn only(value: i32) -> Self {
        Self { low: value, high: value }
    }

    /// Whether it holds a value.
    pub fn holds(self, value: i32) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// Why a text is no span.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a number, or from A to B as A..B, A.. or ..B")]
pub struct NoSpan;

impl FromStr for Span {
    type Err = NoSpan;

    fn from_str(text: &str) -> Result<Self, NoSpan> {
        let number = |text: &str, open: i32| match text.trim() {
            "" => Ok(open),
            text => text.parse().map_err(|_error: std::num::ParseIntError| NoSpan),
        };
        let span = match text.split_once("..") {
            None if text.trim().is_empty() => return Err(NoSpan),
            None => Self::only(number(text, 0)?),
            Some((low, high)) => {
                Self { low: number(low, i32::MIN)?, high: number(high, i32::MAX)? }
            }
        };
        (span.low <= span.high).then_some(span).ok_or(NoSpan)
    }
}

/// What an organiser wishes; what he does not say is left to chance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// How many rounds.
    pub rounds: Option<Span>,
    /// The points of all tops.
    pub total: Option<Span>,
    /// How many rounds with the largest bonus.
    pub bingos: Option<Span>,
    /// How many rounds with several tops.
    pub equal_tops: Option<Span>,
    /// By how many points the top of the hardest round is better than the next score.
    pub hardest: Option<Span>,
    /// By how many that of the easiest round is.
    pub easiest: Option<Span>,
    /// The words that may not come on the board, in capitals.
    pub unwanted: BTreeSet<String>,
}

/// One of the wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Wish {
    /// The number of rounds.
    Rounds,
    /// The points of all tops.
    Total,
    /// Rounds with the largest bonus.
    Bingos,
    /// Rounds with several tops.
    #[strum(to_string = "equal tops")]
    EqualTops,
    /// The hardest round.
    #[strum(to_string = "hardest round")]
    Hardest,
    /// The easiest round.
    #[strum(to_string = "easiest round")]
    Easiest,
    /// The unwanted words.
    #[strum(to_string = "unwanted words")]
    Words,
}

impl Wishes {
    /// The wishes that a game does not fit; none where it fits them all.
    pub fn unmet(&self, game: &PreparedGame) -> Vec<Wish> {
        let measures = Measures::of(game);
        let number = |number: u32| Some(i32::try_from(number).unwrap_or(i32::MAX));
        let lead = |round: Option<(RoundNumber, i32)>| round.map(|(_, lead)| lead);
        let figures = [
            (Wish::Rounds, self.rounds, number(measures.rounds)),
            (Wish::Total, self.total, Some(measures.total)),
            (Wish::Bingos, self.bingos, number(measures.bingos)),
            (Wish::EqualTops, self.equal_tops, number(measures.equal_tops)),
            (Wish::Hardest, self.hardest, lead(measures.hardest)),
            (Wish::Easiest, self.easiest, lead(measures.easiest)),
        ];
        let fits = |span: Span, value: Option<i32>| value.is_some_and(|value| span.holds(value));
        let unmet = figures
            .into_iter()
            .filter_map(|(wish, span, value)| (!fits(span?, value)).then_some(wish));
        let words = self.unwanted_words(game).next().map(|_| Wish::Words);
        unmet.chain(words).collect()
    }

    /// The unwanted words that the game brings on the board, with their rounds.
    pub fn unwanted_words<'a>(
        &'a self,
        game: &'a PreparedGame,
    ) -> impl Iterator<Item = (RoundNumber, &'a str)> {
        let words = (1..).map(RoundNumber).zip(&game.rounds).flat_map(|(number, round)| {
            round.words.iter().map(move |word| (number, word.as_str()))
        });
        words.filter(|(_, word)| self.unwanted.contains(*word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_a_number_or_has_two_ends_of_which_one_may_be_open() {
        let holds = |text: &str| {
            let span: Span = text.parse().unwrap();
            (0..6).filter(|value| span.holds(*value)).collect::<Vec<_>>()
        };
        assert_eq!(holds("3"), [3]);
        assert_eq!(holds("2..4"), [2, 3, 4]);
        assert_eq!(holds("4.."), [4, 5]);
        assert_eq!(holds(" .. 1 "), [0, 1]);
        for wrong in ["", "a", "4..2", "1..2..3", "1.5"] {
            assert_eq!(wrong.parse::<Span>(), Err(NoSpan), "{wrong}");
        }
    }
}
