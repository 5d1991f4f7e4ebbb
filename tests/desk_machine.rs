//! The desk against a simple model: random commands, crashes and repeated requests in any order.
//!
//! Each case is a game of ten tiles. `FLAVITA_CASES` says how many are played (32 by themselves),
//! `FLAVITA_FIRST` with which one to begin; a failure tells the number of its case.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "a failure tells its case")]

#[path = "fuzz/chance.rs"]
mod chance;
#[path = "desk_machine/hall.rs"]
mod hall;
#[path = "desk_machine/laws.rs"]
mod laws;
#[path = "desk_machine/machine.rs"]
mod machine;
#[path = "desk_machine/moves.rs"]
mod moves;

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::{hall::Club, machine::Machine};

fn setting(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |text| text.parse().unwrap())
}

#[test]
fn what_was_acknowledged_holds_whatever_happens_in_between() {
    let club = Club::found();
    let first = setting("FLAVITA_FIRST", 1);
    let mut done = machine::Done::default();
    for case in first..first + setting("FLAVITA_CASES", 12) {
        let played = catch_unwind(AssertUnwindSafe(|| Machine::play(&club, case)));
        match played {
            Ok(other) => done.add(&other),
            Err(panic) => {
                eprintln!("case {case}; again with FLAVITA_FIRST={case} FLAVITA_CASES=1");
                resume_unwind(panic);
            }
        }
    }
    eprintln!("{done:?}");
    assert!(done.slips > 0 && done.crashes > 0 && done.lost_answers > 0, "{done:?}");
    assert!(done.rulings_revoked > 0 && done.repeated > 0, "{done:?}");
}

#[test]
fn a_folder_opened_anew_has_every_tournament_as_it_was() {
    let club = Club::found();
    let (id, before) = {
        let folder = club.folder();
        let id = hall::tournament(&folder, 2);
        let view = folder.desk(&id).unwrap().view();
        (id, view.head)
    };
    let folder = club.folder();
    assert_eq!(folder.desk(&id).unwrap().view().head, before);
}
