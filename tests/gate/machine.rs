//! What runs: NATS, the desk and its gates, each a process that can be killed and started again.

use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::stage::ID;

/// The users of `nats.conf` with their passwords here.
const PASSWORDS: [(&str, &str, &str); 3] = [
    ("desk", "FLAVITA_DESK_PASSWORD", "of-the-desk"),
    ("gate-1", "FLAVITA_GATE_1_PASSWORD", "of-the-first"),
    ("gate-2", "FLAVITA_GATE_2_PASSWORD", "of-the-second"),
];

/// The ports that are tried: below those that systems give to outgoing connections.
const FIRST_PORT: u16 = 21_000;
const LAST_PORT: u16 = 31_000;

/// A process, killed at the end.
pub(crate) struct Running {
    child: Child,
    again: Box<dyn Fn() -> Child>,
}

impl Running {
    fn start(again: impl Fn() -> Child + 'static) -> Self {
        Self { child: again(), again: Box::new(again) }
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again as it was.
    pub(crate) fn start_again(&mut self) {
        self.child = (self.again)();
    }

    /// The memory that it takes, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next());
        kib.unwrap().parse().unwrap()
    }

    /// The processor time that it has taken, in milliseconds.
    pub(crate) fn work(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let (_, rest) = stat.rsplit_once(')').unwrap();
        let ticks = rest.split_whitespace().skip(11).take(2);
        ticks.map(|ticks| ticks.parse::<u64>().unwrap() * 10).sum()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _gone = self.child.kill();
        let _ended = self.child.wait();
    }
}

/// All machines of a tournament, on this one.
pub(crate) struct Machines {
    pub(crate) nats: Running,
    pub(crate) desk: Running,
    pub(crate) gates: [Running; 2],
    pub(crate) desk_url: String,
    /// Where the gates listen.
    pub(crate) gate_ports: [u16; 2],
    pub(crate) nats_url: String,
    folder: PathBuf,
}

impl Machines {
    /// Starts all of them, with the `nats.conf` of this repository.
    pub(crate) fn start(data: &Path, folder: &Path) -> Self {
        for (user, _, password) in PASSWORDS {
            std::fs::write(folder.join(user), format!("{user}:{password}\n")).unwrap();
        }
        let [nats_port, desk_port, one, two] = free_ports();
        let nats_url = format!("nats://127.0.0.1:{nats_port}");
        let nats = nats(nats_port, folder);
        let options = [data.display().to_string()];
        let desk = program(
            &["serve", "--data", &options[0]],
            (desk_port, &nats_url),
            &folder.join("desk"),
        );
        let gates = [(one, "gate-1"), (two, "gate-2")];
        let gate =
            |(port, user): (u16, &str)| program(&["gate"], (port, &nats_url), &folder.join(user));
        let gates = gates.map(gate);
        for port in [one, two] {
            wait_for_desk(port);
        }
        Self {
            nats,
            desk,
            gates,
            desk_url: format!("http://127.0.0.1:{desk_port}"),
            gate_ports: [one, two],
            nats_url,
            folder: folder.to_owned(),
        }
    }

    /// One more gate, with these options; it is the first one's user for NATS, and may not have
    /// heard of the desk yet.
    pub(crate) fn one_more_gate(&self, options: &[&str]) -> (Running, u16) {
        let [port] = free_ports();
        let command = [&["gate"], options].concat();
        let login = self.folder.join("gate-1");
        let gate = program(&command, (port, &self.nats_url), &login);
        (gate, port)
    }

    /// User and password of one of the machines.
    pub(crate) fn login(&self, user: &str) -> (String, String) {
        let line = std::fs::read_to_string(self.folder.join(user)).unwrap();
        let (user, password) = line.trim().split_once(':').unwrap();
        (user.to_owned(), password.to_owned())
    }

    /// The arbiter presses a button at the desk.
    pub(crate) fn press(&self, act: &Value) -> Value {
        let sent = ureq::post(format!("{}/t/{ID}/do", self.desk_url)).send_json(act);
        sent.unwrap().into_body().read_json().unwrap()
    }

    /// Takes the rack `ABA` and opens the round.
    pub(crate) fn open_round(&self) {
        for act in
            [json!({"act": "draw_manual", "rack": "ABA"}), json!({"act": "next", "confirm": true})]
        {
            let answer = self.press(&act);
            assert_eq!(answer["ok"], true, "{act}: {answer}");
        }
    }
}

/// nats-server, as `tests/check` installs it.
fn nats(port: u16, folder: &Path) -> Running {
    let folder = folder.to_owned();
    Running::start(move || {
        let conf = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/nats.conf");
        let log = folder.join("nats.log");
        let child = Command::new("nats-server")
            .arg("-c")
            .arg(conf)
            .args(["-a", "127.0.0.1", "-p", &port.to_string(), "-l"])
            .arg(&log)
            .envs(PASSWORDS.map(|(_, variable, password)| (variable, password)))
            .env("FLAVITA_NATS_STORE", folder.join("jetstream"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("nats-server is missing: apt-get install nats-server, or bash tests/check");
        wait_for(port, "nats-server");
        child
    })
}

/// This program, until it says that it serves.
fn program(command: &[&str], (port, nats): (u16, &str), login: &Path) -> Running {
    let mut arguments: Vec<String> = command.iter().map(|&word| word.to_owned()).collect();
    arguments.extend(["--bind".to_owned(), format!("127.0.0.1:{port}")]);
    arguments.extend(["--nats".to_owned(), nats.to_owned()]);
    arguments.extend(["--nats-credentials".to_owned(), login.display().to_string()]);
    Running::start(move || {
        let mut child = Command::new(env!("CARGO_BIN_EXE_flavita"))
            .args(&arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let is_ready = lines.any(|line| line.unwrap().contains("Ctrl+C"));
        assert!(is_ready, "{arguments:?} did not start");
        // A pipe that nobody reads would stop the program.
        std::thread::spawn(move || lines.count());
        wait_for(port, "the program");
        child
    })
}

/// A gate has its first answer.
pub(crate) fn wait_for_desk(port: u16) {
    let begun = Instant::now();
    while ureq::get(format!("http://127.0.0.1:{port}/t/{ID}/rules")).call().is_err() {
        assert!(begun.elapsed() < Duration::from_secs(30), "the desk is silent");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn wait_for(port: u16, whom: &str) {
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{whom} does not start");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Ports that nobody uses and that no system gives to an outgoing connection of its own accord, as
/// it might to one of a thousand phones before the program listens there.
fn free_ports<const N: usize>() -> [u16; N] {
    static NEXT: AtomicU16 = AtomicU16::new(FIRST_PORT);
    let is_free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    [(); N].map(|()| {
        let ports = std::iter::repeat_with(|| NEXT.fetch_add(1, Ordering::Relaxed));
        let mut ports = ports.take(usize::from(LAST_PORT - FIRST_PORT));
        ports.find(is_free).expect("thousands of ports are free")
    })
}
