//! The `flavita` program: reads the command line, runs one command, gives its exit code.

use std::process::ExitCode;

use flavita::store::system::Allocator;

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

fn main() -> ExitCode {
    flavita::cli::run()
}
