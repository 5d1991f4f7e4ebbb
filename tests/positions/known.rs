//! The positions of `tests/data/positions` with their answers.

use flavita_game::notation::{parse_board, parse_rack};
use flavita_game::{board::Board, edition::definition::Edition, rack::TileCounts};
use flavita_lexicon::{file, graph::Graph};
use flavita_solver::{position::Position, ranking::Ranking};

use crate::source::{Source, read};

/// A file of positions with what they are asked of.
#[derive(Debug)]
pub(crate) struct Collection {
    edition: Edition,
    /// The words that the answers hold for.
    pub(crate) words: Graph,
    /// In the order of the file.
    pub(crate) questions: Vec<Question>,
}

/// A line of a file of positions.
#[derive(Debug)]
pub(crate) struct Question {
    /// The file and the line, for people.
    pub(crate) place: String,
    /// How many blanks are on the rack.
    pub(crate) blanks: usize,
    board: Board,
    rack: TileCounts,
    /// What must be found.
    pub(crate) answer: Answer,
}

/// What the solver finds, or a file says it finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The points of the top.
    pub(crate) top: i32,
    /// How many placements have them.
    pub(crate) tops: usize,
    /// How many placements there are.
    pub(crate) legal: usize,
}

impl Answer {
    /// What these lists say: the tops, and all placements.
    pub(crate) fn of(tops: &Ranking, all: &Ranking) -> Self {
        Self { top: tops.top().unwrap_or(0), tops: tops.len(), legal: all.len() }
    }
}

impl Collection {
    /// Reads a list and its positions.
    pub(crate) fn read(source: Source) -> Self {
        let edition = source.edition();
        let (head, words) = file::read(&edition, &source.lexicon()).unwrap();
        assert_eq!(head.words, source.words, "words of {}", source.name);
        let name = format!("{}.tsv", source.name);
        let text = String::from_utf8(read(&name)).unwrap();
        let questions: Vec<Question> = (1..)
            .zip(text.lines())
            .filter(|(_, line)| !line.starts_with('#') && !line.is_empty())
            .map(|(number, line)| Question::read(&edition, format!("{name}:{number}"), line))
            .collect();
        assert!(questions.len() >= 60, "{name}: {}", questions.len());
        Self { edition, words, questions }
    }

    /// A position as the solver takes it.
    pub(crate) fn position<'a>(&'a self, question: &'a Question) -> Position<'a> {
        Position::new(&self.edition, &self.words, &question.board, &question.rack)
    }
}

impl Question {
    fn read(edition: &Edition, place: String, line: &str) -> Self {
        let columns: Vec<&str> = line.split('\t').collect();
        let [blanks, board, rack, top, tops, legal] = columns.as_slice() else {
            panic!("{place}: {} columns instead of 6", columns.len());
        };
        let figure = |text: &str| -> usize {
            let fault = || panic!("{place}: \"{text}\" is no figure");
            text.parse().unwrap_or_else(|_| fault())
        };
        let board = parse_board(edition, board).unwrap_or_else(|fault| panic!("{place}: {fault}"));
        let rack = parse_rack(edition, rack).unwrap_or_else(|fault| panic!("{place}: {fault}"));
        let rack = rack.counts();
        assert_eq!(rack.blanks(), figure(blanks), "blanks of {place}");
        let answer = Answer {
            top: i32::try_from(figure(top)).unwrap(),
            tops: figure(tops),
            legal: figure(legal),
        };
        Self { blanks: rack.blanks(), place, board, rack, answer }
    }
}
