//! Warnings beyond the free ones, and solos: what they do to a player's account.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::tournament::model::verdict::{Deduction, Verdict};
use flavita::{
    tournament::model::event::Event, tournament::model::verdict::Reason,
    tournament::profile::catalogue::embedded, tournament::profile::definition::Profile,
    tournament::profile::warnings::Infraction, tournament::results::standings::Standing,
};

use crate::desk::{ADA, Hall, Step, VAN};
use crate::steps::{text, told};

const TOP: i32 = 30;
const NAMES: [&str; 16] = [
    "Ада",
    "Ван",
    "Демон",
    "Марина",
    "Люсетта",
    "Дэн",
    "Аква",
    "Ким",
    "Белл",
    "Кора",
    "Грег",
    "Рак",
    "Филипп",
    "Джонс",
    "Вайолет",
    "Рональд",
];

fn valid(points: i32) -> Verdict {
    Verdict {
        points,
        would_be: Some(points),
        reasons: Vec::new(),
        is_top: points == TOP,
        ..Verdict::zero(Reason::Empty)
    }
}

/// A slip with an infraction that took so much off it.
fn amiss(points: i32, infraction: Infraction, cost: i32) -> Verdict {
    Verdict { remarks: vec![Deduction { infraction, cost }], ..valid(points) }
}

/// The standings of so many players over rounds with the slips of the first ones.
fn lines(rules: Profile, players: usize, rounds: Vec<Vec<Verdict>>) -> Vec<Standing> {
    let hall = Hall { players: NAMES[..players].to_vec(), profile: rules, ..Hall::default() };
    let a_round = |(round, verdicts): (u32, Vec<Verdict>)| {
        let mut steps = told(round, "О", &format!("А{round}"), "О", TOP);
        let slips = (1..).zip(verdicts).map(|(player, verdict)| Event::SlipJudged {
            slip: SlipNumber(round * 100 + player),
            round: RoundNumber(round),
            player: PlayerNumber(player),
            text: text("", ""),
            verdict,
            replaces: None,
        });
        steps.extend(slips.map(Step::Happened));
        Step::Several(steps)
    };
    let desk = hall.given((1..).zip(rounds).map(a_round));
    desk.standings().lines
}

fn line(lines: &[Standing], player: PlayerNumber) -> &Standing {
    lines.iter().find(|line| line.player == player).unwrap()
}

/// Ada's points round by round where every slip of hers is worth 20 and earns a warning.
fn warned(profile: &str, rounds: usize) -> Vec<Option<i32>> {
    let slips = vec![vec![amiss(20, Infraction::ClaimTooHigh, 0)]; rounds];
    let lines = lines(embedded(profile).unwrap(), 2, slips);
    assert_eq!(line(&lines, ADA).warnings, u32::try_from(rounds).unwrap());
    line(&lines, ADA).rounds.clone()
}

#[test]
fn three_warnings_are_free_with_the_fisf_and_five_in_blitz_then_each_costs_five() {
    let full = Some(20);
    let less = Some(15);
    assert_eq!(warned("fisf", 5), [full, full, full, less, less]);
    assert_eq!(warned("fisf-semi-blitz", 4), [full, full, full, less]);
    assert_eq!(warned("fisf-blitz", 6), [full, full, full, full, full, less]);
}

#[test]
fn nobody_else_has_warnings() {
    for profile in ["house", "cas", "fise", "chew"] {
        let slips = vec![vec![amiss(20, Infraction::ClaimTooHigh, 0)]; 6];
        let lines = lines(embedded(profile).unwrap(), 2, slips);
        let ada = line(&lines, ADA);
        assert_eq!((ada.points, ada.warnings, ada.warning_price), (120, 0, 0), "{profile}");
    }
}

#[test]
fn no_price_of_a_warning_takes_a_slip_below_the_floor() {
    let mut slips = vec![vec![amiss(20, Infraction::ClaimTooLow, 0)]; 3];
    slips.push(vec![amiss(4, Infraction::BlankUnmarked, 0)]);
    let lines = lines(embedded("fisf").unwrap(), 2, slips);
    let ada = line(&lines, ADA);
    assert_eq!(ada.rounds.last(), Some(&Some(0)));
    assert_eq!((ada.warnings, ada.warning_price), (4, 4));
}

#[test]
fn a_lapse_for_which_the_rules_do_not_warn_is_no_warning() {
    let slips = vec![vec![amiss(20, Infraction::CoordinatesShifted, 5)]; 5];
    let lines = lines(embedded("fisf").unwrap(), 2, slips);
    assert_eq!(line(&lines, ADA).warnings, 0);
    assert_eq!(line(&lines, ADA).points, 100);
}

/// What solos bring Ada with these rules where she alone has these points, round by round, and
/// everybody else has one.
fn solos(profile: &str, players: usize, points: &[i32]) -> (u32, i32) {
    let rounds = points.iter().map(|points| {
        let mut slips = vec![valid(*points)];
        slips.resize(players, valid(1));
        slips
    });
    let lines = lines(embedded(profile).unwrap(), players, rounds.collect());
    let ada = line(&lines, ADA);
    assert_eq!(ada.total - ada.points + ada.penalty, ada.solo_points);
    (ada.solos, ada.solo_points)
}

#[test]
fn a_solo_brings_ten_with_the_fisf_from_sixteen_players_on() {
    assert_eq!(solos("fisf", 16, &[TOP, 20]), (2, 20));
    assert_eq!(solos("fisf", 15, &[TOP, 20]), (2, 0), "shown, worth nothing");
}

#[test]
fn a_solo_brings_ten_on_the_top_and_five_below_it_with_the_fise_and_at_most_twenty_five_a_game() {
    assert_eq!(solos("fise", 3, &[TOP]), (1, 10));
    assert_eq!(solos("fise", 3, &[20]), (1, 5));
    assert_eq!(solos("fise", 3, &[TOP, TOP, 20]), (3, 25));
    assert_eq!(solos("fise", 3, &[TOP, TOP, TOP, 20]), (4, 25));
}

#[test]
fn a_solo_is_shown_by_the_house_and_not_spoken_of_by_the_cas_and_in_english() {
    assert_eq!(solos("house", 16, &[TOP]), (1, 0));
    assert_eq!(solos("cas", 16, &[TOP]), (0, 0));
    assert_eq!(solos("chew", 16, &[TOP]), (0, 0));
}

#[test]
fn who_is_alone_is_seen_before_prices_are_taken_off() {
    let slips = vec![vec![amiss(25, Infraction::CoordinatesShifted, 5), valid(28)]];
    let lines = lines(embedded("fisf").unwrap(), 16, slips);
    assert_eq!((line(&lines, ADA).solos, line(&lines, VAN).solos), (1, 0));
    assert_eq!(line(&lines, ADA).solo_points, 10);
}

#[test]
fn a_solo_that_two_share_is_none() {
    let slips = vec![vec![valid(TOP), valid(TOP), valid(5)]];
    let lines = lines(embedded("fisf").unwrap(), 16, slips);
    assert!(lines.iter().all(|line| line.solos == 0 && line.solo_points == 0));
}
