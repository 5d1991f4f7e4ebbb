//! Where points are lost to the tops.

use flavita::tournament::model::ids::PlayerNumber;
use flavita::tournament::results::losses::{Losses, losses};

use crate::desk::{Desk, Hall};
use crate::steps::{lock, revealed, slip};

/// One round: the top, a word below it, one that is none, and no slip at all.
fn marked() -> Desk {
    let hall =
        Hall { players: vec!["Ада", "Ван", "Демон", "Марина"], ..Hall::default() };
    let desk = hall.given([revealed("ЗДОРОВЫ")]);
    let top = desk.last_round().tops.clone().unwrap().placements[0].clone();
    desk.and(slip(PlayerNumber(1), &top.at, &top.word))
        .and(slip(PlayerNumber(2), "З8", "ЗДОРОВ"))
        .and(slip(PlayerNumber(3), "З8", "ЫЫЫ"))
        .and(lock(1))
}

fn of(desk: &Desk, player: PlayerNumber) -> Losses {
    let lines = desk.standings().lines;
    let line = lines.iter().find(|line| line.player == player).unwrap();
    losses(&desk.state, line)
}

#[test]
fn who_has_the_top_loses_nothing_and_the_others_by_one_cause_each() {
    let desk = marked();
    let top = desk.standings().top_total;
    assert_eq!(of(&desk, PlayerNumber(1)), Losses::default());
    let lesser = of(&desk, PlayerNumber(2));
    let all_of_it = Losses { lesser_words: lesser.lesser_words, ..Losses::default() };
    assert!(lesser.lesser_words > 0 && lesser.lesser_words < top);
    assert_eq!(lesser, all_of_it);
    let invalid = Losses { invalid: top, ..Losses::default() };
    assert_eq!(of(&desk, PlayerNumber(3)), invalid);
    let no_slip = Losses { no_slip: top, ..Losses::default() };
    assert_eq!(of(&desk, PlayerNumber(4)), no_slip);
}

#[test]
fn what_was_lost_and_what_was_scored_are_the_tops() {
    let desk = marked();
    let standings = desk.standings();
    for line in &standings.lines {
        let lost = losses(&desk.state, line);
        let causes = lost.lesser_words + lost.invalid + lost.no_slip + lost.prices + lost.overtime;
        let scored = line.total - line.solo_points - line.ruled;
        assert_eq!(scored + causes, standings.top_total, "player {}", line.player);
    }
}
