//! What the words of the lists are: the committed files tell it of nearly every word, in words of all
//! languages, quickly.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use flavita::app::words::list::List;
use flavita::app::words::{meanings, published};
use flavita::game::edition::catalogue::embedded;
use flavita::game::letter::Letter;
use flavita::i18n::catalogue::try_say;
use flavita::i18n::{language::Language, meaning::meaning};
use flavita::lexicon::alphabet::Alphabet;
use flavita::lexicon::graph::{Graph, Node};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The editions whose lists are explained, and how many of 2,000 words at even distances no source
/// explains.
const UNEXPLAINED: [(&str, usize); 7] = [
    ("ru-scrabble", 0),
    ("erudit", 0),
    ("cs-scrabble", 0),
    ("hu-scrabble", 0),
    ("en-scrabble", 0),
    ("fr-scrabble", 0),
    ("es-scrabble", 0),
];
const SAMPLE: usize = 2000;

/// A list and some of its words.
type Sample = (&'static str, Vec<Vec<Letter>>);

/// Of each list, words at even distances.
static SAMPLES: LazyLock<Vec<Sample>> =
    LazyLock::new(|| UNEXPLAINED.iter().map(|(list, _)| (*list, words(list))).collect());

fn words(list: &str) -> Vec<Vec<Letter>> {
    let list = List::published(embedded(list).unwrap()).unwrap();
    let words = &*list.words().unwrap();
    let mut below = BTreeMap::new();
    assert_eq!(count(words, Graph::ROOT, &mut below), words.words());
    let step = words.words() / SAMPLE as u64;
    (0..SAMPLE as u64).map(|place| word_at(words, &below, place * step + step / 2)).collect()
}

/// How many words go on behind this node, and behind all that it leads to.
fn count(words: &Graph, node: Node, below: &mut BTreeMap<Node, u64>) -> u64 {
    if let Some(count) = below.get(&node) {
        return *count;
    }
    let arcs: Vec<_> = words.arcs(node).collect();
    let behind = arcs.iter().map(|(_, next, ends)| u64::from(*ends) + count(words, *next, below));
    let sum = behind.sum();
    below.insert(node, sum);
    sum
}

/// The word with this number in the order of the letters, counted from 0.
fn word_at(words: &Graph, below: &BTreeMap<Node, u64>, number: u64) -> Vec<Letter> {
    let (mut word, mut node, mut before) = (Vec::new(), Graph::ROOT, number);
    loop {
        let (letter, next, ends_word) = words
            .arcs(node)
            .find(|(_, next, ends_word)| {
                let there = u64::from(*ends_word) + below[next];
                let is_there = before < there;
                before -= if is_there { 0 } else { there };
                is_there
            })
            .expect("there are more words than that");
        word.push(letter);
        if ends_word && before == 0 {
            return word;
        }
        before -= u64::from(ends_word);
        node = next;
    }
}

#[test]
fn words_are_what_the_table_says() {
    for line in include_str!("data/meanings.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [list, word, told] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let edition = embedded(list).unwrap();
        let letters = Alphabet::of(&edition).cut(word).unwrap();
        let readings = meanings::readings(&edition, &letters);
        let lines: Vec<String> =
            readings.iter().map(|reading| meaning(Language::English, reading)).collect();
        assert_eq!(lines.join(" | "), told, "{list}: {word}");
    }
}

#[test]
fn every_code_of_the_files_has_a_name_in_every_language() {
    for (list, _) in UNEXPLAINED {
        let bytes = published::file(list, "words.meanings").unwrap();
        let head = bytes.split(|byte| *byte == b'\n').nth(1).unwrap();
        let head: serde_json::Value = serde_json::from_slice(head).unwrap();
        let mut codes = BTreeSet::new();
        let mut take = |codes_of: &serde_json::Value| {
            codes.extend(codes_of.as_array().unwrap().iter().map(ToString::to_string));
        };
        head["marks"].as_array().unwrap().iter().for_each(&mut take);
        for kind in head["kinds"].as_array().unwrap() {
            [&kind["marks"], &kind["labels"]].into_iter().for_each(&mut take);
            take(&serde_json::json!([kind["word_class"]]));
        }
        codes.remove("\"\"");
        assert!(codes.len() > 5, "{list}");
        for code in codes {
            let key = format!("meaning-{}", code.trim_matches('"'));
            assert!(try_say(Language::Russian, &key, &[]).is_some(), "{list}: {key}");
        }
    }
}

mod long {
    use super::{Alphabet, Duration, Instant, SAMPLE, SAMPLES, UNEXPLAINED, embedded, meanings};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn nearly_every_word_of_a_list_is_explained() {
        for ((list, sample), (_, allowed)) in SAMPLES.iter().zip(UNEXPLAINED) {
            let edition = embedded(list).unwrap();
            let unknown: Vec<String> = sample
                .iter()
                .filter(|word| meanings::readings(&edition, word).is_empty())
                .map(|word| Alphabet::of(&edition).spell(word))
                .collect();
            assert_eq!(unknown.len(), allowed, "{list}: {unknown:?}");
        }
    }

    #[test]
    #[ignore = "long: bash tests/check"]
    fn an_answer_takes_less_than_a_millisecond() {
        for (list, sample) in SAMPLES.iter() {
            let edition = embedded(list).unwrap();
            let _loaded = meanings::meanings(list).unwrap();
            let started = Instant::now();
            let told: usize =
                sample.iter().map(|word| meanings::readings(&edition, word).len()).sum();
            let took = started.elapsed() / u32::try_from(SAMPLE).unwrap();
            assert!(took < Duration::from_millis(1), "{list}: {took:?} each of {told} readings");
        }
    }
}
