//! The figures of a game as a whole, and what is drawn of them.

use std::collections::BTreeMap;

use flavita::report::pictures::{PICTURES, own_totals};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::tournament::model::verdict::{Deduction, Verdict};
use flavita::tournament::profile::clock::{GameClock, Steps, UnnotedRound};
use flavita::{
    i18n::language::Language, report::pictures::picture::Subject,
    tournament::model::command::Command, tournament::model::event::Event,
    tournament::model::player::Details, tournament::model::ruling::Ruling,
    tournament::model::slip::SlipText, tournament::model::verdict::Reason,
    tournament::profile::catalogue::embedded, tournament::profile::warnings::Infraction,
    tournament::results::losses::Losses, tournament::results::standings::standings,
    tournament::results::statistics::distribution::Quartiles,
    tournament::results::statistics::rounds::RoundFigures,
    tournament::results::statistics::share::Share, tournament::results::statistics::totals::Totals,
    tournament::results::statistics::whole::Statistics,
};

use crate::desk::{Desk, Hall, Step};
use crate::steps::{comes, lock, revealed, slip, text, told};

const TOP: i32 = 30;

/// A round with a top of thirty, and what everybody's slip is worth, from player 1; a slip of
/// nothing is no good.
fn round(number: u32, slips: &[(i32, Option<u64>)]) -> Step {
    let mut steps = told(number, "О", &format!("А{number}"), "О", TOP);
    let judged = (1..).zip(slips).map(|(player, (points, seconds))| {
        let verdict = Verdict {
            points: *points,
            would_be: Some(*points),
            reasons: if *points == 0 { vec![Reason::Late] } else { Vec::new() },
            is_top: *points == TOP,
            ..Verdict::zero(Reason::Empty)
        };
        Event::SlipJudged {
            slip: SlipNumber(number * 100 + player),
            round: RoundNumber(number),
            player: PlayerNumber(player),
            text: SlipText { used_ms: seconds.map(|seconds| seconds * 1000), ..text("", "") },
            verdict,
            replaces: None,
        }
    });
    steps.extend(judged.map(Step::Happened));
    Step::Several(steps)
}

fn four() -> Hall {
    Hall { players: vec!["Ада", "Ван", "Демон", "Марина"], ..Hall::default() }
}

fn rule(what: Ruling) -> Step {
    Step::Asked(Command::GiveRuling { what, because: "так решил судья".to_owned() })
}

/// Two rounds that can be counted with a pencil.
fn two_rounds() -> Desk {
    let noted = |points, seconds| (points, Some(seconds));
    four().given([
        round(1, &[(30, None), noted(20, 60), noted(10, 90), (0, None)]),
        round(2, &[(3, None), (30, None), (15, None), (0, None)]),
    ])
}

#[test]
fn the_figures_of_a_small_game_are_those_of_a_pencil() {
    let figures = Statistics::of(&two_rounds().state);
    assert_eq!(figures.after_round, RoundNumber(2));
    let [first, second] = figures.rounds.as_slice() else {
        panic!("two rounds: {:?}", figures.rounds);
    };
    assert_eq!((first.finders, first.players, first.scored), (1, 4, 60));
    assert_eq!(first.found(), Share::new(1, 4));
    assert_eq!(first.scored_of_top().map(Share::percent), Some(50));
    assert_eq!(first.times_ms, [60_000, 90_000], "times nobody noted are none");
    assert_eq!(second.scored_of_top().map(Share::percent), Some(40));
    assert!(second.times_ms.is_empty());
    assert_eq!(figures.totals.tops, [30, 60]);
    assert_eq!(figures.totals.last(), [0, 25, 33, 50]);
    assert_eq!(figures.totals.best(0), Some(30));
    let (low, median, high) = (19, 29, 37);
    let quartiles = Quartiles { low, median, high };
    assert_eq!(figures.totals.quartiles(1), Some(quartiles));
    let lost = Losses { lesser_words: 10 + 20 + 27 + 15, invalid: 30 + 30, ..Losses::default() };
    assert_eq!(figures.lost, lost);
}

#[test]
fn an_annulled_round_has_no_figures_and_adds_nothing() {
    let desk = two_rounds().and(rule(Ruling::RoundAnnulled { round: RoundNumber(1) }));
    let figures = Statistics::of(&desk.state);
    let first = &figures.rounds[0];
    assert!(first.is_annulled);
    assert_eq!((first.players, first.finders, first.scored), (0, 0, 0));
    assert_eq!((first.found(), first.scored_of_top()), (None, None));
    assert_eq!(figures.totals.tops, [0, 30]);
    assert_eq!(figures.totals.best(0), None);
}

#[test]
fn a_bonus_of_no_round_puts_nobody_above_the_top_of_the_first() {
    let bonus = Ruling::PointsGiven { player: PlayerNumber(1), round: None, points: 20 };
    let totals = Statistics::of(&two_rounds().and(rule(bonus)).state).totals;
    assert_eq!((totals.best(0), totals.best(1)), (Some(30), Some(53)));
}

#[test]
fn rounds_that_are_not_marked_are_not_counted() {
    let desk = two_rounds();
    let marked = Statistics::of(&desk.state);
    let open = desk.and(Step::Several(told(3, "О", "А3", "О", TOP)));
    assert_eq!(Statistics::of(&open.state), marked);
    let nothing = Statistics::of(&four().given([]).state);
    assert_eq!((nothing.after_round, nothing.totals.rounds()), (RoundNumber(0), 0));
}

#[test]
fn tiles_are_counted_where_valid_slips_lay_them() {
    let desk = four()
        .given([revealed("ЗДОРОВЫ")])
        .and(slip(PlayerNumber(1), "З4", "ЗДОРОВЫ"))
        .and(slip(PlayerNumber(2), "З8", "ЗДОРОВ"))
        .and(slip(PlayerNumber(3), "З8", "ЗДОРОВ"))
        .and(slip(PlayerNumber(4), "З8", "ЫЫЫ"))
        .and(lock(1));
    let figures = Statistics::of(&desk.state);
    assert_eq!(figures.squares.iter().sum::<u32>(), 7 + 6 + 6);
    let row: Vec<u32> = figures.squares[7 * 15..8 * 15].to_vec();
    assert_eq!(row, [0, 0, 0, 1, 1, 1, 1, 3, 3, 3, 2, 2, 2, 0, 0]);
}

/// A game in which all is there that a total is made of: warnings, solos, a clock, a late comer,
/// rulings with a round and without one.
fn whole_game() -> Desk {
    let mut rules = embedded("fisf").unwrap();
    rules.game_clock = Some(GameClock {
        budget: 200,
        price: 10,
        step: 60,
        steps: Steps::Started,
        unnoted_round: UnnotedRound::Whole,
    });
    let hall =
        Hall { profile: rules, players: (0..16).map(|_| "Ада").collect(), ..Hall::default() };
    let slips = |of: i32| -> Vec<(i32, Option<u64>)> {
        let one = |at: i32| (((at * of) % 4) * 10, Some(20 * u64::try_from(at).unwrap()));
        (1..=16).map(one).collect()
    };
    let mut desk = hall.given([round(1, &slips(3)), round(2, &slips(5))]);
    desk = desk.and(comes("Ван")).and(round(3, &slips(7)));
    let warned = Verdict {
        points: 20,
        would_be: Some(20),
        reasons: Vec::new(),
        remarks: vec![Deduction { infraction: Infraction::ClaimTooHigh, cost: 0 }],
        ..Verdict::zero(Reason::Empty)
    };
    for number in 4..=8 {
        let mut all = slips(9);
        all.remove(0);
        let mut steps = told(number, "О", &format!("А{number}"), "О", TOP);
        steps.push(Step::Happened(Event::SlipJudged {
            slip: SlipNumber(number * 100 + 1),
            round: RoundNumber(number),
            player: PlayerNumber(1),
            text: text("", ""),
            verdict: warned.clone(),
            replaces: None,
        }));
        desk = desk.and(Step::Several(steps)).and(lock(number));
    }
    let given =
        |round, points| rule(Ruling::PointsGiven { player: PlayerNumber(2), round, points });
    desk.and(given(None, -5)).and(given(Some(RoundNumber(3)), 40)).and(lock(3))
}

#[test]
fn totals_are_added_up_as_the_standings_have_them_but_for_points_of_no_round() {
    let desk = whole_game();
    let totals = Statistics::of(&desk.state).totals;
    assert_eq!(totals.rounds(), 8);
    for (at, after) in (0..totals.rounds()).zip(1..) {
        let standings = standings(&desk.state, RoundNumber(after));
        assert_eq!(totals.tops[at], standings.top_total);
        for line in &standings.lines {
            let has_played = line.rounds.iter().any(Option::is_some);
            // What belongs to no round is no point of one: it stands in the last total.
            let later = line.player == PlayerNumber(2) && at + 1 < totals.rounds();
            let expected = has_played.then_some(line.total + if later { 5 } else { 0 });
            let found = totals.players[&line.player][at];
            assert_eq!(found, expected, "player {} after {after}", line.player);
        }
    }
    let late = &totals.players[&PlayerNumber(17)];
    assert_eq!((late[1], late[2].is_some()), (None, true));
}

/// Figures of so many players over so many rounds, without rhyme.
fn made_up(players: u32, rounds: u32) -> Statistics {
    let points = |player: u32, round: u32| {
        let points = (player * 7919 + round * 104_729) % 90;
        i32::try_from(points).unwrap() - 10
    };
    let total = |player: u32| {
        let mut sum = 0;
        let rounds = (1..=rounds).map(|round| {
            sum += points(player, round);
            (round >= player % 3).then_some(sum)
        });
        rounds.collect::<Vec<_>>()
    };
    let round = |number: u32| RoundFigures {
        number: RoundNumber(number),
        is_annulled: number % 11 == 5,
        top: 80,
        players: if number % 11 == 5 { 0 } else { players },
        finders: if number % 11 == 5 { 0 } else { players * (number % 4) / 5 },
        scored: i64::from(players) * i64::from(number * 37 % 80),
        length_ms: 180_000,
        times_ms: (1..=i64::from(players)).map(|at| at * 180_000 / 200).collect(),
    };
    Statistics {
        after_round: RoundNumber(rounds),
        rounds: (1..=rounds).map(round).collect(),
        totals: Totals::new(
            (1..=rounds).map(|round| 80 * i32::try_from(round).unwrap()).collect(),
            (1..=players)
                .map(|player| (PlayerNumber(player), total(player)))
                .collect::<BTreeMap<_, _>>(),
        ),
        lost: Losses { lesser_words: 5000, invalid: 1, no_slip: 700, prices: 30, overtime: 2000 },
        squares: (0..225).map(|at| at * at % 97).collect(),
    }
}

/// Every place of a picture at which something begins.
fn places(svg: &str) -> Vec<(i64, i64)> {
    let value = |tag: &str, name: &str| -> Option<i64> {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        rest.split('"').next()?.parse().ok()
    };
    let mut places = Vec::new();
    for tag in svg.split('<') {
        let tag = tag.split('>').next().unwrap();
        places.extend(value(tag, "x").zip(value(tag, "y")));
        places.extend(value(tag, "x2").zip(value(tag, "y2")));
        places.extend(value(tag, "cx").zip(value(tag, "cy")));
    }
    places
}

#[test]
fn every_picture_stays_in_its_frame_with_few_players_and_many_in_every_language() {
    let hall = Hall {
        players: vec!["Константинопольский Иннокентий Аполлинариевич", "Ван"],
        ..Hall::default()
    };
    let mut desk = hall.given([]);
    // No name can be registered so, but a log may say anything.
    let details = Details { name: "<b>&\"'\u{1}".to_owned(), ..Details::default() };
    desk.state
        .apply(&Event::PlayerChanged { number: PlayerNumber(2), details }, &crate::desk::stamp());
    assert!(desk.state.players[&PlayerNumber(2)].name.starts_with("<b>"));
    for (players, rounds) in [(1, 1), (2, 3), (6, 40), (7, 12), (150, 2), (150, 40)] {
        let figures = made_up(players, rounds);
        for &language in Language::COMPLETE {
            let subject = Subject { state: &desk.state, figures: &figures, language };
            for (name, draw) in PICTURES {
                let picture =
                    draw(&subject).unwrap_or_else(|| panic!("{name}: {players}, {rounds}"));
                assert_eq!(picture.name, *name);
                let svg = picture.in_page();
                let (_, view) = svg.split_once("viewBox=\"0 0 520 ").unwrap();
                let height: i64 = view.split('"').next().unwrap().parse().unwrap();
                for (x, y) in places(&svg) {
                    let is_inside = (0..=520).contains(&x) && (0..=height).contains(&y);
                    assert!(is_inside, "{name} of {players} x {rounds}: {x}, {y} of {height}");
                }
                assert!(!svg.contains("{$") && !picture.sentence.contains("{$"), "{svg}");
                assert!(!svg.contains("<b>") && !svg.contains('\u{1}'), "{svg}");
                let width = picture.table.head.len();
                assert!(picture.table.rows.iter().all(|row| row.len() == width));
                assert!(!picture.table.rows.is_empty() && !picture.sentence.is_empty());
                assert!(svg.len() < 60_000, "{name}: {} bytes", svg.len());
            }
        }
    }
}

#[test]
fn points_of_four_digits_are_written_as_in_the_tables() {
    let (desk, figures) = (two_rounds(), made_up(2, 3));
    let (state, language) = (&desk.state, Language::Russian);
    let subject = Subject { state, figures: &figures, language };
    let (_, draw) = PICTURES.iter().find(|(name, _)| *name == "causes").unwrap();
    assert!(draw(&subject).unwrap().sentence.contains(" 7731 очко"));
}

#[test]
fn a_player_sees_his_own_totals_beside_the_tops() {
    let state = two_rounds().state;
    let picture =
        own_totals(&state, &Statistics::of(&state), PlayerNumber(2), Language::English).unwrap();
    assert_eq!(picture.sentence, "After round 2 you have 50 of 60.");
    assert_eq!(picture.table.rows, [["1", "30", "20"], ["2", "60", "50"]]);
    let svg = picture.in_page();
    for line in ["Top 60", "You 50", "Median 29"] {
        assert!(svg.contains(&format!(">{line}<")), "{line}: {svg}");
    }
    assert!(!svg.contains("Ван") && !svg.contains("Ада"), "{svg}");
    let across = places(&svg).into_iter().map(|(x, _)| x);
    assert!(across.max() <= Some(344), "{svg}");
}

#[test]
fn a_single_round_and_somebody_who_has_not_played_make_no_line() {
    let desk = four().given([round(1, &[(30, None), (20, None)])]);
    for (state, player) in [(&desk.state, 1), (&two_rounds().state, 77)] {
        let figures = Statistics::of(state);
        assert_eq!(own_totals(state, &figures, PlayerNumber(player), Language::English), None);
    }
}

#[test]
fn nothing_is_drawn_of_a_game_without_a_marked_round() {
    let desk = four().given([]);
    let pictures = flavita::report::pictures::all(&desk.state, Language::English);
    assert!(pictures.is_empty());
}
