//! What was not laid stays on the rack: counted in thousands of games, with nothing of the draw but
//! its racks.

use std::{collections::BTreeMap, convert::Infallible, env};

use flavita::contests::simulation::game::{Game, PlayedRound, Rules, Search};
use flavita::{
    game::edition::catalogue::embedded, game::letter::Tile, lexicon::builder::build,
    lexicon::graph::Graph, lexicon::word_list, solver::spread::Crew,
    tournament::model::chance::Seed, tournament::profile::catalogue,
};

fn games() -> u64 {
    if env::var_os("FLAVITA_CI").is_some() { 10_000 } else { 1_500 }
}

/// Made-up words of two to four letters: enough for whole games, few enough for thousands of them.
fn syllables() -> String {
    let open = |consonant: char| "аоие".chars().map(move |vowel| format!("{consonant}{vowel}"));
    let open: Vec<String> = "рнтсклвмпд".chars().flat_map(open).collect();
    let closed =
        open.iter().flat_map(|one| "рнтсйь".chars().map(move |last| format!("{one}{last}")));
    let long = open.iter().flat_map(|one| ["ла", "ти", "ко"].map(|other| format!("{one}{other}")));
    let all: Vec<String> = open.iter().cloned().chain(closed).chain(long).collect();
    all.join("\n")
}

/// What is drawn in a game, counted.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    /// Racks behind the first that were played as they were drawn first, over a rest.
    kept: usize,
    /// Racks behind the first before which one went back.
    redrawn: usize,
    /// What is wrong.
    faults: Vec<String>,
}

/// The tiles of a rack that were not laid, in the order of the rack.
fn not_laid(rack: &[Tile], laid: &[Tile]) -> Vec<Tile> {
    let mut laid = laid.to_vec();
    let mut stays = rack.to_vec();
    stays.retain(|tile| match laid.iter().position(|one| one == tile) {
        Some(at) => {
            laid.remove(at);
            false
        }
        None => true,
    });
    stays
}

fn note(counts: &mut Counts, rest: &[Tile], round: &PlayedRound, what: impl Fn() -> String) {
    let first = round.rejected.first();
    let first = first.map_or(&round.rack, |gone| &gone.tiles);
    if !first.starts_with(rest) {
        counts.faults.push(what());
    }
    if !round.rejected.is_empty() {
        counts.redrawn += 1;
    } else if !rest.is_empty() {
        counts.kept += 1;
    }
}

/// Plays a game and compares each rack with what the rack before left, and with the tiles that are
/// not on the board.
fn counted(rules: Rules<'_>, number: u64) -> Counts {
    let mut game = Game::new(rules, &Seed::of_game("the rest stays", number));
    let mut left: BTreeMap<Tile, usize> = BTreeMap::new();
    for letter in rules.edition.letters() {
        let count = rules.edition.kind(letter).count;
        left.insert(Tile::Letter(letter), count.into());
    }
    left.insert(Tile::Blank, rules.edition.blanks.into());
    let (mut counts, mut rest) = (Counts::default(), Vec::new());
    for place in 1.. {
        let Ok(round) = game.play_round() else {
            return counts;
        };
        let what = || format!("game {number}, round {place}: {rest:?} then {round:?}");
        note(&mut counts, &rest, &round, what);
        let there: usize = left.values().sum();
        if round.rack.len() != there.min(7) {
            counts.faults.push(what());
        }
        for tile in &round.tiles {
            let there = left.get_mut(tile).unwrap();
            *there -= 1;
        }
        rest = not_laid(&round.rack, &round.tiles);
    }
    counts
}

fn words() -> Graph {
    let edition = embedded("ru-scrabble").unwrap();
    let list = word_list::read(&edition, &syllables(), |_| ());
    assert!(list.bad_lines.is_empty(), "{:?}", list.bad_lines);
    build(&list.words, |_| ())
}

mod long {
    use super::{
        Counts, Crew, Infallible, Rules, Search, catalogue, counted, embedded, games, words,
    };

    #[test]
    #[ignore = "long: bash tests/check"]
    fn in_thousands_of_house_games_the_rest_begins_every_rack_before_which_none_went_back() {
        let (edition, words) = (embedded("ru-scrabble").unwrap(), words());
        let profile = catalogue::embedded("house").unwrap();
        let rules =
            Rules { edition: &edition, words: &words, profile: &profile, search: Search::Tops };
        let mut all = Counts::default();
        let crew = Crew::new(None).unwrap();
        let answer = |number| counted(rules, number);
        let taken = crew.stream(0..games(), answer, |_number, one| {
            all.kept += one.kept;
            all.redrawn += one.redrawn;
            all.faults.extend(one.faults);
            Ok::<(), Infallible>(())
        });
        assert_eq!(taken, Ok(()));
        assert_eq!(all.faults, Vec::<String>::new());
        // Else the games were too poor to show anything.
        let (kept, redrawn) = (all.kept as u64, all.redrawn as u64);
        assert!(kept > 10 * games() && redrawn > games() / 10, "{kept} {redrawn}");
    }
}
