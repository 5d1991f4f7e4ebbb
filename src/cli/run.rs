//! From the words typed to the exit code.

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command, ServeArgs};
use crate::error::CliError;
use crate::{
    adjudicate, export, follow, gate, import, lexicon, merge, prepare, rehearse, result, score,
    sealed, season, serve, simulate, solve, verify,
};

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
        Some(Command::Follow(args)) => follow::run(&args),
        Some(Command::Gate(args)) => gate::run(&args),
        Some(Command::Import(args)) => import::run(&args),
        Some(Command::Merge(args)) => merge::run(&args),
        Some(Command::Result(args)) => result::run(&args),
        Some(Command::Rehearse(args)) => rehearse::run(&args),
        Some(Command::Season(args)) => season::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Lexicon(command)) => lexicon::run(&command),
        None => serve::run(&ServeArgs::default()),
    };
    answer.unwrap_or_else(|error: CliError| {
        eprintln!("flavita: {error}");
        ExitCode::from(2)
    })
}
