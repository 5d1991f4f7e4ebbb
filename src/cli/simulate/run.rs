//! Plays the games, writes their table and tells what they have in common.

use crate::simulate::columns::{self, PlayedGame};
use crate::simulate::summary::{Series, Summary};
use crate::whole_games::{WholeGamesArgs, crew};
use crate::{error::CliError, out_files::GrowingFile, out_files::write_out, progress::long_bar};
use clap::{Args, value_parser};
use console::Term;
use flavita_contests::simulation::{game::Rules, game::Search, record::simulate};
use flavita_tournament::model::Seed;
use indicatif::ProgressBar;
use std::{path::PathBuf, time::Instant};

/// More games than anybody waits for.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// Every game is drawn, solved and played as in a tournament where nobody chooses among equal tops.
/// The same seed gives the same games with any number of threads.
#[derive(Args, Debug)]
#[command(after_help = "\
    flavita simulate --edition ru-scrabble --games 10000 --seed 2026 --out games.csv --histogram")]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    games_of: WholeGamesArgs,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    first: u64,
    #[arg(long, value_name = "TEXT", default_value = "1")]
    seed: String,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long)]
    gaps: bool,
    #[arg(long)]
    histogram: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// The width of a picture that no terminal shows.
const WIDTH: usize = 80;

/// What every game goes into.
struct Book {
    summary: Summary,
    table: Option<GrowingFile>,
    bar: ProgressBar,
}

pub(crate) fn run(args: &SimulateArgs) -> Result<(), CliError> {
    let (edition, dictionary, profile) = args.games_of.found(args.games)?;
    let crew = crew(args.threads)?;
    let edition = profile.form.play(&edition);
    let rules = Rules {
        edition: &edition,
        words: &dictionary.words,
        profile: &profile,
        search: if args.gaps { Search::Everything } else { Search::Tops },
    };
    let series = Series {
        edition: edition.id.clone(),
        words: dictionary.words.words(),
        checksum: dictionary.checksum.clone(),
        profile: profile.id.clone(),
        form: args.games_of.form.clone(),
        theme: profile.form.theme.clone(),
        seed: args.seed.clone(),
        first: args.first,
        games: args.games,
        threads: crew.threads(),
    };
    let mut book = Book::open(args)?;
    let start = Instant::now();
    let play = |number| play(rules, &args.seed, number);
    crew.stream(args.first..args.first + args.games, play, |_, game| book.take(&game))?;
    let took = start.elapsed();
    let summary = book.close()?;
    let mut answer = if args.json {
        summary.json(&series, took, args.histogram)
    } else {
        summary.text(&series, took)
    };
    if args.histogram && !args.json {
        answer.push_str(&summary.picture(width()));
    }
    write_out(None, answer.as_bytes())
}

fn play(rules: Rules<'_>, series: &str, number: u64) -> PlayedGame {
    let seed = Seed::of_game(series, number);
    let record = simulate(rules, &seed);
    PlayedGame { number, seed, record }
}

fn width() -> usize {
    let size = Term::stdout().size_checked();
    size.map_or(WIDTH, |(_, columns)| usize::from(columns))
}

impl Book {
    fn open(args: &SimulateArgs) -> Result<Self, CliError> {
        let mut table = args.out.as_deref().map(GrowingFile::create).transpose()?;
        table.iter_mut().try_for_each(|table| table.write(columns::heading()))?;
        Ok(Self { summary: Summary::new(), table, bar: long_bar(args.games, "progress-playing") })
    }

    fn take(&mut self, game: &PlayedGame) -> Result<(), CliError> {
        self.summary.add(&game.record);
        self.bar.inc(1);
        self.table.iter_mut().try_for_each(|table| table.write(columns::line(game)))
    }

    fn close(self) -> Result<Summary, CliError> {
        self.bar.finish_and_clear();
        self.table.map_or(Ok(()), GrowingFile::finish)?;
        Ok(self.summary)
    }
}
