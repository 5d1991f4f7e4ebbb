//! What is kept of a simulated game.

use crate::simulation::game::{Game, PlayedRound, Rules, Search};
use flavita_game::{Edition, Tile};
use flavita_tournament::model::{GameEnd, Rejection, Seed, rounded};

/// A simulated game in figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// How many rounds it had.
    pub rounds: u32,
    /// The points of all tops.
    pub total: i32,
    /// The points of the best top.
    pub best_top: i32,
    /// Rounds in which so many tiles were laid that the edition gives its largest bonus.
    pub bingos: u32,
    /// Racks that went back because vowels or consonants were missing.
    pub rejected_minimum: u32,
    /// Racks that went back because nothing could be laid.
    pub rejected_unplayable: u32,
    /// Rounds in which a blank went on the board.
    pub blank_rounds: u32,
    /// Rounds that had several tops.
    pub equal_top_rounds: u32,
    /// What only a search for every placement can tell.
    pub field: Option<Field>,
    /// How many tiles were left.
    pub tiles_left: usize,
    /// Why the game was over.
    pub end: GameEnd,
}

/// The placements below the tops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// The smallest distance in a round from the top to the next lower score; `None` where no
    /// round had a lower one.
    pub closest_gap: Option<i32>,
    /// The largest such distance.
    pub widest_gap: Option<i32>,
    /// The legal placements of all rounds together.
    pub placements: usize,
}

impl GameRecord {
    /// The points of a round on the average, in hundredths.
    pub fn mean_top(&self) -> i64 {
        rounded(i64::from(self.total) * 100, self.rounds.into())
    }

    /// All racks that went back.
    pub fn rejected(&self) -> u32 {
        self.rejected_minimum + self.rejected_unplayable
    }

    fn add(&mut self, edition: &Edition, round: &PlayedRound) {
        let points = round.points();
        self.best_top = match self.rounds {
            0 => points,
            _ => self.best_top.max(points),
        };
        self.rounds += 1;
        self.total += points;
        self.bingos += u32::from(is_bingo(edition, round.tiles.len()));
        for rejected in &round.rejected {
            match rejected.because {
                Rejection::BelowMinimum { .. } | Rejection::AboveMaximum { .. } => {
                    self.rejected_minimum += 1;
                }
                Rejection::NoPlacement => self.rejected_unplayable += 1,
                // Nobody is there who could refuse a rack.
                Rejection::Refused { .. } => {}
            }
        }
        self.blank_rounds += u32::from(round.tiles.contains(&Tile::Blank));
        self.equal_top_rounds += u32::from(round.tops().len() > 1);
        if let Some(field) = &mut self.field {
            field.add(round);
        }
    }
}

impl Field {
    fn add(&mut self, round: &PlayedRound) {
        self.placements += round.found.len();
        let gap = round.next_points().map(|next| round.points() - next);
        self.closest_gap = [self.closest_gap, gap].into_iter().flatten().min();
        self.widest_gap = [self.widest_gap, gap].into_iter().flatten().max();
    }
}

/// Whether the edition gives its largest bonus for so many tiles.
pub(crate) fn is_bingo(edition: &Edition, tiles_laid: usize) -> bool {
    let largest = (1..=edition.hand_size()).map(|tiles| edition.bonus(tiles));
    let bonus = edition.bonus(tiles_laid);
    bonus > 0 && Some(bonus) == largest.max()
}

/// Plays a whole game: the same rules and seed always give the same game.
pub fn simulate(rules: Rules<'_>, seed: &Seed) -> GameRecord {
    let mut game = Game::new(rules, seed);
    let field = (rules.search == Search::Everything).then(Field::default);
    let mut record = GameRecord { field, ..GameRecord::default() };
    loop {
        match game.play_round() {
            Ok(round) => record.add(rules.edition, &round),
            Err(end) => {
                record.end = end;
                record.tiles_left = game.tiles_left();
                return record;
            }
        }
    }
}
