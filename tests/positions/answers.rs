//! The solver against positions whose answers several independent programs agree on.
//!
//! `tests/data/positions/README.md` says where the positions and their word lists come from.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "known.rs"]
mod known;
#[path = "source.rs"]
mod source;

use flavita_solver::rank::{Spread, all, top};
use flavita_solver::spread::in_order;

use crate::known::{Answer, Collection, Question};
use crate::source::{ENGLISH, RUSSIAN, Source};

#[test]
fn english_positions_have_their_known_tops_and_placements() {
    check(ENGLISH);
}

#[test]
fn russian_positions_have_their_known_tops_and_placements() {
    check(RUSSIAN);
}

fn check(source: Source) {
    let known = Collection::read(source);
    let all_right = |how: &str| {
        let differences = in_order(&known.questions, |question| difference(&known, question));
        let differences: Vec<String> = differences.into_iter().flatten().collect();
        assert!(differences.is_empty(), "{how}\n{}", differences.join("\n"));
    };
    all_right("every placement searched");
    known.words.index_letters();
    all_right("placements of the whole rack found by their letters");
    for blanks in 0..=2 {
        let has_so_many = |question: &Question| question.blanks == blanks;
        assert!(known.questions.iter().any(has_so_many), "{blanks} blanks");
    }
}

/// What is wrong with the solver's answer.
fn difference(known: &Collection, question: &Question) -> Option<String> {
    let position = known.position(question);
    let tops = top(&position, Spread::Nothing);
    let found = Answer::of(&tops, &all(&position, Spread::Nothing));
    let told = || format!("{}: {found:?} instead of {:?}", question.place, question.answer);
    (found != question.answer).then(told)
}
