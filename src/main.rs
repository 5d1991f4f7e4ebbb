//! The `flavita` program: reads the command line, runs one command, gives its exit code.

use std::process::ExitCode;

/// Gives memory back to the system when a crowd has left.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    flavita::cli::run()
}
