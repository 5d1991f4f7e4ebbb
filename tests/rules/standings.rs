//! Ranks, tie-breaks, percentages, solos.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::tournament::results::standings::{Standing, standings};
use flavita::{
    tournament::model::event::Event, tournament::model::verdict::Reason,
    tournament::model::verdict::Verdict,
};

use crate::desk::{Desk, Hall, Step};
use crate::steps::{text, told};

const TOP: i32 = 30;

/// Round after round, the points of each player from no. 1 on; 30 points are a top.
fn scored(rounds: &[&[i32]]) -> Desk {
    let players = ["Ада", "Ван", "Демон", "Марина"];
    let mut hall = Hall { players: players[..rounds[0].len()].to_vec(), ..Hall::default() };
    hall.profile.game_clock = None;
    let steps = (1..).zip(rounds).map(|(round, points)| a_round(round, points));
    hall.given(steps)
}

/// A round as the log tells it: one О goes on the board, the slips are judged.
fn a_round(round: u32, points: &[i32]) -> Step {
    let mut steps = told(round, "О", &format!("А{round}"), "О", TOP);
    let slips = (1..).zip(points).map(|(player, points)| Event::SlipJudged {
        slip: SlipNumber(round * 100 + player),
        round: RoundNumber(round),
        player: PlayerNumber(player),
        text: text("", ""),
        verdict: Verdict {
            points: *points,
            is_top: *points == TOP,
            ..Verdict::zero(Reason::Empty)
        },
        replaces: None,
    });
    steps.extend(slips.map(Step::Happened));
    Step::Several(steps)
}

/// Rank and number, best first.
fn ranks(rounds: &[&[i32]]) -> Vec<(u32, u32)> {
    let lines = scored(rounds).standings().lines;
    lines.iter().map(|line| (line.rank, line.player.0)).collect()
}

fn line(rounds: &[&[i32]], player: PlayerNumber) -> Standing {
    let lines = scored(rounds).standings().lines;
    lines.into_iter().find(|line| line.player == player).unwrap()
}

#[test]
fn the_highest_total_wins() {
    assert_eq!(ranks(&[&[5, 20], &[6, 1]]), [(1, 2), (2, 1)]);
}

#[test]
fn equals_share_a_rank_and_the_next_rank_counts_them_all() {
    assert_eq!(ranks(&[&[7, 9, 9, 9]]), [(1, 2), (1, 3), (1, 4), (4, 1)]);
    assert_eq!(ranks(&[&[9, 7, 7, 5]]), [(1, 1), (2, 2), (2, 3), (4, 4)]);
}

#[test]
fn of_equal_totals_more_tops_go_first() {
    assert_eq!(ranks(&[&[15, 30], &[20, 5]]), [(1, 2), (2, 1)]);
}

#[test]
fn of_equal_totals_and_tops_the_last_round_decides_then_the_one_before() {
    assert_eq!(ranks(&[&[9, 5], &[5, 5], &[5, 9]]), [(1, 2), (2, 1)]);
    assert_eq!(ranks(&[&[9, 5], &[5, 9], &[5, 5]]), [(1, 2), (2, 1)]);
    assert_eq!(ranks(&[&[5, 9], &[9, 5], &[7, 7]]), [(1, 1), (2, 2)]);
}

#[test]
fn tops_go_before_the_later_rounds() {
    assert_eq!(ranks(&[&[30, 11], &[1, 20]]), [(1, 1), (2, 2)]);
}

#[test]
fn percentages_are_of_the_sum_of_the_tops_in_hundredths_rounded_half_up() {
    assert_eq!(line(&[&[10]], PlayerNumber(1)).percent_hundredths, 3333);
    assert_eq!(line(&[&[20]], PlayerNumber(1)).percent_hundredths, 6667);
    assert_eq!(line(&[&[30], &[29]], PlayerNumber(1)).percent_hundredths, 9833);
    assert_eq!(line(&[&[0]], PlayerNumber(1)).percent_hundredths, 0);
    // Exactly half a hundredth of a per cent, and just below it.
    let percent = flavita::tournament::results::standings::percent_hundredths;
    assert_eq!((percent(1, 20_000), percent(1, 20_001)), (1, 0));
    assert_eq!((percent(-1, 20_000), percent(-1, 3)), (0, -3333));
}

#[test]
fn tops_are_counted_and_the_sum_of_the_tops_is_told() {
    let desk = scored(&[&[30, 30], &[4, 30], &[30, 29]]);
    let standings = desk.standings();
    assert_eq!((standings.top_total, standings.after_round), (90, RoundNumber(3)));
    let tops: Vec<u32> = standings.lines.iter().map(|line| line.tops).collect();
    assert_eq!(tops, [2, 2]);
}

#[test]
fn a_solo_is_the_best_score_that_one_alone_has_top_or_not() {
    let rounds: &[&[i32]] = &[&[30, 20, 0], &[30, 30, 0], &[5, 4, 4], &[0, 0, 0]];
    let solos = [1, 2, 3].map(|player| line(rounds, PlayerNumber(player)).solos);
    assert_eq!(solos, [2, 0, 0]);
}

#[test]
fn one_player_alone_has_no_solo() {
    assert_eq!(line(&[&[30]], PlayerNumber(1)).solos, 0);
}

#[test]
fn standings_after_an_earlier_round_leave_the_later_ones_out() {
    let desk = scored(&[&[5, 20], &[30, 1]]);
    let first = standings(&desk.state, RoundNumber(1));
    assert_eq!((first.after_round, first.top_total), (RoundNumber(1), 30));
    let totals: Vec<(PlayerNumber, i32)> =
        first.lines.iter().map(|line| (line.player, line.total)).collect();
    assert_eq!(totals, [(PlayerNumber(2), 20), (PlayerNumber(1), 5)]);
    assert_eq!(standings(&desk.state, RoundNumber(0)).after_round, RoundNumber(0));
    assert!(standings(&desk.state, RoundNumber(0)).lines.iter().all(|line| line.rank == 1));
}

#[test]
fn a_round_without_a_slip_is_a_zero() {
    let desk = scored(&[&[5, 20]]).and(a_round(2, &[7]));
    let lines = desk.standings().lines;
    let van = lines.iter().find(|line| line.player == PlayerNumber(2)).unwrap();
    assert_eq!((van.total, van.rounds.clone()), (20, vec![Some(20), Some(0)]));
}
