//! What ranks go by, what decides between equals, and how it is told.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::tournament::model::verdict::{Deduction, Verdict};
use flavita::tournament::profile::ranking::{Measure, TieBreak};
use flavita::tournament::profile::warnings::{Infraction, Warnings};
use flavita::tournament::results::ranking::{Decision, Tie};
use flavita::{
    tournament::model::event::Event, tournament::model::player::Labels,
    tournament::model::slip::SlipText, tournament::model::verdict::Reason,
    tournament::profile::definition::Profile, tournament::profile::ranking::Substitute,
};

use crate::desk::{Desk, Hall, Step};
use crate::steps::told;

const TOP: i32 = 30;

/// What stands on a player's slip: its points, seconds and infractions.
#[derive(Clone, Copy)]
struct Scored(i32, u64, usize);

impl From<i32> for Scored {
    fn from(points: i32) -> Self {
        Self(points, 60, 0)
    }
}

/// Round after round, the slips of each player from no. 1 on, with equals parted by these.
fn played<T: Into<Scored> + Copy>(ties: &[TieBreak], rounds: &[&[T]]) -> Desk {
    played_by(rounds, |profile| profile.ranking.ties = ties.to_vec())
}

fn played_by<T: Into<Scored> + Copy>(rounds: &[&[T]], change: impl Fn(&mut Profile)) -> Desk {
    let players = ["Ада", "Ван", "Демон", "Марина"];
    let mut hall = Hall { players: players[..rounds[0].len()].to_vec(), ..Hall::default() };
    hall.profile.game_clock = None;
    change(&mut hall.profile);
    let steps = (1..).zip(rounds).map(|(round, slips)| {
        let mut steps = told(round, "О", &format!("А{round}"), "О", TOP);
        let slips = (1..).zip(*slips);
        steps.extend(
            slips.map(|(player, slip)| judged(round, PlayerNumber(player), (*slip).into())),
        );
        Step::Several(steps)
    });
    hall.given(steps)
}

fn judged(round: u32, player: PlayerNumber, Scored(points, seconds, infractions): Scored) -> Step {
    let remark = Deduction { infraction: Infraction::ClaimTooHigh, cost: 0 };
    Step::Happened(Event::SlipJudged {
        slip: SlipNumber(round * 100 + player.0),
        round: RoundNumber(round),
        player,
        text: SlipText { used_ms: Some(seconds * 1000), ..SlipText::default() },
        verdict: Verdict {
            points,
            is_top: points == TOP,
            remarks: vec![remark; infractions],
            reasons: Vec::new(),
            ..Verdict::zero(Reason::Empty)
        },
        replaces: None,
    })
}

/// Rank and number, best first.
fn ranks(desk: &Desk) -> Vec<(u32, u32)> {
    let lines = desk.standings().lines;
    lines.iter().map(|line| (line.rank, line.player.0)).collect()
}

/// What decided between the first two.
fn decision(desk: &Desk) -> Decision {
    desk.standings().ties[0].decision.unwrap()
}

fn by(by: TieBreak, ahead: i64, behind: i64) -> Decision {
    Decision { by, game: None, round: None, ahead, behind }
}

#[test]
fn more_tops_decide_and_are_told() {
    let desk = played(&[TieBreak::Tops], &[&[15, 30], &[20, 5]]);
    assert_eq!(ranks(&desk), [(1, 2), (2, 1)]);
    assert_eq!(decision(&desk), by(TieBreak::Tops, 1, 0));
}

#[test]
fn more_solos_decide_and_are_told() {
    let desk = played(&[TieBreak::Solos], &[&[9, 10, 0], &[9, 10, 0], &[7, 5, 0]]);
    assert_eq!(ranks(&desk), [(1, 2), (2, 1), (3, 3)]);
    assert_eq!(decision(&desk), by(TieBreak::Solos, 2, 1));
}

#[test]
fn the_latest_round_that_differs_decides_and_is_told() {
    let rounds: &[&[i32]] = &[&[9, 5], &[5, 9], &[7, 7]];
    let desk = played(&[TieBreak::LaterRounds], rounds);
    assert_eq!(ranks(&desk), [(1, 2), (2, 1)]);
    let expected = Decision { round: Some(RoundNumber(2)), ..by(TieBreak::LaterRounds, 9, 5) };
    assert_eq!(decision(&desk), expected);
}

#[test]
fn the_dearest_slip_decides_and_is_told() {
    let desk = played(&[TieBreak::DearestSlip], &[&[10, 18], &[10, 2]]);
    assert_eq!(ranks(&desk), [(1, 2), (2, 1)]);
    assert_eq!(decision(&desk), by(TieBreak::DearestSlip, 18, 10));
}

#[test]
fn fewer_warnings_decide_and_are_told() {
    let slips = [Scored(10, 60, 2), Scored(10, 60, 1)];
    let desk = played_by(&[&slips], |profile| {
        profile.ranking.ties = vec![TieBreak::FewerWarnings];
        profile.warnings = Some(Warnings {
            free: 9,
            price: 5,
            floor: 0,
            earned_by: vec![Infraction::ClaimTooHigh],
        });
    });
    assert_eq!(ranks(&desk), [(1, 2), (2, 1)]);
    assert_eq!(decision(&desk), by(TieBreak::FewerWarnings, 1, 2));
}

#[test]
fn less_time_decides_and_is_told() {
    let slips = [Scored(10, 61, 0), Scored(10, 60, 0)];
    let desk = played(&[TieBreak::LessTime], &[&slips]);
    assert_eq!(ranks(&desk), [(1, 2), (2, 1)]);
    assert_eq!(decision(&desk), by(TieBreak::LessTime, 60_000, 61_000));
}

#[test]
fn tie_breaks_are_asked_in_the_order_of_the_profile() {
    // Ada has the top, Van the dearer last round.
    let rounds: &[&[i32]] = &[&[30, 11], &[1, 20]];
    let tops_first = [TieBreak::Tops, TieBreak::LaterRounds];
    let rounds_first = [TieBreak::LaterRounds, TieBreak::Tops];
    assert_eq!(ranks(&played(&tops_first, rounds)), [(1, 1), (2, 2)]);
    assert_eq!(ranks(&played(&rounds_first, rounds)), [(1, 2), (2, 1)]);
}

#[test]
fn where_nothing_separates_the_rank_is_shared_and_that_is_told() {
    let rounds: &[&[i32]] = &[&[9, 5, 9, 9], &[5, 9, 5, 1]];
    let desk = played(&[TieBreak::Tops], rounds);
    assert_eq!(ranks(&desk), [(1, 1), (1, 2), (1, 3), (4, 4)]);
    let nothing = |place| Tie { place, decision: None };
    assert_eq!(desk.standings().ties, [nothing(0), nothing(1)]);
    let none: &[TieBreak] = &[];
    assert_eq!(ranks(&played(none, &[&[30, 30]])), [(1, 1), (1, 2)]);
}

#[test]
fn players_with_different_totals_are_no_tie() {
    let desk = played(&[TieBreak::Tops], &[&[9, 5, 1]]);
    assert_eq!(desk.standings().ties, []);
}

#[test]
fn a_missed_round_compares_as_zero() {
    let mut hall = Hall::default();
    hall.profile.ranking.ties = vec![TieBreak::LaterRounds];
    hall.profile.game_clock = None;
    let late = Step::Happened(Event::PlayerRegistered {
        number: PlayerNumber(3),
        name: "Люсетта".to_owned(),
        club: String::new(),
        from_round: RoundNumber(2),
        labels: Labels::default(),
    });
    let mut steps = told(1, "О", "А1", "О", TOP);
    steps.extend([
        judged(1, PlayerNumber(1), 4.into()),
        judged(1, PlayerNumber(2), 0.into()),
        late,
    ]);
    steps.extend(told(2, "О", "А2", "О", TOP));
    steps.extend(
        [1, 2, 3]
            .map(|player| judged(2, PlayerNumber(player), [0, 4, 4][player as usize - 1].into())),
    );
    let desk = hall.given(steps);
    assert_eq!(ranks(&desk), [(1, 2), (1, 3), (3, 1)]);
    let last = desk.standings().ties[1].decision.unwrap();
    assert_eq!((last.round, last.ahead, last.behind), (Some(RoundNumber(2)), 4, 0));
}

#[test]
fn points_lost_to_the_top_and_the_dearest_slip_stand_in_the_line() {
    let desk = played(&[TieBreak::Tops], &[&[30, 12], &[20, 25]]);
    let lines = desk.standings().lines;
    let told: Vec<_> =
        lines.iter().map(|line| (line.player.0, line.negative, line.best_slip)).collect();
    assert_eq!(told, [(1, -10, 30), (2, -23, 25)]);
}

#[test]
fn by_mean_percentage_one_game_stands_as_by_total() {
    let desk = played_by(&[&[10, 20, 20]], |profile| {
        profile.ranking.by = Measure::MeanPercent;
        profile.ranking.ties = Vec::new();
    });
    assert_eq!(ranks(&desk), [(1, 2), (1, 3), (3, 1)]);
}

#[test]
fn a_part_of_the_players_has_ranks_and_ties_of_its_own() {
    let desk = played(&[TieBreak::Tops], &[&[15, 30, 1, 9], &[20, 5, 1, 9]]);
    let rules = &desk.state.profile.ranking;
    let part = desk.standings().among(|line| line.player != PlayerNumber(2), rules);
    let ranks: Vec<_> = part.lines.iter().map(|l| (l.rank, l.player)).collect();
    assert_eq!(
        (ranks, part.ties),
        (vec![(1, PlayerNumber(1)), (2, PlayerNumber(4)), (3, PlayerNumber(3))], vec![])
    );
}

#[test]
fn a_missed_round_is_a_zero_or_the_mean_of_the_others_as_the_rules_say() {
    for (rule, points) in [(Substitute::Zero, None), (Substitute::Mean, Some(8))] {
        let mut hall = Hall::default();
        hall.profile.absence.missed = rule;
        hall.profile.game_clock = None;
        let late = Step::Happened(Event::PlayerRegistered {
            number: PlayerNumber(3),
            name: "Люсетта".to_owned(),
            club: String::new(),
            from_round: RoundNumber(2),
            labels: Labels::default(),
        });
        let mut steps = told(1, "О", "А1", "О", TOP);
        // Half a point more than seven is eight.
        steps.extend([
            judged(1, PlayerNumber(1), 5.into()),
            judged(1, PlayerNumber(2), 10.into()),
            late,
        ]);
        let desk = hall.given(steps);
        let lines = desk.standings().lines;
        let late = lines.iter().find(|line| line.player == PlayerNumber(3)).unwrap();
        assert_eq!(late.rounds, [points]);
        assert_eq!(late.total, points.unwrap_or(0));
        assert_eq!((late.tops, late.solos, late.best_slip), (0, 0, 0));
    }
}

#[test]
fn the_mean_of_negative_points_is_rounded_half_up_too() {
    let mut hall = Hall::default();
    hall.profile.absence.missed = Substitute::Mean;
    hall.players.push("Люсетта");
    let absent = Step::Happened(Event::AbsenceNoted {
        number: PlayerNumber(3),
        rounds: vec![RoundNumber(1)],
    });
    let mut steps = vec![absent];
    steps.extend(told(1, "О", "А1", "О", TOP));
    steps
        .extend([judged(1, PlayerNumber(1), (-5).into()), judged(1, PlayerNumber(2), (-2).into())]);
    let lines = hall.given(steps).standings().lines;
    let absent = lines.iter().find(|line| line.player == PlayerNumber(3)).unwrap();
    assert_eq!(absent.rounds, [Some(-3)]);
}
