//! What has to be reckoned for everybody takes four times as long for four times as many.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use flavita::app::words::dictionary::{Dictionary, from_plain};
use flavita::{
    app::written::game, app::written::play::WrittenPlay, game::edition::catalogue::embedded,
    tournament::model::actor::Stamp, tournament::model::command::Command,
    tournament::model::created::TournamentCreated, tournament::model::ruling::Ruling,
    tournament::profile::catalogue, tournament::profile::late::SeveralSlips,
    tournament::ruling::preview::preview,
};

const GAME: &[u8] = b"round,rack,at,word\n1,RETAINS,,\n";

/// A round that so many play, half of them with this play; how long judging them and looking at what
/// a ruling would change takes.
fn times(words: &Dictionary, players: usize, (at, word): (&str, &str)) -> [Duration; 2] {
    let mut slips = "round,player,at,word,claimed,seconds\n".to_owned();
    for player in 1..=players {
        let word = if player % 2 == 0 { word } else { "TRAIN" };
        writeln!(slips, "1,Player {player},{at},{word},,").unwrap();
    }
    let edition = embedded("en-scrabble").unwrap();
    let house = catalogue::embedded("house").unwrap();
    let created = TournamentCreated::plain("Cup".to_owned(), &edition, words.note(), house);
    let words = &words.words;
    let begun = Instant::now();
    let rounds = game::rounds(GAME).unwrap();
    let slips = game::slips(slips.as_bytes(), 1, SeveralSlips::Zero).unwrap();
    let stamp = Stamp { at_ms: 0, actor: "file".into() };
    let mut play = WrittenPlay::new(&created, words, stamp).unwrap();
    play.play(&rounds, &slips).unwrap();
    let played = begun.elapsed();
    let what = Ruling::WordRejected { word: word.to_owned() };
    let command = Command::GiveRuling { what, because: "not a word".to_owned() };
    let begun = Instant::now();
    let changes = preview(&play.state, &command, words).unwrap();
    assert!(changes.slips.len() >= players / 2);
    [played, begun.elapsed()]
}

#[test]
#[ignore = "wants a quiet machine"]
fn four_times_as_many_players_take_four_times_as_long() {
    let edition = embedded("en-scrabble").unwrap();
    let list = b"retains\nretain\ntrain\nstain\n";
    let words = from_plain(&edition, Path::new("words.txt"), list, None).unwrap();
    let of = |players| times(&words, players, ("8D", "RETAINS"));
    let (few, many) = (of(10_000), of(40_000));
    for (what, few, many) in [("judging", few[0], many[0]), ("preview", few[1], many[1])] {
        println!("{what}: 10,000 players {few:?}, 40,000 {many:?}");
        assert!(many < few * 8, "{what}");
    }
    let [judged, _] = of(100_000);
    println!("judging 100,000 players: {judged:?}");
    if !cfg!(debug_assertions) {
        assert!(few[1] < Duration::from_millis(150) && judged < Duration::from_secs(10));
    }
}
