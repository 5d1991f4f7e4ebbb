//! A table looked back upon: what lay there at each row of its record, and what could have been laid.

use crate::tables::act::{Deed, TurnDeed};
use crate::tables::{laying::Ground, laying::Laying, laying::Words, playing::table::Table};
use flavita_game::{Board, BoardTile, TileCounts};
use flavita_lexicon::graph::Graph;
use flavita_solver::{position::Position, rank, rank::Spread};
use flavita_tournament::model::PlacementText;

/// A row of the record.
#[derive(Clone, Debug)]
pub struct Step {
    /// The board before it.
    pub board: Board,
    /// What was laid, taken back later or not.
    pub laid: Option<Laying>,
}

/// The best placement of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// Where, as players write it.
    pub at: String,
    /// The word, a blank small.
    pub word: String,
    /// Its points.
    pub points: i32,
}

/// The rows of the record, one after another.
pub fn steps(table: &Table) -> Vec<Step> {
    let mut board = Board::default();
    let rows = table.rows.iter().zip(&table.game.verdicts);
    let step = rows.map(|(row, verdict)| {
        let before = board.clone();
        let laid = laid(table, &before, &row.deed);
        // What was taken back lay there in no other turn.
        if let Some(laying) = laid.as_ref().filter(|_| verdict.is_legal) {
            laying.placement.play(&mut board);
        }
        if let Deed::Turn(_, TurnDeed::Buy(at)) = &row.deed
            && verdict.is_legal
            && let Some(blank) = board.take(at.square)
        {
            board.lay(at.square, BoardTile::real(blank.letter));
        }
        Step { board: before, laid }
    });
    step.collect()
}

/// The best placement of each row in which somebody was on turn and could have laid something.
pub fn bests(table: &Table, words: &Graph) -> Vec<Option<Best>> {
    let rows = table.rows.iter().zip(steps(table)).enumerate();
    let found = rows.map(|(at, (row, step))| {
        let is_seen = !table.game.hands.are_unseen && !table.beginning.guessed.contains(&at);
        let Deed::Turn(rack, _) = &row.deed else { return None };
        best(table, words, &step.board, rack).filter(|_| is_seen)
    });
    found.collect()
}

fn best(table: &Table, words: &Graph, board: &Board, rack: &TileCounts) -> Option<Best> {
    let position = Position::new(&table.edition, words, board, rack);
    let top = rank::best(&position, 1, Spread::Nothing).to_vec().into_iter().next()?;
    let PlacementText { at, word } = PlacementText::of(&table.edition, &top.placement);
    Some(Best { at, word, points: top.points })
}

fn laid(table: &Table, board: &Board, deed: &Deed) -> Option<Laying> {
    let Deed::Turn(rack, TurnDeed::Play(at, readings)) = deed else { return None };
    let hands = &table.game.hands;
    let rack = if hands.are_unseen { &hands.set } else { rack };
    let ground = Ground {
        edition: &table.edition,
        words: Words::Ruled(true),
        board,
        rack,
        rules: &table.game.rules,
        opening: 0,
    };
    ground.lay(*at, readings).ok()
}
