//! GCG files of other programs: what is read, what is judged, and what is a fault of which line.

use flavita_contests::tables::gcg::{Built, Fault, Problem, Remark, build, read, text};
use flavita_contests::tables::playing::{
    Asking, Beginning, Command, Table, TableEvent, bests, deal, decide,
};
use flavita_contests::tables::scores::scores;
use flavita_contests::told::Told;
use flavita_contests::{tables::act::Reason, tables::game::End, tables::laying::Words};
use flavita_game::{Edition, embedded, parse, rack_text};
use flavita_lexicon::{builder, word_list};
use flavita_tournament::model::{Seed, chance::Chance};

const TINY: &str = include_str!("../data/editions/tiny.toml");

fn built(edition: &Edition, text: &str) -> Result<Built, Fault> {
    let source = edition.source.clone();
    let keys = vec![String::new(); 3];
    let beginning = Beginning { edition: source, keys, ..Beginning::default() };
    build(&read(edition, text)?, beginning)
}

fn english(text: &str) -> Result<Built, Fault> {
    built(&embedded("en-scrabble").unwrap(), text)
}

fn totals(table: &Table) -> Vec<(String, i64)> {
    let names = &table.beginning.names;
    let scores = scores(&table.edition, &table.game);
    scores.iter().map(|one| (names[one.player].clone(), one.total)).collect()
}

const ENGLISH: &str = "#character-encoding UTF-8
#player1 ada Ada Lovelace
#player2 ben Ben
#lexicon CSW21
>ada: CAT?EEI 8G CAT +10 10
#note The best
that there was.
>ben: AROSNLL J8 SO +8 8
>ben: AROSNLL (challenge) +5 13
>ada: ?EEIUVW -VW +0 10
>ben: ADGLLNR 10J GLAND +23 36
>ben: ADGLLNR -- -23 13
>ada: ?EEIUAB - +0 10
>ben: ADGLLNR - +0 13
>ada: ?EEIUAB - +0 10
>ben: ADGLLNR - +0 13
>ada: ?EEIUAB (?EEIUAB) -8 2
>ben: ADGLLNR (ADGLLNR) -9 4
>ben: ADGLLNR (time) -20 -16
";

#[test]
fn given_a_whole_file_then_every_line_counts_as_it_says() {
    let built = english(ENGLISH).unwrap();
    assert_eq!(built.remarks, []);
    let expected = [("Ada Lovelace", 2), ("Ben", -16)].map(|(name, n)| (name.to_owned(), n));
    assert_eq!(totals(&built.table), expected);
    assert_eq!(built.table.game.verdicts[1].points, 13, "the bonus is the play’s");
    assert!(built.table.is_over());
    let again = Table::of(built.events).unwrap();
    assert_eq!((again.game, again.racks), (built.table.game, built.table.racks));
}

#[test]
fn given_a_file_that_breaks_off_then_the_game_goes_on_from_there() {
    let cut = ENGLISH.lines().take(8).collect::<Vec<_>>().join("\n");
    let built = english(&cut).unwrap();
    let table = &built.table;
    assert!(!table.is_over());
    // Ada has what her line leaves, Ben what his does.
    assert_eq!(table.game.on_turn, 0);
    let edition = embedded("en-scrabble").unwrap();
    let racks =
        table.racks.iter().map(|rack| rack_text(&edition, &rack.tiles().collect::<Vec<_>>()));
    assert_eq!(racks.collect::<Vec<_>>(), ["EEI?", "ALLNR"]);
    let chance = Chance::new(&Seed { secret: "7".repeat(64), ..Seed::default() });
    let asking = Asking { seat: 0, ms: 0, words: Words::Ruled(true), chance: &chance };
    let drawn = |events: &[TableEvent]| {
        let of = |event: &TableEvent| {
            let TableEvent::Drawn { seat, tiles } = event else { return None };
            Some((*seat, tiles.chars().count()))
        };
        events.iter().filter_map(of).collect::<Vec<_>>()
    };
    let dealt = deal(table, asking).unwrap();
    assert_eq!(drawn(&dealt), [(0, 3)], "Ben's play is still open: he draws when it stands");
    let mut filled = table.clone();
    for event in &dealt {
        filled.apply(event).unwrap();
    }
    assert_eq!(drawn(&decide(&filled, &Command::Accept, asking).unwrap()), [(1, 2)]);
}

#[test]
fn given_other_points_then_the_line_is_named_and_the_board_counts() {
    let built = english(&ENGLISH.replace("CAT +10", "CAT +12")).unwrap();
    assert_eq!(built.remarks, [Remark { line: 5, file: 12, board: 10 }]);
}

#[test]
fn given_what_cannot_be_then_the_fault_names_its_line() {
    let unreadable = |line: &str| Problem::Unreadable(line.to_owned());
    for (old, new, line, problem) in [
        ("8G CAT", "8L CATE", 5, Problem::Refused(Reason::StartNotCovered)),
        ("8G CAT", "8G DOG", 5, Problem::Refused(Reason::NotInRack)),
        ("8G CAT", "Z8 CAT", 5, unreadable(">ada: CAT?EEI Z8 CAT +10 10")),
        ("CAT +10 10", "CAT ten 10", 5, unreadable(">ada: CAT?EEI 8G CAT ten 10")),
        (">ben: AROSNLL J8", ">cat: AROSNLL J8", 8, Problem::Player("cat".to_owned())),
        (">ben: AROSNLL J8", ">ada: AROSNLL J8", 8, Problem::Turn("Ada Lovelace".to_owned())),
        ("UVW -VW", "ZZZ -ZZ", 10, Problem::Rack("?EEIZZZ".to_owned())),
    ] {
        let fault = english(&ENGLISH.replacen(old, new, 1)).unwrap_err();
        assert_eq!((fault.line, fault.problem), (line, problem), "{new}");
    }
    let cut = ENGLISH.lines().take(8).collect::<Vec<_>>().join("\n");
    let hidden = cut.replace("AROSNLL", "SO");
    assert_eq!(english(&hidden).unwrap_err().problem, Problem::NoEnd, "racks nobody knows");
    let hidden = ENGLISH.replace("- +0 13\n>ada: ?EEIUAB (", "-2 +0 13\n>ada: ?EEIUAB (");
    assert!(english(&hidden).is_ok(), "what was drawn for two tiles is shown at the end");
    let hidden = hidden.replace(">ben: ADGLLNR (ADGLLNR) -9 4\n", "");
    assert_eq!(english(&hidden).unwrap_err().problem, Problem::NoEnd);
    assert_eq!(english("").unwrap_err(), Fault { line: 1, problem: Problem::NoEnd });
}

const OUT: &str = ">x: AAB 8H AB +1 1
>y: ABC I8 .A +1 1
>x: ABC 10I AC +7 8
>y: BCD J10 .B +4 5
>x: B? 12J Ba +4 12
>x: (CD) +12 24
";

#[test]
fn given_a_bonus_that_is_doubled_then_the_loser_keeps_his_points() {
    let tiny = parse(TINY).unwrap();
    let built = built(&tiny, OUT).unwrap();
    assert_eq!(built.remarks, []);
    let expected = [("x".to_owned(), 24), ("y".to_owned(), 5)];
    assert_eq!(totals(&built.table), expected);
    let shared = OUT.replace("(CD) +12 24", "(CD) +6 18\n>y: CD (CD) -6 -1");
    let built = self::built(&tiny, &shared).unwrap();
    assert_eq!(totals(&built.table), [("x".to_owned(), 18), ("y".to_owned(), -1)]);
}

#[test]
fn given_racks_that_are_not_shown_then_they_are_filled_and_nothing_is_said_of_them() {
    let tiny = parse(TINY).unwrap();
    let words = word_list::read(&tiny, "AB\nBA\nAC\nACA\n", |_| ()).words;
    let graph = builder::build(words, |_| ());
    let whole = built(&tiny, OUT).unwrap();
    assert!(bests(&whole.table, &graph)[1].is_some());
    let hidden: String = OUT
        .lines()
        .map(|line| match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            [nick, _, at, word, points, total] => {
                format!("{nick} {at} {word} {points} {total}\n")
            }
            _ => format!("{line}\n"),
        })
        .collect();
    let found = built(&tiny, &hidden).unwrap();
    assert_eq!(totals(&found.table), totals(&whole.table));
    let guessed = bests(&found.table, &graph);
    assert!(guessed[..3].iter().all(Option::is_none), "{guessed:?}");
    let unended = hidden.replace(">x: (CD) +12 24\n", "");
    let found = built(&tiny, &unended).unwrap();
    assert_eq!(found.table.game.hands.each[1].known.total(), 2, "what is left follows");
}

#[test]
fn given_the_bytes_of_a_file_then_its_encoding_is_the_one_that_it_names() {
    let latin = b"#player1 a Ad\xe8le\n".as_slice();
    assert_eq!(text(latin).unwrap(), "#player1 a Ad\u{e8}le\n");
    let named = b"#character-encoding ISO-8859-1\n#player1 a Ad\xc3\xa8\n".as_slice();
    assert!(text(named).unwrap().contains("Ad\u{c3}\u{a8}"));
    let named = b"#character-encoding UTF-8\n#player1 a Ad\xe8le\n".as_slice();
    assert_eq!(text(named).unwrap_err(), Fault { line: 1, problem: Problem::NoText });
    assert_eq!(text("#player1 a Адель".as_bytes()).unwrap(), "#player1 a Адель");
}

/// A game of a few words in which somebody passes twice and the end comes after a single pass.
fn ended_by(last: &str) -> String {
    let acts = [
        ">ada: CAT?EEI 8G CAT +10 10",
        ">ben: AROSNLL - +0 0",
        ">ada: ?EEIUVW -VW +0 10",
        ">ben: AROSNLL J8 SO +8 8",
        last,
        ">ada: ?EEIUAB (?EEIUAB) -8 2",
        ">ben: ADGLLNR (ADGLLNR) -9 -1",
    ];
    acts.join("\n")
}

#[test]
fn given_more_passes_in_its_middle_than_before_its_end_then_who_passed_last_has_given_up() {
    let built = english(&ended_by(">ada: ?EEIUAB - +0 10")).unwrap();
    assert_eq!(built.remarks, []);
    assert_eq!(built.table.game.end, Some(End::Resigned));
    let expected = [("ben", -1), ("ada", 2)].map(|(name, n)| (name.to_owned(), n));
    assert_eq!(totals(&built.table), expected);
}
