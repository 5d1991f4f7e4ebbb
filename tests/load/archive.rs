//! A folder with a thousand games that are over, of sixty players and twenty-one rounds each.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs, io::BufRead as _, io::BufReader};

use flavita::app::folder::data_folder::{Folder, Setup};
use flavita::store::{event::NewEvent, event::StoredEvent, event_log::EventLog};
use flavita::tournament::{model::created::WordChoice, profile::catalogue};
use serde_json::Value;

const GAMES: usize = 1_000;
const PLAYERS: usize = 60;

/// The rounds of a kept game as a table, and slips for it: a third of the players find the top.
fn tables() -> (String, String) {
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/logs/played.jsonl");
    let text = fs::read_to_string(log).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut game = "round;rack;at;word\n".to_owned();
    let mut slips = "round;player;at;word;claimed;seconds\n".to_owned();
    let (mut rack, mut round) = (String::new(), 0);
    for line in lines {
        let (kind, body) = (line["kind"].as_str().unwrap(), &line["body"]);
        if kind == "rack_drawn" {
            rack = body["rack"].as_str().unwrap().replace('+', "");
        } else if kind == "top_placed" {
            round += 1;
            let laid = &body["placed"]["placement"];
            let (at, word) = (laid["at"].as_str().unwrap(), laid["word"].as_str().unwrap());
            writeln!(game, "{round};{rack};{at};{word}").unwrap();
            for player in 1..=PLAYERS {
                let word = if player % 3 == 0 { word } else { "ДОМ" };
                writeln!(slips, "{round};{player};{at};{word};;60").unwrap();
            }
        }
    }
    (game, slips)
}

/// One game, played and ended.
fn played(data: &Path) -> PathBuf {
    let folder = Folder::open(data).unwrap();
    let list = folder.shelf.offer("ru-scrabble").unwrap().lists[0].key.clone();
    let setup = Setup {
        name: "Среда".to_owned(),
        edition: "ru-scrabble".to_owned(),
        switches: Vec::new(),
        list,
        choice: WordChoice::default(),
        profile: catalogue::embedded("house").unwrap(),
        players: Vec::new(),
    };
    let (game, slips) = tables();
    let taken = folder.take_written(setup, (game.as_bytes(), slips.as_bytes())).unwrap();
    folder.desks.close(&taken.id);
    folder.file(&taken.id)
}

/// The same game again and again, each a tournament of its own.
fn archive(data: &Path, game: &Path) -> Vec<String> {
    let mut log = EventLog::open_read_only(game).unwrap();
    let stored = log.load().unwrap();
    let created: Value = serde_json::from_str(&stored[0].body).unwrap();
    let own = created["seed"]["tournament"].as_str().unwrap().to_owned();
    let write = |number: usize| {
        let id = format!("old-{number:04}");
        let mut copy = EventLog::create(data.join(format!("{id}.sqlite"))).unwrap();
        let event = |one: &StoredEvent| NewEvent {
            kind: one.kind.clone(),
            version: one.version,
            body: one.body.replace(&own, &format!("{number:032x}")),
        };
        let events: Vec<NewEvent> = stored.iter().map(event).collect();
        copy.append(stored[0].at_ms, "console", None, &events).unwrap();
        id
    };
    (1..=GAMES).map(write).collect()
}

struct Served {
    child: Child,
    url: String,
}

impl Served {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_flavita"))
            .args(["serve", "--bind", "127.0.0.1:21777", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        assert!(lines.any(|line| line.contains("Ctrl+C")));
        Self { child, url: "http://127.0.0.1:21777".to_owned() }
    }

    /// How long it takes to see a page; while games are read it says so, and is asked for again.
    fn get(&self, path: &str) -> Duration {
        let begun = Instant::now();
        let answer = loop {
            match ureq::get(format!("{}{path}", self.url)).call() {
                Err(ureq::Error::StatusCode(503)) => sleep(Duration::from_millis(50)),
                answer => break answer.unwrap(),
            }
        };
        answer.into_body().read_to_string().unwrap();
        begun.elapsed()
    }

    /// Threads, and memory in megabytes.
    fn cost(&self) -> (usize, u64) {
        let process = PathBuf::from(format!("/proc/{}", self.child.id()));
        let threads = fs::read_dir(process.join("task")).unwrap().count();
        let status = fs::read_to_string(process.join("status")).unwrap();
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        (threads, held.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
#[ignore = "takes minutes and wants a quiet machine"]
fn a_thousand_games_that_are_over_cost_next_to_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let game = played(folder.path());
    let ids = archive(folder.path(), &game);
    let begun = Instant::now();
    let served = Served::start(folder.path());
    served.get("/");
    println!("first start, every game read: {:?}", begun.elapsed());
    drop(served);
    let begun = Instant::now();
    let served = Served::start(folder.path());
    served.get("/");
    let start = begun.elapsed();
    let mut home: Vec<Duration> = (0..40).map(|_| served.get("/")).collect();
    home.sort();
    let home = home[home.len() * 95 / 100];
    let begun = Instant::now();
    for id in &ids {
        served.get(&format!("/t/{id}/standings"));
    }
    fs::write(
        folder.path().join("season-1.season"),
        "name = \"2026\"\nrule = \"percentage\"\ntake = \"all\"\n",
    )
    .unwrap();
    // The first who asks is told to come again while a thousand games are read.
    let mut asked = (0..100).map(|_| ureq::get(format!("{}/seasons/season-1", served.url)).call());
    assert!(asked.any(|answer| answer.is_ok()), "the season is never shown");
    let (threads, megabytes) = served.cost();
    println!(
        "start to first page {start:?}, home p95 {home:?}, a look at one {:?}",
        begun.elapsed() / 1_000
    );
    println!("then {threads} threads, {megabytes} MB");
    assert!(start < Duration::from_secs(1) && home < Duration::from_millis(50));
    assert!(threads < 60 && megabytes < 300);
}
