//! Plays the games, writes their table and tells what they have in common.

use crate::{
    error::CliError, out_files::GrowingFile, progress::long_bar, simulate::args::SimulateArgs,
    simulate::columns, simulate::columns::PlayedGame, simulate::summary::Series,
    simulate::summary::Summary, whole_games::crew,
};
use console::Term;
use flavita_contests::simulation::game::{Rules, Search};
use flavita_contests::simulation::record::simulate;
use flavita_tournament::model::Seed;
use indicatif::ProgressBar;
use std::{io, io::Write, process::ExitCode, time::Instant};

/// The width of a picture that no terminal shows.
const WIDTH: usize = 80;

/// What every game goes into.
struct Book {
    summary: Summary,
    table: Option<GrowingFile>,
    bar: ProgressBar,
}

pub(crate) fn run(args: &SimulateArgs) -> Result<ExitCode, CliError> {
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
        edition: edition.id().to_owned(),
        words: dictionary.words.words(),
        checksum: dictionary.checksum.clone(),
        profile: profile.id.clone(),
        form: args.games_of.form.clone(),
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
    let written = io::stdout().lock().write_all(answer.as_bytes());
    written.map_err(CliError::output)?;
    Ok(ExitCode::SUCCESS)
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
        if let Some(table) = &mut table {
            table.write(&columns::heading())?;
        }
        Ok(Self { summary: Summary::new(), table, bar: long_bar(args.games, "progress-playing") })
    }

    fn take(&mut self, game: &PlayedGame) -> Result<(), CliError> {
        self.summary.add(&game.record);
        self.bar.inc(1);
        match &mut self.table {
            Some(table) => table.write(&columns::line(game)),
            None => Ok(()),
        }
    }

    fn close(self) -> Result<Summary, CliError> {
        self.bar.finish_and_clear();
        self.table.map_or(Ok(()), GrowingFile::finish)?;
        Ok(self.summary)
    }
}
