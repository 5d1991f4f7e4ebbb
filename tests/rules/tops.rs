//! Which of equal tops goes on the board, by what the rules prefer.

use flavita::game::notation::{parse_rack, parse_word};
use flavita::tournament::profile::tops::{Chooser, Preference};
use flavita::tournament::results::prospect::{Prospect, prospect};
use flavita::{
    game::board::Board, game::edition::catalogue::embedded, game::placement::Placement,
    game::reference, solver::ranking::Ranked, tournament::judging::choice,
    tournament::judging::choice::Choosing, tournament::model::command::Command,
    tournament::model::event::Event, tournament::model::ids::RoundNumber,
    tournament::model::refusal::Refusal, tournament::model::round::Phase,
    tournament::model::ruling::Ruling, tournament::profile::catalogue,
    tournament::profile::definition::Profile, tournament::profile::tops::FirstMove,
};

use crate::desk::{Hall, Step};
use crate::steps::{close, end, open, place_top, rack, reveal};

/// Which of these tops remain by one preference, with this rack on an empty board.
fn preferred(preference: Preference, rack: &str, tops: &[(&str, &str)]) -> Vec<usize> {
    let mut rules = catalogue::embedded("house").unwrap();
    rules.tops.order = vec![preference];
    preferred_by(&rules, rack, tops)
}

/// Which of these tops remain by these rules, with this rack on an empty board.
fn preferred_by(rules: &Profile, rack: &str, tops: &[(&str, &str)]) -> Vec<usize> {
    let edition = embedded("ru-scrabble").unwrap();
    let rack = parse_rack(&edition, rack).unwrap();
    let top = |(at, word): &(&str, &str)| {
        let at = reference::parse(&edition, at).unwrap();
        let placement = Placement {
            square: at.square,
            direction: at.direction,
            tiles: parse_word(&edition, word).unwrap(),
        };
        Ranked { placement, points: 9 }
    };
    let tops: Vec<Ranked> = tops.iter().map(top).collect();
    Choosing { edition: &edition, rules, board: &Board::default(), rack: rack.tiles() }
        .candidates(&tops)
}

#[test]
fn the_fewest_blanks_are_preferred() {
    let tops = [("З8", "дОМ"), ("З8", "ДОМ"), ("З6", "ДОМ")];
    assert_eq!(preferred(Preference::FewestBlanks, "ДОМ?АБВ", &tops), [1, 2]);
}

#[test]
fn the_fewest_tiles_are_preferred() {
    let tops = [("З8", "ДОМА"), ("З8", "ДОМ"), ("З8", "КОТ")];
    assert_eq!(preferred(Preference::FewestTiles, "ДОМАКТБ", &tops), [1, 2]);
}

#[test]
fn the_most_balanced_rest_is_preferred() {
    // They leave А Т, А К Т, К Т: none more vowels or consonants, one more, two more.
    let tops = [("З8", "ДОМК"), ("З8", "ДОМ"), ("З8", "ДОМА")];
    assert_eq!(preferred(Preference::BalancedRest, "ДОМАКТ", &tops), [0]);
    // Signs and blanks do not count: А Ь ? К is balanced, А Ь ? is not.
    let tops = [("З8", "ДОМК"), ("З8", "ДОМ")];
    assert_eq!(preferred(Preference::BalancedRest, "ДОМКАЬ?", &tops), [1]);
}

#[test]
fn the_first_word_in_the_alphabet_is_preferred() {
    let tops = [("З8", "ДОМА"), ("З8", "ДОМ"), ("З8", "КОТ")];
    assert_eq!(preferred(Preference::Alphabetical, "ДОМАКТБ", &tops), [1]);
    let tops = [("З8", "ЕЛ"), ("З8", "ЁЖ"), ("З8", "ЖЕ")];
    assert_eq!(preferred(Preference::Alphabetical, "ЕЛЁЖБВГ", &tops), [0]);
}

#[test]
fn the_place_decides_by_row_column_direction_or_corner() {
    // Row and column of each: З and 8, Ж and 9, 6 and И.
    let tops = [("З8", "ДОМ"), ("Ж9", "ДОМ"), ("6И", "ДОМ")];
    let by = |preference| preferred(preference, "ДОМАКТБ", &tops);
    assert_eq!(by(Preference::HighestRow), [1]);
    assert_eq!(by(Preference::Leftmost), [2]);
    assert_eq!(by(Preference::AcrossFirst), [0, 1]);
    let corners = [("З8", "ДОМ"), ("Ж9", "ДОМ"), ("А15", "ДОМ"), ("8А", "ДОМ")];
    assert_eq!(preferred(Preference::NearestCorner, "ДОМАКТБ", &corners), [3]);
    assert_eq!(preferred(Preference::NearestCorner, "ДОМАКТБ", &corners[..3]), [0, 1, 2]);
}

/// What goes on the board at once, by the order of an embedded profile, with ten tiles on a plain
/// board.
fn laid_at_once(profile: &str, words: &str, tiles: &str) -> Option<(String, String)> {
    let mut hall = Hall { words: words.to_owned(), ..Hall::tiny() };
    hall.profile.tops = catalogue::embedded(profile).unwrap().tops;
    let answer = hall.given([rack(tiles), open(), close()]).when(reveal());
    match answer.events() {
        [Event::TopRevealed { tops, .. }, Event::TopPlaced { placed, .. }] => {
            assert!(tops.placements.len() > 1, "{tops:?}");
            Some((placed.placement.at.clone(), placed.placement.word.clone()))
        }
        [Event::TopRevealed { .. }] => None,
        other => panic!("{other:?}"),
    }
}

fn at(at: &str, word: &str) -> (String, String) {
    (at.to_owned(), word.to_owned())
}

#[test]
fn the_house_and_the_fisf_spare_the_blank_and_leave_the_rest_to_the_arbiter() {
    for profile in ["house", "fisf", "fisf-blitz", "chew"] {
        assert_eq!(laid_at_once(profile, "ab\nba\n", "ABD"), None, "{profile}");
        let tops = catalogue::embedded(profile).unwrap().tops;
        assert_eq!(tops.order, [Preference::FewestBlanks], "{profile}");
        assert_eq!(tops.then, Chooser::Arbiter, "{profile}");
    }
}

#[test]
fn the_cas_lays_the_first_in_the_alphabet_then_the_highest_then_the_leftmost() {
    assert_eq!(laid_at_once("cas", "ab\nba\n", "ABD"), Some(at("H7", "AB")));
    assert_eq!(laid_at_once("cas", "ba\n", "ABD"), Some(at("H7", "BA")));
}

#[test]
fn the_fise_lays_the_most_balanced_rest_then_the_fewest_tiles_then_the_alphabet() {
    // CA and CAB score the same; CAB leaves nothing, CA leaves a consonant.
    assert_eq!(laid_at_once("fise", "ca\ncab\n", "CAB"), Some(at("H6", "CAB")));
    // With D for the rest, which is neither, the fewest tiles decide.
    assert_eq!(laid_at_once("fise", "ac\nca\n", "CAD"), Some(at("H7", "AC")));
}

#[test]
fn a_top_that_the_rules_do_not_prefer_needs_a_reason_which_is_kept() {
    let mut hall = Hall::default();
    hall.profile.tops.order = vec![Preference::Alphabetical];
    let desk = hall.given([rack("КОТМЬЬЪ"), open(), close(), reveal()]);
    let preferred = choice::preferred(&desk.state, desk.last_round());
    let tops = desk.last_round().tops.clone().unwrap().placements;
    let other = (0..tops.len()).find(|i| !preferred.contains(i)).unwrap();
    let lay = |because: &str| {
        Step::Asked(Command::PlaceTop { choice: other, because: because.to_owned() })
    };
    let desk = desk.when(lay(" ")).then_refused(Refusal::OtherTopPreferred);
    let desk = desk.when(lay("доска у стены")).applied();
    let placed = desk.last_round().placed.clone().unwrap();
    assert_eq!(placed.because.as_deref(), Some("доска у стены"));
}

#[test]
fn a_top_that_the_rules_prefer_needs_no_reason_and_keeps_none() {
    let desk = Hall::default().given([rack("ДОМАКТБ"), open(), close(), reveal()]);
    let desk = desk
        .and(Step::Asked(Command::PlaceTop {
            choice: 0, because: "просто так".to_owned()
        }));
    assert_eq!(desk.last_round().placed.clone().unwrap().because, None);
}

#[test]
fn the_first_word_goes_across_where_it_is_written_so() {
    let tops = [("8З", "ДОМ"), ("З8", "ДОМ")];
    let with = |first_move| {
        let mut rules = catalogue::embedded("house").unwrap();
        rules.first_move = first_move;
        preferred_by(&rules, "ДОМАКТБ", &tops)
    };
    assert_eq!(with(FirstMove::DearestAcross), [1]);
    assert_eq!(with(FirstMove::AsDrawn), [0, 1]);
}

#[test]
fn a_top_is_told_by_what_it_uses_leaves_and_opens() {
    let edition = embedded("ru-scrabble").unwrap();
    let rules = catalogue::embedded("house").unwrap();
    let tiles = parse_rack(&edition, "ДО?АЙЬК").unwrap();
    let at = reference::parse(&edition, "З8").unwrap();
    let placement = Placement {
        square: at.square,
        direction: at.direction,
        tiles: parse_word(&edition, "ДОм").unwrap(),
    };
    let found = prospect(&edition, &rules, tiles.tiles(), &Board::default(), &placement);
    // А, Й, Ь and К are left; Ь is neither vowel nor consonant. Three tiles in a row have eight
    // neighbours.
    let expected = Prospect { blanks: 1, left: 4, vowels: 1, consonants: 2, opened: 8 };
    assert_eq!(found, expected);
}

#[test]
fn a_top_that_was_chosen_can_be_another_until_the_next_rack() {
    let asked = || Hall::default().given([rack("ДОМАКТБ"), open(), close(), reveal()]);
    let tops = asked().last_round().tops.clone().unwrap().placements;
    let desk = asked().and(place_top(0)).and(place_top(1));
    assert_eq!(desk.last_round().placed.clone().unwrap().placement, tops[1]);
    assert_eq!(desk.state.board, asked().and(place_top(1)).state.board);
    let again = desk.when(place_top(1));
    assert_eq!(again.result, Ok(Vec::new()), "it lies there already");
    let phase = Phase::Placed;
    let refusal = Refusal::WrongPhase { round: RoundNumber(1), phase };
    let ended = asked().and(place_top(0)).and(end());
    ended.when(place_top(1)).then_refused(refusal);
}

#[test]
fn what_was_ruled_on_the_board_is_not_chosen_anew() {
    let desk = Hall::default().given([rack("ДОМАКТБ"), open(), close(), reveal()]);
    let tops = desk.last_round().tops.clone().unwrap().placements;
    let desk = desk.and(place_top(0)).and(Step::Asked(Command::GiveRuling {
        what: Ruling::MoveReplaced { round: RoundNumber(1), placement: tops[1].clone() },
        because: "упала фишка".to_owned(),
    }));
    let phase = Phase::Placed;
    let refusal = Refusal::WrongPhase { round: RoundNumber(1), phase };
    desk.when(place_top(0)).then_refused(refusal);
}
