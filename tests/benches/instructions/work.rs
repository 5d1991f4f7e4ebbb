//! What is counted, and the answers it must give.

use std::hint::black_box;

use flavita_lexicon::file;
use flavita_solver::rank::{Spread, all, top};
use flavita_solver::{position::Position, ranking::Ranking};

use crate::known::{Answer, Collection, Question};
use crate::{figures::Task, source::Source};

/// The function whose instructions are counted, with those of all that it calls.
pub(crate) const COUNTED: &str = "instructions::work::counted_by_callgrind";

/// Does all the work on a list; `report` gets each task after it is done.
pub(crate) fn do_all(source: Source, mut report: impl FnMut(Task)) {
    load(source, &mut report);
    let known = Collection::read(source);
    assert_eq!(known.words.backward().words(), source.words);
    known.words.index_letters();
    for blanks in 0..=2 {
        let questions = known.questions.iter();
        let questions: Vec<&Question> = questions.filter(|q| q.blanks == blanks).collect();
        let tops = search(&known, &questions, top);
        report(Task::new(&format!("tops, {blanks} blanks"), tops.len()));
        let lists = search(&known, &questions, all);
        report(Task::new(&format!("whole list, {blanks} blanks"), lists.len()));
        for ((question, tops), list) in questions.iter().zip(&tops).zip(&lists) {
            assert_eq!(Answer::of(tops, list), question.answer, "{}", question.place);
        }
    }
}

/// The list as it is read when a tournament is opened, the same words turned round, and by their
/// letters.
fn load(source: Source, report: &mut impl FnMut(Task)) {
    let (edition, bytes) = (source.edition(), source.lexicon());
    let mut read = None;
    counted_by_callgrind(&mut || read = file::read(&edition, &bytes).ok());
    report(Task::new("read the list", 1));
    let (_, words) = read.unwrap();
    let mut turned = 0;
    counted_by_callgrind(&mut || turned = words.backward().words());
    report(Task::new("turn its words round", 1));
    assert_eq!([words.words(), turned], [source.words; 2]);
    counted_by_callgrind(&mut || words.index_letters());
    report(Task::new("index them by letters", 1));
}

/// Searches the positions one after the other on this thread.
fn search(
    known: &Collection,
    questions: &[&Question],
    search: fn(&Position<'_>, Spread) -> Ranking,
) -> Vec<Ranking> {
    let positions: Vec<Position<'_>> = questions.iter().map(|q| known.position(q)).collect();
    let mut found = Vec::with_capacity(positions.len());
    counted_by_callgrind(&mut || {
        let each = positions.iter();
        found.extend(each.map(|position| search(position, Spread::Nothing)));
    });
    found
}

/// A function that callgrind can see: neither merged into its callers nor left by a jump.
#[inline(never)]
fn counted_by_callgrind(work: &mut dyn FnMut()) {
    work();
    black_box(());
}
