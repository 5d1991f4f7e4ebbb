//! Several games added up.

use flavita::contests::meeting::cumulated::{Cumulated, cumulated};
use flavita::contests::meeting::games::{Mark, next_note};
use flavita::contests::season::stage::{Progress, stages};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use flavita::tournament::model::ruling::{Outcome, Ruling};
use flavita::tournament::profile::ranking::{Measure, Ranking, TieBreak};
use flavita::tournament::results::ranking::{Decision, Tie};
use flavita::{
    contests::meeting::games::Difference, contests::meeting::games::NoMeeting,
    tournament::model::created::MeetingNote, tournament::model::event::Event,
    tournament::model::rejection::GameEnd, tournament::model::verdict::Reason,
    tournament::model::verdict::Verdict, tournament::state::tournament::Tournament,
};

use crate::desk::{Hall, Step};
use crate::steps::{text, told};

const BY_TOTAL: &[TieBreak] = &[TieBreak::LaterGames, TieBreak::LaterRounds];

/// A game of a meeting: its number, its tops, and round after round the points of each player
/// from no. 1 on.
struct Played<'a> {
    number: u32,
    names: &'a [&'static str],
    top: i32,
    rounds: &'a [&'a [i32]],
    ranking: Ranking,
}

impl Default for Played<'_> {
    fn default() -> Self {
        Self {
            number: 1,
            names: &["Ада", "Ван", "Демон"],
            top: 40,
            rounds: &[],
            ranking: Ranking { by: Measure::Total, ties: BY_TOTAL.to_vec() },
        }
    }
}

impl Played<'_> {
    fn state(self) -> Tournament {
        let meeting = (self.number > 1).then(|| MeetingNote {
            name: "Лига".to_owned(),
            game: self.number,
            first: "07".repeat(16),
        });
        self.of(meeting)
    }

    fn of(self, meeting: Option<MeetingNote>) -> Tournament {
        let mut hall = Hall {
            players: self.names.to_vec(),
            // What tells two games apart.
            public_chance: format!("game {}", self.number),
            ..Hall::default()
        };
        hall.profile.game_clock = None;
        hall.profile.ranking = self.ranking;
        let steps = (1..).zip(self.rounds).map(|(round, points)| {
            let mut steps = told(round, "О", &format!("А{round}"), "О", self.top);
            let slips = (1..).zip(*points);
            steps
                .extend(slips.map(|(player, points)| {
                    judged(round, PlayerNumber(player), *points, self.top)
                }));
            Step::Several(steps)
        });
        hall.given(steps).set_up(|created| created.meeting = meeting).state
    }
}

fn judged(round: u32, player: PlayerNumber, points: i32, top: i32) -> Step {
    Step::Happened(Event::SlipJudged {
        slip: SlipNumber(round * 100 + player.0),
        round: RoundNumber(round),
        player,
        text: text("", ""),
        verdict: Verdict {
            points,
            is_top: points == top,
            reasons: Vec::new(),
            ..Verdict::zero(Reason::Empty)
        },
        replaces: None,
    })
}

fn game(number: u32, rounds: &[&[i32]]) -> Tournament {
    Played { number, rounds, ..Played::default() }.state()
}

fn ranks(cumulated: &Cumulated<'_>) -> Vec<(u32, u32)> {
    let lines = cumulated.lines.iter();
    lines.map(|line| (line.rank, line.number.0)).collect()
}

#[test]
fn totals_percentages_tops_and_lost_points_are_added_up() {
    let (one, two) = (game(1, &[&[40, 30, 0]]), game(2, &[&[20, 40, 5], &[40, 0, 5]]));
    let sum = cumulated(&[&one, &two]).unwrap();
    assert_eq!((sum.top_total, ranks(&sum)), (120, vec![(1, 1), (2, 2), (3, 3)]));
    let ada = &sum.lines[0];
    assert_eq!((ada.total, ada.negative, ada.percent_hundredths), (100, -20, 8333));
    assert_eq!((ada.tops, ada.solos, ada.best_slip), (2, 2, 40));
    // 100 % and 75 %.
    assert_eq!(ada.mean_percent_hundredths, 8750);
    let totals: Vec<i32> = ada.games.iter().flatten().map(|line| line.total).collect();
    assert_eq!(totals, [40, 60]);
    assert_eq!(ada.games[1].as_ref().unwrap().rounds, [Some(20), Some(40)]);
    assert!(!sum.has_other_rules && sum.differences.is_empty());
}

#[test]
fn the_order_of_the_games_is_that_of_their_numbers() {
    let (one, two) = (game(1, &[&[10, 20, 0]]), game(2, &[&[20, 10, 0]]));
    for states in [[&one, &two], [&two, &one]] {
        let sum = cumulated(&states).unwrap();
        assert_eq!(ranks(&sum), [(1, 1), (2, 2), (3, 3)], "the last game decides");
        let expected = Decision {
            by: TieBreak::LaterGames,
            game: Some(2),
            round: None,
            ahead: 20,
            behind: 10,
        };
        assert_eq!(sum.ties[0].decision, Some(expected));
    }
}

#[test]
fn games_without_numbers_count_in_the_order_in_which_they_are_given() {
    let one = game(1, &[&[10, 20, 0]]);
    let other = Played { number: 3, rounds: &[&[20, 10, 0]], ..Played::default() }.of(None);
    let sum = cumulated(&[&other, &one]).unwrap();
    let numbers: Vec<u32> = sum.games.iter().map(|game| game.number).collect();
    assert_eq!((numbers, ranks(&sum)[0]), (vec![1, 2], (1, 2)));
}

#[test]
fn a_tie_is_told_with_game_and_round() {
    let one = game(1, &[&[9, 9, 0]]);
    let two = game(2, &[&[30, 34, 0], &[10, 6, 0], &[7, 7, 0]]);
    let sum = cumulated(&[&one, &two]).unwrap();
    let expected = Decision {
        by: TieBreak::LaterRounds,
        game: Some(2),
        round: Some(RoundNumber(2)),
        ahead: 10,
        behind: 6,
    };
    let tie = Tie { place: 0, decision: Some(expected) };
    assert_eq!((ranks(&sum)[0], &sum.ties), ((1, 1), &vec![tie]));
}

#[test]
fn who_is_equal_in_every_round_of_every_game_shares_the_rank() {
    let (one, two) = (game(1, &[&[9, 9, 1]]), game(2, &[&[4, 4, 1]]));
    let sum = cumulated(&[&one, &two]).unwrap();
    assert_eq!(ranks(&sum), [(1, 1), (1, 2), (3, 3)]);
    assert_eq!(sum.ties[0].decision, None);
}

#[test]
fn who_missed_a_game_has_nothing_there() {
    let one = Played { names: &["Ада"], rounds: &[&[10]], ..Played::default() };
    let two = game(2, &[&[10, 20, 0]]);
    let one = one.state();
    let sum = cumulated(&[&one, &two]).unwrap();
    let van = sum.lines.iter().find(|line| line.number == PlayerNumber(2)).unwrap();
    assert_eq!(van.games[0], None);
    assert_eq!((van.total, van.negative), (20, -60));
    // 0 % and 50 %.
    assert_eq!(van.mean_percent_hundredths, 2500);
    // Of equal totals the last game decides.
    assert_eq!(ranks(&sum)[..2], [(1, 2), (2, 1)]);
}

#[test]
fn the_mean_of_the_percentages_may_rank_otherwise_than_the_total() {
    let by_mean = || Ranking { by: Measure::MeanPercent, ties: vec![TieBreak::DearestSlip] };
    // A dear game and a cheap one: Ada is better in the cheap one.
    let dear =
        Played { top: 100, rounds: &[&[50, 60, 0]], ranking: by_mean(), ..Played::default() };
    let cheap = Played {
        number: 2,
        top: 10,
        rounds: &[&[7, 2, 0]],
        ranking: by_mean(),
        ..Played::default()
    };
    let (dear, cheap) = (dear.state(), cheap.state());
    let sum = cumulated(&[&dear, &cheap]).unwrap();
    assert_eq!(ranks(&sum), [(1, 1), (2, 2), (3, 3)]);
    let totals: Vec<i32> = sum.lines.iter().map(|line| line.total).collect();
    assert_eq!(totals, [57, 62, 0]);
}

#[test]
fn other_rules_are_told_and_those_of_the_last_game_hold() {
    let one = Played {
        rounds: &[&[40, 20, 0]],
        ranking: Ranking { by: Measure::Total, ties: vec![TieBreak::Tops] },
        ..Played::default()
    };
    let (one, two) = (one.state(), game(2, &[&[0, 20, 0]]));
    let sum = cumulated(&[&one, &two]).unwrap();
    assert!(sum.has_other_rules);
    assert_eq!(ranks(&sum)[..2], [(1, 2), (2, 1)], "tops would say otherwise");
}

#[test]
fn a_difference_in_name_is_told_and_not_guessed() {
    let one = game(1, &[&[10, 10, 10]]);
    let two = Played {
        number: 2,
        names: &["Ада", "Ван Вин", "Марина", "Демон"],
        rounds: &[&[10, 10, 10, 10]],
        ..Played::default()
    };
    let two = two.state();
    let sum = cumulated(&[&one, &two]).unwrap();
    assert_eq!(sum.lines.len(), 6);
    let stands = |name: &str, game: u32| (name.to_owned(), vec![game]);
    let names =
        |number, names: [(String, Vec<u32>); 2]| Difference::Names { number, names: names.into() };
    let expected = [
        names(PlayerNumber(2), [stands("Ван", 1), stands("Ван Вин", 2)]),
        names(PlayerNumber(3), [stands("Демон", 1), stands("Марина", 2)]),
        Difference::Numbers {
            name: "Демон".to_owned(),
            numbers: vec![(PlayerNumber(3), vec![1]), (PlayerNumber(4), vec![2])],
        },
    ];
    assert_eq!(sum.differences, expected);
}

#[test]
fn namesakes_are_two_people() {
    let game = |number| {
        Played { number, names: &["Ада", "Ада"], rounds: &[&[10, 5]], ..Played::default() }.state()
    };
    let (one, two) = (game(1), game(2));
    let sum = cumulated(&[&one, &two]).unwrap();
    assert_eq!((sum.lines.len(), sum.differences.len()), (2, 0));
}

#[test]
fn nothing_and_the_same_game_twice_cannot_be_added_up() {
    assert_eq!(cumulated(&[]).unwrap_err(), NoMeeting::Empty);
    let one = game(1, &[&[10, 20, 0]]);
    assert_eq!(cumulated(&[&one, &one]).unwrap_err(), NoMeeting::Twice(1, 2));
}

#[test]
fn every_game_may_be_the_first_of_a_meeting() {
    let one = game(1, &[&[10, 20, 0]]);
    let note = next_note(&one);
    assert_eq!((note.name.as_str(), note.game), ("Кубок", 2));
    let two = Played { number: 3, rounds: &[&[10, 20, 0]], ..Played::default() }.of(Some(note));
    assert_eq!(Mark::of(&two).first, Mark::of(&one).first);
    assert_eq!(next_note(&two).game, 3);
    assert_eq!(next_note(&two).name, "Кубок");
}

#[test]
fn a_game_of_which_no_round_is_marked_takes_nothing_from_the_mean() {
    let (one, two) = (game(1, &[&[40, 20, 0]]), game(2, &[]));
    let sum = cumulated(&[&one, &two]).unwrap();
    let means: Vec<i64> = sum.lines.iter().map(|line| line.mean_percent_hundredths).collect();
    assert_eq!(means, [10_000, 5000, 0]);
}

/// A game in which Ada and Van are a team and Van has a bonus.
fn with_a_team(number: u32, rounds: &[&[i32]]) -> Tournament {
    let mut state = game(number, rounds);
    for number in [1, 2] {
        let mut details = state.players[&PlayerNumber(number)].details.clone();
        "Маяк".clone_into(&mut details.labels.team);
        state.apply(
            &Event::PlayerChanged { number: PlayerNumber(number), details },
            &crate::desk::stamp(),
        );
    }
    state
}

#[test]
fn a_team_has_the_sum_of_its_members_over_all_games() {
    let games = [with_a_team(1, &[&[40, 30, 20]]), with_a_team(2, &[&[10, 20, 40]])];
    let cumulated = cumulated(&games.each_ref()).unwrap();
    let [team] = cumulated.teams.as_slice() else {
        panic!("{:?}", cumulated.teams);
    };
    assert_eq!((team.team.as_str(), team.total), ("Маяк", 100));
    assert_eq!(team.members.len(), 2, "who has no team is in none");
}

#[test]
fn what_was_ruled_in_a_game_counts_and_stands_in_the_line() {
    let bonus = Event::RulingGiven {
        ruling: RulingNumber(1),
        because: "поздно пришёл".to_owned(),
        what: Ruling::PointsGiven { player: PlayerNumber(2), round: None, points: -5 },
        outcome: Outcome::default(),
    };
    let mut first = game(1, &[&[40, 30, 20]]);
    first.apply(&bonus, &crate::desk::stamp());
    let second = game(2, &[&[10, 20, 40]]);
    let cumulated = cumulated(&[&first, &second]).unwrap();
    let van = cumulated.lines.iter().find(|line| line.number == PlayerNumber(2)).unwrap();
    assert_eq!((van.ruled, van.total), (-5, 45));
}

#[test]
fn a_meeting_is_one_tournament_of_a_season_when_none_of_its_games_is_played() {
    let game = |number, rounds| {
        let played = Played { number, rounds, ..Played::default() };
        let mut state = played.state();
        let ended = Event::GameEnded { because: GameEnd::ByArbiter };
        state.apply(&ended, &crate::desk::stamp());
        assert!(state.ended.is_some());
        state
    };
    let played = Played { number: 2, rounds: &[&[10, 40, 20]], ..Played::default() }.state();
    let (first, second) = (game(1, &[&[40, 20, 0]]), game(2, &[&[10, 40, 20]]));
    let one = [("b", &second), ("a", &first)];
    let found = stages(&one, |_| "2026-11-21".to_owned());
    assert_eq!((found.len(), found[0].id.as_str()), (1, "a"));
    assert_eq!(found[0].games, ["a", "b"]);
    let lines: Vec<(&str, u32, i32)> =
        found[0].lines.iter().map(|line| (line.name.as_str(), line.place, line.total)).collect();
    assert_eq!(lines, [("Ван", 1, 60), ("Ада", 2, 50), ("Демон", 3, 20)]);
    assert_eq!(found[0].progress, Progress::Over);
    let found = stages(&[("a", &first), ("b", &played)], |_| String::new());
    assert_eq!((found[0].progress, found[0].lines.len()), (Progress::Played, 0));
}
