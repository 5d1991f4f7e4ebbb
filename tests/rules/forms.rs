//! The forms of Duplicate: what is drawn and what may be laid.

use std::collections::BTreeMap;

use flavita::tournament::profile::form::{Chosen, Form, Theme, TwoBags};
use flavita::{
    game::letter::BoardTile, game::notation::rack_text, game::reference,
    tournament::model::command::Command, tournament::model::event::Event,
    tournament::model::ids::RoundNumber, tournament::model::refusal::Refusal,
    tournament::model::rejection::RackOrigin, tournament::model::rejection::Rejection,
    tournament::model::verdict::Reason, tournament::profile::form_catalogue::embedded,
};

use crate::desk::{ADA, Desk, Hall, Step};
use crate::steps::{
    checked_rack, close, draw, open, played, rack, reveal_and_lay, revealed, slip, told,
};

fn hall(form: Form) -> Hall {
    let mut hall = Hall::default();
    hall.profile.form = form;
    hall
}

fn tiny(form: Form) -> Hall {
    let mut hall = Hall::tiny();
    hall.profile.form = form;
    hall
}

/// The racks of an answer in the order drawn, those that went back before the one that is played.
fn racks<'a>(events: &'a [Event]) -> Vec<&'a str> {
    let rack = |event: &'a Event| {
        let (Event::RackRejected { rack, .. } | Event::RackDrawn { rack, .. }) = event else {
            panic!("{event:?}");
        };
        rack.as_str()
    };
    events.iter().map(rack).collect()
}

fn tile_at(desk: &Desk, at: &str) -> Option<BoardTile> {
    let square = reference::parse(&desk.state.edition, at).unwrap().square;
    desk.state.board.at(square)
}

fn left(desk: &Desk, tile: &str) -> usize {
    let rack = flavita::game::notation::parse_rack(&desk.state.edition, tile).unwrap();
    desk.state.bag().counts().of(rack.tiles()[0])
}

fn drawn(round: u32, tiles: &str) -> Event {
    Event::RackDrawn {
        round: RoundNumber(round),
        rack: tiles.to_owned(),
        origin: RackOrigin::Hand { witness: String::new(), is_whole: false },
    }
}

fn joker() -> Form {
    Form { joker: true, ..Form::default() }
}

#[test]
fn with_the_joker_every_rack_has_one_blank_and_six_letters() {
    for chance in 0..20 {
        let desk = Hall { public_chance: chance.to_string(), ..hall(joker()) }.given([]);
        let answer = desk.when(draw());
        for rack in racks(answer.events()) {
            assert_eq!(rack.chars().count(), 7);
            assert!(rack.starts_with('?') && !rack[1..].contains('?'), "{rack}");
        }
    }
}

#[test]
fn with_the_joker_a_rack_drawn_by_hand_has_just_one_blank() {
    let given = || hall(joker()).given([]);
    given().when(checked_rack("ДОМАКТИ")).then_refused(Refusal::TilesDrawn {
        given: 7,
        wanted: 6,
        rest: "?".to_owned(),
    });
    given().when(checked_rack("ДОМАК??")).then_refused(Refusal::NotInBag("?".to_owned()));
    given().when(checked_rack("ДОМА?КТ")).then([drawn(1, "?ДОМАКТ")]);
}

#[test]
fn with_the_joker_a_played_blank_gives_way_to_its_real_tile() {
    let steps = [played("МОАКТИ?", "З8", "дОМ")];
    let desk = hall(joker()).given(steps.clone());
    let corner = tile_at(&desk, "З8").unwrap();
    assert!(!corner.is_blank);
    assert_eq!(desk.state.edition.label(corner.letter), "Д");
    assert_eq!((left(&desk, "Д"), left(&desk, "?")), (3, 2));

    let ordinary = hall(Form::default()).given(steps);
    assert!(tile_at(&ordinary, "З8").unwrap().is_blank);
    assert_eq!((left(&ordinary, "Д"), left(&ordinary, "?")), (4, 1));
}

#[test]
fn with_the_joker_the_blank_counts_nothing_and_its_real_tile_counts_from_then_on() {
    // О and М are worth 1 and 2, doubled on the start square; later Д is worth 2 more.
    let game = || hall(joker()).given([revealed("МОАКТИ?")]);
    game().when(slip(ADA, "З8", "дОМ")).then_judged(6, []);
    let next = [played("МОАКТИ?", "З8", "дОМ"), revealed("АКТИ?ОЕ")];
    let with = hall(joker()).given(next.clone());
    with.when(slip(ADA, "З8", "ДОМА")).then_judged(6, []);
    let without = hall(Form::default()).given(next);
    without.when(slip(ADA, "З8", "ДОМА")).then_judged(4, []);
}

#[test]
fn with_the_joker_a_blank_stays_where_the_bag_has_no_such_tile_any_more() {
    let steps = [told(1, "DAB", "A1", "DAB", 3), told(2, "?AB", "C1", "dAB", 1)];
    let desk = tiny(joker()).given(steps.concat());
    assert!(tile_at(&desk, "C1").unwrap().is_blank);
    assert_eq!(left(&desk, "?"), 0);
    // A, B, C and C are left, and no blank that could lie on the rack.
    let answer = desk.when(draw());
    for rack in racks(answer.events()) {
        assert!(rack.len() == 3 && !rack.contains('?'), "{rack}");
    }
}

#[test]
fn with_the_joker_the_game_is_over_when_its_blank_is_all_that_is_left() {
    let steps = [
        told(1, "AAA", "A1", "AAA", 3),
        told(2, "BBB", "C1", "BBB", 0),
        told(3, "CCD", "E1", "CCD", 10),
    ];
    let desk = tiny(joker()).given(steps.concat());
    assert_eq!(left(&desk, "?"), 1);
    let because = flavita::tournament::model::rejection::GameEnd::MinimumImpossible;
    desk.when(draw()).then([Event::GameEnded { because }]);
}

fn bought_back() -> Form {
    Form { blanks_bought_back: true, ..Form::default() }
}

/// A word with a blank for Д lies on З8, and a rack with Д comes.
fn with_a_real_letter(form: Form) -> Desk {
    hall(form).given([played("МОАКТИ?", "З8", "дОМ"), revealed("АДКТИЕО")])
}

#[test]
fn a_rack_with_the_real_letter_buys_the_blank_back() {
    let desk = with_a_real_letter(bought_back());
    let round = desk.state.last_round().unwrap();
    assert!(!tile_at(&desk, "З8").unwrap().is_blank);
    assert_eq!(rack_text(&desk.state.edition, round.rack.tiles()), "А?КТИЕО");
    assert_eq!(round.rack_text, "АДКТИЕО", "the record keeps what was drawn");
    assert_eq!(round.bought.len(), 1);
    assert_eq!((left(&desk, "Д"), left(&desk, "?")), (3, 2));

    let ordinary = with_a_real_letter(Form::default());
    assert!(tile_at(&ordinary, "З8").unwrap().is_blank);
    assert!(ordinary.state.last_round().unwrap().bought.is_empty());
}

#[test]
fn the_letter_that_bought_a_blank_counts_from_then_on_and_the_blank_can_be_laid() {
    // Д is worth 2 on the board, О and М 1 and 2, and А 1.
    let with = with_a_real_letter(bought_back());
    with.when(slip(ADA, "З8", "ДОМА")).then_judged(6, []);
    with_a_real_letter(Form::default()).when(slip(ADA, "З8", "ДОМА")).then_judged(4, []);
}

#[test]
fn a_rack_without_the_real_letter_leaves_the_blank_on_the_board() {
    let desk = hall(bought_back()).given([played("МОАКТИ?", "З8", "дОМ"), rack("АБКТИЕО")]);
    assert!(tile_at(&desk, "З8").unwrap().is_blank);
    assert!(desk.state.last_round().unwrap().bought.is_empty());
}

#[test]
fn one_real_letter_buys_one_blank_back_the_first_in_reading_order() {
    let steps = told(1, "??ОАКТИ", "З7", "дОд", 2);
    let desk = hall(bought_back()).given(steps).and(rack("ДБКТИЕО"));
    let is_blank = |at| tile_at(&desk, at).unwrap().is_blank;
    assert_eq!((is_blank("З7"), is_blank("З9")), (false, true));
}

fn bought_to_lay() -> Form {
    Form { blanks_bought_to_lay: true, ..Form::default() }
}

const BLANK_LIES: (&str, &str, &str) = ("МОАКТИ?", "З8", "дОМ");

/// д, a blank, and ОМ lie on З8, and a rack comes.
fn with_a_blank_to_buy(form: Form, rack: Step) -> Desk {
    let words = "дом\nдома\nкод\nкот\nкад\n".to_owned();
    let (tiles, at, word) = BLANK_LIES;
    Hall { words, ..hall(form) }.given([played(tiles, at, word), rack])
}

fn buying(rack: &str) -> Desk {
    with_a_blank_to_buy(bought_to_lay(), revealed(rack))
}

#[test]
fn a_blank_is_bought_by_whoever_lays_it_in_the_same_move() {
    // Down from 9Ж through О: К 2 doubled, О 1 of the board, and т 0, the blank that Д bought.
    buying("АДКЖИЕО").when(slip(ADA, "9Ж", "КОт")).then_judged(5, []);
    // Unmarked it is the same: there is no Т.
    buying("АДКЖИЕО").when(slip(ADA, "9Ж", "КОТ")).then_judged(5, []);
    // Without Д on the rack nothing buys the blank.
    let reasons = [Reason::NotInRack { letters: "Т".to_owned() }];
    buying("АБКЖИЕО").when(slip(ADA, "9Ж", "КОт")).then_judged(0, reasons);
}

#[test]
fn the_letter_that_buys_is_not_laid_as_well() {
    // КАД needs Д, and a blank for К can be bought with nothing but that Д.
    let reasons = [Reason::NotInRack { letters: "К".to_owned() }];
    buying("АДБЖИЕО").when(slip(ADA, "11Ж", "кАД")).then_judged(0, reasons);
}

#[test]
fn who_lays_no_blank_has_bought_none() {
    // The blank counts nothing, О 1, М 2 and А 1, and it stays on the board.
    buying("АДКЖИЕО").when(slip(ADA, "З8", "ДОМА")).then_judged(4, []);
    let desk = with_a_blank_to_buy(bought_to_lay(), played("АДКЖИЕО", "З8", "дОМА"));
    assert!(tile_at(&desk, "З8").unwrap().is_blank);
    assert_eq!((left(&desk, "Д"), left(&desk, "?")), (4, 1));
    assert!(desk.last_round().bought.is_empty());
}

#[test]
fn what_the_placement_on_the_board_bought_changes_places_there() {
    let form = Form { keeps_rest: true, ..bought_to_lay() };
    let desk = with_a_blank_to_buy(form, played("АДКЖИЕО", "9Ж", "КОт"));
    let (bought, laid) = (tile_at(&desk, "З8").unwrap(), tile_at(&desk, "И9").unwrap());
    assert!(!bought.is_blank && desk.state.edition.label(bought.letter) == "Д");
    // Of four Д one lies there, of two blanks one.
    assert_eq!((laid.is_blank, left(&desk, "Д"), left(&desk, "?")), (true, 3, 1));
    let round = desk.last_round();
    let before = round.board.at(round.bought[0]).unwrap();
    assert!(before.is_blank, "nobody had it before the move");
    // К is laid and Д is given for the blank: АЖИЕО stay.
    let racks = desk.asked(&Command::DrawRack).unwrap();
    assert!(self::racks(&racks)[0].starts_with("АЖИЕО"), "{racks:?}");
}

#[test]
fn the_top_is_found_among_what_bought_blanks_can_lay() {
    let tops = |form| {
        let desk = with_a_blank_to_buy(form, revealed("АДКЖИЕО"));
        desk.last_round().tops.clone().unwrap()
    };
    let (plain, buying) = (tops(Form::default()), tops(bought_to_lay()));
    assert!(buying.legal > plain.legal, "{} {}", buying.legal, plain.legal);
    assert!(buying.points >= plain.points);
}

fn seven_of_eight() -> Form {
    Form { rack: Some(8), most_laid: Some(7), ..Form::default() }
}

#[test]
fn seven_of_eight_draws_eight_tiles() {
    let answer = hall(seven_of_eight()).given([]).when(draw());
    for rack in racks(answer.events()) {
        assert_eq!(rack.chars().count(), 8, "{rack}");
    }
    hall(seven_of_eight())
        .given([])
        .when(checked_rack("ЗДОРОВЫ"))
        .then_refused(Refusal::RackSize { given: 7, wanted: 8 });
}

#[test]
fn seven_of_eight_lays_at_most_seven() {
    let desk = || hall(seven_of_eight()).given([revealed("ЗДОРОВЫЕ")]);
    desk().when(slip(ADA, "З8", "ЗДОРОВЫЕ")).then_judged(0, [Reason::TooManyTiles { most: 7 }]);
    desk().when(slip(ADA, "З8", "ЗДОРОВЫ")).then_judged(82, []);
    let tops = desk().last_round().tops.clone().unwrap();
    let is_seven = |word: &str| word.chars().count() == 7;
    assert!(tops.placements.iter().all(|top| is_seven(&top.word)), "{tops:?}");
}

#[test]
fn seven_of_eight_lays_a_word_of_eight_that_has_a_tile_on_the_board() {
    let desk = hall(seven_of_eight()).given([played("ОТКАМИЕР", "8З", "ОТ"), revealed("ЗДРОВЫЕК")]);
    let verdict = desk.when(slip(ADA, "З6", "ЗДОРОВЫЕ")).verdict();
    assert!(verdict.is_valid(), "{:?}", verdict.reasons);
}

#[test]
fn seven_and_eight_pays_fifty_for_seven_and_seventy_five_for_eight() {
    let form = Form { rack: Some(8), bonus: BTreeMap::from([(8, 75)]), ..Form::default() };
    let desk = || hall(form.clone()).given([revealed("ЗДОРОВЫЕ")]);
    desk().when(slip(ADA, "З8", "ЗДОРОВЫ")).then_judged(32 + 50, []);
    desk().when(slip(ADA, "З8", "ЗДОРОВЫЕ")).then_judged(17 * 6 + 75, []);
    assert_eq!(desk().last_round().tops.clone().unwrap().points, 177);
}

#[test]
fn nine_letters_draws_nine_and_pays_for_nine_alone_if_the_form_says_so() {
    let form = Form { rack: Some(9), bonus: BTreeMap::from([(7, 0), (9, 50)]), ..Form::default() };
    let desk = || {
        Hall { words: "здоровы\nздоровыми\n".to_owned(), ..hall(form.clone()) }
            .given([revealed("ЗДОРОВЫМИ")])
    };
    desk().when(slip(ADA, "З8", "ЗДОРОВЫ")).then_judged(32, []);
    desk().when(slip(ADA, "З6", "ЗДОРОВЫМИ")).then_judged(44 + 50, []);
    hall(form.clone())
        .given([])
        .when(checked_rack("ЗДОРОВЫЕ"))
        .then_refused(Refusal::RackSize { given: 8, wanted: 9 });
}

fn five_to_open() -> Form {
    Form { first_word: Some(5), ..Form::default() }
}

#[test]
fn a_first_word_of_fewer_than_five_letters_is_no_first_word() {
    let desk = || hall(five_to_open()).given([revealed("ДОМОВАК")]);
    desk().when(slip(ADA, "З8", "ДОМА")).then_judged(0, [Reason::FirstWordShort { least: 5 }]);
    let verdict = desk().when(slip(ADA, "З8", "ДОМОВ")).verdict();
    assert!(verdict.is_valid(), "{:?}", verdict.reasons);
    let tops = desk().last_round().tops.clone().unwrap();
    let is_long = |word: &str| word.chars().count() >= 5;
    assert!(tops.placements.iter().all(|top| is_long(&top.word)));
}

#[test]
fn a_first_rack_without_a_word_of_five_letters_goes_back() {
    let rejected = Event::RackRejected {
        round: RoundNumber(1),
        rack: "КОТМРАИ".to_owned(),
        origin: RackOrigin::Hand { witness: String::new(), is_whole: false },
        because: Rejection::NoPlacement,
    };
    let desk = hall(five_to_open()).given([]);
    let desk = desk.when(checked_rack("КОТМРАИ")).then([rejected]);
    desk.when(checked_rack("ДОМОВАК")).then([drawn(1, "ДОМОВАК")]);
}

/// The hall where five letters open as the booklet has it, with these words.
fn booklet(words: &str) -> Hall {
    Hall { words: words.to_owned(), ..hall(embedded("five-to-open").unwrap()) }
}

#[test]
fn where_nobody_can_open_with_five_letters_four_are_enough() {
    let desk = || booklet("дом\nдома\nкот\nзавод\n").given([revealed("ДОМАКТИ")]);
    let verdict = desk().when(slip(ADA, "З8", "ДОМА")).verdict();
    assert!(verdict.is_valid() && verdict.is_top, "{verdict:?}");
    desk().when(slip(ADA, "З8", "КОТ")).then_judged(0, [Reason::FirstWordShort { least: 4 }]);
    let tops = desk().last_round().tops.clone().unwrap();
    assert!(tops.placements.iter().all(|top| top.word == "ДОМА"));
    assert_eq!(tops.legal, 4, "ДОМА from four squares");
}

#[test]
fn where_five_letters_can_be_laid_four_are_not_enough() {
    let desk = booklet("дома\nзавод\n").given([revealed("ЗАВОДМА")]);
    desk.when(slip(ADA, "З8", "ДОМА")).then_judged(0, [Reason::FirstWordShort { least: 5 }]);
}

#[test]
fn where_not_even_four_can_be_laid_the_first_word_is_like_any_other() {
    let words = "от\nкот\nдома\n";
    let desk = booklet(words).given([revealed("КОТМРИИ")]);
    let verdict = desk.when(slip(ADA, "З8", "ОТ")).verdict();
    assert!(verdict.is_valid(), "{verdict:?}");
    let desk = booklet(words).given([]);
    desk.when(checked_rack("КОТМРИИ")).then([drawn(1, "КОТМРИИ")]);
}

#[test]
fn a_log_that_says_nothing_of_four_letters_never_had_them_enough() {
    let old = r#"{"rack":null,"first_word":5,"joker":false}"#;
    let old: Form = serde_json::from_str(old).unwrap();
    assert_eq!(old, five_to_open());
    assert_ne!(embedded("five-to-open").unwrap(), five_to_open());
    let kept = serde_json::to_string(&five_to_open()).unwrap();
    assert!(!kept.contains("eases"), "{kept}");
}

#[test]
fn later_words_may_be_short() {
    let desk = hall(five_to_open()).given([played("ДОМОВАК", "З8", "ДОМОВ"), revealed("КТРРАИЕ")]);
    let verdict = desk.when(slip(ADA, "9З", "ОТ")).verdict();
    let short = |reason: &Reason| matches!(reason, Reason::FirstWordShort { .. });
    assert!(!verdict.reasons.iter().any(short));
}

/// The note that tells of a rack out of a bag of cloth and of the one that is played instead.
fn exchanged(text: &str) -> Event {
    Event::NoteWritten { text: text.to_owned() }
}

/// The explosive game with these words.
fn explosive(words: &str) -> Hall {
    Hall { words: words.to_owned(), ..hall(embedded("explosive").unwrap()) }
}

#[test]
fn in_the_explosive_game_the_last_tile_is_the_letter_that_the_best_word_needs() {
    // A blank in place of Р lays ЗАВОД, which is worth more than КОТ; so Д comes.
    let desk = explosive("завод\nкот\n").given([]);
    let desk = desk.when(checked_rack("ЗАВОКТР"));
    let desk = desk.then([exchanged("ЗАВОКТР → ЗАВОКТД"), drawn(1, "ЗАВОКТД")]);
    assert_eq!((left(&desk, "Д"), left(&desk, "?")), (4, 2), "nothing is on the board yet");
    let ordinary = Hall { words: "завод\nкот\n".to_owned(), ..hall(Form::default()) };
    ordinary.given([]).when(checked_rack("ЗАВОКТР")).then([drawn(1, "ЗАВОКТР")]);
}

#[test]
fn where_the_best_word_needs_no_blank_the_last_tile_stays() {
    let desk = explosive("кот\n").given([]);
    desk.when(checked_rack("ЗАВОКТР")).then([drawn(1, "ЗАВОКТР")]);
}

#[test]
fn where_the_bag_has_no_such_letter_the_blank_itself_comes() {
    // All four Д lie there; ДДЗ down from one of them needs a fifth and is worth more than ДА.
    let desk = explosive("дддд\nддз\nда\n").given([played("ДДДДАКИ", "З5", "ДДДД")]);
    assert_eq!(left(&desk, "Д"), 0);
    let desk = desk.when(checked_rack("ЗАВОКТР"));
    desk.then([exchanged("ЗАВОКТР → ЗАВОКТ?"), drawn(2, "ЗАВОКТ?")]);
}

#[test]
fn a_rack_below_the_minimum_goes_back_as_it_was_drawn() {
    let rejected = Event::RackRejected {
        round: RoundNumber(1),
        rack: "ЗБВГКТР".to_owned(),
        origin: RackOrigin::Hand { witness: String::new(), is_whole: false },
        because: Rejection::BelowMinimum { vowels: 2, consonants: 2 },
    };
    let desk = explosive("завод\nкот\n").given([]);
    desk.when(checked_rack("ЗБВГКТР")).then([rejected]);
}

#[test]
fn a_blank_that_stayed_is_not_exchanged_and_while_there_are_letters_none_is_drawn() {
    let form = Form { keeps_rest: true, ..embedded("explosive").unwrap() };
    let steps = [played("ДОМКТИ?", "З8", "ДОМ")];
    let desk = Hall { words: "дом\nзавод\n".to_owned(), ..hall(form) }.given(steps);
    desk.when(checked_rack("КТИ?ЗАВ")).then([drawn(2, "КТИ?ЗАВ")]);
    for chance in 0..20 {
        let hall = explosive(include_str!("../data/words/ru.txt"));
        let desk = Hall { public_chance: chance.to_string(), ..hall }.given([]);
        for rack in racks(desk.when(draw()).events()) {
            assert!(rack.chars().count() == 7 && !rack.contains('?'), "{rack}");
        }
    }
}

/// The completive game with these words.
fn completive(words: &str) -> Hall {
    Hall { words: words.to_owned(), ..hall(embedded("completive").unwrap()) }
}

#[test]
fn in_the_completive_game_six_are_drawn_and_the_top_takes_any_seventh() {
    for rack in racks(completive("завод\n").given([]).when(draw()).events()) {
        assert_eq!(rack.chars().count(), 6, "{rack}");
    }
    // З doubled, the word doubled: (10 + 1 + 1 + 1 + 2) · 2.
    let desk = || completive("завод\nкот\nзаводы\n").given([revealed("ЗАВОКТ")]);
    let tops = desk().last_round().tops.clone().unwrap();
    assert_eq!((tops.points, tops.placements[0].word.as_str()), (30, "ЗАВОД"));
    desk().when(slip(ADA, "З4", "ЗАВОД")).then_judged(30, []);
    let letters = "Ы".to_owned();
    desk().when(slip(ADA, "З4", "ЗАВОДЫ")).then_judged(0, [Reason::NotInRack { letters }]);
}

#[test]
fn all_seven_tiles_laid_earn_the_bonus_and_the_seventh_leaves_the_bag() {
    let desk = completive("здоровы\n").given([played("ЗДОРОВ", "З4", "ЗДОРОВЫ")]);
    let placed = desk.last_round().placed.as_ref().map(|placed| placed.points);
    // (5·2 + 2 + 1 + 1 + 1 + 1 + 4) · 2 + 50.
    assert_eq!((placed, left(&desk, "Ы"), left(&desk, "З")), (Some(90), 1, 1));
}

#[test]
fn a_letter_that_is_not_in_the_bag_is_its_blank() {
    let desk =
        completive("дддд\nддз\n").given([played("ДДДДАА", "З5", "ДДДД"), revealed("ЗАВОКТ")]);
    // Д stands, д is the blank, З counts 5.
    desk.when(slip(ADA, "5З", "ДДЗ")).then_judged(7, []);
}

#[test]
fn a_letter_marked_as_a_blank_where_there_is_none_is_worth_nothing() {
    let given = || {
        let steps = [played("КЗ??АИ", "З8", "Кот"), revealed("ОЗВАИЖ")];
        completive("кот\nтон\n").given(steps)
    };
    // The blank т stands; the square of the third letter is worth three times.
    given().when(slip(ADA, "10З", "ТОН")).then_judged(4, []);
    given().when(slip(ADA, "10З", "ТОн")).then_judged(1, []);
}

fn two_bags(vowels: usize) -> Form {
    Form { two_bags: Some(TwoBags::fixed(vowels)), ..Form::default() }
}

#[test]
fn two_bags_give_the_same_number_of_vowels_every_time() {
    for chance in 0..20 {
        let desk = Hall { public_chance: chance.to_string(), ..hall(two_bags(3)) }.given([]);
        let answer = desk.when(draw());
        for rack in racks(answer.events()) {
            let vowels = rack.chars().filter(|c| "АЕЁИОУЫЭЮЯ".contains(*c));
            assert_eq!((vowels.count(), rack.chars().count()), (3, 7), "{rack}");
        }
    }
}

#[test]
fn a_rack_drawn_by_hand_out_of_two_bags_has_its_vowels() {
    hall(two_bags(3))
        .given([])
        .when(checked_rack("ДОМКТРА"))
        .then_refused(Refusal::RackVowels { given: 2, wanted: 3 });
    hall(two_bags(3)).given([]).when(checked_rack("ДОМКТИА")).then([drawn(1, "ДОМКТИА")]);
}

#[test]
fn a_bag_that_has_too_few_leaves_the_rest_to_the_other() {
    // One A is left of three, so two tiles come out of the other bag.
    let desk = tiny(two_bags(2)).given(told(1, "AAB", "A1", "AAB", 2));
    let answer = desk.when(draw());
    for rack in racks(answer.events()) {
        assert_eq!((rack.len(), rack.matches('A').count()), (3, 1), "{rack}");
    }
    // B, B, C and D are gone, and the blank: two As and a C are left.
    let steps = [told(1, "BBD", "A1", "BBD", 2), told(2, "ABC", "C1", "ABC", 5)];
    let desk = tiny(two_bags(1)).given(steps.concat());
    let desk = desk.and(Step::Several(told(3, "?", "E1", "d", 0)));
    let answer = desk.when(draw());
    assert!(
        racks(answer.events())
            .iter()
            .all(|rack| { rack.matches('A').count() == 2 && rack.matches('C').count() == 1 })
    );
}

fn vowels_chosen(vowels: usize, chosen: Chosen) -> Form {
    Form { two_bags: Some(TwoBags { vowels, chosen }), ..Form::default() }
}

fn say(vowels: usize) -> Step {
    Step::Asked(Command::SetVowels { vowels })
}

fn said(round: u32, vowels: usize) -> Event {
    Event::VowelsSet { round: RoundNumber(round), vowels }
}

/// How many vowels the racks of an answer have, each the same number.
fn vowels_of(events: &[Event]) -> usize {
    let racks = events.iter().filter(|event| !matches!(event, Event::VowelsSet { .. })).cloned();
    let racks: Vec<Event> = racks.collect();
    let vowels = |rack: &str| rack.chars().filter(|c| "АЕЁИОУЫЭЮЯ".contains(*c)).count();
    let counts: Vec<usize> = self::racks(&racks).into_iter().map(vowels).collect();
    assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
    counts[0]
}

#[test]
fn the_arbiter_says_before_a_rack_how_many_vowels_it_has_and_where_he_says_nothing_the_rules_do() {
    let desk = hall(vowels_chosen(3, Chosen::Arbiter)).given([]);
    assert_eq!(vowels_of(desk.asked(&Command::DrawRack).unwrap().as_slice()), 3);
    let desk = desk.when(say(5)).then([said(1, 5)]).when(say(4)).then([said(1, 4)]);
    let desk = desk.when(say(4)).then([]);
    assert_eq!(vowels_of(desk.asked(&Command::DrawRack).unwrap().as_slice()), 4);
    // By hand he has said four as well.
    let refused = Refusal::RackVowels { given: 3, wanted: 4 };
    let desk = desk.when(checked_rack("ДОМКТИА")).then_refused(refused);
    let desk = desk.when(checked_rack("ДОМЕТИА")).then([drawn(1, "ДОМЕТИА")]);
    let desk = desk.and(Step::Several(vec![open(), close(), reveal_and_lay("З8", "ДОМ")]));
    // The next rack is another one.
    assert_eq!(vowels_of(desk.asked(&Command::DrawRack).unwrap().as_slice()), 3);
}

#[test]
fn the_arbiter_says_no_number_with_which_a_rack_could_not_hold_what_it_must() {
    let desk = hall(vowels_chosen(3, Chosen::Arbiter)).given([]);
    // Of seven tiles two must be vowels and two consonants.
    let out = Refusal::VowelsOutOfRange { low: 2, high: 5 };
    desk.when(say(1)).then_refused(out.clone()).when(say(6)).then_refused(out);
}

#[test]
fn once_a_rack_was_drawn_its_vowels_are_said() {
    let desk = hall(vowels_chosen(3, Chosen::Arbiter)).given([say(4), draw()]);
    let because = "упала фишка".to_owned();
    let desk = desk.and(Step::Asked(Command::RefuseRack { because }));
    let desk = desk.when(say(2)).then_refused(Refusal::VowelsFixed);
    assert_eq!(vowels_of(desk.asked(&Command::DrawRack).unwrap().as_slice()), 4);
    for form in [Form::default(), two_bags(3), vowels_chosen(2, Chosen::DrawnUpTo(5))] {
        hall(form).given([]).when(say(4)).then_refused(Refusal::VowelsFixed);
    }
}

#[test]
fn chance_draws_the_number_of_vowels_and_the_log_notes_it_before_the_first_attempt() {
    let mut numbers = [0; 8];
    for chance in 0..200 {
        let form = vowels_chosen(2, Chosen::DrawnUpTo(5));
        let desk = Hall { public_chance: chance.to_string(), ..hall(form) }.given([]);
        let answer = desk.when(draw());
        let vowels = vowels_of(answer.events());
        assert_eq!(answer.events()[0], said(1, vowels));
        numbers[vowels] += 1;
        let desk = answer
            .applied()
            .and(Step::Asked(Command::RefuseRack { because: "упала фишка".to_owned() }));
        let again = desk.asked(&Command::DrawRack).unwrap();
        assert_eq!(vowels_of(&again), vowels, "another attempt has the same number");
        assert!(!again.contains(&said(1, vowels)));
    }
    // Each of four numbers 50 times of 200: five deviations of 6.1 are 31.
    assert!(numbers[2..=5].iter().all(|n| (20..=80).contains(n)), "{numbers:?}");
    assert_eq!(numbers.iter().sum::<i32>(), 200);
}

#[test]
fn the_number_of_vowels_is_the_one_that_anybody_can_compute() {
    // HMAC-SHA256(K, "r" 1 ffffffff 0) with K of the secret 42.., the tournament 07.. and no words
    // of the hall, its first four bytes modulo 4 and 2 more; K and the result by Python's hmac.
    let desk = hall(vowels_chosen(2, Chosen::DrawnUpTo(5))).given([]);
    assert_eq!(desk.when(draw()).events()[0], said(1, 4));
}

#[test]
fn where_bags_of_cloth_are_drawn_from_the_hall_draws_the_number_too() {
    let desk = hall(vowels_chosen(2, Chosen::DrawnUpTo(4))).given([]);
    let refused = Refusal::RackVowels { given: 5, wanted: 4 };
    let desk = desk.when(checked_rack("ДОАЕТИЮ")).then_refused(refused);
    desk.when(checked_rack("ДОМКТИА")).then([drawn(1, "ДОМКТИА")]);
}

fn keeps_rest() -> Form {
    Form { keeps_rest: true, ..Form::default() }
}

#[test]
fn what_was_not_laid_stays_on_the_rack_until_a_rack_goes_back() {
    let (mut kept, mut whole) = (0, 0);
    for chance in 0..20 {
        let desk = Hall { public_chance: chance.to_string(), ..hall(keeps_rest()) }
            .given([played("ДОМЩЭЮЦ", "З8", "ДОМ")]);
        let answer = desk.when(draw());
        let racks = racks(answer.events());
        assert!(racks[0].starts_with("ЩЭЮЦ"), "{racks:?}");
        kept += 1;
        whole += racks[1..].iter().filter(|rack| !rack.starts_with("ЩЭЮЦ")).count();
    }
    assert!(kept == 20 && whole > 0, "{kept} {whole}");
}

#[test]
fn a_rack_drawn_by_hand_holds_what_stayed_until_one_goes_back() {
    let desk = hall(keeps_rest()).given([played("ДОМЩЭЮЦ", "З8", "ДОМ")]);
    let other = "ЗДОРОВЫ";
    let desk = desk.when(checked_rack(other)).then_refused(Refusal::TilesDrawn {
        given: 7,
        wanted: 3,
        rest: "ЩЭЮЦ".to_owned(),
    });
    let desk = desk.when(checked_rack("ЩЭЮЦЫЫШ")).then([Event::RackRejected {
        round: RoundNumber(2),
        rack: "ЩЭЮЦЫЫШ".to_owned(),
        origin: RackOrigin::Hand { witness: String::new(), is_whole: false },
        because: Rejection::NoPlacement,
    }]);
    desk.when(checked_rack(other)).then([Event::RackDrawn {
        round: RoundNumber(2),
        rack: other.to_owned(),
        origin: RackOrigin::Hand { witness: String::new(), is_whole: true },
    }]);
}

fn theme(words: &[&str]) -> Form {
    Form {
        theme: Some(Theme {
            name: "Дом".to_owned(),
            points: 5,
            words: words.iter().map(|word| (*word).to_owned()).collect(),
        }),
        ..Form::default()
    }
}

#[test]
fn a_word_of_the_theme_brings_five_points_more() {
    let desk = |words: &[&str]| hall(theme(words)).given([revealed("ДОМАКТИ")]);
    desk(&["дом"]).when(slip(ADA, "З8", "ДОМ")).then_judged(10 + 5, []);
    desk(&["кот"]).when(slip(ADA, "З8", "ДОМ")).then_judged(10, []);
    let blank = hall(theme(&["дом"])).given([revealed("ДО?АКТИ")]);
    blank.when(slip(ADA, "З8", "ДОм")).then_judged(6 + 5, []);
}

#[test]
fn every_word_of_the_theme_counts_that_a_placement_makes() {
    // АД down behind ДОМ makes ДОМА as well.
    let steps = || [played("ДОМКТИЕ", "З8", "ДОМ"), revealed("АДРРИКЕ")];
    let hall = |form| Hall { words: "дом\nдома\nад\n".to_owned(), ..hall(form) };
    let points = |form| {
        let desk = hall(form).given(steps());
        desk.when(slip(ADA, "11З", "АД")).verdict().points
    };
    let plain = points(Form::default());
    assert_eq!(points(theme(&["ад"])), plain + 5);
    assert_eq!(points(theme(&["дома", "ад", "дом"])), plain + 10);
}

#[test]
fn the_top_is_found_with_the_points_of_the_theme() {
    let tops = |form| {
        let desk = hall(form).given([revealed("ДОМАКТИ")]);
        desk.last_round().tops.clone().unwrap()
    };
    let plain = tops(Form::default());
    assert!(plain.placements.iter().all(|top| top.word != "КОТ"));
    let mut dear = theme(&["кот"]);
    dear.theme.as_mut().unwrap().points = 100;
    let themed = tops(dear);
    assert!(themed.points > 100 && themed.placements.iter().all(|top| top.word == "КОТ"));
    assert_eq!(themed.legal, plain.legal);
}

#[test]
fn a_written_game_plays_what_it_played_in_every_form() {
    for form in [joker(), two_bags(3), keeps_rest(), five_to_open()] {
        hall(form)
            .given([played("ДОМОВАК", "З8", "ДОМОВ")])
            .when(rack("ЗДОРАЫ"))
            .then([drawn(2, "ЗДОРАЫ")]);
    }
}
