//! Tests of `src/lexicon/builder.rs`.

use flavita_game::Letter;
use flavita_lexicon::{builder::build, graph::Graph};

fn letters(word: &str) -> Vec<Letter> {
    word.bytes().map(|b| Letter::new(b - b'a')).collect()
}

fn graph_of(words: &[&str]) -> Graph {
    build(words.iter().map(|w| letters(w)), |_| ())
}

#[test]
fn every_word_is_found_and_nothing_else() {
    let words = ["ab", "abc", "bc", "cab", "caba"];
    let graph = graph_of(&words);
    let mut listed = Vec::new();
    graph.for_each_word(&mut |word| listed.push(word.to_vec()));
    assert_eq!(listed, words.map(letters));
    assert!(!graph.contains(letters("a")) && !graph.contains(letters("abcd")));
    assert_eq!(graph.words(), 5);
}

#[test]
fn equal_endings_are_shared() {
    let graph = graph_of(&["baking", "making", "taking"]);
    assert_eq!(graph.nodes(), 7, "one chain serves all three words");
}

#[test]
fn depth_and_letters_below_are_those_of_the_longest_and_of_all_endings() {
    let graph = graph_of(&["ab", "abcd", "ae"]);
    let (node, _) = graph.step(Graph::ROOT, Letter::new(0)).unwrap();
    assert_eq!(graph.depth(node), 3);
    assert_eq!(graph.record(node).below(), 0b11110);
}

#[test]
fn an_empty_list_makes_an_automaton_without_words() {
    assert_eq!(graph_of(&[]).words(), 0);
}

#[test]
#[should_panic(expected = "sorted")]
fn unsorted_words_are_a_mistake_of_the_caller() {
    graph_of(&["b", "a"]);
}
