//! Racks that go back, in the state.

use crate::model::origin::RackOrigin;
use crate::model::round::Phase;
use crate::state::tournament::Tournament;
use flavita_game::board::Board;
use flavita_game::letter::BoardTile;

impl Tournament {
    /// The board as it was before the rack of a round came, with the blanks that it then bought
    /// back.
    #[must_use]
    pub fn board_before(&self, number: u32) -> Board {
        let Some(round) = self.round(number) else {
            return self.board.clone();
        };
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
        number: u32,
        rack: &str,
        origin: &RackOrigin,
    ) -> Option<()> {
        let last = self.last_round()?;
        let is_it = last.number == number && last.rack_text == rack && last.origin == *origin;
        (self.ended.is_none() && is_it && last.phase == Phase::Drawn).then_some(())?;
        self.board = self.board_before(number);
        self.rounds.pop();
        Some(())
    }

    /// How often the program has drawn a rack for the next round: the number of the next attempt.
    #[must_use]
    pub(crate) fn next_attempt(&self) -> u32 {
        let next = self.next_round();
        let by_program = |origin: &RackOrigin| matches!(origin, RackOrigin::Program { .. });
        let gone = self.rejected.iter();
        let gone = gone.filter(|gone| gone.round == next && by_program(&gone.origin));
        u32::try_from(gone.count()).unwrap_or(u32::MAX)
    }
}
