//! What was not laid stays on the rack: keyed by hand, and told from what is new.

use flavita::tournament::decide::racks::{lying, to_draw};
use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::{
    tournament::draw::history::stayed, tournament::model::event::Event,
    tournament::model::ids::RoundNumber, tournament::model::refusal::Refusal,
    tournament::model::rejection::RackOrigin, tournament::model::rejection::Rejection,
    tournament::profile::form::Form,
};

use crate::desk::{Desk, Hall, Step};
use crate::steps::{checked_rack, draw, played, rack};

/// A hall where ДОМ lies on the board and ЩЭЮЦ stayed on the rack.
fn kept() -> Desk {
    keeping(false).given([played("ДОМЩЭЮЦ", "З8", "ДОМ")])
}

fn keeping(joker: bool) -> Hall {
    let mut hall = Hall::default();
    hall.profile.form = Form { keeps_rest: true, joker, ..Form::default() };
    hall
}

fn by_hand(is_whole: bool) -> RackOrigin {
    RackOrigin::Hand { witness: String::new(), is_whole }
}

fn drawn(rack: &str, origin: RackOrigin) -> Event {
    Event::RackDrawn { round: RoundNumber(2), rack: rack.to_owned(), origin }
}

/// A rack that was drawn after all that had stayed went back.
fn whole_rack(tiles: &str) -> Step {
    Step::Asked(Command::TakeRack {
        rack: tiles.to_owned(),
        below_minimum: BelowMinimum::Reject,
        witness: String::new(),
        is_whole: true,
    })
}

/// How many tiles of the last round's rack stayed.
fn stayed_there(desk: &Desk) -> usize {
    let round = desk.last_round();
    stayed(&desk.state, round.number, &round.rack_text, &round.origin)
}

#[test]
fn by_hand_what_was_drawn_is_keyed_alone_or_with_what_stayed() {
    for keyed in ["акт", "щэюцакт", "ЩЭЮЦ+АКТ", "АЩКЭТЮЦ"] {
        let answer = kept().when(checked_rack(keyed));
        let desk = answer.then([drawn("ЩЭЮЦАКТ", by_hand(false))]);
        assert_eq!(stayed_there(&desk), 4, "{keyed}");
    }
}

#[test]
fn by_hand_another_number_of_tiles_is_refused_with_what_lies_there() {
    for (keyed, given) in [("", 0), ("ак", 2), ("актр", 4), ("здоровы", 7)] {
        kept().when(checked_rack(keyed)).then_refused(Refusal::TilesDrawn {
            given,
            wanted: 3,
            rest: "ЩЭЮЦ".to_owned(),
        });
    }
}

#[test]
fn a_keyed_tile_that_lies_on_the_rack_is_not_in_the_bag() {
    kept().when(checked_rack("АЩК")).then_refused(Refusal::NotInBag("Щ".to_owned()));
}

#[test]
fn where_the_whole_rack_went_back_all_of_it_is_keyed_and_new() {
    let whole = || kept().when(whole_rack("ЗДОРОВЫ"));
    let desk = whole().then([drawn("ЗДОРОВЫ", by_hand(true))]);
    assert_eq!(stayed_there(&desk), 0);
    let again = kept().when(whole_rack("ЩЭЮЦАКТ"));
    let desk = again.then([drawn("ЩЭЮЦАКТ", by_hand(true))]);
    assert_eq!(stayed_there(&desk), 0, "the same tiles came out of the bag");
    kept().when(whole_rack("АКТ")).then_refused(Refusal::RackSize { given: 3, wanted: 7 });
}

#[test]
fn after_a_rack_by_hand_that_went_back_the_next_one_is_whole() {
    let desk = kept();
    assert_eq!(to_draw(&desk.state), (3, 7));
    let gone = Event::RackRejected {
        round: RoundNumber(2),
        rack: "ЩЭЮЦЫЫШ".to_owned(),
        origin: by_hand(false),
        because: Rejection::NoPlacement,
    };
    let desk = desk.when(checked_rack("ЫЫШ")).then([gone]);
    assert_eq!(stayed(&desk.state, RoundNumber(2), "ЩЭЮЦЫЫШ", &by_hand(false)), 4);
    assert_eq!((lying(&desk.state), to_draw(&desk.state)), (vec![], (7, 7)));
    let desk =
        desk.when(checked_rack("АКТ")).then_refused(Refusal::RackSize { given: 3, wanted: 7 });
    let next = desk.when(checked_rack("ЗДОРОВЫ"));
    let desk = next.then([drawn("ЗДОРОВЫ", by_hand(true))]);
    assert_eq!(stayed_there(&desk), 0);
}

#[test]
fn the_rack_that_was_refused_is_whole_where_it_comes_again() {
    let refuse = Step::Asked(Command::RefuseRack { because: "a tile fell".to_owned() });
    let desk = keeping(false).given([played("ДОМЩЭЮЦ", "З8", "ДОМ"), checked_rack("АКТ"), refuse]);
    let desk = desk.when(checked_rack("ЩЭЮЦАКТ"));
    let desk = desk.then([drawn("ЩЭЮЦАКТ", by_hand(true))]);
    assert_eq!(stayed_there(&desk), 0, "all of it came out of the bag");
    let stayed = stayed(&desk.state, RoundNumber(2), "ЩЭЮЦАКТ", &by_hand(false));
    assert_eq!(stayed, 4, "of the one that went back");
}

#[test]
fn the_first_rack_and_one_after_a_rejection_are_new() {
    let (mut whole, mut behind) = (0, 0);
    for chance in 0..20 {
        let desk = Hall { public_chance: chance.to_string(), ..keeping(false) }.given([played(
            "ДОМЩЭЮЦ",
            "З8",
            "ДОМ",
        )]);
        assert_eq!(stayed_there(&desk), 0);
        let desk = desk.and(draw());
        let went_back = !desk.state.rejected.is_empty();
        assert_eq!(stayed_there(&desk), if went_back { 0 } else { 4 });
        whole += usize::from(went_back);
        behind += usize::from(!went_back);
    }
    assert!(whole > 0 && behind > 0, "{whole} {behind}");
}

#[test]
fn a_rack_from_elsewhere_that_begins_with_the_rest_shows_it() {
    for origin in [RackOrigin::Relayed, RackOrigin::Prepared] {
        let told = |tiles| kept().and(Step::Happened(drawn(tiles, origin.clone())));
        assert_eq!(stayed_there(&told("ЩЭЮЦАКТ")), 4);
        assert_eq!(stayed_there(&told("АКТЩЭЮЦ")), 0);
        assert_eq!(stayed_there(&told("ЗДОРОВЫ")), 0);
    }
}

#[test]
fn where_nothing_stays_every_tile_is_new() {
    let mut hall = keeping(false);
    hall.profile.form.keeps_rest = false;
    let desk = hall.given([played("ДОМЩЭЮЦ", "З8", "ДОМ"), rack("ЩЭЮЦАКТ")]);
    assert_eq!(stayed_there(&desk), 0);
}

#[test]
fn the_joker_lies_there_and_is_not_keyed() {
    let desk = keeping(true).given([played("?ДОМЩЭЮ", "З8", "ДОМ")]);
    assert_eq!(stayed_there(&desk), 1);
    assert_eq!(to_draw(&desk.state), (3, 6));
    let next = desk.when(checked_rack("АКТ"));
    let desk = next.then([drawn("?ЩЭЮАКТ", by_hand(false))]);
    assert_eq!(stayed_there(&desk), 4);

    let desk = keeping(true).given([played("?ДОМЩЭЮ", "З8", "ДОМ")]);
    let next = desk.when(whole_rack("ЗДОРЫВ"));
    let desk = next.then([drawn("?ЗДОРЫВ", by_hand(true))]);
    assert_eq!(stayed_there(&desk), 1);
}
