//! Results of a large event leave the program small and soon:
//! `cargo test --release --test travel -- --include-ignored --nocapture`.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "it tells what it measured")]

use std::time::Instant;

use flavita::report::{ALL, MORE};
use flavita::tournament::model::created::{
    DictionaryNote, MeetingNote, TournamentCreated, WordChoice,
};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::tournament::model::round::{Phase, Round};
use flavita::{
    contests::meeting::cumulated::cumulated, game::edition::catalogue::embedded,
    i18n::language::Language, lexicon::file, lexicon::graph::Graph,
    report::csv_profile::CsvProfile, report::cumulated_csv::cumulated_csv, report::files::form,
    report::replay::page::replay, tournament::decide::decide,
    tournament::decide::players::registered, tournament::decide::reveal::placements,
    tournament::judging::choice::unattended_choice, tournament::judging::judge::verdict,
    tournament::model::actor::Actor, tournament::model::actor::Stamp,
    tournament::model::chance::Seed, tournament::model::command::Command,
    tournament::model::event::Event, tournament::model::player::Entrant,
    tournament::model::slip::SlipText, tournament::model::tops::PlacementText,
    tournament::model::verdict::Verdict, tournament::profile::catalogue,
    tournament::state::tournament::Tournament,
};

const WORDS: &[u8] = include_bytes!("data/positions/scowl80.lexicon");
const PLAYERS: u32 = 150;
const MOST_ROUNDS: u32 = 25;
/// The most bytes of a replay.
const MOST_BYTES: usize = 1_000_000;

fn stamp() -> Stamp {
    Stamp { at_ms: 1, actor: Actor::Arbiter }
}

fn mark(game: u32) -> String {
    format!("{game:02}").repeat(16)
}

fn created(game: u32, words: &Graph) -> TournamentCreated {
    TournamentCreated {
        name: format!("Cup </script><script>alert(1)</script>, game {game}"),
        edition: embedded("en-scrabble").unwrap().source.clone(),
        switches: Vec::new(),
        dictionary: DictionaryNote {
            name: "SCOWL 80".to_owned(),
            words: words.words(),
            checksum: String::new(),
            choice: WordChoice::default(),
        },
        profile: catalogue::embedded("house").unwrap(),
        seed: Seed {
            secret: format!("{game:02}").repeat(32),
            tournament: mark(game),
            ..Seed::default()
        },
        program: String::new(),
        relayed: None,
        prepared: None,
        meeting: (game > 1).then(|| MeetingNote { name: "Cup".to_owned(), game, first: mark(1) }),
    }
}

fn order(state: &mut Tournament, words: &Graph, command: &Command) {
    for event in decide(state, command, words).unwrap() {
        state.apply(&event, &stamp());
    }
}

/// A game of many players who find something else each, some of it no good.
fn game(number: u32, words: &Graph) -> Tournament {
    let mut state = Tournament::new(&created(number, words), &stamp()).unwrap();
    for player in 1..=PLAYERS {
        let name = format!("Ada Beatrix Carolina {player}");
        let details = Entrant::plain(None, &name, "Ardis of the Hall").details;
        state.apply(&registered(PlayerNumber(player), details, RoundNumber(1)), &stamp());
    }
    let mut slips = 0;
    while state.ended.is_none() && state.next_round() <= RoundNumber(MOST_ROUNDS) {
        order(&mut state, words, &Command::DrawRack);
        if state.ended.is_some() {
            break;
        }
        order(&mut state, words, &Command::OpenRound);
        order(&mut state, words, &Command::CloseRound { remaining_ms: 0 });
        order(&mut state, words, &Command::RevealTop);
        let round = state.last_round().unwrap().clone();
        if round.phase == Phase::Revealed {
            let choice = unattended_choice(&state, &round).unwrap();
            let because = String::new();
            order(&mut state, words, &Command::PlaceTop { choice, because });
        }
        let found = found(&state, &round, words);
        for player in 1..=PLAYERS {
            slips += 1;
            let (text, verdict) =
                found[((player * 7 + round.number.0) as usize) % found.len()].clone();
            let judged = Event::SlipJudged {
                slip: SlipNumber(slips),
                round: round.number,
                player: PlayerNumber(player),
                text,
                verdict,
                replaces: None,
            };
            state.apply(&judged, &stamp());
        }
    }
    assert_eq!(state.misfit(), None);
    state
}

fn found(state: &Tournament, round: &Round, words: &Graph) -> Vec<(SlipText, Verdict)> {
    let all = placements(state, round, words);
    let good = all.iter().step_by(all.len() / 40 + 1);
    let good = good.map(|one| PlacementText::of(&state.edition, &one.placement));
    let bad =
        ["H8", "8H", "Q9"].map(|at| PlacementText { at: at.to_owned(), word: "ZZXQ".to_owned() });
    let texts = good.chain(bad).map(|placement| SlipText {
        at: placement.at,
        word: placement.word,
        used_ms: Some(60_000),
        ..SlipText::default()
    });
    texts.map(|text| (text.clone(), verdict(state, words, round, &text))).collect()
}

fn words() -> Graph {
    file::read(&embedded("en-scrabble").unwrap(), WORDS).unwrap().1
}

#[test]
fn the_replay_of_a_large_game_is_one_small_page_that_asks_no_network() {
    let words = words();
    let state = game(1, &words);
    assert!(state.rounds.len() >= 15, "{} rounds", state.rounds.len());
    let page = replay(&state, Some(&words), Language::English);
    let rounds = state.rounds.len();
    eprintln!("{} bytes of {rounds} rounds with {PLAYERS} players", page.len());
    assert!(page.len() * MOST_ROUNDS as usize / rounds < MOST_BYTES);
    let text = String::from_utf8(page).unwrap();
    // The policy lets nothing be asked for, and the one address of a picture is none.
    assert!(text.contains("default-src 'none'"));
    for ask in ["http:", "https:", "src=", "@import", "url(", "fetch(", "EventSource"] {
        assert!(!text.contains(ask), "{ask}");
    }
    assert_eq!(text.matches("</script>").count(), 2, "a name cannot end the script");
}

#[test]
#[ignore = "a figure"]
fn an_event_of_three_games_is_exported_within_two_seconds() {
    let words = words();
    let games: Vec<Tournament> = (1..=3).map(|number| game(number, &words)).collect();
    let begun = Instant::now();
    let mut bytes = 0;
    for state in &games {
        for (_, export) in ALL.iter().chain(MORE) {
            for profile in [CsvProfile::Plain, CsvProfile::Spreadsheet] {
                bytes += export(state, profile, Language::Russian).len();
            }
        }
        bytes += (form("gcg").unwrap().write)(state).unwrap().len();
        bytes += replay(state, Some(&words), Language::Russian).len();
    }
    let states: Vec<&Tournament> = games.iter().collect();
    let sum = cumulated(&states).unwrap();
    bytes += cumulated_csv(&sum, CsvProfile::Plain, Language::Russian).len();
    let took = begun.elapsed();
    eprintln!("{bytes} bytes of three games with {PLAYERS} players in {took:?}");
    assert!(took.as_millis() < 2_000 || cfg!(debug_assertions), "{took:?}");
}
