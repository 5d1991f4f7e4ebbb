//! From the words typed to the exit code.

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand, error::ErrorKind};

use crate::{adjudicate, export, follow, gate, help, import, lexicon, merge, prepare, referee};
use crate::{rehearse, relay, result, score, sealed, season, serve, simulate, solve, spoken};
use crate::{start, usage, verify};

#[derive(Debug, Parser)]
#[command(name = "flavita", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::ServeArgs),
    Solve(solve::SolveArgs),
    Simulate(simulate::SimulateArgs),
    Prepare(Box<prepare::PrepareArgs>),
    Seal(sealed::SealArgs),
    #[command(subcommand)]
    Sealed(sealed::SealedCommand),
    Score(score::ScoreArgs),
    Adjudicate(adjudicate::AdjudicateArgs),
    Referee(referee::RefereeArgs),
    Export(export::ExportArgs),
    Follow(follow::FollowArgs),
    Gate(gate::GateArgs),
    Import(import::ImportArgs),
    Merge(merge::MergeArgs),
    Result(result::ResultArgs),
    Rehearse(rehearse::RehearseArgs),
    Season(season::SeasonArgs),
    Verify(verify::VerifyArgs),
    #[command(subcommand)]
    Lexicon(lexicon::LexiconCommand),
}

/// Runs the command that the command line asks for.
///
/// The exit code is 0 when it was done, 1 when the answer is no or differences were found, 2 for
/// bad usage or unreadable input; then standard error says the file, the line and the reason.
pub fn run() -> ExitCode {
    let cli = match read() {
        Ok(cli) => cli,
        Err(fault) => {
            err!("flavita: {fault}");
            return ExitCode::from(2);
        }
    };
    let is_bare = cli.command.is_none();
    let answer = match cli.command {
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Solve(args)) => solve::run(&args).map(done),
        Some(Command::Simulate(args)) => simulate::run(&args).map(done),
        Some(Command::Prepare(args)) => prepare::run(&args),
        Some(Command::Seal(args)) => sealed::seal(&args).map(done),
        Some(Command::Sealed(command)) => sealed::run(&command),
        Some(Command::Score(args)) => score::run(&args).map(done),
        Some(Command::Adjudicate(args)) => adjudicate::run(&args).map(done),
        Some(Command::Referee(args)) => referee::run(&args).map(done),
        Some(Command::Export(args)) => export::run(&args).map(done),
        Some(Command::Follow(args)) if args.public => relay::run(&args),
        Some(Command::Follow(args)) => follow::run(&args).map(done),
        Some(Command::Gate(args)) => gate::run(&args).map(done),
        Some(Command::Import(args)) => import::run(&args).map(done),
        Some(Command::Merge(args)) => merge::run(&args),
        Some(Command::Result(args)) => result::run(&args).map(done),
        Some(Command::Rehearse(args)) => rehearse::run(&args),
        Some(Command::Season(args)) => season::run(&args).map(done),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Lexicon(command)) => lexicon::run(&command),
        None => serve::run(&serve::ServeArgs::default()),
    };
    match answer {
        Ok(is_yes) => ExitCode::from(u8::from(!is_yes)),
        Err(error) => {
            err!("flavita: {error}");
            if is_bare {
                start::keep_window();
            }
            ExitCode::from(2)
        }
    }
}

/// What says neither yes nor no was done.
fn done((): ()) -> bool {
    true
}

/// What was typed. Only who asks for help waits until its sentences are read.
fn read() -> Result<Cli, String> {
    let matches = Cli::command().try_get_matches().or_else(|said| {
        let is_help = matches!(
            said.kind(),
            ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        );
        match usage::fault(&said) {
            Some(fault) => Err(fault),
            None if is_help => {
                Ok(help::explained(Cli::command(), spoken::language()).get_matches())
            }
            None => said.exit(),
        }
    });
    Cli::from_arg_matches(&matches?).map_err(|said| said.to_string())
}

#[cfg(test)]
mod tests;
