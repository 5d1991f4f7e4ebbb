//! The editions that the solver is tried with.

use std::collections::BTreeSet;

use flavita_game::{
    edition::catalogue::embedded, edition::definition::Edition, edition::parse::parse,
    letter::Letter,
};
use flavita_lexicon::respell::{Spellings, respelled};
use flavita_lexicon::{builder::build, graph::Graph};

/// An edition, with or without its switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Russian,
    English,
    /// A tile of two characters, a crooked board, another start square, bonuses up to nine tiles.
    Crooked,
    /// Blanks that are worth what their letters are, on the English board.
    DearBlanks,
    /// Tiles of two letters, each of them one tile.
    Hungarian,
    /// The same where two single tiles may stand for a tile of two letters.
    HungarianBothCuts,
    Erudit,
    /// With stars that score, triple letters inside and a double word in the centre.
    EruditSwitched,
}

impl Kind {
    pub(crate) const ALL: [Self; 8] = [
        Self::Russian,
        Self::English,
        Self::Crooked,
        Self::DearBlanks,
        Self::Hungarian,
        Self::HungarianBothCuts,
        Self::Erudit,
        Self::EruditSwitched,
    ];

    pub(crate) fn edition(self) -> Edition {
        match self {
            Self::Russian => embedded("ru-scrabble").unwrap(),
            Self::English => embedded("en-scrabble").unwrap(),
            Self::Crooked => crooked(),
            Self::DearBlanks => with_blanks_that_score(),
            Self::Hungarian => embedded("hu-scrabble").unwrap(),
            Self::HungarianBothCuts => switched("hu-scrabble", &["single-tiles"]),
            Self::Erudit => embedded("erudit").unwrap(),
            Self::EruditSwitched => {
                switched("erudit", &["star-scores", "inner-letter-triples", "centre-word-double"])
            }
        }
    }

    /// The letters in use: common ones, a dear one, the edges of the alphabet, and of the tiles of
    /// two letters those that can be cut.
    pub(crate) fn letters(self) -> [&'static str; 6] {
        match self {
            Self::Russian => ["А", "О", "Ё", "К", "Щ", "Я"],
            Self::English | Self::DearBlanks => ["A", "E", "S", "T", "Q", "Z"],
            Self::Crooked => ["A", "C", "S", "CS", "E", "B"],
            Self::Hungarian | Self::HungarianBothCuts => ["A", "S", "Z", "SZ", "ZS", "CS"],
            Self::Erudit | Self::EruditSwitched => ["А", "О", "Н", "Ц", "Э", "Я"],
        }
    }
}

fn switched(id: &str, switches: &[&str]) -> Edition {
    let switches: Vec<String> = switches.iter().map(|id| (*id).to_owned()).collect();
    embedded(id).unwrap().with_switches(&switches).unwrap()
}

fn crooked() -> Edition {
    let mut text = embedded("en-scrabble").unwrap().source.clone();
    for (from, to) in [
        ("[\"Z\", 1, 10,", "[\"CS\", 1, 7,"),
        ("rack = 7", "rack = 9"),
        ("start = [8, 8]", "start = [7, 9]"),
        ("symmetrical = true", "symmetrical = false"),
        ("  \"..w...l.l...w..\",", "  \"lLw.W.l.l..wwL.\","),
        ("7 = 50", "2 = 1\n3 = 15\n7 = 50\n8 = 45\n9 = 100"),
    ] {
        assert!(text.contains(from), "the edition has {from}");
        text = text.replacen(from, to, 1);
    }
    parse(&text).unwrap()
}

fn with_blanks_that_score() -> Edition {
    let text = embedded("en-scrabble").unwrap().source.clone();
    assert!(text.contains("scores = false"), "the edition says so");
    parse(&text.replacen("scores = false", "scores = true", 1)).unwrap()
}

/// The automaton of these words with every way that the edition allows to lay them.
pub(crate) fn automaton(edition: &Edition, words: &BTreeSet<Vec<Letter>>) -> Graph {
    let graph = build(words, |_| ());
    let mut spellings = Spellings::plain();
    for spelling in edition.spellings() {
        spellings.allow(spelling.letter, spelling.tiles.clone());
    }
    match edition.spellings().next() {
        None => graph,
        Some(_) => respelled(&graph, &spellings),
    }
}

/// The same words one by one, cut by hand.
pub(crate) fn all_cuts(edition: &Edition, words: &BTreeSet<Vec<Letter>>) -> BTreeSet<Vec<Letter>> {
    let mut all = words.clone();
    for spelling in edition.spellings() {
        // Words with this letter once, twice ... cut: until nothing new comes.
        loop {
            let more: Vec<Vec<Letter>> = all
                .iter()
                .flat_map(|word| cut_once(word, spelling.letter, &spelling.tiles))
                .filter(|word| word.len() <= 15 && !all.contains(word))
                .collect();
            if more.is_empty() {
                break;
            }
            all.extend(more);
        }
    }
    all
}

fn cut_once(word: &[Letter], letter: Letter, tiles: &[Letter]) -> Vec<Vec<Letter>> {
    let places = (0..word.len()).filter(|place| word[*place] == letter);
    let cut = |place: usize| [&word[..place], tiles, &word[place + 1..]].concat();
    places.map(cut).collect()
}
