//! What pages show can be typed: the placement that is shown is the one that is read.

use flavita::game::rack::{Rack, TileCounts};
use flavita::solver::rank::{Spread, all};
use flavita::tournament::judging::blanks::{read, shown_word, typed_word};
use flavita::{
    game::bag::Bag, game::board::Board, game::edition::catalogue::embedded,
    game::edition::definition::Edition, game::letter::Tile, game::placement::Placement,
    game::reference, lexicon::file, lexicon::graph::Graph, solver::position::Position,
    tournament::judging::case::Case, tournament::judging::judge::readings,
    tournament::judging::reading::plainly, tournament::model::tops::PlacementText,
    tournament::profile::catalogue,
};

/// How many racks are solved in each edition.
const RACKS: usize = 24;
/// How many placements of a rack are typed.
const TYPED: usize = 60;

struct Hall {
    edition: Edition,
    words: Graph,
    board: Board,
    rack: TileCounts,
}

/// What a word typed at a place is read as: the ways that board and rack allow.
fn ways(hall: &Hall, at: &str, typed: &str) -> Vec<Vec<Placement>> {
    let rules = catalogue::embedded("house").unwrap();
    let case = Case {
        edition: &hall.edition,
        rules: &rules,
        words: &hall.words,
        board: &hall.board,
        rack: hall.rack.clone(),
        top: None,
        granted_ms: 0,
    };
    let reference = reference::parse(&hall.edition, at).ok();
    let words = read(&hall.edition, &hall.board, &hall.rack, reference, typed);
    let readings = readings(&case, at, &words).into_iter();
    readings.map(|one| one.ways.into_iter().map(|(way, _)| way).collect()).collect()
}

/// Whether what is shown leaves a question; it is read as the placement in any case.
fn is_asked(hall: &Hall, placement: &Placement) -> bool {
    let text = PlacementText::of(&hall.edition, placement);
    let exact = typed_word(&plainly(&hall.edition, &placement.tiles));
    for typed in [exact.to_uppercase(), exact] {
        let read = ways(hall, &text.at, &typed);
        assert_eq!(read, [[placement.clone()]], "{typed} {}", text.at);
    }
    let shown = shown_word(&text.word);
    let read = ways(hall, &text.at, &shown);
    let has_it = read.iter().flatten().any(|way| way == placement);
    assert!(has_it, "{shown} {} is read as {read:?}", text.at);
    read != [[placement.clone()]]
}

/// Types what can be laid in games of an edition; how much was typed, with how many blanks, and how
/// much of it was asked about.
fn typed_in(name: &str) -> (usize, usize, usize) {
    let edition = embedded(name).unwrap();
    let path = format!("{}/dictionaries/{name}/words.lexicon", env!("CARGO_MANIFEST_DIR"));
    let (_, words) = file::read(&edition, &std::fs::read(path).unwrap()).unwrap();
    let mut hall = Hall { board: Board::default(), rack: TileCounts::default(), edition, words };
    let (mut typed, mut with_blanks, mut asked) = (0, 0, 0);
    let mut chance = 7_u64;
    let mut draw = move |below: usize| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(chance >> 33).unwrap() % below
    };
    for number in 0..RACKS {
        if number % 8 == 0 {
            hall.board = Board::default();
        }
        let bag = Bag::full(&hall.edition);
        let letters: Vec<Tile> = bag.counts().tiles().filter(|one| *one != Tile::Blank).collect();
        let mut rack: Vec<Tile> = (0..5).map(|_| letters[draw(letters.len())]).collect();
        let last = if number % 2 == 0 { Tile::Blank } else { rack[0] };
        rack.extend([Tile::Blank, last]);
        hall.rack = Rack::new(rack).counts();
        let position = Position::new(&hall.edition, &hall.words, &hall.board, &hall.rack);
        let found = all(&position, Spread::Nothing);
        let found: Vec<Placement> = found.placements().map(|ranked| ranked.placement).collect();
        let step = (found.len() / TYPED).max(1);
        for placement in found.iter().step_by(step) {
            typed += 1;
            with_blanks += usize::from(placement.tiles.iter().any(|tile| tile.is_blank));
            asked += usize::from(is_asked(&hall, placement));
        }
        if !found.is_empty() {
            found[draw(found.len())].play(&mut hall.board);
        }
    }
    (typed, with_blanks, asked)
}

#[test]
fn every_placement_that_is_shown_is_read_when_it_is_typed_so() {
    for edition in ["ru-scrabble", "hu-scrabble", "cs-scrabble", "erudit"] {
        let (typed, with_blanks, asked) = typed_in(edition);
        assert!(typed > 500 && with_blanks > 300, "{edition}: {typed}, {with_blanks}");
        assert!(asked * 5 < typed, "{edition}: {asked} of {typed} asked");
    }
}
