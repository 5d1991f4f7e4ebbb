//! A prepared game on the terminal.

use crate::{error::CliError, out_files::write_out, prepare::args::ShowArgs, prepare::draft::read};
use flavita_contests::prepared::measures::Measures;
use flavita_tournament::model::{PlacementText, PreparedGame, PreparedRound, RoundNumber};
use std::{fmt::Write as _, process::ExitCode};

pub(super) fn run(args: &ShowArgs) -> Result<ExitCode, CliError> {
    let game = read(&args.game)?;
    write_out(None, table(&game).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The columns of [`figures`].
pub(super) fn heading() -> &'static str {
    "rounds\ttotal\tbingos\tequal_tops\thardest\teasiest"
}

/// A game in figures, one line.
pub(super) fn figures(measures: &Measures) -> String {
    let lead = |round: Option<(RoundNumber, i32)>| {
        round.map_or_else(|| "-".to_owned(), |(n, lead)| format!("round {n} +{lead}"))
    };
    format!(
        "{}\t{}\t{}\t{}\t{}\t{}",
        measures.rounds,
        measures.total,
        measures.bingos,
        measures.equal_tops,
        lead(measures.hardest),
        lead(measures.easiest)
    )
}

/// Every round of a game, and its figures.
pub(super) fn table(game: &PreparedGame) -> String {
    let mut text = format!("{}\n", game.name);
    text.push_str("round\track\tat\tword\tpoints\ttotal\tlead\tplacements\tequal tops\twords\n");
    let mut total = 0_i32;
    for (number, round) in (1..).zip(&game.rounds) {
        total = total.saturating_add(round.points);
        line(&mut text, RoundNumber(number), round, total);
    }
    let figures = figures(&Measures::of(game));
    writeln!(text, "\n{}\n{figures}", heading()).expect("memory takes text");
    text
}

fn line(text: &mut String, number: RoundNumber, round: &PreparedRound, total: i32) {
    let equals = round.tops.iter().filter(|top| **top != round.laid);
    let equals: Vec<String> = equals.map(placement).collect();
    let lead = round.lead().map_or_else(|| "-".to_owned(), |lead| lead.to_string());
    writeln!(
        text,
        "{number}\t{}\t{}\t{}\t{}\t{total}\t{lead}\t{}\t{}\t{}",
        round.rack,
        round.laid.at,
        round.laid.word,
        round.points,
        round.legal,
        equals.join(", "),
        round.words.join(" ")
    )
    .expect("memory takes text");
}

fn placement(text: &PlacementText) -> String {
    format!("{} {}", text.at, text.word)
}
