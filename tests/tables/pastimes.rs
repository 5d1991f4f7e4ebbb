//! The other games of the booklet: the cases of `tests/data/pastimes`, given, when, then.

use std::{fs, path::PathBuf};

use flavita_contests::pastimes::{
    Asking, Beginning, Command, Game, Pastime, PastimeEvent, Refusal, Start, decide,
};
use flavita_contests::told::Told;
use flavita_game::{Board, Edition, Square, board_text, parse, parse_word, reference};
use flavita_lexicon::{builder::build, graph::Graph, word_list};
use flavita_tournament::model::{Seed, chance::Chance};

pub(crate) const TINY: &str = include_str!("../data/tables/tiny.toml");

/// The players by seats.
const NAMES: [&str; 2] = ["Ann", "Bob"];

/// A game with everything that is stored of it.
pub(crate) struct Playing {
    pub(crate) words: Graph,
    pub(crate) events: Vec<PastimeEvent>,
    pub(crate) pastime: Pastime,
}

fn words(edition: &Edition, listed: &str) -> Graph {
    let list = word_list::read(edition, &listed.replace(' ', "\n"), |_| ());
    build(list.words, |_| ())
}

impl Playing {
    fn begin(edition: &Edition, listed: &str, start: Start) -> Self {
        Self::of(edition, listed, start, &NAMES)
    }

    /// A game of these players.
    pub(crate) fn of(edition: &Edition, listed: &str, start: Start, names: &[&str]) -> Self {
        let beginning = Beginning {
            edition: edition.source.clone(),
            list: String::new(),
            start,
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            keys: vec![String::new(); names.len() + 1],
            at_ms: 0,
        };
        let events = vec![PastimeEvent::Begun(beginning)];
        let pastime = Pastime::of(events.clone()).unwrap();
        Self { words: words(edition, listed), events, pastime }
    }

    /// Does what a player asks, or says why not; what is stored makes the same game again.
    pub(crate) fn ask(&mut self, name: &str, command: &Command) -> Option<Refusal> {
        let seat = self.pastime.beginning.names.iter().position(|known| known == name);
        let asking = Asking { seat, turn: self.pastime.turn, words: &self.words };
        let chance = Chance::new(&Seed::default());
        let event = match decide(&self.pastime, command, asking, &chance) {
            Ok(event) => event,
            Err(refusal) => return Some(refusal),
        };
        self.pastime.apply(&event).unwrap();
        self.events.push(event);
        let again = Pastime::of(self.events.clone()).unwrap();
        assert_eq!(format!("{again:?}"), format!("{:?}", self.pastime));
        None
    }
}

/// The cases of a file, each with its title and its lines.
pub(crate) fn cases(name: &str) -> Vec<(String, Vec<String>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/pastimes");
    let text = fs::read_to_string(PathBuf::from(folder).join(name)).unwrap();
    let mut cases: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        match line.strip_prefix("== ") {
            Some(title) => cases.push((title.to_owned(), Vec::new())),
            None => cases.last_mut().unwrap().1.push(line.to_owned()),
        }
    }
    cases
}

fn square(edition: &Edition, text: &str) -> Square {
    reference::parse(edition, text).unwrap().square
}

/// What a refusal is in a case: its code, with the word that stands in it.
pub(crate) fn refused(refusal: &Refusal) -> String {
    let (code, word) = refusal.code();
    format!("{code} {word}").trim().to_owned()
}

fn totals(pastime: &Pastime) -> Vec<i32> {
    let Game::Reverse(game) = &pastime.game else { panic!("reverse is played") };
    game.totals.clone()
}

#[test]
fn reverse_is_refereed_as_its_cases_say() {
    let edition = parse(TINY).unwrap();
    for (title, lines) in cases("reverse.txt") {
        let of = |key: &'static str| lines.iter().filter_map(move |line| line.strip_prefix(key));
        let mut board = Board::default();
        for laid in of("lay ") {
            let (at, word) = laid.split_once(' ').unwrap();
            let at = reference::parse(&edition, at).unwrap();
            for (steps, tile) in parse_word(&edition, word).unwrap().into_iter().enumerate() {
                board.lay(at.square.ahead(at.direction, steps).unwrap(), tile);
            }
        }
        let start = Start::Reverse { board: board_text(&edition, &board) };
        let mut playing = Playing::begin(&edition, of("words ").next().unwrap(), start);
        for line in lines.iter().filter(|line| line.contains(" -> ") || *line == "over") {
            assert!(*line != "over" || playing.pastime.is_over(), "{title}");
            let Some((asked, answer)) = line.split_once(" -> ") else { continue };
            let mut parts = asked.split(' ');
            let (name, act) = (parts.next().unwrap(), parts.next().unwrap());
            let command = match act {
                "undoes" => Command::Undo,
                _ => Command::Take(parts.map(|at| square(&edition, at)).collect()),
            };
            let said = playing.ask(name, &command).map_or_else(
                || {
                    let seat = NAMES.iter().position(|known| *known == name).unwrap();
                    totals(&playing.pastime)[seat].to_string()
                },
                |refusal| refused(&refusal),
            );
            assert_eq!(said, answer, "{title}: {line}");
        }
    }
}

#[test]
fn an_act_for_a_turn_that_is_over_is_refused() {
    let edition = parse(TINY).unwrap();
    let board = board_text(&edition, &Board::default());
    let playing = Playing::begin(&edition, "AB", Start::Reverse { board });
    let asking = Asking { seat: None, turn: 7, words: &playing.words };
    let chance = Chance::new(&Seed::default());
    let answer = decide(&playing.pastime, &Command::Undo, asking, &chance);
    assert_eq!(answer, Err(Refusal::MovedOn));
}

/// What the caller draws next, as it comes.
fn call(playing: &mut Playing, name: &str, tile: &str) -> Option<Refusal> {
    let refused = playing.ask(name, &Command::Call);
    if refused.is_some() {
        return refused;
    }
    // Chance draws what it likes: the case says what it was.
    let called = PastimeEvent::Called { tile: tile.to_owned() };
    *playing.events.last_mut().unwrap() = called;
    playing.pastime = Pastime::of(playing.events.clone()).unwrap();
    None
}

#[test]
fn bingo_is_refereed_as_its_cases_say() {
    let edition = parse(TINY).unwrap();
    for (title, lines) in cases("bingo.txt") {
        let listed = lines.iter().find_map(|line| line.strip_prefix("words ")).unwrap();
        let mut playing = Playing::begin(&edition, listed, Start::Bingo);
        for line in lines.iter().filter(|line| !line.starts_with("words ")) {
            let (asked, answer) = line.split_once(" -> ").unwrap();
            let parts: Vec<&str> = asked.split(' ').collect();
            let seat = usize::from(parts[0] == "Bob");
            let number = |text: &str| text.parse().unwrap();
            let done = match parts[1..] {
                ["calls", tile] => call(&mut playing, parts[0], tile),
                ["enters", one, two] => {
                    let words = [one, two].map(str::to_owned);
                    playing.ask(parts[0], &Command::Enter { seat, words })
                }
                ["strikes", place] => {
                    playing.ask(parts[0], &Command::Strike { seat, place: number(place) })
                }
                ["bingo"] => playing.ask(parts[0], &Command::Bingo { seat }),
                _ => panic!("{line}"),
            };
            let said = match done {
                Some(refusal) => refused(&refusal),
                None if playing.pastime.is_over() => "over".to_owned(),
                None => "goes on".to_owned(),
            };
            assert_eq!(said, answer, "{title}: {line}");
        }
    }
}
