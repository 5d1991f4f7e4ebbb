//! Rulings: what the arbiter decides beside the program holds for everybody concerned, and is
//! taken back without a trace in the standings.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use flavita::{
    i18n::language::Language, i18n::ruling::sentence, tournament::model::command::Command,
    tournament::model::refusal::Refusal, tournament::model::round::Phase,
    tournament::model::ruling::Ruling, tournament::model::ruling_refusal::RulingRefusal,
    tournament::model::slip::SlipText, tournament::model::tops::PlacementText,
    tournament::model::verdict::Reason, tournament::profile::catalogue::embedded,
    tournament::profile::clock::UnnotedRound, tournament::profile::ranking::Substitute,
    tournament::ruling::preview::preview, tournament::ruling::repeated::repeated_zeros,
};

use crate::desk::{ADA, Desk, Hall, Step, VAN, given};
use crate::steps::{
    close_early, comes, end, hand_in, open, played, rack, resume, reveal, revealed, slip, slip_for,
    slip_of, text, withdraw,
};

const BECAUSE: &str = "так решила коллегия";

fn rule(what: Ruling) -> Step {
    Step::Asked(Command::GiveRuling { what, because: BECAUSE.to_owned() })
}

fn revoke(ruling: u32) -> Step {
    Step::Asked(Command::RevokeRuling {
        ruling: RulingNumber(ruling),
        because: "пересмотрели".to_owned(),
    })
}

fn accept(word: &str) -> Step {
    rule(Ruling::WordAccepted { word: word.to_owned() })
}

fn reject(word: &str) -> Step {
    rule(Ruling::WordRejected { word: word.to_owned() })
}

fn judge(slip: u32, points: Option<i32>) -> Step {
    rule(Ruling::SlipJudged { slip: SlipNumber(slip), points })
}

fn points(player: PlayerNumber, round: Option<u32>, points: i32) -> Step {
    rule(Ruling::PointsGiven { player, round: round.map(RoundNumber), points })
}

fn replace(round: u32, at: &str, word: &str) -> Step {
    let placement = PlacementText { at: at.to_owned(), word: word.to_owned() };
    rule(Ruling::MoveReplaced { round: RoundNumber(round), placement })
}

fn reopen(round: u32, remaining_ms: u64) -> Step {
    rule(Ruling::RoundReopened { round: RoundNumber(round), remaining_ms })
}

fn annul(round: u32) -> Step {
    rule(Ruling::RoundAnnulled { round: RoundNumber(round) })
}

fn time(player: PlayerNumber, round: u32, used_ms: u64) -> Step {
    rule(Ruling::TimeSet { player, round: RoundNumber(round), used_ms })
}

fn mean(player: PlayerNumber, round: u32) -> Step {
    rule(Ruling::MeanGranted { player, round: RoundNumber(round) })
}

fn warn(player: PlayerNumber, round: u32) -> Step {
    rule(Ruling::WarningGiven { player, round: RoundNumber(round) })
}

/// Ada found the top, Van a word that no list has.
fn evening() -> Desk {
    given([revealed("ЗДОРОВЫ"), slip(ADA, "З4", "ЗДОРОВЫ"), slip(VAN, "З4", "ВЫЗОР")])
}

fn total(desk: &Desk, player: PlayerNumber) -> i32 {
    line(desk, player, |line| line.total)
}

fn rank(desk: &Desk, player: PlayerNumber) -> u32 {
    line(desk, player, |line| line.rank)
}

fn line<T>(
    desk: &Desk,
    player: PlayerNumber,
    of: impl Fn(&flavita::tournament::results::standings::Standing) -> T,
) -> T {
    let lines = desk.standings().lines;
    of(lines.iter().find(|line| line.player == player).unwrap())
}

fn refused(desk: Desk, step: Step, refusal: RulingRefusal) -> Desk {
    desk.when(step).then_refused(Refusal::Ruling(refusal))
}

/// The hall of one round that warns: two are free, each further one costs 5, no slip falls below 60.
fn warning_evening() -> Desk {
    let mut hall = Hall { profile: embedded("fisf").unwrap(), ..Hall::default() };
    hall.profile.warnings.as_mut().unwrap().free = 2;
    hall.profile.warnings.as_mut().unwrap().floor = 60;
    let unclaimed = SlipText { claimed: None, ..text("З8", "ЗДОРОВЫ") };
    hall.given([revealed("ЗДОРОВЫ"), slip_of(ADA, unclaimed, 1)])
}

#[test]
fn the_arbiters_warnings_count_among_those_of_slips_and_cost_the_same_down_to_the_floor() {
    let figures = |desk: &Desk| line(desk, ADA, |line| (line.total, line.warnings));
    let desk = warning_evening();
    let (whole, one) = figures(&desk);
    assert_eq!(one, 1, "no points stand on the slip");
    let desk = desk.and(warn(ADA, 1));
    assert_eq!(figures(&desk), (whole, 2), "the second is free");
    let desk = desk.and(warn(ADA, 1));
    assert_eq!(figures(&desk), (whole - 5, 3));
    let desk = (0..9).fold(desk, |desk, _| desk.and(warn(ADA, 1)));
    assert_eq!(figures(&desk), (60, 12), "no price takes a slip below the floor");
    let desk = (1..=11).fold(desk, |desk, ruling| desk.and(revoke(ruling)));
    assert_eq!(figures(&desk), (whole, 1), "taken back, they are gone");
}

#[test]
fn a_warning_counts_for_who_handed_in_nothing_too() {
    let desk = warning_evening().and(warn(VAN, 1)).and(warn(VAN, 1)).and(warn(VAN, 1));
    let figures = |desk: &Desk| line(desk, VAN, |line| (line.total, line.warnings));
    assert_eq!(figures(&desk), (0, 3), "there is nothing to take it off");
}

#[test]
fn nobody_is_warned_where_the_rules_know_no_warnings_or_who_does_not_play() {
    refused(evening(), warn(ADA, 1), RulingRefusal::NoWarnings);
    let nobody = PlayerNumber(9);
    warning_evening().when(warn(nobody, 1)).then_refused(Refusal::UnknownPlayer(nobody));
}

#[test]
fn a_word_accepted_makes_every_slip_with_it_count() {
    let desk = evening();
    assert_eq!(total(&desk, VAN), 0);
    let desk = desk.and(accept("вызор"));
    let slip = desk.last_round().slip_of(VAN).unwrap();
    assert!(slip.verdict.is_valid(), "{:?}", slip.verdict);
    assert_eq!(Some(slip.verdict.points), slip.judged.would_be);
    assert_eq!(total(&desk, VAN), slip.verdict.points);
    assert_eq!(
        slip.judged.reasons,
        [Reason::NotInDictionary { word: "ВЫЗОР".to_owned() }],
        "what the program said stays"
    );
}

#[test]
fn a_word_accepted_counts_on_slips_keyed_later_and_in_later_rounds() {
    let desk = evening().and(accept("ВЫЗОР")).and(slip(ADA, "З4", "ВЫЗОР"));
    assert!(desk.last_round().slip_of(ADA).unwrap().verdict.is_valid());
    let desk = desk.and(revealed("ВЫЗРНКТ")).and(slip(VAN, "8Д", "ВЫЗОР"));
    assert_eq!(desk.last_round().number, RoundNumber(2));
    assert!(desk.last_round().slip_of(VAN).unwrap().verdict.is_valid());
}

#[test]
fn a_word_accepted_that_beats_the_top_is_the_top() {
    let desk = given([revealed("ЗДОРОВЫ"), slip(ADA, "З4", "ЗДОРОВЫ"), slip(VAN, "З4", "ВЫЗДОРО")]);
    let before = desk.last_round().tops.clone().unwrap();
    let board = desk.state.board.clone();
    let desk = desk.and(accept("ВЫЗДОРО"));
    let round = desk.last_round();
    let after = round.tops.clone().unwrap();
    assert!(after.points >= before.points && after.placements != before.placements);
    assert_eq!(round.announced.tops, Some(before), "what was announced stays");
    assert_eq!(desk.state.board, board, "the board stays as it was played");
    let best = |player| round.slip_of(player).unwrap().verdict.points == after.points;
    for player in [ADA, VAN] {
        let verdict = &round.slip_of(player).unwrap().verdict;
        assert_eq!(verdict.is_top, best(player));
    }
}

#[test]
fn a_word_rejected_costs_everybody_who_laid_it_and_the_top_is_found_anew() {
    let desk = evening().and(reject("здоровы"));
    let round = desk.last_round();
    assert_eq!(
        round.slip_of(ADA).unwrap().verdict.reasons,
        [Reason::NotInDictionary { word: "ЗДОРОВЫ".to_owned() }]
    );
    assert_eq!(total(&desk, ADA), 0);
    assert!(round.tops.as_ref().unwrap().points < 90);
    assert_eq!(round.placed.as_ref().unwrap().points, 90, "it lies there");
}

#[test]
fn a_word_that_counts_cannot_be_accepted_nor_one_rejected_that_does_not() {
    let desk = refused(evening(), accept("здоров"), RulingRefusal::WordCounts("ЗДОРОВ".to_owned()));
    let desk = refused(desk, reject("вызор"), RulingRefusal::WordDoesNotCount("ВЫЗОР".to_owned()));
    refused(desk, accept("q"), RulingRefusal::NoWord("q".to_owned()));
}

#[test]
fn a_ruling_needs_a_reason() {
    let what = Ruling::RoundAnnulled { round: RoundNumber(1) };
    let step = Step::Asked(Command::GiveRuling { what, because: "  ".to_owned() });
    evening().when(step).then_refused(Refusal::ReasonNeeded);
}

#[test]
fn a_slip_is_worth_what_the_arbiter_says() {
    let desk = evening().and(judge(2, Some(17)));
    assert_eq!(total(&desk, VAN), 17);
    let desk = desk.and(judge(2, None));
    let verdict = &desk.last_round().slip_of(VAN).unwrap().verdict;
    assert_eq!(verdict.reasons, [Reason::ByArbiter { text: BECAUSE.to_owned() }]);
    let desk = desk.and(revoke(2));
    assert_eq!(total(&desk, VAN), 17, "the first ruling is in force again");
    let desk = desk.and(revoke(1));
    let slip = desk.last_round().slip_of(VAN).unwrap();
    assert_eq!(slip.verdict, slip.judged);
}

#[test]
fn a_slip_ruled_worth_the_top_is_a_top() {
    let desk = evening().and(judge(2, Some(90)));
    assert_eq!(line(&desk, VAN, |line| line.tops), 1);
    assert_eq!(line(&desk, ADA, |line| line.solos), 0);
}

#[test]
fn a_ruling_on_a_slip_goes_before_one_on_its_word() {
    let desk = evening().and(judge(2, Some(5))).and(accept("ВЫЗОР"));
    assert_eq!(total(&desk, VAN), 5);
    let desk = desk.and(revoke(1));
    let slip = desk.last_round().slip_of(VAN).unwrap();
    assert_eq!(Some(slip.verdict.points), slip.judged.would_be);
}

#[test]
fn a_slip_taken_back_is_not_ruled_on() {
    let desk = evening().and(withdraw(2));
    desk.when(judge(2, Some(5))).then_refused(Refusal::UnknownSlip(SlipNumber(2)));
}

#[test]
fn penalties_and_bonuses_have_their_own_column() {
    let desk = evening().and(points(ADA, None, -10)).and(points(ADA, Some(1), 3));
    assert_eq!(line(&desk, ADA, |line| (line.points, line.ruled)), (90, -7));
    assert_eq!(total(&desk, ADA), 83);
    assert_eq!(desk.state.ruled_points(ADA, RoundNumber(0)), -10, "before round 1");
    let desk = desk.and(revoke(1));
    assert_eq!(total(&desk, ADA), 93);
    let mut desk = refused(desk, points(ADA, None, 0), RulingRefusal::Points(0));
    for beyond in [10_000, -10_000, i32::MAX, i32::MIN] {
        desk = refused(desk, points(ADA, None, beyond), RulingRefusal::Points(beyond));
    }
}

#[test]
fn even_points_that_nobody_can_rule_are_said_in_a_sentence() {
    let what = Ruling::PointsGiven { player: ADA, round: None, points: i32::MIN };
    for language in Language::COMPLETE {
        let text = sentence(*language, &evening().state, &what);
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        assert!(digits.ends_with("2147483648"), "{text}");
        assert!(!text.contains('-'), "{text}");
    }
}

#[test]
fn a_penalty_can_cost_the_first_rank() {
    let desk = evening().and(judge(2, Some(50)));
    assert_eq!((rank(&desk, ADA), rank(&desk, VAN)), (1, 2));
    let desk = desk.and(points(ADA, Some(1), -50));
    assert_eq!((rank(&desk, ADA), rank(&desk, VAN)), (2, 1));
}

#[test]
fn another_placement_lies_on_the_board_before_the_next_rack() {
    let desk = evening();
    let (board, bag) = (desk.state.board.clone(), desk.state.bag().total());
    let desk = desk.and(replace(1, "З4", "ЗДОРОВ"));
    assert_eq!(desk.state.bag().total(), bag + 1);
    assert_eq!(desk.last_round().placed.as_ref().unwrap().points, 32);
    assert_eq!(total(&desk, ADA), 90, "slips are worth what they were");
    let desk = desk.and(replace(1, "8З", "ЗДОРОВ")).and(revoke(2));
    assert_eq!(desk.last_round().placed.as_ref().unwrap().points, 32);
    let desk = desk.and(revoke(1));
    assert_eq!(desk.state.board, board);
}

#[test]
fn a_replacement_taken_back_lays_the_placement_of_its_own_round() {
    let desk = evening().and(replace(1, "З4", "ЗДОРОВ")).and(played("НЕЫЕТОК", "З4", "ЗДОРОВЫЕ"));
    let (board, placed) = (desk.state.board.clone(), desk.last_round().placed.clone());
    let desk = desk.and(replace(2, "З4", "ЗДОРОВЫ"));
    assert_ne!(desk.state.board, board);
    let desk = desk.and(revoke(2));
    assert_eq!(desk.last_round().placed, placed);
    assert_eq!(desk.state.board, board);
}

#[test]
fn a_replacement_in_a_round_played_again_goes_back_to_what_was_laid_then() {
    let desk = evening()
        .and(replace(1, "З4", "ЗДОРОВ"))
        .and(reopen(1, 60_000))
        .and(resume())
        .and(close_early(0))
        .and(reveal());
    let (board, placed) = (desk.state.board.clone(), desk.last_round().placed.clone());
    let desk = desk.and(replace(1, "З5", "ЗДОР")).and(revoke(3));
    assert_eq!(desk.last_round().placed, placed);
    assert_eq!(desk.state.board, board);
}

#[test]
fn what_lies_already_replaces_nothing() {
    refused(evening(), replace(1, "З4", "ЗДОРОВЫ"), RulingRefusal::NothingChanges);
}

#[test]
fn after_the_next_rack_neither_board_nor_round_come_back() {
    let desk = evening().and(replace(1, "З4", "ЗДОРОВ")).and(rack("НЕЫЕТОК"));
    let desk = refused(desk, revoke(1), RulingRefusal::Followed(RulingNumber(1)));
    let desk = refused(desk, replace(1, "З4", "ЗДОРОВЫ"), RulingRefusal::GoneOn(RoundNumber(1)));
    refused(desk, reopen(1, 60_000), RulingRefusal::GoneOn(RoundNumber(1)));
}

#[test]
fn a_reopened_round_is_thought_about_again() {
    let desk = evening().and(points(VAN, None, 4));
    let before = desk.standings();
    let desk = desk.and(reopen(1, 60_000));
    let round = desk.last_round();
    assert_eq!((round.phase, round.clock.is_running), (Phase::Thinking, false));
    assert_eq!((round.clock.remaining_ms, round.clock.granted_ms), (60_000, 240_000));
    assert!(desk.state.board.is_empty() && round.tops.is_none() && round.placed.is_none());
    assert_eq!(round.slip_of(ADA), None);
    assert_eq!(round.slips.len(), 2, "the slips stay in the log");
    let again = desk.and(revoke(2));
    assert_eq!(again.standings(), before);
    assert_eq!(again.state.board.count(), 7);
}

#[test]
fn a_reopened_round_ends_as_any_other() {
    let desk = evening()
        .and(reopen(1, 60_000))
        .and(resume())
        .and(hand_in(VAN, 200_000))
        .and(close_early(0))
        .and(reveal())
        .and(slip(VAN, "З4", "ЗДОРОВ"));
    assert_eq!(desk.last_round().slip_of(VAN).unwrap().id, SlipNumber(3));
    assert_eq!(desk.last_round().length_ms, 240_000);
    assert_eq!((total(&desk, ADA), total(&desk, VAN)), (0, 32));
    refused(desk, revoke(1), RulingRefusal::Followed(RulingNumber(1)));
}

#[test]
fn a_round_is_not_reopened_without_time_or_while_it_runs() {
    let desk = refused(evening(), reopen(1, 0), RulingRefusal::Time { most_s: 3600 });
    let desk = desk.and(reopen(1, 5_000));
    refused(desk, reopen(1, 5_000), RulingRefusal::GoneOn(RoundNumber(1)));
}

#[test]
fn a_reopened_round_comes_back_as_the_rulings_have_it_by_then() {
    let desk = evening().and(reopen(1, 60_000)).and(reject("ЗДОРОВЫ")).and(revoke(1));
    let slip = desk.last_round().slip_of(ADA).unwrap();
    assert!(!slip.verdict.is_valid());
    let desk = desk.and(revoke(2));
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().verdict.points, 90);
    assert_eq!(desk.last_round().tops, desk.last_round().announced.tops);
}

#[test]
fn a_round_annulled_counts_for_nobody() {
    let desk = evening();
    let used = line(&desk, ADA, |line| line.used_ms);
    let desk = desk.and(annul(1));
    assert_eq!(desk.standings().top_total, 0);
    let ada = line(&desk, ADA, Clone::clone);
    assert_eq!((ada.total, ada.tops, ada.solos, ada.used_ms), (0, 0, 0, 0));
    assert_eq!(ada.rounds, [None]);
    assert_eq!(desk.state.board.count(), 7, "the board stays");
    let desk = refused(desk, annul(1), RulingRefusal::NothingChanges).and(revoke(1));
    assert_eq!((total(&desk, ADA), line(&desk, ADA, |l| l.used_ms)), (90, used));
}

#[test]
fn an_annulled_round_waits_for_no_slip() {
    let desk = given([revealed("ЗДОРОВЫ")]);
    assert_eq!(desk.state.marked_until(), RoundNumber(0));
    assert_eq!(desk.and(annul(1)).state.marked_until(), RoundNumber(1));
}

#[test]
fn a_time_set_counts_on_the_game_clock() {
    let mut hall = Hall::default();
    let clock = hall.profile.game_clock.as_mut().unwrap();
    (clock.budget, clock.unnoted_round) = (60, UnnotedRound::Whole);
    let desk = hall.given([revealed("ЗДОРОВЫ"), slip(ADA, "З4", "ЗДОРОВЫ")]);
    assert_eq!(line(&desk, ADA, |line| line.penalty), 20);
    let desk = desk.and(time(ADA, 1, 60_000));
    assert_eq!(line(&desk, ADA, |line| (line.penalty, line.used_ms)), (0, 60_000));
    let desk = refused(
        desk,
        time(ADA, 1, 180_001),
        RulingRefusal::TimeBeyondRound { round: RoundNumber(1), granted_s: 180 },
    );
    assert_eq!(line(&desk.and(revoke(1)), ADA, |line| line.penalty), 20);
}

fn with_means() -> Desk {
    let mut hall = Hall::default();
    hall.profile.absence.repeated_zero = Substitute::Mean;
    hall.players.push("Люсетта");
    hall.given([
        revealed("ЗДОРОВЫ"),
        slip(ADA, "З4", "ЗДОРОВЫ"),
        slip(VAN, "З4", "ЗДОРОВ"),
        slip_of(PlayerNumber(3), text("", "ЗДОРОВ"), 1),
        comes("Марина"),
    ])
}

#[test]
fn a_mean_stands_in_for_a_zero_where_the_rules_have_it() {
    let desk = with_means().and(mean(PlayerNumber(3), 1));
    assert_eq!(
        line(&desk, PlayerNumber(3), |line| (line.points, line.tops)),
        (61, 0),
        "of 90 and 32"
    );
    let desk = desk.and(slip_for(1, VAN, "8З", "ЗДОРОВЫ"));
    assert_eq!(
        line(&desk, PlayerNumber(3), |line| line.points),
        86,
        "of 90 and 82, counted when it is asked for"
    );
    let desk = desk.and(judge(3, Some(7)));
    assert_eq!(line(&desk, PlayerNumber(3), |line| line.points), 7, "only for a zero");
    let desk = desk.and(revoke(2)).and(revoke(1));
    assert_eq!(line(&desk, PlayerNumber(3), |line| line.points), 0);
}

/// Who writes no coordinates twice, and who does other things wrong.
fn faults_again() -> Desk {
    with_means()
        .and(revealed("АКТИЕОБ"))
        .and(slip_of(PlayerNumber(3), text("", "КОТ"), 1))
        .and(slip(VAN, "З4", "ЗДОРОВЫЕ"))
        .and(slip(ADA, "З4", "ЗДОРОВЫЕ"))
}

#[test]
fn a_fault_repeated_in_the_next_round_is_proposed_for_a_mean() {
    let desk = faults_again();
    let proposed = repeated_zeros(&desk.state);
    let [only] = proposed.as_slice() else {
        panic!("{proposed:?}");
    };
    assert_eq!(
        (only.player, only.round, only.before),
        (PlayerNumber(3), RoundNumber(2), RoundNumber(1))
    );
    let total = line(&desk, PlayerNumber(3), |line| line.points);
    let desk = desk.and(mean(PlayerNumber(3), 2));
    assert_eq!(line(&desk, PlayerNumber(3), |line| line.points), total + only.mean);
    assert_eq!(repeated_zeros(&desk.state), [], "a mean that is granted is not proposed");
}

#[test]
fn a_mean_is_proposed_under_no_other_rules() {
    let zero = Substitute::Zero;
    let desk = faults_again().set_up(|created| created.profile.absence.repeated_zero = zero);
    assert_eq!(repeated_zeros(&desk.state), []);
}

#[test]
fn a_mean_is_rounded_half_up() {
    let desk = with_means().and(judge(1, Some(89))).and(mean(PlayerNumber(3), 1));
    assert_eq!(line(&desk, PlayerNumber(3), |line| line.points), 61, "of 89 and 32");
}

#[test]
fn a_mean_stands_in_for_no_score_and_under_no_other_rules() {
    let no_zero = RulingRefusal::NoZero { player: ADA, round: RoundNumber(1) };
    refused(with_means(), mean(ADA, 1), no_zero);
    refused(evening(), mean(VAN, 1), RulingRefusal::NoMean);
}

#[test]
fn rulings_are_given_after_the_game_but_not_on_its_course() {
    let desk = evening().and(end());
    let desk = desk.and(accept("ВЫЗОР")).and(points(ADA, None, 1));
    let desk = refused(desk, reopen(1, 1_000), RulingRefusal::GoneOn(RoundNumber(1)));
    refused(desk, replace(1, "З4", "ЗДОРОВ"), RulingRefusal::GoneOn(RoundNumber(1)));
}

#[test]
fn a_ruling_is_revoked_once() {
    let desk = evening().and(annul(1)).and(revoke(1));
    let desk = refused(desk, revoke(1), RulingRefusal::UnknownRuling(RulingNumber(1)));
    refused(desk, revoke(7), RulingRefusal::UnknownRuling(RulingNumber(7)));
}

#[test]
fn what_concerns_nothing_there_is_is_refused() {
    let desk = evening();
    let unknown = |desk: Desk, step, refusal| desk.when(step).then_refused(refusal);
    let desk = unknown(desk, judge(9, None), Refusal::UnknownSlip(SlipNumber(9)));
    let desk =
        unknown(desk, points(PlayerNumber(9), None, 1), Refusal::UnknownPlayer(PlayerNumber(9)));
    let desk = unknown(desk, annul(9), Refusal::UnknownRound(RoundNumber(9)));
    let desk = desk.and(rack("НЕЫЕТОК")).and(open());
    unknown(desk, annul(2), Refusal::NotYetMarkable(RoundNumber(2)));
}

#[test]
fn a_slip_judged_by_another_program_keeps_its_verdict_where_no_ruling_touches_it() {
    let mut desk = evening();
    let odd = flavita::tournament::model::verdict::Verdict {
        points: 99,
        ..desk.last_round().slip_of(ADA).unwrap().verdict.clone()
    };
    let event = flavita::tournament::model::event::Event::SlipJudged {
        slip: SlipNumber(3),
        round: RoundNumber(1),
        player: ADA,
        text: text("З4", "ЗДОРОВЫ"),
        verdict: odd,
        replaces: Some(SlipNumber(1)),
    };
    desk = desk.and(Step::Happened(event)).and(accept("ВЫЗОР"));
    assert_eq!(total(&desk, ADA), 99);
    let desk = desk.and(reject("ЗДОРОВЫ")).and(revoke(2));
    assert_eq!(total(&desk, ADA), 99);
}

#[test]
fn a_preview_tells_who_changes_by_how_much_and_whose_rank_changes() {
    let desk = evening().and(judge(2, Some(50)));
    let command = Command::GiveRuling {
        what: Ruling::WordRejected { word: "ЗДОРОВЫ".to_owned() },
        because: BECAUSE.to_owned(),
    };
    let before = desk.standings();
    let told = preview(&desk.state, &command, desk.words()).unwrap();
    assert_eq!(desk.standings(), before, "nothing happened yet");
    let changes: Vec<_> = told.players.iter().map(|c| (c.player, c.rank, c.total)).collect();
    assert_eq!(changes, [(VAN, (2, 1), (50, 50)), (ADA, (1, 2), (90, 0))]);
    assert_eq!(told.tops.len(), 1);
    assert_eq!(told.slips.len(), 1);
    let happened = desk.when(Step::Asked(command)).result.unwrap();
    assert_eq!(told.events, happened, "the preview is the ruling itself");
}

#[test]
fn rounds_drawn_later_are_played_with_the_words_in_force() {
    let desk = evening().and(accept("ТОНЗЕТ")).and(revealed("ТОНЕТЫК"));
    let tops = desk.last_round().tops.clone().unwrap();
    let has = |desk: &Desk| desk.last_round().tops.clone().unwrap();
    let desk = desk.and(revoke(1));
    assert_ne!(has(&desk), tops, "the top of round 2 used the word");
    assert_eq!(has(&desk.and(accept("ТОНЗЕТ"))), tops);
}
