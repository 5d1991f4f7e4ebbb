//! The `flavita` program: reads the command line, runs one command, gives its exit code.

use mimalloc::MiMalloc;
use std::process::ExitCode;

/// Gives memory back to the system when a crowd has left.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    flavita::cli::run()
}
