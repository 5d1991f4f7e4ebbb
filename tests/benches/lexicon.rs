//! How long word lists take to be made, read, turned round and indexed: `cargo bench --bench lexicon`.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../positions/source.rs"]
mod source;

use criterion::measurement::WallTime;
use criterion::{BatchSize, BenchmarkGroup, Criterion, SamplingMode, Throughput};
use flavita_lexicon::file::{self, Head};
use flavita_lexicon::{builder::build, graph::Graph, word_list::Word};

use crate::source::{ENGLISH, RUSSIAN, Source};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for source in [ENGLISH, RUSSIAN] {
        let mut group = criterion.benchmark_group(source.name);
        group.sample_size(10).sampling_mode(SamplingMode::Flat);
        group.throughput(Throughput::Elements(source.words));
        measure(&mut group, source);
        group.finish();
    }
    criterion.final_summary();
}

fn measure(group: &mut BenchmarkGroup<'_, WallTime>, source: Source) {
    let (edition, bytes) = (source.edition(), source.lexicon());
    let read = || file::read(&edition, &bytes).unwrap();
    let (head, graph) = read();
    assert_eq!(graph.words(), source.words);
    assert_eq!(graph.backward().words(), source.words);
    let words = words_of(&graph);
    check_build(&head, &words);
    group.bench_function("build from sorted words", |bencher| {
        bencher.iter(|| {
            let built = build(&words, |_| ());
            assert_eq!(built.nodes(), head.nodes);
            built
        });
    });
    group.bench_function("read the compiled list", |bencher| {
        bencher.iter(|| {
            let (_, graph) = read();
            assert_eq!(graph.words(), source.words);
            graph
        });
    });
    group.bench_function("turn the words round", |bencher| {
        let turn = |graph: Graph| {
            assert_eq!(graph.backward().words(), source.words);
            graph
        };
        bencher.iter_batched(|| read().1, turn, BatchSize::PerIteration);
    });
    group.bench_function("index the words by their letters", |bencher| {
        let index = |graph: Graph| {
            graph.index_letters();
            assert!(graph.anagrams_made().is_some());
            graph
        };
        bencher.iter_batched(|| read().1, index, BatchSize::PerIteration);
    });
}

fn words_of(graph: &Graph) -> Vec<Word> {
    let mut words = Vec::new();
    graph.for_each_word(&mut |letters| words.push(Word::try_from(letters).unwrap()));
    words
}

/// What is built of the words of a list is that list.
fn check_build(head: &Head, words: &[Word]) {
    let built = build(words, |_| ());
    assert_eq!(built.words(), head.words);
    assert_eq!(file::checksum(&built), head.sha256);
}
