//! The `flavita` program: reads the command line, runs one command, gives its exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    flavita::cli::run()
}
