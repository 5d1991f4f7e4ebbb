//! A log of a million events is verified within seconds:
//! `cargo test --release --test million -- --ignored --nocapture`.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "it tells what it measured")]

use flavita::store::event::{Batch, NewEvent};
use flavita::tournament::model::chance::{Seed, commitment};
use flavita::tournament::model::created::{DictionaryNote, TournamentCreated, WordChoice};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::{
    app::audit, app::audit::check::Depth, app::desk::record::to_new_event,
    game::edition::catalogue::embedded, game::edition::definition::Edition, lexicon::file,
    lexicon::graph::Graph, store::event_log::EventLog, tournament::decide::decide,
    tournament::decide::players::registered, tournament::decide::reveal::placements,
    tournament::judging::judge::verdict, tournament::model::actor::Actor,
    tournament::model::actor::Stamp, tournament::model::command::Command,
    tournament::model::event::Event, tournament::model::player::Entrant,
    tournament::model::round::Round, tournament::model::slip::SlipText,
    tournament::model::tops::PlacementText, tournament::model::verdict::Verdict,
    tournament::profile::catalogue, tournament::state::secret::Secret,
    tournament::state::tournament::Tournament,
};
use std::time::{Duration, Instant};
use std::{env, path::Path};

const WORDS: &[u8] = include_bytes!("data/positions/scowl80.lexicon");
const PLAYERS: u32 = 2_000;
/// How often every player's slip of a round is keyed again.
const TIMES: u32 = 25;
/// How many events are saved at once.
const AT_ONCE: usize = 20_000;
/// The longest that the check of a million may take when it is built as it is released.
const MOST_TIME: Duration = Duration::from_secs(5);

struct Scribe<'a> {
    log: EventLog,
    state: Tournament,
    words: &'a Graph,
    waiting: Vec<NewEvent>,
    slips: u32,
    written: usize,
}

fn created(edition: &Edition, words: &Graph, checksum: &str, secret: &str) -> TournamentCreated {
    let mark = "29".repeat(16);
    TournamentCreated {
        name: "Cup".to_owned(),
        edition: edition.source.clone(),
        switches: Vec::new(),
        dictionary: DictionaryNote {
            name: "SCOWL 80".to_owned(),
            words: words.words(),
            checksum: checksum.to_owned(),
            choice: WordChoice::default(),
        },
        profile: catalogue::embedded("house").unwrap(),
        seed: Seed { commitment: commitment(&mark, secret), tournament: mark, ..Seed::default() },
        program: String::new(),
        meeting: None,
        relayed: None,
        prepared: None,
    }
}

fn stamp() -> Stamp {
    Stamp { at_ms: 1, actor: Actor::Arbiter }
}

impl Scribe<'_> {
    fn write(&mut self, event: &Event) {
        if self.written > 0 {
            self.state.apply(event, &stamp());
        }
        self.note(event);
    }

    /// Notes an event that changes nothing for those that follow.
    fn note(&mut self, event: &Event) {
        self.waiting.push(to_new_event(event));
        self.written += 1;
        if self.waiting.len() >= AT_ONCE {
            self.save();
        }
    }

    fn save(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        let stamp = stamp();
        let batch = Batch {
            at_ms: stamp.at_ms,
            actor: &stamp.actor.to_string(),
            key: None,
            digest: None,
            events: &self.waiting,
        };
        self.log.append_all(&[batch]).unwrap();
        self.waiting.clear();
    }

    fn ask(&mut self, command: &Command) {
        let events = decide(&self.state, command, self.words).unwrap();
        for event in &events {
            self.write(event);
        }
    }

    /// Plays a round in which everybody's slip is keyed again and again.
    fn round(&mut self, most: usize) {
        self.ask(&Command::OpenRound);
        self.ask(&Command::CloseRound { remaining_ms: 0 });
        self.ask(&Command::RevealTop);
        let number = self.state.last_round().unwrap().number;
        if self.state.last_round().unwrap().placed.is_none() {
            self.ask(&Command::PlaceTop { choice: 0, because: "it lies well".to_owned() });
        }
        let judged = self.judged();
        let mut last = vec![None; PLAYERS as usize];
        for time in 0..TIMES {
            for player in 1..=PLAYERS {
                if self.written >= most {
                    return;
                }
                self.slips += 1;
                let (text, verdict) = judged[((player + time) as usize) % judged.len()].clone();
                let replaces = last[player as usize - 1].replace(self.slips);
                self.note(&Event::SlipJudged {
                    slip: SlipNumber(self.slips),
                    round: number,
                    player: PlayerNumber(player),
                    text,
                    verdict,
                    replaces: replaces.map(SlipNumber),
                });
            }
        }
    }

    /// Slips with what they are worth: good ones and some that are no good.
    fn judged(&self) -> Vec<(SlipText, Verdict)> {
        let round: &Round = self.state.last_round().unwrap();
        let found = placements(&self.state, round, self.words);
        let good = found.iter().step_by(found.len() / 12 + 1);
        let good = good.map(|one| PlacementText::of(&self.state.edition, &one.placement));
        let bad = ["H8", "8H", "Q9"]
            .map(|at| PlacementText { at: at.to_owned(), word: "ZZXQ".to_owned() });
        let texts = good.chain(bad).map(|placement| SlipText {
            at: placement.at,
            word: placement.word,
            used_ms: Some(60_000),
            ..SlipText::default()
        });
        texts.map(|text| (text.clone(), verdict(&self.state, self.words, round, &text))).collect()
    }
}

fn write_log(path: &Path, edition: &Edition, words: &Graph, checksum: &str, most: usize) {
    let secret = "17".repeat(32);
    let created = created(edition, words, checksum, &secret);
    let mut log = EventLog::create(path).unwrap();
    log.keep_secret(&secret).unwrap();
    let mut state = Tournament::new(&created, &stamp()).unwrap();
    state.entrust(Secret::new(secret));
    let mut scribe = Scribe { log, state, words, waiting: Vec::new(), slips: 0, written: 0 };
    scribe.write(&Event::TournamentCreated(Box::new(created)));
    for number in 1..=PLAYERS {
        let details = Entrant::plain(None, &format!("Ada {number}"), "Ardis").details;
        scribe.write(&registered(PlayerNumber(number), details, RoundNumber(1)));
    }
    while scribe.written < most {
        scribe.ask(&Command::DrawRack);
        assert!(scribe.state.ended.is_none(), "the game has too few rounds");
        scribe.round(most);
    }
    scribe.save();
}

#[test]
#[ignore = "writes a million events"]
fn a_million_events_are_verified_within_seconds() {
    let most = env::var("FLAVITA_EVENTS").map_or(1_000_000, |text| text.parse().unwrap());
    let edition = embedded("en-scrabble").unwrap();
    let (head, words) = file::read(&edition, WORDS).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.sqlite");
    let begun = Instant::now();
    write_log(&path, &edition, &words, &head.sha256, most);
    eprintln!("{most} events written in {:?}", begun.elapsed());
    for (what, words) in [("with words", Some(&words)), ("without words", None)] {
        let begun = Instant::now();
        let log = audit::check::read(&path).unwrap();
        let events = log.events();
        let findings = log.check(&path, words, Depth::Fast, || ()).unwrap();
        let took = begun.elapsed();
        eprintln!("{events} events verified {what} in {took:?}");
        assert_eq!(findings.differences, []);
        assert!(events >= most);
        assert!(took < MOST_TIME || cfg!(debug_assertions), "{took:?}");
    }
}
