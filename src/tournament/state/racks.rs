//! Racks that come and go back, in the state.

use crate::model::{Phase, RackOrigin, Round, RoundNumber, Stamp, buy_back};
use crate::{model::round::RoundClock, profile::form::Chosen, state::tournament::Tournament};
use flavita_game::{Board, BoardTile, Rack, parse_rack};

impl Tournament {
    /// The board as it was before the rack of a round came, with the blanks that it then bought
    /// back.
    pub fn board_before(&self, number: RoundNumber) -> Board {
        let Some(round) = self.round(number) else { return self.board.clone() };
        let mut board = round.board.clone();
        for square in &round.bought {
            if let Some(tile) = board.at(*square) {
                board.lay(*square, BoardTile::blank(tile.letter));
            }
        }
        board
    }

    /// Takes a drawn rack back, with what it bought; `None` and unchanged where the clock has
    /// started or it is another one.
    pub(crate) fn take_rack_back(
        &mut self,
        number: RoundNumber,
        rack: &str,
        origin: &RackOrigin,
    ) -> Option<()> {
        let last = self.last_round()?;
        let is_it = last.number == number && last.rack_text == rack && last.origin == *origin;
        (self.ended.is_none() && is_it && last.phase == Phase::Drawn).then_some(())?;
        self.facts.board = self.board_before(number);
        self.facts.rounds.pop();
        Some(())
    }

    /// How often the program has drawn a rack for the next round: the number of the next attempt.
    pub(crate) fn next_attempt(&self) -> u32 {
        let next = self.next_round();
        let by_program = |origin: &RackOrigin| matches!(origin, RackOrigin::Program { .. });
        let gone = self.rejected.iter();
        let gone = gone.filter(|gone| gone.round == next && by_program(&gone.origin));
        u32::try_from(gone.count()).unwrap_or(u32::MAX)
    }

    /// Whether it can still be said how many vowels come out of two bags for the next rack: the
    /// rules leave it open, and the program has not drawn for it yet.
    pub(crate) fn takes_vowels(&self) -> bool {
        let two = self.profile.form.two_bags;
        two.is_some_and(|two| two.chosen != Chosen::Fixed) && self.next_attempt() == 0
    }

    /// Whether the rack of this round is what comes next.
    pub(crate) fn awaits_rack(&self, number: RoundNumber) -> Option<()> {
        let is_over = self.last_round().is_none_or(Round::is_over);
        (self.ended.is_none() && is_over && number == self.next_round()).then_some(())
    }

    /// Takes a drawn rack; `None` and unchanged where it does not fit.
    pub(super) fn add_round(
        &mut self,
        number: RoundNumber,
        rack_text: &str,
        origin: &RackOrigin,
        stamp: &Stamp,
    ) -> Option<()> {
        self.awaits_rack(number)?;
        let drawn: Rack = parse_rack(&self.edition, rack_text).ok()?;
        self.bag().take_all(drawn.tiles().iter().copied()).ok()?;
        let mut tiles = drawn.tiles().to_vec();
        let bought = buy_back(&self.facts.profile.form, &mut self.facts.board, &mut tiles);
        let length_ms = u64::from(self.profile.round.seconds) * 1000;
        self.facts.rounds.push(Round {
            number,
            rack: Rack::new(tiles),
            rack_text: rack_text.to_owned(),
            bought,
            origin: origin.clone(),
            board: self.board.clone(),
            clock: RoundClock::standing(length_ms, length_ms),
            is_double: self.has_double_entry,
            slips_before: self.last_slip,
            drawn_ms: stamp.at_ms,
            ..Round::default()
        });
        Some(())
    }
}
