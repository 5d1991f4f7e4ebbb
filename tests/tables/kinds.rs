//! Editions for random games: a third of the published set, so that a game ends soon, and words
//! made up of its letters.

use std::collections::BTreeSet;

use flavita_game::edition::catalogue::EMBEDDED;
use flavita_game::edition::{definition::Edition, parse::parse};
use flavita_game::{bag::Bag, letter::Letter, letter::Tile};
use flavita_lexicon::{builder::build, graph::Graph};
use toml::{Table, Value};

use crate::chance::Chance;

pub(crate) struct Kind {
    pub(crate) edition: Edition,
    pub(crate) graph: Graph,
    /// The words as the twin reads them.
    pub(crate) words: BTreeSet<Vec<String>>,
}

/// Every embedded edition, smaller.
pub(crate) fn kinds() -> Vec<Kind> {
    EMBEDDED.iter().map(|(_, text)| kind(smaller(text))).collect()
}

fn smaller(source: &str) -> Edition {
    let mut table: Table = source.parse().unwrap();
    let mut total = table["blanks"].as_integer().unwrap();
    for tile in table["tiles"].as_array_mut().unwrap() {
        let count = &mut tile.as_array_mut().unwrap()[1];
        let fewer = (count.as_integer().unwrap() + 2) / 3;
        *count = Value::Integer(fewer);
        total += fewer;
    }
    table.insert("tiles_total".to_owned(), Value::Integer(total));
    parse(&table.to_string()).unwrap()
}

fn kind(edition: Edition) -> Kind {
    let mut chance = Chance(edition.letters().count() as u64);
    let bag: Vec<Tile> = Bag::full(&edition).counts().tiles().collect();
    let letters: Vec<Letter> = bag
        .iter()
        .filter_map(|tile| match tile {
            Tile::Letter(letter) => Some(*letter),
            Tile::Blank => None,
        })
        .collect();
    let mut words = BTreeSet::new();
    for _ in 0..300 {
        words.insert(vec![*chance.pick(&letters), *chance.pick(&letters)]);
    }
    for _ in 0..400 {
        let length = 3 + chance.below(5);
        words.insert((0..length).map(|_| *chance.pick(&letters)).collect());
    }
    let graph = build(&words, |_| ());
    let label = |letter: &Letter| edition.label(*letter).to_owned();
    let words = words.iter().map(|word| word.iter().map(label).collect()).collect();
    Kind { edition, graph, words }
}
