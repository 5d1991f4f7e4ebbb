//! Laws of rulings, whatever is ruled and revoked in whatever order.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::tournament::model::tops::{PlacedTop, Tops};
use flavita::{
    tournament::model::actor::Actor, tournament::model::actor::Stamp,
    tournament::model::command::Command, tournament::model::event::Event,
    tournament::model::ruling::Ruling, tournament::model::slip::SlipText,
    tournament::model::tops::PlacementText, tournament::model::verdict::Verdict,
    tournament::profile::ranking::Substitute, tournament::results::standings::Standings,
    tournament::state::tournament::Tournament,
};
use proptest::prelude::{ProptestConfig, Strategy, any, prop_assert, prop_assert_eq, proptest};
use proptest::{collection::vec, sample::select};

use crate::desk::{ADA, Desk, Hall, Step, VAN};
use crate::steps::{lock, revealed, slip, slip_for, slip_of, text};

/// Three rounds with good, bad, missing, replaced and late slips.
fn evening() -> Desk {
    let mut hall = Hall::default();
    hall.profile.absence.repeated_zero = Substitute::Mean;
    hall.players.push("Люсетта");
    let late = SlipText { used_ms: Some(999_000), ..text("З4", "ЗДОРОВ") };
    hall.given([
        revealed("ЗДОРОВЫ"),
        slip(ADA, "З4", "ЗДОРОВЫ"),
        slip(VAN, "З4", "ВЫЗОР"),
        slip_of(PlayerNumber(3), late, 1),
        slip_for(1, VAN, "З4", "ВЫЗДОРО"),
        revealed("НЕЫЕТОК"),
        slip_for(2, ADA, "З2", "НЕЗДОРОВЫЕ"),
        slip_for(2, VAN, "5Ж", "ДОТ"),
        slip_of(PlayerNumber(3), SlipText::default(), 0),
        lock(1),
    ])
}

fn rulings() -> impl Strategy<Value = Ruling> {
    let words = ["ВЫЗОР", "ВЫЗДОРО", "ЗДОРОВЫ", "ЗДОРОВ", "НЕЗДОРОВЫЕ", "КОТ", "ТО"];
    let word = || select(words.to_vec()).prop_map(str::to_owned);
    let (player, round) = (|| 1_u32..=3, || 1_u32..=2);
    let points = || -30_i32..=90;
    proptest::strategy::Union::new([
        word().prop_map(|word| Ruling::WordAccepted { word }).boxed(),
        word().prop_map(|word| Ruling::WordRejected { word }).boxed(),
        (1_u32..=8, any::<bool>(), points())
            .prop_map(|(slip, is_valid, points)| Ruling::SlipJudged {
                slip: SlipNumber(slip),
                points: is_valid.then_some(points),
            })
            .boxed(),
        (player(), any::<bool>(), points())
            .prop_map(|(player, has_round, points)| Ruling::PointsGiven {
                player: PlayerNumber(player),
                round: has_round.then_some(RoundNumber(2)),
                points,
            })
            .boxed(),
        select(vec![("З4", "ЗДОРОВЫЕ"), ("9И", "ЕТ"), ("З2", "НЕЗДОРОВЫЕ")])
            .prop_map(|(at, word)| Ruling::MoveReplaced {
                round: RoundNumber(2),
                placement: PlacementText { at: at.to_owned(), word: word.to_owned() },
            })
            .boxed(),
        (0_u64..2)
            .prop_map(|seconds| Ruling::RoundReopened {
                round: RoundNumber(2),
                remaining_ms: seconds * 1000,
            })
            .boxed(),
        round().prop_map(|round| Ruling::RoundAnnulled { round: RoundNumber(round) }).boxed(),
        (player(), round(), 0_u64..200)
            .prop_map(|(player, round, seconds)| Ruling::TimeSet {
                player: PlayerNumber(player),
                round: RoundNumber(round),
                used_ms: seconds * 1000,
            })
            .boxed(),
        (player(), round())
            .prop_map(|(player, round)| Ruling::MeanGranted {
                player: PlayerNumber(player),
                round: RoundNumber(round),
            })
            .boxed(),
        (player(), round())
            .prop_map(|(player, round)| Ruling::WarningGiven {
                player: PlayerNumber(player),
                round: RoundNumber(round),
            })
            .boxed(),
    ])
}

/// A step of the arbiter: a ruling, or taking back the n-th of those in force.
fn steps() -> impl Strategy<Value = Vec<Result<Ruling, usize>>> {
    let ruled = rulings().prop_map(Ok);
    let revoked = (0_usize..8).prop_map(Err);
    vec(proptest::prop_oneof![3 => ruled, 1 => revoked], 1..12)
}

fn command(desk: &Desk, step: &Result<Ruling, usize>) -> Option<Command> {
    let because = "проба".to_owned();
    match step {
        Ok(what) => Some(Command::GiveRuling { what: what.clone(), because }),
        Err(n) => {
            let mut in_force = desk.state.rulings_in_force();
            let ruling = in_force.nth(*n)?.number;
            Some(Command::RevokeRuling { ruling, because })
        }
    }
}

/// Everything that people see.
#[derive(Debug, PartialEq)]
struct Seen {
    standings: Vec<Standings>,
    tops: Vec<Option<Tops>>,
    placed: Vec<Option<PlacedTop>>,
    /// A slip that does not stand keeps the verdict that it had.
    verdicts: Vec<(SlipNumber, Option<Verdict>)>,
    board: flavita::game::board::Board,
}

fn seen(state: &Tournament) -> Seen {
    let slips = state.rounds.iter().flat_map(|round| &round.slips);
    Seen {
        standings: (0..=3)
            .map(|after| {
                flavita::tournament::results::standings::standings(state, RoundNumber(after))
            })
            .collect(),
        tops: state.rounds.iter().map(|r| r.tops.clone()).collect(),
        placed: state.rounds.iter().map(|r| r.placed.clone()).collect(),
        verdicts: slips
            .map(|slip| (slip.id, slip.stands().then(|| slip.verdict.clone())))
            .collect(),
        board: state.board.clone(),
    }
}

fn follow(mut desk: Desk, steps: &[Result<Ruling, usize>]) -> Desk {
    for step in steps {
        if let Some(command) = command(&desk, step)
            && desk.asked(&command).is_ok()
        {
            desk = desk.and(Step::Asked(command));
        }
    }
    desk
}

/// Takes every ruling back, in the order that `turn` says.
fn all_revoked(mut desk: Desk, turn: usize) -> Desk {
    while desk.state.rulings_in_force().next().is_some() {
        let count = desk.state.rulings_in_force().count();
        let next = (0..count).find_map(|n| {
            let command = command(&desk, &Err((n + turn) % count))?;
            desk.asked(&command).is_ok().then_some(command)
        });
        desk = desk.and(Step::Asked(next.unwrap()));
    }
    desk
}

fn replayed(log: &[Event]) -> Tournament {
    let stamp = Stamp { at_ms: 0, actor: Actor::Arbiter };
    Tournament::replay(log.iter().map(|event| (event, &stamp))).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn revoking_what_was_just_ruled_restores_everything_that_people_see(
        steps in steps(), last in rulings(),
    ) {
        let desk = follow(evening(), &steps);
        let before = seen(&desk.state);
        let given = desk.state.rulings.len();
        let desk = follow(desk, &[Ok(last)]);
        if desk.state.rulings.len() > given {
            let ruling = desk.state.rulings.last().unwrap().number;
            let because = "проба".to_owned();
            let desk = desk.and(Step::Asked(Command::RevokeRuling { ruling, because }));
            prop_assert_eq!(seen(&desk.state), before);
        }
    }

    #[test]
    fn revoking_all_rulings_in_any_order_restores_the_evening(steps in steps(), turn in 0_usize..5) {
        let before = seen(&evening().state);
        let desk = all_revoked(follow(evening(), &steps), turn);
        prop_assert_eq!(seen(&desk.state), before);
        for slip in desk.state.rounds.iter().flat_map(|round| &round.slips) {
            prop_assert_eq!(&slip.verdict, &slip.judged, "slip {}", slip.id);
        }
    }

    #[test]
    fn what_holds_depends_on_the_rulings_in_force_alone(steps in steps()) {
        let desk = follow(evening(), &steps);
        let held: Vec<Result<Ruling, usize>> =
            desk.state.rulings_in_force().map(|given| Ok(given.what.clone())).collect();
        let words: Vec<_> = desk.state.ruled_words().iter().map(|(w, c)| (w.to_owned(), c)).collect();
        let anew = follow(evening(), &held);
        if anew.state.rulings.len() == held.len() {
            prop_assert_eq!(seen(&anew.state), seen(&desk.state));
        }
        for (word, counts) in words {
            let letters = flavita::lexicon::alphabet::Alphabet::of(&desk.state.edition).cut(&word);
            prop_assert_eq!(desk.words().contains(letters.unwrap()), counts, "{}", word);
        }
    }

    #[test]
    fn the_log_with_its_rulings_gives_the_same_state_again(steps in steps()) {
        let desk = follow(evening(), &steps);
        let texts: Vec<String> =
            desk.log.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
        let read: Vec<Event> =
            texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        prop_assert_eq!(&read, &desk.log);
        let (one, other) = (replayed(&read), replayed(&read));
        prop_assert_eq!(format!("{one:?}"), format!("{other:?}"));
        prop_assert_eq!(seen(&one), seen(&desk.state));
        prop_assert!(one.rulings.len() == desk.state.rulings.len());
    }
}

#[test]
fn the_evening_takes_a_ruling_of_every_kind() {
    let word = |word: &str| word.to_owned();
    let placement = PlacementText { at: word("З4"), word: word("ЗДОРОВЫЕ") };
    let (player, round) = (3, 1);
    let kinds = [
        Ruling::WordAccepted { word: word("ВЫЗОР") },
        Ruling::WordRejected { word: word("ЗДОРОВЫ") },
        Ruling::SlipJudged { slip: SlipNumber(2), points: Some(5) },
        Ruling::PointsGiven { player: PlayerNumber(player), round: None, points: -3 },
        Ruling::MoveReplaced { round: RoundNumber(2), placement },
        Ruling::RoundReopened { round: RoundNumber(2), remaining_ms: 1000 },
        Ruling::RoundAnnulled { round: RoundNumber(round) },
        Ruling::TimeSet { player: PlayerNumber(player), round: RoundNumber(round), used_ms: 1000 },
        Ruling::MeanGranted { player: PlayerNumber(player), round: RoundNumber(round) },
    ];
    for what in kinds {
        let command = command(&evening(), &Ok(what)).unwrap();
        let events = evening().asked(&command);
        assert!(events.is_ok(), "{command:?}: {events:?}");
    }
}
