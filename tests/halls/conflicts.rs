//! What halls do not agree on is listed, and decided by data.

use std::{collections::BTreeMap, sync::LazyLock};

use flavita::app::halls::result_file::{ResultHeading, write};
use flavita::contests::halls::merged::{Merged, Share};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::{
    app::halls::codes::split, app::machine::signing::SecretKey,
    contests::halls::conflict::Conflict, contests::halls::decision::Decisions,
    i18n::halls::conflict, i18n::language::Language, tournament::model::command::Command,
    tournament::model::prepared_note::PreparedNote, tournament::model::ruling::Ruling,
};

use crate::game::{NO_WORD, Playing, Script, chained};
use crate::merging::{kinds, merge, prepared, shuffled, tables};

const ROUNDS: u32 = 4;
const PLAYERS: u32 = 8;

static SCRIPT: LazyLock<Script> = LazyLock::new(|| Script::drawn(ROUNDS as usize));

/// A hall of eight after so many rounds; all halls hand in the same slips.
fn hall(name: &str, rounds: u32) -> Playing<'static> {
    let mut hall = Playing::new(&SCRIPT, "The same game");
    let players: BTreeMap<u32, u32> = (1..=PLAYERS).map(|n| (n, n + 8)).collect();
    hall.register((1..=PLAYERS).map(|n| (n, format!("{name} {n}"), "Ardis".to_owned(), n % 2)));
    for round in 1..=rounds {
        hall.round(round, &players);
    }
    hall
}

fn ended(mut hall: Playing<'static>) -> Playing<'static> {
    hall.end();
    hall
}

fn file(name: &str, text: String) -> (String, String) {
    (format!("{name}.hall"), text)
}

/// The results of two halls, the second of which had something happen in it before its end.
fn two(happens: impl FnOnce(&mut Playing<'static>)) -> Vec<(String, String)> {
    let key = SecretKey::fresh().unwrap();
    let mut other = hall("B", ROUNDS);
    happens(&mut other);
    vec![
        file("a", ended(hall("A", ROUNDS)).result("A", 1, &key)),
        file("b", ended(other).result("B", 2, &key)),
    ]
}

fn look<R>(files: &[(String, String)], decisions: &str, look: impl FnOnce(&Merged) -> R) -> R {
    let decisions = Decisions::parse(decisions).unwrap();
    merge(files, &decisions, &SCRIPT.words, |merged, _| look(merged))
}

/// The total of a player of a hall, whose place among all is named.
fn total(merged: &Merged, hall: usize, number: u32) -> Option<i32> {
    let own = merged.among(|one, other| (one, other) == (hall, PlayerNumber(number)))?;
    own.lines.first().map(|line| line.total)
}

#[test]
fn a_player_of_two_halls_counts_once_when_that_is_decided() {
    let files = two(|hall| {
        let (name, club) = ("a  1".to_owned(), "ardis".to_owned());
        hall.order(&Command::RegisterPlayer { number: Some(PlayerNumber(9)), name, club });
    });
    let open = [("same-person", false)];
    look(&files, "", |merged| {
        assert_eq!(kinds(merged), open);
        assert!(merged.is_provisional());
        assert_eq!(merged.standings.as_ref().unwrap().lines.len(), 17);
    });
    let one = "[[person]]\nplayers = [\"1 A\", \"9 B\"]\ncounts = \"1 A\"\n";
    look(&files, one, |merged| {
        assert!(!merged.is_provisional());
        assert_eq!(total(merged, 1, 9), None);
        assert!(total(merged, 0, 1).is_some());
    });
    look(&files, "[[person]]\nplayers = [\"1 A\", \"9 B\"]\n", |merged| {
        assert!(!merged.is_provisional());
        assert_eq!(merged.standings.as_ref().unwrap().lines.len(), 17);
    });
}

#[test]
fn a_word_that_one_hall_accepts_is_decided_for_all() {
    let files = two(|hall| {
        let word = NO_WORD.to_owned();
        hall.rule(Ruling::WordAccepted { word });
    });
    let top = |merged: &Merged, hall: usize| {
        let state = &merged.halls[hall].0.state;
        state.rounds.iter().map(|round| round.tops.clone().unwrap().legal).sum::<usize>()
    };
    look(&files, "", |merged| {
        let [only] = merged.conflicts.as_slice() else {
            panic!("{:?}", merged.conflicts);
        };
        let Conflict::Word { accepted, rejected, .. } = &only.conflict else {
            panic!("{only:?}");
        };
        assert_eq!((accepted, rejected), (&vec!["B".to_owned()], &vec!["A".to_owned()]));
    });
    for counts in [true, false] {
        let decision = format!("[[word]]\nword = \"{NO_WORD}\"\ncounts = {counts}\n");
        look(&files, &decision, |merged| {
            assert_eq!(kinds(merged), [("word", true)]);
            assert_eq!(top(merged, 0), top(merged, 1));
            let totals = |hall| (1..=PLAYERS).map(move |n| (hall, n));
            for ((_, one), (_, other)) in totals(0).zip(totals(1)) {
                assert_eq!(total(merged, 0, one), total(merged, 1, other));
            }
        });
    }
}

#[test]
fn slips_that_say_the_same_are_decided_by_one_halls_verdict() {
    let files = two(|hall| {
        let is_plain = |player: &u32| {
            let round = hall.state.round(RoundNumber(2)).unwrap();
            let slip = round.slip_of(PlayerNumber(*player));
            slip.is_some_and(|slip| slip.verdict.is_valid() && slip.verdict.points > 0)
        };
        let player = (1..=PLAYERS).find(is_plain).unwrap();
        let slip = hall.slip_of(2, player);
        hall.rule(Ruling::SlipJudged { slip: SlipNumber(slip), points: Some(199) });
    });
    let said = look(&files, "", |merged| {
        assert_eq!(kinds(merged), [("slip", false)]);
        merged.conflicts[0].conflict.clone()
    });
    let Conflict::Slip { round, at, word, claimed, .. } = said else {
        panic!("{said:?}");
    };
    let claimed = claimed.map_or_else(String::new, |points| format!("claimed = {points}\n"));
    let slip = format!("[[slip]]\nround = {round}\nat = \"{at}\"\nword = \"{word}\"\n{claimed}");
    let best = |merged: &Merged| {
        let lines = &merged.standings.as_ref().unwrap().lines;
        lines.iter().filter(|line| line.best_slip == 199).count()
    };
    assert_eq!(look(&files, &slip, best), 1, "each its own");
    assert!(look(&files, &format!("{slip}as_in = \"B\"\n"), best) >= 2);
    assert_eq!(look(&files, &format!("{slip}as_in = \"a\"\n"), best), 0);
    look(&files, &slip, |merged| assert!(!merged.is_provisional()));
}

#[test]
fn a_round_annulled_in_one_hall_is_missed_there_or_annulled_everywhere() {
    let files = two(|hall| hall.rule(Ruling::RoundAnnulled { round: RoundNumber(3) }));
    let third = |merged: &Merged, place: usize| {
        let own = merged.among(|hall, _| hall == place).unwrap();
        own.lines.iter().filter(|line| line.rounds[2].is_some()).count()
    };
    let found = |decision: &str| {
        look(&files, decision, |merged| {
            (third(merged, 0), third(merged, 1), merged.is_provisional())
        })
    };
    assert_eq!(found(""), (8, 0, true));
    assert_eq!(found("[[annulled]]\nround = 3\neverywhere = false\n"), (8, 0, false));
    assert_eq!(found("[[annulled]]\nround = 3\neverywhere = true\n"), (0, 0, false));
}

#[test]
fn a_result_that_goes_on_replaces_the_earlier_one_and_one_that_parts_does_not() {
    let key = SecretKey::fresh().unwrap();
    let mut game = ended(hall("A", ROUNDS));
    let early = file("early", game.result("A", 1, &key));
    game.rule(Ruling::PointsGiven { player: PlayerNumber(1), round: None, points: -5 });
    let late = file("late", game.result("A", 1, &key));
    let other_key = file("key", game.result("A", 1, &SecretKey::fresh().unwrap()));
    let parted = file("parted", ended(hall("A", ROUNDS)).result("a", 9, &key));
    look(&[late.clone(), early.clone(), early.clone()], "", |merged| {
        assert_eq!((kinds(merged), merged.halls.len()), (Vec::new(), 1));
        assert_eq!(merged.field.as_ref().unwrap().state.rulings.len(), 1);
    });
    look(&[early.clone(), other_key], "", |merged| {
        assert_eq!((kinds(merged), merged.halls.len()), (vec![("key-changed", false)], 0));
    });
    let both = [early, parted];
    let results = look(&both, "", |merged| {
        assert_eq!((kinds(merged), merged.halls.len()), (vec![("results-part", false)], 0));
        let Conflict::ResultsPart { results, .. } = &merged.conflicts[0].conflict else {
            panic!("{:?}", merged.conflicts);
        };
        results.clone()
    });
    let decision = format!("[[result]]\nhall = \"A\"\ncounts = \"{}\"\n", results[1]);
    look(&both, &decision, |merged| {
        assert_eq!(kinds(merged), [("results-part", true)]);
        assert_eq!(merged.halls[0].0.result, results[1]);
    });
}

#[test]
fn a_hall_that_played_otherwise_is_out_until_it_is_decided() {
    let key = SecretKey::fresh().unwrap();
    let mut files = two(|_| ());
    files.push(file("short", ended(hall("C", 2)).result("C", 3, &key)));
    let mut other = Playing::new(&SCRIPT, "Another game");
    other.register([(1, "D".to_owned(), String::new(), 0)].into_iter());
    let seats = BTreeMap::from([(1, 9)]);
    other.round(1, &seats);
    other.take_rack(3);
    other.order(&Command::LockMarking { round: RoundNumber(2) });
    files.push(file("other", ended(other).result("D", 4, &key)));
    look(&files, "", |merged| {
        assert_eq!(kinds(merged), [("other-round", false)]);
        let shares: Vec<Share> = merged.halls.iter().map(|(_, share)| *share).collect();
        assert_eq!(shares[..2], [Share::Whole; 2]);
        assert_eq!(shares[2..], [Share::Until(RoundNumber(2)), Share::Nothing]);
    });
    look(&files, "[[hall]]\nhall = \"d\"\ncounts = true\n", |merged| {
        assert_eq!(
            (kinds(merged), merged.halls[3].1),
            (vec![("other-round", true)], Share::Until(RoundNumber(1)))
        );
    });
    look(&files, "[[hall]]\nhall = \"D\"\ncounts = false\n", |merged| {
        assert!(!merged.is_provisional());
        assert_eq!(merged.halls[3].1, Share::Nothing);
    });
}

/// A hall of one player after two rounds, bound to the game with this commitment.
fn bound(name: &str, commitment: Option<&str>) -> Playing<'static> {
    let note = commitment.map(|commitment| PreparedNote {
        name: format!("League {commitment}"),
        organiser: "Marina".to_owned(),
        key: "5e".repeat(32),
        commitment: commitment.repeat(32),
        opens: None,
    });
    let mut hall = Playing::bound(&SCRIPT, "League", note);
    hall.register([(1, format!("{name} 1"), String::new(), 0)].into_iter());
    for round in 1..=2 {
        hall.round(round, &BTreeMap::from([(1, 9)]));
    }
    ended(hall)
}

#[test]
fn halls_that_played_the_same_racks_of_different_prepared_games_are_compared_by_commitment() {
    let key = SecretKey::fresh().unwrap();
    let result = |(hall, at_ms): (&str, i64), commitment| {
        let result = bound(hall, commitment).result(hall, at_ms, &key);
        file(hall, result)
    };
    let same = [result(("A", 1), Some("ab")), result(("B", 2), Some("ab"))];
    look(&same, "", |merged| assert_eq!(kinds(merged), []));
    let others = [result(("C", 3), Some("cd")), result(("D", 4), None)];
    look(&[same, others].concat(), "", |merged| {
        let open = ("other-game", false);
        assert_eq!(kinds(merged), [open, open]);
        let said = merged.conflicts.iter().map(|one| conflict(&one.conflict, Language::English));
        let expected = [
            "C played another prepared game: “League cd”.",
            "D did not play the prepared game: it drew its own racks.",
        ];
        assert_eq!(said.collect::<Vec<_>>(), expected);
        let shares: Vec<Share> = merged.halls.iter().map(|(_, share)| *share).collect();
        assert_eq!(shares[..2], [Share::Whole; 2]);
        assert_eq!(shares[2..], [Share::Nothing; 2]);
    });
}

#[test]
fn a_log_that_was_changed_and_signed_again_is_found_by_judging_it_again() {
    let key = SecretKey::fresh().unwrap();
    let mut stored = ended(hall("B", ROUNDS)).stored(2);
    let slips = stored.iter_mut().filter(|one| one.kind == "slip_judged");
    let paid = slips.filter(|one| one.body.contains("\"reasons\":[]"));
    let paid = paid.last().unwrap();
    let points = paid.body.split("\"points\":").nth(1).unwrap();
    let points: String = points.chars().take_while(char::is_ascii_digit).collect();
    paid.body = paid.body.replace(&format!("\"points\":{points},"), "\"points\":150,");
    let told = ResultHeading { hall: "B", name: "x", tournament: "" };
    let changed = write(told, &chained(&stored), &key).unwrap();
    let files = [two(|_| ()).remove(0), file("b", changed)];
    look(&files, "", |merged| {
        assert_eq!(kinds(merged), [("log-differs", false)]);
        assert_eq!(merged.halls[1].1, Share::Nothing);
    });
}

#[test]
fn codes_bring_the_same_as_files() {
    let files = two(|_| ());
    let mut codes: Vec<String> =
        files.iter().flat_map(|(_, text)| split(text.as_bytes())).collect();
    codes.reverse();
    let scanned = [("scanned.txt".to_owned(), codes.join("\n"))];
    let by_file = look(&files, "", tables);
    assert_eq!(look(&scanned, "", tables), by_file);
    let both = [files.clone(), scanned.to_vec()].concat();
    assert_eq!(look(&shuffled(&both, 5), "", tables), by_file);
    let lacking = [("scanned.txt".to_owned(), codes[1..].join("\n"))];
    look(&lacking, "", |merged| {
        assert_eq!((kinds(merged), merged.halls.len()), (vec![("file-refused", false)], 1));
    });
}

#[test]
fn what_is_no_result_is_refused_by_its_name() {
    let running = hall("A", 1).result("A", 1, &SecretKey::fresh().unwrap());
    let files =
        [("list.txt".to_owned(), "bread, milk".to_owned()), ("early.hall".to_owned(), running)];
    let found = prepared(&files, &Decisions::default(), &SCRIPT.words);
    let told: Vec<(Vec<&String>, String)> = found
        .refused
        .iter()
        .map(|one| (one.names.iter().collect(), one.conflict.subject()))
        .collect();
    assert_eq!(told.len(), 2, "{told:?}");
    let done = told.iter();
    let done = done.map(|(_, id)| format!("[[refused]]\nid = \"{id}\"\n"));
    let done = done.collect::<Vec<_>>().concat();
    look(&files, &done, |merged| assert!(!merged.is_provisional()));
}

#[test]
fn decisions_that_cannot_be_read_are_named_with_their_line() {
    let fault = Decisions::parse("[[word]]\nword = \"X\"\ncount = true\n").unwrap_err();
    assert!(fault.faults.iter().any(|one| one.line <= 3), "{fault}");
    let nobody = "[[person]]\nplayers = [\"1 A\"]\ncounts = \"2 B\"\n";
    let fault = Decisions::parse(nobody).unwrap_err().to_string();
    assert!(fault.contains("who counts is one of the players"), "{fault}");
}
