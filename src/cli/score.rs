//! `flavita score`: one placement, counted and explained.

use crate::{args::EditionArgs, edition, error::CliError};
use clap::Args;
use flavita_game::{Placement, ScoreSheet, parse_board, parse_word, reference, score, word_text};
use flavita_tournament::{judging::legality::objections, model::Reason};
use serde::Serialize;

#[derive(Args, Debug)]
pub(super) struct ScoreArgs {
    #[command(flatten)]
    edition: EditionArgs,
    #[arg(long, value_name = "CGP")]
    board: String,
    #[arg(long, value_name = "REF")]
    at: String,
    #[arg(long)]
    word: String,
}

#[derive(Serialize)]
struct Score {
    points: i32,
    words: Vec<Word>,
    bonus: i32,
    legal: bool,
    reasons: Vec<String>,
}

#[derive(Serialize)]
struct Word {
    word: String,
    points: i32,
}

pub(super) fn run(args: &ScoreArgs) -> Result<(), CliError> {
    let (edition, dictionary) = edition::with_words(&args.edition)?;

    let board = parse_board(&edition, &args.board).map_err(CliError::given("--board"))?;
    let at = reference::parse(&edition, &args.at).map_err(CliError::given("--at"))?;
    let tiles = parse_word(&edition, &args.word).map_err(CliError::given("--word"))?;
    let placement = Placement { square: at.square, direction: at.direction, tiles };
    let placement = placement.as_it_lies(&board);
    let reasons = objections(&edition, &board, &dictionary.words, &placement);
    let fits = !placement.runs_off_board();
    let nothing = || ScoreSheet { words: Vec::new(), bonus: 0 };
    let sheet = if fits { score(&edition, &board, &placement) } else { nothing() };
    let words = sheet
        .words
        .iter()
        .map(|word| Word { word: word_text(&edition, &word.word.tiles), points: word.points });
    let answer = Score {
        points: sheet.points(),
        words: words.collect(),
        bonus: sheet.bonus,
        legal: reasons.is_empty(),
        reasons: reasons.iter().map(as_text).collect(),
    };
    out!("{}", serde_json::to_string(&answer).map_err(CliError::because("cli-output"))?);
    Ok(())
}

/// A reason as scripts read it: its stable name, and what it is about.
fn as_text(reason: &Reason) -> String {
    match reason.subject() {
        Some(subject) => format!("{}: {subject}", reason.code()),
        None => reason.code().to_owned(),
    }
}
