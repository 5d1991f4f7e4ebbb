//! Where a player lost points to the tops, by cause.

use crate::model::{PlayerNumber, Reason, Round};
use crate::{results::standings::Standing, state::Tournament};

/// Points lost to the tops, each as a positive number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, derive_more::Add, derive_more::Sum)]
pub struct Losses {
    /// By good words that are worth less than the top.
    pub lesser_words: i32,
    /// By slips that were no good.
    pub invalid: i32,
    /// By rounds without a slip.
    pub no_slip: i32,
    /// By prices of infractions and of warnings.
    pub prices: i32,
    /// By the time for the whole game.
    pub overtime: i32,
}

/// The losses of a player over the rounds of his line in the standings. Rounds that he did not
/// play, or that are annulled, cost nothing here.
pub fn losses(state: &Tournament, line: &Standing) -> Losses {
    let rounds = state.rounds.iter().take(line.rounds.len());
    let plays =
        |round: &&Round| state.plays(line.player, round.number) && !state.is_annulled(round.number);
    let whole = Losses { prices: line.warning_price, overtime: line.penalty, ..Losses::default() };
    let of_rounds = rounds.filter(plays).map(|round| Losses::of_round(round, line.player));
    of_rounds.chain([whole]).sum()
}

impl Losses {
    /// The losses of a player in a round that he plays.
    pub fn of_round(round: &Round, player: PlayerNumber) -> Self {
        let mut losses = Self::default();
        let top = round.top_points();
        let verdict = round.slip_of(player).map(|slip| &slip.verdict);
        match verdict {
            None => losses.no_slip += top,
            Some(verdict) if verdict.reasons == [Reason::NoSlip] => losses.no_slip += top,
            Some(verdict) if !verdict.is_valid() => losses.invalid += top - verdict.points,
            Some(verdict) => {
                let raw = verdict.raw_points();
                losses.lesser_words += top - raw;
                losses.prices += raw - verdict.points;
            }
        }
        losses
    }

    /// All of them together.
    pub fn total(self) -> i32 {
        self.lesser_words + self.invalid + self.no_slip + self.prices + self.overtime
    }
}
