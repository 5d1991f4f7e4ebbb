//! How many whole games are played in a second: `cargo bench --bench simulation`.
//!
//! The games are the first ones of `flavita simulate --words tests/data/positions/rus.lexicon`,
//! and of the same with the English edition and list; an element of the answer is a game.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../positions/source.rs"]
mod source;

use std::convert::Infallible;

use criterion::{Criterion, SamplingMode, Throughput};
use flavita_contests::simulation::game::{Rules, Search};
use flavita_contests::simulation::record::{GameRecord, simulate};
use flavita_lexicon::file;
use flavita_solver::spread::Crew;
use flavita_tournament::{model::chance::Seed, profile::catalogue::embedded};

use crate::source::{ENGLISH, RUSSIAN, Source};

const SERIES: &str = "1";
const GAMES: u64 = 50;

/// The rounds and the points of all tops of these games.
const KNOWN: [(Source, Sums); 2] = [(ENGLISH, (1113, 42_716)), (RUSSIAN, (1116, 50_214))];

type Sums = (u32, i32);

fn main() {
    let profile = embedded("house").unwrap();
    let mut criterion = Criterion::default().configure_from_args();
    for (source, known) in KNOWN {
        let edition = source.edition();
        let (_, words) = file::read(&edition, &source.lexicon()).unwrap();
        assert_eq!(words.words(), source.words);
        words.index_letters();
        let rules =
            Rules { edition: &edition, words: &words, profile: &profile, search: Search::Tops };
        measure(&mut criterion, source.name, rules, known);
    }
    criterion.final_summary();
}

fn measure(criterion: &mut Criterion, list: &str, rules: Rules<'_>, known: Sums) {
    let alone = Crew::new(Some(1)).unwrap();
    let everybody = Crew::new(None).unwrap();
    let records = play(&alone, rules);
    assert_eq!(sums(&records), known, "{GAMES} games with {list}");
    assert_eq!(play(&everybody, rules), records, "whatever the threads");
    let mut group = criterion.benchmark_group(format!("games with {list}"));
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    group.throughput(Throughput::Elements(GAMES));
    for (what, crew) in [("one thread", alone), ("all cores", everybody)] {
        let name = format!("{what} ({})", crew.threads());
        group.bench_function(name, |bencher| {
            bencher.iter(|| assert_eq!(sums(&play(&crew, rules)), known));
        });
    }
    group.finish();
}

fn play(crew: &Crew, rules: Rules<'_>) -> Vec<GameRecord> {
    let mut records = Vec::new();
    let play = |number| simulate(rules, &Seed::of_game(SERIES, number));
    let kept = crew.stream(1..GAMES + 1, play, |_, record| {
        records.push(record);
        Ok::<(), Infallible>(())
    });
    kept.unwrap();
    records
}

fn sums(records: &[GameRecord]) -> Sums {
    let rounds = records.iter().map(|record| record.rounds).sum();
    (rounds, records.iter().map(|record| record.total).sum())
}
