//! The program under test, started on a free port, killed at the end.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};

use flavita::app::machine::disk_reserve;
use flavita::lexicon::file;
use scraper::{Html, Selector};
use serde_json::{Value, json};

/// The Russian words of at most seven letters: the whole list takes a tenth of a second to be read.
pub(crate) const SHORT_WORDS: &[u8] = include_bytes!("../data/words/ru-short.lexicon");
/// The ports that are tried.
const FIRST_PORT: u16 = 11_000;
const LAST_PORT: u16 = 21_000;

pub(crate) struct Program {
    child: Child,
    pub(crate) url: String,
    pub(crate) data: PathBuf,
    /// What it said when it was started.
    pub(crate) said: Vec<String>,
}

impl Program {
    /// Starts the program and waits until it says where it serves.
    pub(crate) fn start(data: &Path) -> Self {
        Self::start_with(data, &[])
    }

    /// The same with more options.
    pub(crate) fn start_with(data: &Path, options: &[&str]) -> Self {
        Self::start_as(&["serve"], data, options)
    }

    /// The same under another command that serves.
    pub(crate) fn start_as(command: &[&str], data: &Path, options: &[&str]) -> Self {
        Self::start_at("127.0.0.1", command, data, (options, data))
    }

    /// The same for a user whose own folder is this one.
    pub(crate) fn start_at_home(data: &Path, home: &Path) -> Self {
        Self::start_at("127.0.0.1", &["serve"], data, (&[], home))
    }

    /// The same for everybody whom this machine can be reached by.
    pub(crate) fn start_in_network(data: &Path) -> Self {
        Self::start_at("0.0.0.0", &["serve"], data, (&[], data))
    }

    /// The same where the system lets it open so many files.
    #[cfg(unix)]
    pub(crate) fn start_with_files(data: &Path, files: u32, options: &[&str]) -> Self {
        let mut shell = Command::new("sh");
        let limited = format!("ulimit -n {files} && exec \"$0\" \"$@\"");
        shell.args(["-c", &limited, env!("CARGO_BIN_EXE_flavita")]);
        Self::start_of(shell, "0.0.0.0", &["serve"], data, (options, data))
    }

    /// The same as a user who is nobody, where this one may do everything.
    #[cfg(unix)]
    pub(crate) fn start_as_nobody(data: &Path) -> Self {
        use std::os::unix::{fs::chown, process::CommandExt as _};
        let mut program = Command::new(env!("CARGO_BIN_EXE_flavita"));
        let owns = |path: PathBuf| chown(path, Some(65_534), Some(65_534));
        let inside = fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path());
        // Only the almighty can give files away.
        if inside.chain([data.to_owned()]).all(|path| owns(path).is_ok()) {
            program.uid(65_534).gid(65_534);
        }
        Self::start_of(program, "127.0.0.1", &["serve"], data, (&[], data))
    }

    fn start_at(address: &str, command: &[&str], data: &Path, options: (&[&str], &Path)) -> Self {
        let program = Command::new(env!("CARGO_BIN_EXE_flavita"));
        Self::start_of(program, address, command, data, options)
    }

    fn start_of(
        mut program: Command,
        address: &str,
        command: &[&str],
        data: &Path,
        (options, home): (&[&str], &Path),
    ) -> Self {
        furnish(data);
        let port = free_port();
        let mut child = program
            .args(command)
            .args(["--bind", &format!("{address}:{port}"), "--data"])
            .arg(data)
            .args(options)
            .env("HOME", home)
            .env("USERPROFILE", home)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut said = Vec::new();
        let mut lines = lines.map_while(Result::ok);
        let is_ready = lines.any(|line| {
            let is_last = line.contains("Ctrl+C");
            said.push(line);
            is_last
        });
        assert!(is_ready, "the program did not start");
        Self { child, url: format!("http://127.0.0.1:{port}"), said, data: data.to_owned() }
    }

    /// Kills the program as a power cut would, and starts it again.
    pub(crate) fn killed_and_started_again(mut self) -> Self {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        Self::start(&self.data.clone())
    }

    /// Asks the program to stop, and waits until it has.
    #[cfg(unix)]
    pub(crate) fn stopped(mut self) {
        let asked = Command::new("kill").arg(self.pid().to_string()).status().unwrap();
        assert!(asked.success() && self.child.wait().unwrap().success());
    }

    /// Its process.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        let response = agent().get(format!("{}{path}", self.url)).call().unwrap();
        let status = response.status().as_u16();
        (status, response.into_body().read_to_string().unwrap())
    }

    pub(crate) fn page(&self, path: &str) -> Html {
        let (status, body) = self.get(path);
        assert_eq!(status, 200, "{path}: {body}");
        Html::parse_document(&body)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Value {
        let response = agent().post(format!("{}{path}", self.url)).send_json(body).unwrap();
        response.into_body().read_json().unwrap()
    }

    /// Sends a form; the page that answers.
    pub(crate) fn send_form(&self, path: &str, form: &[(&str, &str)]) -> Html {
        let sent = agent().post(format!("{}{path}", self.url));
        let response = sent.send_form(form.iter().copied()).unwrap();
        let status = response.status().as_u16();
        let body = response.into_body().read_to_string().unwrap();
        assert_eq!(status, 200, "{path}: {body}");
        Html::parse_document(&body)
    }

    /// Sets up a tournament through the form; answers its name in addresses.
    pub(crate) fn create(&self, players: &[&str]) -> String {
        let list = players.join("\n");
        let form = [
            ("name", "Кубок осени"),
            ("edition", "ru-scrabble"),
            ("dictionary", &words()),
            ("round_time", "3:00"),
            ("last_call", "30"),
            ("early_rounds", "15"),
            ("early_vowels", "2"),
            ("early_consonants", "2"),
            ("late_vowels", "1"),
            ("late_consonants", "1"),
            ("game_clock", "on"),
            ("budget", "25:00"),
            ("price", "10"),
            ("step", "1"),
            ("players", &list),
            ("players_seen", &list),
        ];
        let response = agent().post(format!("{}/new", self.url)).send_form(form).unwrap();
        let status = response.status().as_u16();
        let place = response.headers().get("location").map(|l| l.to_str().unwrap().to_owned());
        let place = place
            .unwrap_or_else(|| panic!("{status}: {:?}", response.into_body().read_to_string()));
        place.split('/').nth(2).unwrap().to_owned()
    }

    pub(crate) fn act(&self, id: &str, act: &Value) -> Value {
        self.post(&format!("/t/{id}/do"), act)
    }

    /// Takes next steps until the console is in this phase; chooses the first of equal tops.
    pub(crate) fn step_to(&self, id: &str, phase: &str) -> Html {
        for _ in 0..12 {
            let page = self.page(&format!("/t/{id}/console"));
            let now = phase_of(&page);
            if now == phase {
                return page;
            }
            assert_ne!(now, "ended", "the game ended before the phase {phase}");
            let act = if now == "revealed" {
                json!({"act": "choose_top", "top": 0, "because": "по жребию"})
            } else {
                json!({"act": "next", "confirm": true})
            };
            let answer = self.act(id, &act);
            assert_eq!(answer["ok"], true, "{answer}");
        }
        panic!("the console did not reach the phase {phase}");
    }

    pub(crate) fn slip(&self, id: &str, round: usize, line: &str) -> Value {
        let key = format!("{round} {line}");
        let asked = json!({"round": round, "line": line, "key": key, "confirm": true});
        self.post(&format!("/t/{id}/slips"), &asked)
    }
}

/// The list that tournaments are played with, as forms name it.
pub(crate) fn words() -> String {
    file::read_head(SHORT_WORDS).unwrap().0.sha256
}

/// Lays in a data folder, where there is one, what a program that is started for one test would take
/// longer for than the test: a ballast with no block of the disk behind it, and few words.
fn furnish(data: &Path) {
    let ballast = File::create_new(data.join("ballast"));
    let _laid = ballast.and_then(|file| file.set_len(disk_reserve::SIZE));
    let _there = fs::write(data.join("short.lexicon"), SHORT_WORDS);
}

impl Drop for Program {
    fn drop(&mut self) {
        let _gone = self.child.kill();
        let _ended = self.child.wait();
    }
}

pub(crate) fn agent() -> ureq::Agent {
    let asked = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
    // What it reads and writes with is filled with noughts for every agent anew.
    asked.input_buffer_size(16 * 1024).output_buffer_size(16 * 1024).build().into()
}

/// A port that nobody uses, below those that systems give to outgoing connections: one of these
/// might take it before the program listens there. The next one is kept for the same program, which
/// serves its own machine there where it serves the network under TLS.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(FIRST_PORT);
    let is_free = |port: u16| TcpListener::bind(("127.0.0.1", port)).is_ok();
    let ports = std::iter::repeat_with(|| NEXT.fetch_add(2, Ordering::Relaxed));
    let mut ports = ports.take(usize::from(LAST_PORT - FIRST_PORT) / 2);
    ports.find(|&port| is_free(port) && is_free(port + 1)).expect("thousands of ports are free")
}

pub(crate) fn first<'a>(page: &'a Html, selector: &str) -> scraper::ElementRef<'a> {
    let wanted = Selector::parse(selector).unwrap();
    page.select(&wanted).next().unwrap_or_else(|| panic!("no {selector} in {}", page.html()))
}

pub(crate) fn text(page: &Html, selector: &str) -> String {
    first(page, selector).text().collect::<String>().trim().to_owned()
}

pub(crate) fn phase_of(console: &Html) -> String {
    let classes = first(console, "p.phase").value().attr("class").unwrap();
    classes.trim_start_matches("phase").trim().to_owned()
}

/// A row of the console's list of placements.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) word: String,
    pub(crate) at: String,
    pub(crate) points: i32,
    pub(crate) is_top: bool,
}

pub(crate) fn listed(console: &Html) -> Vec<Listed> {
    let rows = Selector::parse("table.placements tbody tr").unwrap();
    let cells = Selector::parse("td").unwrap();
    console
        .select(&rows)
        .map(|row| {
            let texts: Vec<String> =
                row.select(&cells).map(|cell| cell.text().collect::<String>()).collect();
            Listed {
                word: texts[0].split_whitespace().next().unwrap().to_owned(),
                at: texts[1].trim().to_owned(),
                points: texts[2].trim().parse().unwrap(),
                is_top: row.value().classes().any(|class| class == "is-top"),
            }
        })
        .collect()
}
