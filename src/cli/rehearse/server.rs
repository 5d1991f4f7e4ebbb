//! The server of a rehearsal: this very program, as on an evening, in a process of its own, so
//! that its memory and its work are its own.
//!
//! It can be killed at the end, too: what it acknowledged must be there.

use crate::error::CliError;
use parking_lot::Mutex;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::{fs, net::SocketAddr, path::Path, sync::Arc, sync::mpsc, thread, time::Duration};

/// How long a server may take until it serves.
const START: Duration = Duration::from_mins(1);
/// What the server tells of itself: how many commands every commit saved.
const TOLD: &str = "flavita_app::desk::writer=debug,flavita=info,warn";
/// What the system counts processor time in, in milliseconds.
const TICK_MS: u64 = 10;
/// What stands before that number.
const COMMANDS: &str = "commands=";

/// A server that runs.
#[derive(Debug)]
pub(super) struct Server {
    child: Child,
    port: u16,
    commits: Arc<Mutex<Vec<u32>>>,
}

impl Server {
    /// Starts a server for a folder and waits until it serves.
    ///
    /// # Errors
    /// When it cannot be started or ends at once.
    pub(super) fn start(folder: &Path, bind: SocketAddr) -> Result<Self, CliError> {
        let program = std::env::current_exe().map_err(CliError::because("cli-rehearsal"))?;
        let mut child = Command::new(program)
            .args(["serve", "--bind", &bind.to_string(), "--data"])
            .arg(folder)
            .env("FLAVITA_LOG", TOLD)
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(CliError::because("cli-rehearse-server"))?;
        let commits = Arc::default();
        let (found, ports) = mpsc::channel();
        let streams = child.stdout.take().zip(child.stderr.take());
        if let Some((out, err)) = streams {
            let commits = Arc::clone(&commits);
            thread::spawn(move || greeting(out).map(|port| found.send(port)));
            thread::spawn(move || listen(err, &commits));
        }
        let port = ports.recv_timeout(START);
        let mut server = Self { child, port: 0, commits };
        // Where there is no port the server is ended by being dropped.
        server.port = port.map_err(|_silent| CliError::said(told!("cli-rehearse-silent")))?;
        Ok(server)
    }

    /// Where this machine finds it.
    pub(super) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The memory that it takes, in KiB; `None` where the system does not say.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// The processor time that it has taken; `None` where the system does not say.
    pub(super) fn work(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // Behind the name in brackets: eleven fields, then the time in user and in system mode.
        let (_, rest) = stat.rsplit_once(')')?;
        let ticks = rest.split_whitespace().skip(11).take(2);
        let ticks: Vec<u64> = ticks.map_while(|ticks| ticks.parse().ok()).collect();
        Some(Duration::from_millis(ticks.iter().sum::<u64>() * TICK_MS))
    }

    /// How many commands every commit saved so far.
    pub(super) fn commits(&self) -> Vec<u32> {
        self.commits.lock().clone()
    }
}

/// Nothing is said before: what was acknowledged must be on the disk by now.
impl Drop for Server {
    fn drop(&mut self) {
        let _gone = self.child.kill();
        let _ended = self.child.wait();
    }
}

/// Reads what the server prints to its end; the port is in the line with the arbiter's address.
fn greeting(out: impl Read + Send + 'static) -> Option<u16> {
    let mut lines = BufReader::new(out).lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        let (_, rest) = line.split_once("http://localhost:")?;
        rest.trim_end_matches('/').parse().ok()
    });
    // A pipe that nobody reads would stop the server.
    thread::spawn(move || lines.count());
    port
}

fn listen(err: impl Read, commits: &Mutex<Vec<u32>>) {
    for line in BufReader::new(err).lines().map_while(Result::ok) {
        let commands = line.split_once(COMMANDS).map(|(_, rest)| rest);
        let commands = commands.and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        if let Some(commands) = commands {
            commits.lock().push(commands);
        } else {
            err!("server: {line}");
        }
    }
}
