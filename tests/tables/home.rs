//! Home rules at a table that the program keeps: a blank bought back, a long first word, two bags, a
//! theme. The racks are given.

use flavita_contests::tables::playing::{
    Asking, Beginning, Command, Proposal, Table, TableEvent, TableRefusal, decide,
};
use flavita_contests::tables::{reading, record};
use flavita_contests::told::Told;
use flavita_contests::{tables::act::Reason, tables::rules::TableRules};
use flavita_contests::{tables::laying::Words, tables::scores::scores};
use flavita_game::{Letter, Tile, embedded};
use flavita_lexicon::builder;
use flavita_tournament::model::{Seed, chance::Chance};

/// A table of these rules at which these racks are dealt and the clock runs.
fn dealt(rules: &str, racks: [&str; 2]) -> Table {
    let beginning = Beginning {
        edition: embedded("en-scrabble").unwrap().source.clone(),
        rules: TableRules::parse(rules).unwrap().text(),
        names: ["Ada", "Ben"].map(str::to_owned).to_vec(),
        keys: vec![String::new(); 3],
        ..Beginning::default()
    };
    // Nobody draws where the players have tiles of their own.
    let racks = racks.into_iter().filter(|rack| !rack.is_empty());
    let drawn = |(seat, tiles): (usize, &str)| TableEvent::Drawn { seat, tiles: tiles.to_owned() };
    let dealt = racks.enumerate().map(drawn);
    let begun = std::iter::once(TableEvent::Begun(beginning));
    Table::of(begun.chain(dealt).chain([TableEvent::ClockRan])).unwrap()
}

fn ask(table: &mut Table, seat: usize, command: &Command) -> Result<(), TableRefusal> {
    let chance = Chance::new(&Seed { secret: "7".repeat(64), ..Seed::default() });
    let asking = Asking { seat, ms: 1000, words: Words::Ruled(true), chance: &chance };
    for event in decide(table, command, asking)? {
        table.apply(&event).unwrap();
    }
    Ok(())
}

fn propose(table: &mut Table, action: &str, at: &str, word: &str) -> Result<(), TableRefusal> {
    let [action, at, word] = [action, at, word].map(str::to_owned);
    let seat = table.game.on_turn;
    ask(table, seat, &Command::Propose(Proposal { action, at, word }))
}

fn turn(table: &mut Table, action: &str, at: &str, word: &str) {
    propose(table, action, at, word).unwrap();
    let seat = table.game.on_turn;
    ask(table, seat, &Command::Press).unwrap();
}

fn buy(table: &mut Table, at: &str) -> Result<(), TableRefusal> {
    let seat = table.game.on_turn;
    ask(table, seat, &Command::Buy(at.to_owned()))
}

fn refused(reason: Reason) -> Result<(), TableRefusal> {
    Err(TableRefusal::Rule(reason))
}

/// Ada has laid CAT with a blank, and Ben holds an A.
fn blank_laid() -> Table {
    let mut table = dealt("blank_bought_back = true", ["CT?EEII", "AROSNLL"]);
    turn(&mut table, "play", "H8", "CaT");
    table
}

#[test]
fn given_a_bought_blank_when_it_is_laid_then_the_letter_stays_on_the_board() {
    let mut table = blank_laid();
    assert_eq!(buy(&mut table, "H8"), refused(Reason::NoBlankThere));
    buy(&mut table, "H9").unwrap();
    assert_eq!(buy(&mut table, "H9"), refused(Reason::NoBlankThere));
    assert_eq!(propose(&mut table, "exchange", "", "LL"), refused(Reason::BlankNotLaid));
    assert_eq!(propose(&mut table, "play", "8H", "CON"), refused(Reason::BlankNotLaid));
    turn(&mut table, "play", "8H", "CoN");
    assert!(table.racks[1].of(Tile::Blank) == 0, "{}", table.rack_text(1));
    let record: Vec<String> = table.rows.iter().map(|row| row.cells[2].clone()).collect();
    assert_eq!(record, ["play", "buy", "play"]);
    assert!(table.game.verdicts.iter().all(|verdict| verdict.is_legal));
}

#[test]
fn given_a_bought_blank_when_its_player_passes_then_it_lies_there_again() {
    let mut table = blank_laid();
    let before = (table.game.board.clone(), table.racks[1].clone());
    buy(&mut table, "H9").unwrap();
    assert_ne!(table.racks[1], before.1);
    turn(&mut table, "pass", "", "");
    assert_eq!((table.game.board.clone(), table.racks[1].clone()), before);
    assert!(table.moves_csv().contains("2,Ben,buy,"), "{}", table.moves_csv());
}

#[test]
fn given_rules_without_it_then_no_blank_is_bought_back() {
    let mut table = dealt("", ["CT?EEII", "AROSNLL"]);
    turn(&mut table, "play", "H8", "CaT");
    assert!(buy(&mut table, "H9").is_err());
    assert_eq!(table.rows.len(), 1);
}

#[test]
fn given_five_to_open_then_shorter_words_are_refused_until_everybody_has_passed() {
    let mut table = dealt("first_word = 5", ["CTAEEII", "AROSNLL"]);
    assert_eq!(propose(&mut table, "play", "H8", "CAT"), refused(Reason::FirstWordShort));
    assert_eq!(propose(&mut table, "exchange", "", "EE"), refused(Reason::RacksStay));
    for _ in 0..4 {
        turn(&mut table, "pass", "", "");
    }
    assert_eq!(table.game.end, None, "who hands the turn on does not pass");
    turn(&mut table, "play", "H8", "CAT");
}

#[test]
fn given_a_theme_then_its_words_bring_five_points_more() {
    let mut table = dealt("theme = [\"CAT\"]", ["CTAEEII", "AROSNLL"]);
    turn(&mut table, "play", "H8", "CAT");
    assert_eq!(table.game.verdicts[0].points, 15);
}

#[test]
fn given_two_bags_then_each_draws_as_many_vowels_as_he_wants_while_there_are_any() {
    let mut table = dealt("two_bags = true", ["CTAEEII", "AROSNLL"]);
    let is_vowel = |table: &Table, tile: &Tile| match tile {
        Tile::Letter(letter) => table.edition.kind(*letter).class.is_vowel(),
        Tile::Blank => false,
    };
    for (wish, drawn) in [(0, 0), (7, 5)] {
        let mut table = table.clone();
        ask(&mut table, 0, &Command::Wish(wish)).unwrap();
        turn(&mut table, "exchange", "", "CAEEI");
        let rack: Vec<Tile> = table.racks[0].tiles().collect();
        let kept = 1;
        assert_eq!(rack.iter().filter(|tile| is_vowel(&table, tile)).count(), kept + drawn);
        assert_eq!(rack.len(), 7);
    }
    turn(&mut table, "exchange", "", "CAEEI");
    let rack: Vec<Tile> = table.racks[0].tiles().collect();
    let vowels = rack.iter().filter(|tile| is_vowel(&table, tile)).count();
    assert_eq!(vowels, 3, "three of seven where nobody says otherwise");
}

/// A table of players with tiles of their own at which Ada has laid CAT with a blank for A.
fn unseen(more: &str) -> Table {
    let mut table = dealt(&format!("racks_unseen = true\n{more}"), ["", ""]);
    turn(&mut table, "play", "H8", "CaT");
    table
}

#[test]
fn given_racks_that_nobody_sees_then_only_the_tiles_that_the_set_has_can_be_laid() {
    let mut table = unseen("");
    assert_eq!(table.game.verdicts[0].points, 8);
    assert_eq!(table.game.bag(), 86, "who may still be contested has not drawn");
    assert_eq!(propose(&mut table, "play", "8H", "CZZ"), refused(Reason::NotInRack));
    assert_eq!(propose(&mut table, "play", "8H", "CjazzED"), refused(Reason::NotInRack));
    turn(&mut table, "exchange", "", "3");
    assert_eq!(propose(&mut table, "exchange", "", "8"), refused(Reason::NotInRack));
    assert_eq!(propose(&mut table, "end", "", ""), refused(Reason::MovesLeft));
    let record: Vec<&str> = table.rows.iter().map(|row| row.cells[3].as_str()).collect();
    assert_eq!(record, ["", ""]);
}

#[test]
fn given_racks_that_nobody_sees_when_a_play_is_contested_then_its_tiles_are_on_the_rack_again() {
    let mut table = unseen("");
    ask(&mut table, 1, &Command::Challenge(String::new())).unwrap();
    assert!(!table.game.board.is_empty(), "this list knows every word");
    let chance = Chance::new(&Seed { secret: "7".repeat(64), ..Seed::default() });
    let mut again = unseen("");
    let asking = Asking { seat: 1, ms: 0, words: Words::Ruled(false), chance: &chance };
    for event in decide(&again, &Command::Challenge(String::new()), asking).unwrap() {
        again.apply(&event).unwrap();
    }
    assert!(again.game.board.is_empty());
    assert_eq!(again.game.hands.each[0].size, 7);
    assert_eq!(again.rack_text(0), "", "nothing is shown of the rack");
    // Everybody has seen C, T and a blank on it: four others are beside them, and Ben has no third blank.
    ask(&mut again, 0, &Command::Run).unwrap();
    assert_eq!(propose(&mut again, "play", "H8", "doG"), refused(Reason::NotInRack));
    turn(&mut again, "pass", "", "");
    assert_eq!(propose(&mut again, "play", "H8", "GOOSE"), refused(Reason::NotInRack));
    turn(&mut again, "play", "H8", "GOOSt");
}

#[test]
fn given_racks_that_nobody_sees_when_everybody_has_passed_then_what_is_left_is_asked_and_checked() {
    let mut table = unseen("");
    let left = |tiles: &str| Command::Left(tiles.to_owned());
    assert_eq!(ask(&mut table, 0, &left("EEIOUBB")), Err(TableRefusal::LeftAmiss));
    for _ in 0..4 {
        ask(&mut table, 0, &Command::Run).unwrap();
        turn(&mut table, "pass", "", "");
    }
    assert!(!table.is_over());
    assert_eq!(table.hidden_rests(), [0, 1]);
    for amiss in ["EEIOUB", "EEIOUZZ", "EEIOU??", "1"] {
        assert_eq!(ask(&mut table, 0, &left(amiss)), Err(TableRefusal::LeftAmiss), "{amiss}");
    }
    ask(&mut table, 0, &left("EEIOUZ?")).unwrap();
    assert_eq!(ask(&mut table, 1, &left("AROSNLZ")), Err(TableRefusal::LeftAmiss));
    ask(&mut table, 1, &left("AROSNLL")).unwrap();
    assert!(table.is_over());
    let edition = embedded("en-scrabble").unwrap();
    let bytes = table.moves_csv().into_bytes();
    let rows = reading::read(&edition, &table.game.rules, &bytes).unwrap();
    let words = builder::build(Vec::<Vec<Letter>>::new(), |_| ());
    let (_, game) = record::judge(&edition, &words, &table.game.rules, &rows).unwrap();
    assert_eq!(scores(&edition, &game), scores(&edition, &table.game));
    let totals: Vec<i64> = scores(&edition, &game).iter().map(|one| one.total).collect();
    assert_eq!(totals, [-7, -7]);
}

#[test]
fn given_a_referee_who_looks_words_up_when_a_play_is_lost_then_its_words_are_told_until_the_next_act()
 {
    let mut table = dealt("words = \"judged\"", ["CTAEEII", "AROSNLL"]);
    propose(&mut table, "play", "H8", "CAT").unwrap();
    let chance = Chance::new(&Seed { secret: "7".repeat(64), ..Seed::default() });
    let asking = Asking { seat: 0, ms: 0, words: Words::Ruled(false), chance: &chance };
    for event in decide(&table, &Command::Press, asking).unwrap() {
        table.apply(&event).unwrap();
    }
    assert_eq!(table.game.verdicts[0].reason, Some(Reason::NotInDictionary));
    assert_eq!(table.contested.iter().map(Vec::len).collect::<Vec<_>>(), [3]);
    turn(&mut table, "pass", "", "");
    assert!(table.contested.is_empty());
}
