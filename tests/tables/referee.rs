//! The referee of the ordinary game: cases written down, and random games against a second referee.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "chance.rs"]
mod chance;
#[path = "games.rs"]
mod games;
#[path = "gcg.rs"]
mod gcg;
#[path = "given.rs"]
mod given;
#[path = "home.rs"]
mod home;
#[path = "kinds.rs"]
mod kinds;
#[path = "pastimes.rs"]
mod pastimes;
#[path = "playing.rs"]
mod playing;
#[path = "twin.rs"]
mod twin;
#[path = "twist.rs"]
mod twist;

use std::collections::BTreeMap;

use flavita_contests::tables::rules::TableRules;
use flavita_contests::tables::scores::{scores_csv, turns_csv};
use flavita_contests::tables::{reading, record};

use crate::games::{Cells, csv, play, spoilt};
use crate::kinds::{Kind, kinds};
use crate::twin::{Answer, Twin};

/// How many random games are compared, unless `FLAVITA_CASES` says another number.
const GAMES: u64 = 100;

/// What has come up, and how often.
type Seen = BTreeMap<String, usize>;

#[test]
fn random_games_are_judged_as_the_twin_judges_them() {
    let kinds = kinds();
    let number =
        |name: &str, usual| std::env::var(name).map_or(usual, |text| text.parse().unwrap());
    let (first, games) = (number("FLAVITA_FIRST", 0), number("FLAVITA_CASES", GAMES));
    let mut seen = Seen::new();
    for seed in first..first + games {
        let kind = &kinds[usize::try_from(seed).unwrap() % kinds.len()];
        let played = play(kind, seed);
        assert!(!played.rows.is_empty());
        let (judged, reason) = compare(kind, &played.rules, &played.rows, seed);
        let is_cut_off = reason.contains("no later row shows");
        assert!(judged.is_ok() || is_cut_off, "game {seed} can be played: {reason}");
        note(&judged, &mut seen);
        for spoiling in 0..3 {
            let rows = spoilt(&played.rows, seed * 10 + spoiling);
            note(&compare(kind, &played.rules, &rows, seed).0, &mut seen);
        }
    }
    if games >= GAMES {
        let never: Vec<_> =
            EVERYTHING.split_whitespace().filter(|one| !seen.contains_key(*one)).collect();
        assert!(never.is_empty(), "never happened: {never:?}");
    }
}

/// Every reason that random games must show.
const EVERYTHING: &str = "game_over out_of_turn too_slow off_board part_of_longer_word replaces_tile \
    nothing_laid not_in_rack start_not_covered one_letter does_not_touch not_in_dictionary \
    nothing_exchanged bag_too_small moves_left no_challenges not_playing too_late \
    nothing_to_challenge own_word word_not_formed won lost nothing_to_withdraw tiles_stay withdrawn \
    fault";

fn note(answer: &Answer, seen: &mut Seen) {
    match answer {
        Ok((turns, _)) => {
            for turn in turns {
                let reason = turn.rsplit(',').next().unwrap();
                *seen.entry(reason.to_owned()).or_default() += 1;
            }
        }
        Err(_) => *seen.entry("fault".to_owned()).or_default() += 1,
    }
}

/// What both referees say of a record.
fn compare(kind: &Kind, rules: &TableRules, rows: &[Cells], seed: u64) -> (Answer, String) {
    let text = csv(rows);
    let twin = Twin { edition: &kind.edition, words: &kind.words, rules };
    let expected = twin.judge(&text);
    let (judged, reason) = judged(kind, rules, &text);
    let id = &kind.edition.id;
    assert_eq!(judged, expected, "game {seed}, {id}, {rules:?}\n{text}\n{reason}");
    (judged, reason)
}

/// What the referee says, in the form of the twin.
fn judged(kind: &Kind, rules: &TableRules, text: &str) -> (Answer, String) {
    let answer = reading::read(&kind.edition, rules, text.as_bytes()).and_then(|rows| {
        let (seats, game) = record::judge(&kind.edition, &kind.graph, rules, &rows)?;
        let scores = scores_csv(&kind.edition, &seats, &game);
        Ok((last_cells(&turns_csv(&rows, &game), 3), last_cells(&scores, 0)))
    });
    match answer {
        Ok(tables) => (Ok(tables), String::new()),
        Err(fault) => (Err(fault.line), fault.problem.to_string()),
    }
}

/// The rows of a table without their first cells.
fn last_cells(table: &str, first: usize) -> Vec<String> {
    let rows = twin::records(table).into_iter().skip(1);
    rows.map(|(_, cells)| cells[first..].join(",")).collect()
}
