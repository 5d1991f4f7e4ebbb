//! How long the solver takes for positions with known answers, on one thread, by the number of
//! blanks: `cargo bench --bench positions`.
//!
//! Every answer is compared with the file before anything is timed. The board is fresh each time:
//! words across and bounds are part of the time; making the automata and the index of the words
//! by their letters is not.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a benchmark fails by panicking")]
#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]

#[path = "../positions/known.rs"]
mod known;
#[path = "../positions/source.rs"]
mod source;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, SamplingMode, Throughput};
use flavita_solver::rank::{Spread, all, top};
use flavita_solver::{position::Position, ranking::Ranking, spread::Crew};

use crate::known::{Answer, Collection, Question};
use crate::source::{ENGLISH, RUSSIAN, Source};

/// How often each position is searched for the table at the end; the fastest counts.
const ROUNDS: usize = 7;

/// What is searched.
type Search = fn(&Position<'_>, Spread) -> Ranking;

/// The positions of a list that have so many blanks.
struct Class<'a> {
    list: &'static str,
    blanks: usize,
    known: &'a Collection,
    questions: Vec<&'a Question>,
}

fn main() {
    let lists: [(Source, Collection); 2] =
        [ENGLISH, RUSSIAN].map(|source| (source, Collection::read(source)));
    let classes: Vec<Class<'_>> = lists
        .iter()
        .flat_map(|(source, known)| (0..=2).map(|blanks| Class::of(*source, known, blanks)))
        .collect();
    for (_, known) in &lists {
        assert_eq!(known.words.backward().words(), known.words.words());
        known.words.index_letters();
    }
    for class in &classes {
        class.check();
    }
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    for class in &classes {
        class.measure(&mut criterion);
    }
    criterion.final_summary();
    println!(
        "One position, microseconds: the fastest of {ROUNDS} runs, on one thread and on all {} by turns",
        Crew::new(None).unwrap().threads()
    );
    println!(
        "list           blanks  tops: mean  median   worst  all threads  list: mean  all threads"
    );
    for class in &classes {
        println!("{}", class.by_turns());
    }
}

impl<'a> Class<'a> {
    fn of(source: Source, known: &'a Collection, blanks: usize) -> Self {
        let questions = known.questions.iter();
        let questions: Vec<&Question> = questions.filter(|q| q.blanks == blanks).collect();
        assert!(questions.len() >= 20, "{} {blanks}", source.name);
        Self { list: source.name, blanks, known, questions }
    }

    fn check(&self) {
        for question in &self.questions {
            let position = self.known.position(question);
            let tops = top(&position, Spread::Nothing);
            let found = Answer::of(&tops, &all(&position, Spread::Nothing));
            assert_eq!(found, question.answer, "{}", question.place);
        }
    }

    fn name(&self) -> String {
        let blanks = ["no blank", "one blank", "two blanks"][self.blanks];
        format!("{}, {blanks}", self.list)
    }

    /// The mean time of a position, and how many are searched in a second.
    fn measure(&self, criterion: &mut Criterion) {
        let searches: [(&str, Search, usize); 2] = [
            ("tops", top, self.placements(|answer| answer.tops)),
            ("whole list", all, self.placements(|answer| answer.legal)),
        ];
        for (what, search, placements) in searches {
            let mut group = criterion.benchmark_group(what);
            group.throughput(Throughput::Elements(1));
            group.sampling_mode(SamplingMode::Flat);
            group.bench_function(self.name(), |bencher| {
                bencher.iter_custom(|passes| self.time(passes, search, placements));
            });
            group.finish();
        }
    }

    fn placements(&self, figure: fn(Answer) -> usize) -> usize {
        self.questions.iter().map(|q| figure(q.answer)).sum()
    }

    /// So many passes over the positions, divided by their number.
    fn time(&self, passes: u64, search: Search, placements: usize) -> Duration {
        let start = Instant::now();
        for _ in 0..passes {
            let found = |question: &&Question| {
                search(&self.known.position(black_box(question)), Spread::Nothing).len()
            };
            let found: usize = self.questions.iter().map(found).sum();
            assert_eq!(found, placements, "{}", self.name());
        }
        start.elapsed() / u32::try_from(self.questions.len()).unwrap()
    }

    /// All searches in turns, so that a busy neighbour slows all: a line of the table.
    fn by_turns(&self) -> String {
        let ways: [(Search, Spread); 4] = [
            (top, Spread::Nothing),
            (top, Spread::Lanes),
            (all, Spread::Nothing),
            (all, Spread::Lanes),
        ];
        let mut times = ways.map(|_| vec![Duration::MAX; self.questions.len()]);
        for _ in 0..ROUNDS {
            for (place, question) in self.questions.iter().enumerate() {
                let position = self.known.position(question);
                for ((search, spread), times) in ways.iter().zip(&mut times) {
                    times[place] = times[place].min(once(*search, &position, *spread));
                }
            }
        }
        let [top, top_spread, list, list_spread] = times.each_ref().map(|times| mean(times));
        let [tops, ..] = &mut times;
        tops.sort_unstable();
        format!(
            "{:<14} {:>6} {:>11} {:>7} {:>7} {:>12} {:>11} {:>12}",
            self.list,
            self.blanks,
            top.as_micros(),
            tops[tops.len() / 2].as_micros(),
            tops[tops.len() - 1].as_micros(),
            top_spread.as_micros(),
            list.as_micros(),
            list_spread.as_micros(),
        )
    }
}

fn once(search: Search, position: &Position<'_>, spread: Spread) -> Duration {
    let start = Instant::now();
    black_box(search(black_box(position), spread));
    start.elapsed()
}

fn mean(times: &[Duration]) -> Duration {
    let all: Duration = times.iter().sum();
    all / u32::try_from(times.len()).unwrap()
}
