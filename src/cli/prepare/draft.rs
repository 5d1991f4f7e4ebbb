//! A prepared game in a file: what it was prepared with, how it looks on a terminal, and a rack or a
//! placement exchanged.

use crate::{edition, error::CliError, in_files::bytes, out_files::write_out};
use clap::Args;
use flavita_app::{preparing::ground::Ground, words::choose};
use flavita_contests::{prepared::making::Exchange, prepared::wishes::Measures};
use flavita_tournament::model::RoundNumber;
use flavita_tournament::model::{EditionNote, PlacementText, PreparedGame, PreparedRound};
use std::{fmt::Write as _, path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(crate) struct GroundArgs {
    #[arg(long, value_name = "FILE")]
    edition: Option<String>,
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct ShowArgs {
    game: PathBuf,
}

#[derive(Args, Debug)]
pub(super) struct ChangeArgs {
    game: PathBuf,
    #[arg(long, value_name = "N")]
    round: u32,
    #[arg(long, value_name = "TILES", required_unless_present = "word", conflicts_with = "word")]
    rack: Option<String>,
    #[arg(long, value_name = "REF", requires = "word")]
    at: Option<String>,
    #[arg(long, requires = "at")]
    word: Option<String>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    ground: GroundArgs,
}

/// What this game was prepared with, found again.
pub(crate) fn ground_of(game: &PreparedGame, args: &GroundArgs) -> Result<Ground, CliError> {
    let note = &game.edition;
    let named = args.edition.as_deref().unwrap_or(&note.id);
    let edition = edition::find(named)?.with_switches(&note.switches)?;
    let list = edition::list_for(&edition, args.words.as_deref())?;
    let dictionary = choose(&edition, &list, &game.dictionary.choice)?;
    if EditionNote::of(&edition) != *note {
        return Err(CliError::option("--edition", told!("cli-prepared-edition")));
    }
    if dictionary.checksum != game.dictionary.checksum {
        let name = &game.dictionary.name;
        return Err(CliError::option("--words", told!("cli-prepared-words", name)));
    }
    Ok(Ground::new(&edition, dictionary, game.profile.clone()))
}

/// The game in a file.
pub(crate) fn read(path: &Path) -> Result<PreparedGame, CliError> {
    PreparedGame::read(&bytes(path)?).map_err(CliError::at(path))
}

pub(super) fn show(args: &ShowArgs) -> Result<(), CliError> {
    write_out(None, table(&read(&args.game)?).as_bytes())
}

pub(super) fn change(args: &ChangeArgs) -> Result<(), CliError> {
    let game = read(&args.game)?;
    let ground = ground_of(&game, &args.ground)?;
    let exchange = match (&args.rack, &args.at, &args.word) {
        (None, Some(at), Some(word)) => {
            Exchange::Laid(PlacementText { at: at.clone(), word: word.clone() })
        }
        (rack, ..) => Exchange::Rack(rack.clone().unwrap_or_default()),
    };
    let changed = ground.basis().change(&game, RoundNumber(args.round), &exchange);
    let changed = changed.map_err(CliError::at(&args.game))?;
    let out = args.out.as_ref().unwrap_or(&args.game);
    write_out(Some(out), &changed.to_bytes())?;
    write_out(None, table(&changed).as_bytes())
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
fn table(game: &PreparedGame) -> String {
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
    let equals: Vec<String> = equals.map(|top| format!("{} {}", top.at, top.word)).collect();
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
