//! A position's answer as a line of JSON.

use crate::{args::EditionArgs, solve::questions::Question};
use clap::Args;
use flavita_game::{Board, Direction, Edition, reference, word_text};
use flavita_lexicon::graph::Graph;
use flavita_solver::{position::Position, rank, rank::Spread, ranking::Ranked, ranking::Ranking};
use serde::Serialize;
use std::time::{Duration, Instant};

#[derive(Args, Debug)]
#[command(after_help = "\
    echo '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ЗДОРОВЫ' | flavita solve --top 5")]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    #[arg(long, value_name = "N", conflicts_with = "all", value_parser = positive)]
    pub(super) top: Option<usize>,
    #[arg(long)]
    pub(super) all: bool,
    #[arg(long, value_name = "POINTS", conflicts_with_all = ["all", "top"])]
    #[arg(allow_negative_numbers = true, value_parser = points)]
    pub(super) at_least: Option<i32>,
    #[arg(long, value_name = "K", value_parser = positive)]
    pub(super) time: Option<usize>,
}

fn positive(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| told!("cli-positive"))
}

fn points(text: &str) -> Result<i32, String> {
    let points = text.parse().ok();
    points.ok_or_else(|| told!("cli-no-number"))
}

/// What every position is answered by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answering<'a> {
    pub(super) args: &'a SolveArgs,
    pub(super) edition: &'a Edition,
    pub(super) words: &'a Graph,
}

#[derive(Serialize)]
struct Solved {
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

    fn answer(&self, question: &Question, spread: Spread) -> Solved {
        let Self { args, edition, words } = *self;
        let position = Position::new(edition, words, &question.board, &question.rack);
        let micros =
            args.time.map(|runs| fastest(runs, || self.search(&position, Spread::Nothing)));
        let found = self.search(&position, spread);
        let best = found.top().unwrap_or(0);
        let mut tops = 0;
        let unfolded = found.placements();
        let counted = unfolded.inspect(|ranked| tops += usize::from(ranked.points == best));
        let moves = counted.map(|ranked| as_move(edition, &question.board, &ranked));
        let moves: Vec<Move> = moves.collect();
        let is_part = args.at_least.is_some() || args.top.is_some();
        // A part of the list may end before its tops do.
        let (top, count) = if is_part && tops == moves.len() {
            let tops = rank::top(&position, spread);
            (tops.top().unwrap_or(0), tops.len())
        } else {
            (best, tops)
        };
        Solved { top, count, moves, micros }
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
