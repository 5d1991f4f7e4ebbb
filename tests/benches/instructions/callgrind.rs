//! Running this program under callgrind.

use std::{env, fs, io};
use std::{path::Path, process::Command};

use crate::{figures::Task, work::COUNTED};

/// The argument with which this program runs itself.
pub(crate) const WORK: &str = "--work";

/// Why nothing can be counted here.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("unknown option; there is --write, which stores the figures")]
    Usage,
    #[error(
        "valgrind is not installed, and instructions are counted with it; on Debian and Ubuntu: sudo apt-get install valgrind"
    )]
    NoValgrind,
    #[error(
        "instructions are counted on x86-64 processors with AVX2 only: the stored figures hold for these"
    )]
    OtherProcessor,
    #[error("this was built for another processor than .cargo/config.toml names; unset RUSTFLAGS")]
    OtherFlags,
    #[error("valgrind does not run: {0}")]
    Run(io::Error),
    #[error("the work under valgrind failed:\n{0}")]
    Work(String),
    #[error("callgrind counted {counted} of {tasks} pieces of work: it does not see {COUNTED}")]
    Unseen { counted: usize, tasks: usize },
}

/// Whether figures counted here can be compared with the stored ones.
pub(crate) fn check() -> Result<(), Fault> {
    if !has_avx2() {
        return Err(Fault::OtherProcessor);
    }
    if !cfg!(target_feature = "popcnt") || cfg!(target_feature = "avx") {
        return Err(Fault::OtherFlags);
    }
    let version = Command::new("valgrind").arg("--version").output();
    match version {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(Fault::NoValgrind),
        Err(error) => Err(Fault::Run(error)),
    }
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    std::arch::is_x86_feature_detected!("avx2")
}

#[cfg(not(target_arch = "x86_64"))]
fn has_avx2() -> bool {
    false
}

/// The name and version of the compiler.
pub(crate) fn compiler() -> String {
    let version = Command::new("rustc").arg("--version").output();
    let version = version.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_owned());
    version.unwrap_or_else(|_| "rustc of unknown version".to_owned())
}

/// All tasks on a list, each with its instructions.
pub(crate) fn count(list: &str) -> Result<Vec<(Task, u64)>, Fault> {
    let folder = tempfile::tempdir().map_err(Fault::Run)?;
    let file = folder.path().join("callgrind");
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no"])
        .arg(format!("--toggle-collect={COUNTED}"))
        // The counts so far go into a file of their own, and counting starts at nothing.
        .arg(format!("--dump-after={COUNTED}"))
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(env::current_exe().map_err(Fault::Run)?)
        .args([WORK, list])
        .output()
        .map_err(Fault::Run)?;
    if !run.status.success() {
        return Err(Fault::Work(String::from_utf8_lossy(&run.stderr).into()));
    }
    let out = String::from_utf8_lossy(&run.stdout);
    let tasks: Vec<Task> = out.lines().filter_map(|line| line.parse().ok()).collect();
    let counts: Vec<u64> = (1..=tasks.len())
        .map_while(|part| instructions(&file.with_extension(part.to_string())))
        .collect();
    if tasks.is_empty() || counts.len() < tasks.len() {
        return Err(Fault::Unseen { counted: counts.len(), tasks: tasks.len() });
    }
    Ok(tasks.into_iter().zip(counts).collect())
}

/// What a file of callgrind counts altogether.
fn instructions(file: &Path) -> Option<u64> {
    let text = fs::read_to_string(file).ok()?;
    let total = text.lines().find_map(|line| line.strip_prefix("totals: "))?;
    total.trim().parse().ok().filter(|count| *count > 0)
}
