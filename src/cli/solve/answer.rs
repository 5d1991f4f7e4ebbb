//! A position's answer as a line of JSON.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::cli::solve::args::SolveArgs;
use crate::cli::solve::questions::Question;
use crate::game::board::Board;
use crate::game::edition::definition::Edition;
use crate::game::notation::word_text;
use crate::game::reference;
use crate::game::square::Direction;
use crate::lexicon::graph::Graph;
use crate::solver::position::Position;
use crate::solver::rank::{self, Spread};
use crate::solver::ranking::{Ranked, Ranking};

/// What every position is answered by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answering<'a> {
    pub(super) args: &'a SolveArgs,
    pub(super) edition: &'a Edition,
    pub(super) words: &'a Graph,
}

#[derive(Serialize)]
struct Answer {
    top: i32,
    count: usize,
    moves: Vec<Move>,
    #[serde(skip_serializing_if = "Option::is_none")]
    micros: Option<u64>,
}

#[derive(Serialize)]
struct Move {
    at: String,
    row: usize,
    column: usize,
    dir: &'static str,
    word: String,
    points: i32,
    blanks: Vec<usize>,
}

impl Answering<'_> {
    /// The answer as JSON.
    pub(super) fn line(&self, question: &Question, spread: Spread) -> String {
        let answer = self.answer(question, spread);
        serde_json::to_string(&answer).expect("an answer of texts and numbers is JSON")
    }

    fn answer(&self, question: &Question, spread: Spread) -> Answer {
        let Self {
            args,
            edition,
            words,
        } = *self;
        let position = Position::new(edition, words, &question.board, &question.rack);
        let micros = args
            .time
            .map(|runs| fastest(runs, || self.search(&position, Spread::Nothing)));
        let found = self.search(&position, spread).to_vec();
        let is_part = args.at_least.is_some() || args.top.is_some();
        let (top, count) = if is_part && ends_with_tops(&found) {
            let tops = rank::top(&position, spread);
            (tops.top().unwrap_or(0), tops.len())
        } else {
            tops(&found)
        };
        let moves = found.iter().map(|r| as_move(edition, &question.board, r));
        Answer {
            top,
            count,
            moves: moves.collect(),
            micros,
        }
    }

    fn search(&self, position: &Position<'_>, spread: Spread) -> Ranking {
        match (self.args.all, self.args.at_least, self.args.top) {
            (true, _, _) => rank::all(position, spread),
            (_, Some(points), _) => rank::at_least(position, points, spread),
            (_, _, Some(count)) => rank::best(position, count, spread),
            _ => rank::top(position, spread),
        }
    }
}

/// Whether a part of the list may end before its tops do.
fn ends_with_tops(found: &[Ranked]) -> bool {
    found.first().map(|ranked| ranked.points) == found.last().map(|ranked| ranked.points)
}

/// The top and how many placements have it.
fn tops(found: &[Ranked]) -> (i32, usize) {
    let top = found.first().map_or(0, |best| best.points);
    let has_top = |ranked: &&Ranked| ranked.points == top;
    (top, found.iter().take_while(has_top).count())
}

fn fastest(runs: usize, mut search: impl FnMut() -> Ranking) -> u64 {
    let time = |_| {
        let start = Instant::now();
        std::hint::black_box(search());
        start.elapsed()
    };
    let best = (0..runs).map(time).min().unwrap_or(Duration::ZERO);
    u64::try_from(best.as_micros()).unwrap_or(u64::MAX)
}

fn as_move(edition: &Edition, board: &Board, ranked: &Ranked) -> Move {
    let placement = &ranked.placement;
    let blanks = (1..).zip(placement.squares());
    let blanks = blanks.filter(|(_, (square, tile))| tile.is_blank && board.at(*square).is_none());
    Move {
        at: reference::text(edition, placement.square, placement.direction),
        row: placement.square.row() + 1,
        column: placement.square.column() + 1,
        dir: match placement.direction {
            Direction::Across => "across",
            Direction::Down => "down",
        },
        word: word_text(edition, &placement.tiles),
        points: ranked.points,
        blanks: blanks.map(|(place, _)| place).collect(),
    }
}
