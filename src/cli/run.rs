//! From the words typed to the exit code.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::error::CliError;
use crate::{
    adjudicate, export, follow, gate, import, lexicon, merge, prepare, rehearse, relay, result,
    score, sealed, season, serve, simulate, solve, verify,
};

/// Runs Duplicate word-game tournaments.
#[derive(Debug, Parser)]
#[command(
    name = "flavita",
    version,
    about,
    after_help = "\
    Without a command: flavita serve.\n\n\
    Exit codes: 0 done; 1 the answer is no or differences were found; 2 bad usage or unreadable\n\
    input, with file, line and reason on standard error."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Open the tournaments and serve the pages (the default).
    Serve(serve::ServeArgs),
    /// Find the top of every position on standard input.
    Solve(solve::SolveArgs),
    /// Play whole games without players and report the results.
    Simulate(simulate::SimulateArgs),
    /// Play many games and offer those that fit, to be sealed and played in many venues.
    Prepare(Box<prepare::PrepareArgs>),
    /// Seal a prepared game: nobody opens it without its key.
    Seal(sealed::SealArgs),
    /// Check a sealed game in advance, or open it.
    #[command(subcommand)]
    Sealed(sealed::SealedCommand),
    /// Score one play and check that it is legal.
    Score(score::ScoreArgs),
    /// Judge a recorded game: its rounds and slips in, standings and verdicts out.
    Adjudicate(adjudicate::AdjudicateArgs),
    /// Write a tournament's results or its log as a file.
    Export(export::ExportArgs),
    /// Mirror a running game to a second computer.
    Follow(follow::FollowArgs),
    /// Gateway: serve phones and screens for a tournament run on another computer.
    Gate(gate::GateArgs),
    /// Rebuild a tournament file from its log (JSON lines).
    Import(import::ImportArgs),
    /// Merge the results of many venues that played one game; exit code 1 while something is to be
    /// decided.
    Merge(merge::MergeArgs),
    /// Write the signed result of a venue, to be merged with those of others.
    Result(result::ResultArgs),
    /// Play an evening with simulated players against a real server, to practise and to measure.
    Rehearse(rehearse::RehearseArgs),
    /// Write the standings or the rating of a season as a table.
    Season(season::SeasonArgs),
    /// Check a tournament's file and judge everything in it again; exit code 1 if it differs.
    Verify(verify::VerifyArgs),
    /// Build, describe, query or compare word lists.
    #[command(subcommand)]
    Lexicon(lexicon::LexiconCommand),
}

/// Runs the command that the command line asks for.
///
/// The exit code is 0 when it was done, 1 when the answer is no or differences were found, 2 for
/// bad usage or unreadable input; then standard error says the file, the line and the reason.
#[expect(clippy::print_stderr, reason = "this is where the command line speaks")]
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let answer = match cli.command {
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Prepare(args)) => prepare::run(&args),
        Some(Command::Seal(args)) => sealed::seal(&args),
        Some(Command::Sealed(command)) => sealed::run(&command),
        Some(Command::Score(args)) => score::run(&args),
        Some(Command::Adjudicate(args)) => adjudicate::run(&args),
        Some(Command::Export(args)) => export::run(&args),
        Some(Command::Follow(args)) if args.public => relay::run(&args),
        Some(Command::Follow(args)) => follow::run(&args),
        Some(Command::Gate(args)) => gate::run(&args),
        Some(Command::Import(args)) => import::run(&args),
        Some(Command::Merge(args)) => merge::run(&args),
        Some(Command::Result(args)) => result::run(&args),
        Some(Command::Rehearse(args)) => rehearse::run(&args),
        Some(Command::Season(args)) => season::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Lexicon(command)) => lexicon::run(&command),
        None => serve::run(&serve::ServeArgs { data: "tournaments".into(), ..Default::default() }),
    };
    answer.unwrap_or_else(|error: CliError| {
        eprintln!("flavita: {error}");
        ExitCode::from(2)
    })
}
