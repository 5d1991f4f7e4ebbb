//! How many instructions the solver takes, counted by callgrind and compared with
//! `instructions.tsv` beside this file:
//!
//!     cargo bench --profile counted --bench instructions
//!     cargo bench --profile counted --bench instructions -- --write
//!
//! Unlike time the count does not depend on what else the machine does, so a change of a few
//! percent shows. The exit code of this program is 0 when no figure rose by more than 3 %, 1 when
//! one did, 2 when nothing can be counted here.
//!
//! The program runs itself under valgrind, once for each list, and there does the work of
//! `work.rs` on one thread: the automaton of the words turned round and the index by letters are
//! made already, every board is fresh, and all answers are compared with the known ones.
//!
//! The figures hold for the profile `counted`, the processor that `.cargo/config.toml` names, the
//! compiler written in the file, and machines with AVX2, where libc copies memory as almost
//! everywhere; without it the tops of a rack without blanks take 5 % more.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a benchmark fails by panicking")]
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a benchmark tells what it measured, and why it could not"
)]

#[path = "instructions/callgrind.rs"]
mod callgrind;
#[path = "instructions/figures.rs"]
mod figures;
#[path = "../positions/known.rs"]
mod known;
#[path = "../positions/source.rs"]
mod source;
#[path = "instructions/work.rs"]
mod work;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, thread};

use crate::callgrind::{Fault, count};
use crate::figures::{Comparison, Figure, Figures};
use crate::source::{ENGLISH, RUSSIAN, Source};

const COMMAND: &str = "cargo bench --profile counted --bench instructions";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).filter(|a| a != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        [callgrind::WORK, list] => {
            work_on(list);
            return ExitCode::SUCCESS;
        }
        [] | ["--write"] if !is_counted_profile() => return with_counted_profile(&arguments),
        [] => compare(),
        ["--write"] => write(),
        _ => Err(Fault::Usage),
    };
    done.unwrap_or_else(|fault| {
        eprintln!("{fault}");
        ExitCode::from(2)
    })
}

/// What callgrind watches.
fn work_on(list: &str) {
    let source = [ENGLISH, RUSSIAN].into_iter().find(|s| s.name == list);
    work::do_all(source.unwrap(), |task| println!("{task}"));
}

/// Whether this program was built as the stored figures say.
fn is_counted_profile() -> bool {
    let path = env::current_exe().unwrap();
    path.components().any(|part| part.as_os_str() == "counted")
}

fn with_counted_profile(arguments: &[&str]) -> ExitCode {
    println!("Instructions are counted in a profile of their own: {COMMAND}");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let command = COMMAND.split(' ').skip(1).chain(["--"]);
    let status = Command::new(cargo)
        .args(command)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status();
    if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn compare() -> Result<ExitCode, Fault> {
    let text = fs::read_to_string(stored()).unwrap_or_default();
    let before = Figures::read(&text);
    let comparison = Comparison::new(before, measured()?);
    print!("{comparison}");
    if comparison.has_fallen() || comparison.is_worse() {
        println!("To take the new figures into the repository: {COMMAND} -- --write");
    }
    let is_worse = comparison.is_worse();
    Ok(if is_worse { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn write() -> Result<ExitCode, Fault> {
    let figures = measured()?;
    fs::write(stored(), figures.to_string()).unwrap();
    print!("{figures}");
    println!("Written to {}", stored().display());
    Ok(ExitCode::SUCCESS)
}

fn stored() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/benches/instructions.tsv")
}

/// Counts everything, the lists side by side.
fn measured() -> Result<Figures, Fault> {
    callgrind::check()?;
    let of = |source: Source| -> Result<Vec<Figure>, Fault> {
        let counts = count(source.name)?;
        let figure = |(task, instructions)| Figure::new(source.name, task, instructions);
        Ok(counts.into_iter().map(figure).collect())
    };
    let lists = thread::scope(|scope| {
        let running = [ENGLISH, RUSSIAN].map(|source| scope.spawn(move || of(source)));
        running.map(|list| list.join().expect("a panic is a fault of this program"))
    });
    let lists = lists.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(Figures { compiler: callgrind::compiler(), figures: lists.concat() })
}
