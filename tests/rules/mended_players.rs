//! Players who come back, miss rounds, change, are merged; pairs, teams, categories.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber};
use flavita::tournament::model::player::{Details, Entrant};
use flavita::tournament::results::filter::{Filter, categories, clubs};
use flavita::{
    tournament::model::command::Command, tournament::model::command::PlayersCommand,
    tournament::model::event::Event, tournament::model::player::Labels,
    tournament::model::refusal::Refusal, tournament::model::ruling::Ruling,
    tournament::results::standings::Standing, tournament::results::teams::team_standings,
};

use crate::desk::{ADA, Desk, Step, VAN, given};
use crate::steps::{
    close, comes, end, hand_in, leaves, open, played, rack, resume, reveal, revealed, slip,
    slip_for, slip_of, text, withdraw,
};

fn about(command: PlayersCommand) -> Step {
    Step::Asked(Command::Players(command))
}

fn returns(number: PlayerNumber) -> Step {
    about(PlayersCommand::Return { number })
}

fn misses(number: PlayerNumber, rounds: &[u32]) -> Step {
    let rounds = rounds.iter().copied().map(RoundNumber).collect();
    about(PlayersCommand::NoteAbsence { number, rounds })
}

fn renumber(number: PlayerNumber, to: PlayerNumber) -> Step {
    about(PlayersCommand::Renumber { number, to })
}

fn merge(kept: PlayerNumber, gone: PlayerNumber) -> Step {
    about(PlayersCommand::Merge { kept, gone })
}

fn named(name: &str) -> Details {
    Entrant::plain(None, name, "").details
}

fn change(number: PlayerNumber, details: Details) -> Step {
    about(PlayersCommand::Change { number, details })
}

fn line(desk: &Desk, player: PlayerNumber) -> Standing {
    let mut lines = desk.standings().lines.into_iter();
    lines.find(|line| line.player == player).unwrap()
}

#[test]
fn who_comes_back_plays_from_the_round_that_is_thought_about() {
    given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), leaves(VAN.0), rack("НОВОЕАТ"), open()])
        .when(returns(VAN))
        .then([Event::PlayerReturned { number: VAN, from_round: RoundNumber(2) }]);
}

#[test]
fn who_was_away_has_missed_the_rounds_between() {
    let desk = given([
        leaves(VAN.0),
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        returns(VAN),
        revealed("НОВОЕАТ"),
        slip(VAN, "15Г", "НОВОЕ"),
    ]);
    assert_eq!(line(&desk, VAN).rounds, [None, Some(66)]);
    assert_eq!(desk.state.missing(&desk.state.rounds[0]).count(), 1);
}

#[test]
fn a_slip_of_the_wrong_hand_that_let_somebody_go_costs_nothing() {
    let desk = given([rack("ЗДОРОВЫ"), open(), leaves(VAN.0), returns(VAN)]);
    assert!(desk.state.players[&VAN].plays_in(RoundNumber(1)));
    assert!(desk.state.players[&VAN].missed.is_empty());
}

#[test]
fn only_who_has_left_can_come_back_and_only_while_the_game_goes_on() {
    given([]).when(returns(VAN)).then_refused(Refusal::HasNotLeft(VAN));
    given([]).when(returns(PlayerNumber(9))).then_refused(Refusal::UnknownPlayer(PlayerNumber(9)));
    given([leaves(VAN.0), end()]).when(returns(VAN)).then_refused(Refusal::GameOver);
}

#[test]
fn a_player_misses_the_rounds_that_are_noted_and_no_others() {
    let desk = given([misses(VAN, &[1, 3]), revealed("ЗДОРОВЫ")]);
    assert_eq!(desk.state.missing(desk.last_round()).count(), 1);
    let desk = desk
        .when(slip(VAN, "З8", "ЗДОРОВ"))
        .then_refused(Refusal::NotInRound { player: VAN, round: RoundNumber(1) });
    let desk = desk.and(misses(VAN, &[3]));
    let desk = desk.and(slip(VAN, "З8", "ЗДОРОВЫ"));
    assert_eq!(line(&desk, VAN).total, 82);
}

#[test]
fn a_round_with_a_slip_was_not_missed() {
    let desk = given([revealed("ЗДОРОВЫ"), slip(VAN, "З8", "ЗДОРОВЫ")])
        .when(misses(VAN, &[1]))
        .then_refused(Refusal::HasSlip { number: VAN, round: RoundNumber(1) });
    desk.and(withdraw(1))
        .when(misses(VAN, &[1]))
        .then([Event::AbsenceNoted { number: VAN, rounds: vec![RoundNumber(1)] }]);
    given([]).when(misses(VAN, &[0])).then_refused(Refusal::UnknownRound(RoundNumber(0)));
}

#[test]
fn what_is_said_twice_happens_once() {
    given([misses(VAN, &[2])]).when(misses(VAN, &[2])).then([]);
    given([]).when(change(VAN, named(" Ван "))).then([]);
    given([]).when(renumber(VAN, VAN)).then([]);
}

#[test]
fn a_name_is_mended_even_after_the_game() {
    let pair = Details {
        name: " Ван  Вин ".to_owned(),
        club: "Ардис".to_owned(),
        labels: Labels {
            partner: "Марина".to_owned(),
            team: "Волга".to_owned(),
            categories: vec!["пары".to_owned(), " ".to_owned(), "пары".to_owned()],
            ..Labels::default()
        },
    };
    let desk = given([end(), change(VAN, pair)]);
    let van = &desk.state.players[&VAN];
    assert_eq!(van.full_name(), "Ван Вин / Марина");
    assert_eq!(van.labels.categories, ["пары"]);
    desk.when(change(VAN, named(" "))).then_refused(Refusal::NoName);
}

#[test]
fn everything_goes_along_to_another_number() {
    let desk = given([
        rack("ЗДОРОВЫ"),
        open(),
        hand_in(VAN, 70_000),
        close(),
        reveal(),
        slip(VAN, "З8", "ЗДОРОВЫ"),
        renumber(VAN, PlayerNumber(40)),
    ]);
    let moved = line(&desk, PlayerNumber(40));
    assert_eq!((moved.total, moved.used_ms), (82, 70_000));
    assert!(!desk.state.players.contains_key(&VAN));
    let desk = desk.and(withdraw(1));
    assert_eq!(line(&desk, PlayerNumber(40)).total, 0);
    desk.when(comes("Люсетта")).then([Event::PlayerRegistered {
        number: PlayerNumber(41),
        name: "Люсетта".to_owned(),
        club: String::new(),
        from_round: RoundNumber(2),
        labels: Labels::default(),
    }]);
}

fn rule(what: Ruling) -> Step {
    Step::Asked(Command::GiveRuling {
        what, because: "так решила коллегия".to_owned()
    })
}

fn bonus(player: PlayerNumber) -> Step {
    rule(Ruling::PointsGiven { player, round: None, points: 7 })
}

#[test]
fn rulings_go_along_to_another_number_and_are_revoked_there() {
    let desk =
        given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), bonus(VAN), renumber(VAN, PlayerNumber(40))]);
    assert_eq!(line(&desk, PlayerNumber(40)).ruled, 7);
    let revoked = Step::Asked(Command::RevokeRuling {
        ruling: RulingNumber(1),
        because: "пересмотрели".to_owned(),
    });
    assert_eq!(line(&desk.and(revoked), PlayerNumber(40)).ruled, 0);
}

#[test]
fn a_round_that_comes_back_has_the_slips_of_the_new_number() {
    let desk = given([
        revealed("ЗДОРОВЫ"),
        slip(VAN, "З8", "ЗДОРОВЫ"),
        rule(Ruling::RoundReopened { round: RoundNumber(1), remaining_ms: 60_000 }),
        renumber(VAN, PlayerNumber(40)),
        Step::Asked(Command::RevokeRuling {
            ruling: RulingNumber(1),
            because: "пересмотрели".to_owned(),
        }),
    ]);
    assert_eq!(desk.last_round().slip_of(PlayerNumber(40)).unwrap().verdict.points, 82);
    assert!(desk.last_round().slip_of(VAN).is_none());
}

#[test]
fn rulings_about_both_registrations_hold_for_the_one_that_stays() {
    let desk = given([
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        comes("Ван Вин"),
        bonus(VAN),
        bonus(PlayerNumber(3)),
        merge(VAN, PlayerNumber(3)),
    ]);
    assert_eq!(line(&desk, VAN).ruled, 14);
}

#[test]
fn a_number_is_free_and_can_be_written_on_a_slip() {
    given([]).when(renumber(VAN, ADA)).then_refused(Refusal::NumberTaken(ADA));
    for given_ in [0, 10_000] {
        given([]).when(renumber(VAN, PlayerNumber(given_))).then_refused(
            Refusal::NumberOutOfRange { given: PlayerNumber(given_), highest: PlayerNumber(9999) },
        );
    }
}

#[test]
fn two_registrations_of_one_person_become_one_with_the_slips_of_both() {
    let desk = given([
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        slip_for(1, VAN, "З8", "ЗДОРОВЫ"),
        comes("Ван"),
        revealed("НОВОЕАТ"),
        slip(PlayerNumber(3), "15Г", "НОВОЕ"),
        merge(VAN, PlayerNumber(3)),
    ]);
    assert_eq!(line(&desk, VAN).rounds, [Some(82), Some(66)]);
    assert_eq!(desk.state.players.len(), 2);
    assert_eq!(desk.state.missing(desk.last_round()).count(), 1);
}

#[test]
fn who_left_under_one_number_and_came_under_another_missed_what_lies_between() {
    let desk = given([
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        slip_for(1, VAN, "З8", "ЗДОРОВЫ"),
        leaves(VAN.0),
        revealed("НОВОЕАТ"),
        comes("Ван"),
        merge(VAN, PlayerNumber(3)),
    ]);
    let van = &desk.state.players[&VAN];
    let plays = [1, 2, 3].map(|round| van.plays_in(RoundNumber(round)));
    assert_eq!((plays, van.until_round), ([true, false, true], None));
}

#[test]
fn players_with_slips_of_the_same_round_are_two_people() {
    let both = [revealed("ЗДОРОВЫ"), slip(ADA, "З8", "ЗДОРОВ"), slip(VAN, "З8", "ЗДОРОВЫ")];
    let desk = given(both).when(merge(ADA, VAN)).then_refused(Refusal::BothHaveSlips {
        kept: ADA,
        gone: VAN,
        round: RoundNumber(1),
    });
    let desk = desk.and(withdraw(1)).and(merge(ADA, VAN));
    assert_eq!(line(&desk, ADA).total, 82);
    given([]).when(merge(ADA, ADA)).then_refused(Refusal::SamePlayer(ADA));
    given([])
        .when(merge(ADA, PlayerNumber(9)))
        .then_refused(Refusal::UnknownPlayer(PlayerNumber(9)));
}

#[test]
fn a_note_that_there_is_no_slip_gives_way_to_the_slip_of_the_other() {
    for absent_last in [false, true] {
        let absent = slip_of(ADA, text("", ""), 0);
        let real = slip(VAN, "З8", "ЗДОРОВЫ");
        let slips = if absent_last { [real, absent] } else { [absent, real] };
        let steps = std::iter::once(revealed("ЗДОРОВЫ")).chain(slips);
        let desk = given(steps.chain([merge(ADA, VAN)]));
        assert_eq!(line(&desk, ADA).total, 82);
    }
}

fn reopen(round: u32) -> Step {
    rule(Ruling::RoundReopened { round: RoundNumber(round), remaining_ms: 60_000 })
}

fn revoke(ruling: u32) -> Step {
    Step::Asked(Command::RevokeRuling {
        ruling: RulingNumber(ruling),
        because: "пересмотрели".to_owned(),
    })
}

#[test]
fn a_round_that_comes_back_has_the_slip_and_not_the_note_that_there_is_none() {
    for absent_last in [false, true] {
        let mut slips = [slip_of(ADA, text("", ""), 0), slip(VAN, "З8", "ЗДОРОВЫ")];
        if absent_last {
            slips.reverse();
        }
        let steps = std::iter::once(revealed("ЗДОРОВЫ")).chain(slips);
        let desk = given(steps.chain([reopen(1), merge(ADA, VAN), revoke(1)]));
        assert_eq!(line(&desk, ADA).total, 82);
    }
}

#[test]
fn players_with_slips_of_a_round_that_may_come_back_are_two_people() {
    let desk = given([
        revealed("ЗДОРОВЫ"),
        slip(ADA, "З8", "ЗДОРОВ"),
        slip(VAN, "З8", "ЗДОРОВЫ"),
        reopen(1),
    ]);
    let desk = desk.when(merge(ADA, VAN)).then_refused(Refusal::BothHaveSlips {
        kept: ADA,
        gone: VAN,
        round: RoundNumber(1),
    });
    let desk = desk.and(resume()).and(close()).and(reveal());
    let desk = desk.and(merge(ADA, VAN));
    assert_eq!(desk.state.players.len(), 1, "it cannot come back any more");
}

#[test]
fn several_come_together_or_none_of_them() {
    let entrant = |number, name: &str| Entrant::plain(number, name, "");
    let together = |entrants: &[Entrant]| about(PlayersCommand::Register(entrants.to_vec()));
    let desk =
        given([together(&[entrant(Some(PlayerNumber(7)), "Люсетта"), entrant(None, "Демон")])]);
    let numbers: Vec<PlayerNumber> = desk.state.players.keys().copied().collect();
    assert_eq!(numbers, [PlayerNumber(1), PlayerNumber(2), PlayerNumber(7), PlayerNumber(8)]);
    for (second, refusal) in [
        (entrant(Some(ADA), "Демон"), Refusal::NumberTaken(ADA)),
        (entrant(Some(PlayerNumber(7)), "Демон"), Refusal::NumberTaken(PlayerNumber(7))),
        (entrant(None, " "), Refusal::NoName),
    ] {
        let desk = given([])
            .when(together(&[entrant(Some(PlayerNumber(7)), "Люсетта"), second]))
            .then_refused(refusal);
        assert_eq!(desk.state.players.len(), 2);
    }
}

#[test]
fn everything_about_a_player_is_mended_at_once_or_nothing() {
    let edit = |to| {
        about(PlayersCommand::Edit {
            number: VAN,
            to,
            details: named("Ван Вин"),
            missed: [RoundNumber(2)].into(),
        })
    };
    given([]).when(edit(ADA)).then_refused(Refusal::NumberTaken(ADA));
    let desk = given([edit(PlayerNumber(5))]);
    let van = &desk.state.players[&PlayerNumber(5)];
    assert_eq!((van.name.as_str(), van.plays_in(RoundNumber(2))), ("Ван Вин", false));
}

/// Ada and Demon of the team Volga, Van of Don; Ada and Van are juniors.
fn teams() -> Desk {
    let of = |name: &str, club: &str, team: &str, categories: &[&str]| Details {
        name: name.to_owned(),
        club: club.to_owned(),
        labels: Labels {
            partner: String::new(),
            team: team.to_owned(),
            categories: categories.iter().map(|&label| label.to_owned()).collect(),
            ..Labels::default()
        },
    };
    given([
        comes("Демон"),
        comes("Марина"),
        change(ADA, of("Ада", "Ардис", "Волга", &["юниоры", "дамы"])),
        change(VAN, of("Ван", "Ардис", "Дон", &["юниоры"])),
        change(PlayerNumber(3), of("Демон", "Ладора", "Волга", &[])),
        revealed("ЗДОРОВЫ"),
        slip(VAN, "З8", "ЗДОРОВЫ"),
        slip(ADA, "З8", "ЗДОРОВ"),
        slip_for(1, PlayerNumber(3), "З7", "ЗДОРОВ"),
        slip(PlayerNumber(4), "З8", "ЗДОРОВЫ"),
    ])
}

#[test]
fn a_team_has_the_sum_of_its_members() {
    let desk = teams();
    let lines = desk.standings().lines;
    let total = |player| line(&desk, player).total;
    let teams = team_standings(&desk.state, &lines);
    let told: Vec<_> = teams.iter().map(|t| (t.rank, t.team.as_str(), t.total)).collect();
    let volga = total(ADA) + total(PlayerNumber(3));
    let mut expected = vec![(volga, "Волга"), (total(VAN), "Дон")];
    expected.sort_by_key(|(total, _)| -total);
    assert_ne!(volga, total(VAN));
    let ranked = (1..).zip(expected).map(|(rank, (total, team))| (rank, team, total));
    assert_eq!(told, ranked.collect::<Vec<_>>());
    let volga = teams.iter().find(|team| team.team == "Волга").unwrap();
    assert_eq!(volga.members.len(), 2);
}

#[test]
fn a_category_and_a_club_have_ranks_of_their_own() {
    let desk = teams();
    assert_eq!(categories(&desk.state), ["дамы", "юниоры"]);
    assert_eq!(clubs(&desk.state), ["Ардис", "Ладора"]);
    let ranks = |category: &str, club: &str| {
        let filter = Filter { category: category.to_owned(), club: club.to_owned() };
        let lines = filter.of(&desk.state, desk.standings()).lines;
        let ranks = lines.iter().map(|line| (line.rank, line.player));
        ranks.collect::<Vec<_>>()
    };
    assert_eq!(ranks("юниоры", ""), [(1, VAN), (2, ADA)]);
    assert_eq!(ranks("дамы", "Ардис"), [(1, ADA)]);
    assert_eq!(ranks("", "Ладора"), [(1, PlayerNumber(3))]);
    assert_eq!(ranks("дамы", "Ладора"), []);
    assert_eq!(ranks("", "").len(), 4);
}
