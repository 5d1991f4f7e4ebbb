//! 40 halls of 30 players, and one hall of 1,200; with `FLAVITA_CI` three times as many.

use std::{collections::BTreeMap, env, thread, time::Instant};

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    app::machine::signing::SecretKey, contests::halls::decision::Decisions,
    tournament::model::command::Command, tournament::model::ruling::Ruling,
    tournament::results::standings::standings,
};

use crate::game::{NO_WORD, Playing, Script};
use crate::merging::{kinds, merge, shuffled, tables};

fn halls() -> u32 {
    if env::var_os("FLAVITA_CI").is_some() { 120 } else { 40 }
}

const PLAYERS: u32 = 30;
const ROUNDS: u32 = 10;
/// The last round of the last hall, which stops early.
const SHORT: u32 = 7;
/// The round that two halls annul.
const ANNULLED: u32 = 5;

const DECISIONS: &str = "\
[[word]]\nword = \"ZZAX\"\ncounts = true\n\n\
[[person]]\nplayers = [\"31 Hall 005\", \"1 Hall 006\"]\ncounts = \"1 Hall 006\"\n\n\
[[annulled]]\nround = 5\neverywhere = true\n";

/// A player by his number among all: name, club, category.
fn person(among_all: u32) -> (String, String, u32) {
    let (name, club) = (format!("Player {among_all}"), format!("Club {}", among_all % 50));
    (name, club, among_all % 4)
}

fn hall(script: &Script, number: u32) -> Playing<'_> {
    let first = (number - 1) * PLAYERS;
    let mut hall = Playing::new(script, "The same game");
    let mut players: BTreeMap<u32, u32> = (1..=PLAYERS).map(|n| (n, first + n)).collect();
    if number == 5 {
        // He is the first player of the next hall and handed in here as well.
        players.insert(PLAYERS + 1, first + PLAYERS + 1);
    }
    let registered = players.iter().map(|(number, among_all)| {
        let (name, club, category) = person(*among_all);
        (*number, name, club, category)
    });
    hall.register(registered.collect::<Vec<_>>().into_iter());
    let last = if number == halls() { SHORT } else { ROUNDS };
    for round in 1..=last {
        hall.round(round, &players);
    }
    if [3, 40].contains(&number) {
        let word = NO_WORD.to_owned();
        hall.rule(Ruling::WordAccepted { word });
        hall.rule(Ruling::RoundAnnulled { round: RoundNumber(ANNULLED) });
    }
    if number.is_multiple_of(10) {
        hall.rule(points(number % PLAYERS + 1));
    }
    hall.end();
    hall
}

fn points(player: u32) -> Ruling {
    Ruling::PointsGiven { player: PlayerNumber(player), round: Some(RoundNumber(2)), points: -15 }
}

/// The same slips in one hall.
fn one_big_hall(script: &Script) -> Playing<'_> {
    let mut hall = Playing::new(script, "The same game");
    let all: BTreeMap<u32, u32> = (1..=halls() * PLAYERS).map(|n| (n, n)).collect();
    hall.register(all.keys().map(|number| {
        let (name, club, category) = person(*number);
        (*number, name, club, category)
    }));
    for round in 1..=ROUNDS {
        hall.round(round, &all);
        if round == SHORT {
            for number in (halls() - 1) * PLAYERS + 1..=halls() * PLAYERS {
                hall.order(&Command::WithdrawPlayer { number: PlayerNumber(number) });
            }
        }
    }
    let word = NO_WORD.to_owned();
    hall.rule(Ruling::WordAccepted { word });
    hall.rule(Ruling::RoundAnnulled { round: RoundNumber(ANNULLED) });
    for number in (10..=halls()).step_by(10) {
        hall.rule(points((number - 1) * PLAYERS + number % PLAYERS + 1));
    }
    hall.end();
    hall
}

fn results(script: &Script) -> Vec<(String, String)> {
    let result = |number: u32| {
        let (name, key) = (format!("Hall {number:03}"), SecretKey::fresh().unwrap());
        let result = hall(script, number).result(&name, i64::from(number), &key);
        (format!("{number}.hall"), result)
    };
    let half = |odd: u32| (1..=halls()).filter(move |number| number % 2 == odd).map(result);
    thread::scope(|scope| {
        let one = scope.spawn(|| half(1).collect::<Vec<_>>());
        let mut all: Vec<_> = half(0).collect();
        all.extend(one.join().unwrap());
        all
    })
}

fn tampered(files: &[(String, String)]) -> (String, String) {
    let (_, text) = files.iter().find(|(name, _)| name == "7.hall").unwrap();
    let middle = text.len() / 2;
    let sign = if &text[middle..=middle] == "A" { "B" } else { "A" };
    let changed = format!("{}{sign}{}", &text[..middle], &text[middle + 1..]);
    ("tampered-7.hall".to_owned(), changed)
}

mod long {
    use super::{
        DECISIONS, Decisions, Instant, PLAYERS, ROUNDS, RoundNumber, Script, halls, kinds, merge,
        one_big_hall, results, shuffled, standings, tables, tampered,
    };

    #[test]
    #[ignore = "long: bash tests/check"]
    fn merged_halls_have_the_standings_of_one_big_hall() {
        let begun = Instant::now();
        let script = Script::drawn(ROUNDS as usize);
        let mut files = results(&script);
        let played = begun.elapsed();
        let again = Instant::now();
        let big = one_big_hall(&script);
        let expected = standings(&big.state, RoundNumber::MAX);
        let big_played = again.elapsed();
        files.push(tampered(&files));
        let decisions = Decisions::parse(DECISIONS).unwrap();
        let begun = Instant::now();
        let first = merge(&shuffled(&files, 1), &decisions, &script.words, |merged, prepared| {
            assert_eq!(
                kinds(merged),
                [
                    ("file-refused", false),
                    ("round-annulled", true),
                    ("same-person", true),
                    ("word", true),
                ]
            );
            let [refused] = prepared.refused.as_slice() else {
                panic!("{:?}", prepared.refused);
            };
            assert!(refused.names.contains("tampered-7.hall"), "{refused:?}");
            let found = merged.standings.as_ref().unwrap();
            assert_eq!(found.lines.len(), (halls() * PLAYERS) as usize);
            let solos: u32 = found.lines.iter().map(|line| line.solos).sum();
            assert!(solos > 0, "some round has a solo of the whole field");
            assert_eq!(*found, expected);
            eprintln!(
                "{} halls, {} players, {} slips, {} conflicts, {} searches",
                halls(),
                found.lines.len(),
                big.state.rounds.iter().map(|round| round.slips.len()).sum::<usize>(),
                merged.conflicts.len(),
                prepared.searches,
            );
            tables(merged)
        });
        let once = begun.elapsed();
        let bytes: usize = files.iter().map(|(_, text)| text.len()).sum();
        eprintln!(
            "halls played in {played:.1?}, the big one in {big_played:.1?}, merged in {once:.1?}, {} bytes a result",
            bytes / files.len()
        );
        let again =
            merge(&shuffled(&files, 2), &decisions, &script.words, |merged, _| tables(merged));
        assert!(first == again, "another order gives other tables");
    }
}
