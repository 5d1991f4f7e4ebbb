//! `flavita solve`: positions in, placements out, one JSON object a line.

use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::app::dictionary::Dictionary;
use crate::cli::args::SolveArgs;
use crate::cli::edition;
use crate::cli::error::CliError;
use crate::cli::progress::counter;
use crate::game::board::Board;
use crate::game::edition::definition::Edition;
use crate::game::notation::{parse_board, parse_rack, word_text};
use crate::game::rack::TileCounts;
use crate::game::reference;
use crate::game::square::Direction;
use crate::solver::position::Position;
use crate::solver::rank::{self, Ranked, Spread};
use crate::solver::spread;

/// How many positions are read before they are solved side by side.
const BATCH: usize = 256;

/// A position as it was read.
struct Question {
    board: Board,
    rack: TileCounts,
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

pub(super) fn run(args: &SolveArgs) -> Result<ExitCode, CliError> {
    let (edition, dictionary) = edition::with_words(&args.edition)?;
    let mut lines = io::stdin().lock().lines().enumerate();
    let mut out = io::BufWriter::new(io::stdout().lock());
    // Somebody who types positions gets each answer at once.
    let at_once = if io::stdin().is_terminal() { 1 } else { BATCH };
    let bar = counter("{pos} positions, {per_sec}");
    let (mut broken, mut at_end) = (None, false);
    while broken.is_none() && !at_end {
        let mut batch = Vec::new();
        while batch.len() < at_once && broken.is_none() && !at_end {
            match lines.next() {
                None => at_end = true,
                Some((i, line)) => match read_question(&edition, i + 1, line) {
                    Ok(question) => batch.extend(question),
                    Err(error) => broken = Some(error),
                },
            }
        }
        // Made once, it pays for itself after some hundred positions.
        if batch.len() == BATCH || args.time.is_some() {
            dictionary.words.index_letters();
        }
        for answer in answers(args, &edition, &dictionary, &batch) {
            let json = serde_json::to_string(&answer).map_err(io::Error::from);
            json.and_then(|json| writeln!(out, "{json}"))
                .map_err(CliError::Output)?;
        }
        out.flush().map_err(CliError::Output)?;
        bar.inc(batch.len() as u64);
    }
    bar.finish_and_clear();
    broken.map_or(Ok(ExitCode::SUCCESS), Err)
}

/// Reads a line; an empty one is no question.
fn read_question(
    edition: &Edition,
    line: usize,
    text: io::Result<String>,
) -> Result<Option<Question>, CliError> {
    let fault = |reason: String| CliError::Input { line, reason };
    let text = text.map_err(|error| fault(error.to_string()))?;
    if text.trim().is_empty() {
        return Ok(None);
    }
    let mut parts = text.split_whitespace();
    let (Some(board), Some(rack), None) = (parts.next(), parts.next(), parts.next()) else {
        return Err(fault("write the board, a space and the rack".to_owned()));
    };
    let board = parse_board(edition, board).map_err(|error| fault(error.to_string()))?;
    let rack = parse_rack(edition, rack).map_err(|error| fault(error.to_string()))?;
    Ok(Some(Question {
        board,
        rack: rack.counts(),
    }))
}

fn answers(
    args: &SolveArgs,
    edition: &Edition,
    dictionary: &Dictionary,
    batch: &[Question],
) -> Vec<Answer> {
    let position = |q: &Question, spread| answer(args, edition, dictionary, q, spread);
    match batch {
        [alone] => vec![position(alone, Spread::Lanes)],
        // Times are taken one after the other: a busy neighbour would be measured too.
        many if args.time.is_some() => many.iter().map(|q| position(q, Spread::Nothing)).collect(),
        many => spread::in_order(many, |q| position(q, Spread::Nothing)),
    }
}

fn answer(
    args: &SolveArgs,
    edition: &Edition,
    dictionary: &Dictionary,
    question: &Question,
    spread: Spread,
) -> Answer {
    let position = Position::new(edition, &dictionary.words, &question.board, &question.rack);
    let search = |spread| match (args.all, args.at_least, args.top) {
        (true, _, _) => rank::all(&position, spread),
        (_, Some(points), _) => rank::at_least(&position, points, spread),
        (_, _, Some(count)) => rank::best(&position, count, spread),
        _ => rank::top(&position, spread),
    };
    let micros = args
        .time
        .map(|runs| fastest(runs, || search(Spread::Nothing)));
    let found = search(spread);
    let is_part = args.at_least.is_some() || args.top.is_some();
    let (top, count) = if is_part && ends_with_tops(&found) {
        tops(&rank::top(&position, spread))
    } else {
        tops(&found)
    };
    let moves = found
        .iter()
        .map(|r| as_move(edition, &question.board, r))
        .collect();
    Answer {
        top,
        count,
        moves,
        micros,
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

fn fastest(runs: u32, mut search: impl FnMut() -> Vec<Ranked>) -> u64 {
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
