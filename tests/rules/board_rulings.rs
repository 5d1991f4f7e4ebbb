//! Rulings on words after which something else would lie on the board.

use flavita::tournament::ruling::preview::{LaidChange, Preview, Stays, preview};
use flavita::{
    tournament::model::command::Command, tournament::model::ids::RoundNumber,
    tournament::model::refusal::Refusal, tournament::model::ruling::Ruling,
    tournament::model::ruling_refusal::RulingRefusal, tournament::model::tops::PlacementText,
};

use crate::desk::{ADA, Desk, Step, given};
use crate::steps::{end, revealed, slip};

const BECAUSE: &str = "композитор";

/// A round whose top lies on the board.
fn evening() -> Desk {
    given([revealed("ЗДОРОВЫ"), slip(ADA, "З4", "ЗДОРОВЫ")])
}

fn rejection() -> Ruling {
    let word = "ЗДОРОВЫ".to_owned();
    Ruling::WordRejected { word }
}

fn told(desk: &Desk) -> Preview {
    let (what, because) = (rejection(), BECAUSE.to_owned());
    let command = Command::GiveRuling { what, because };
    preview(&desk.state, &command, desk.words()).unwrap()
}

fn and_lay(lay: &PlacementText) -> Step {
    let (what, because) = (rejection(), BECAUSE.to_owned());
    rule_and_lay(Command::GiveRuling { what, because }, lay)
}

fn rule_and_lay(rule: Command, lay: &PlacementText) -> Step {
    let what = Ruling::MoveReplaced { round: RoundNumber(1), placement: lay.clone() };
    let then = Command::GiveRuling { what, because: BECAUSE.to_owned() };
    Step::Asked(Command::Both { first: Box::new(rule), then: Box::new(then) })
}

#[test]
fn a_rejected_word_is_replaced_on_the_board_in_the_same_step() {
    let desk = evening();
    let told = told(&desk);
    let [LaidChange { round: RoundNumber(1), lies, instead: Ok(instead) }] = told.laid.as_slice()
    else {
        panic!("{:?}", told.laid);
    };
    assert_eq!(lies.word, "ЗДОРОВЫ");
    let tops = told.tops[0].after.clone().unwrap().placements;
    assert!(instead.len() == tops.len() && instead.iter().all(|top| tops.contains(top)));

    let ruled = desk.when(and_lay(&instead[0]));
    assert_eq!(ruled.result.as_ref().map(Vec::len), Ok(2), "one commit");
    let desk = ruled.applied();
    assert_eq!(desk.last_round().placed.clone().unwrap().placement, instead[0]);
    assert_eq!(desk.state.rulings_in_force().count(), 2);
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().verdict.points, 0);
}

#[test]
fn taking_back_what_was_laid_is_told_with_what_comes_back() {
    let desk = evening();
    let before = desk.last_round().placed.clone().unwrap().placement;
    let told = told(&desk);
    assert_eq!(told.relaid, None, "a word's ruling lays nothing by itself");
    let desk = desk.and(and_lay(&told.laid[0].instead.clone().unwrap()[0]));
    let (ruling, because) = (desk.state.rulings[1].number, BECAUSE.to_owned());
    let revoke = Command::RevokeRuling { ruling, because };
    let told = preview(&desk.state, &revoke, desk.words()).unwrap();
    assert_eq!(told.relaid, Some((RoundNumber(1), before)));
}

#[test]
fn a_word_that_counts_again_is_laid_again_in_the_same_step() {
    let desk = evening();
    let before = desk.last_round().placed.clone().unwrap();
    let instead = told(&desk).laid[0].instead.clone().unwrap();
    let desk = desk.and(and_lay(&instead[0]));
    let (ruling, because) = (desk.state.rulings[0].number, BECAUSE.to_owned());
    let revoke = Command::RevokeRuling { ruling, because };
    let laid = preview(&desk.state, &revoke, desk.words()).unwrap().laid;
    assert_eq!(laid[0].instead, Ok(vec![before.placement.clone()]));
    let desk = desk.and(rule_and_lay(revoke, &before.placement));
    assert_eq!(desk.last_round().placed.clone().unwrap().placement, before.placement);
    assert!(desk.last_round().slip_of(ADA).unwrap().verdict.points > 0);
}

#[test]
fn where_nothing_can_be_laid_nothing_is_ruled() {
    let desk = evening().and(end());
    let told = told(&desk);
    let laid: Vec<_> = told.laid.iter().map(|one| one.instead.clone()).collect();
    assert_eq!(laid, [Err(Stays::GoneOn)]);
    let lay = told.tops[0].after.clone().unwrap().placements[0].clone();
    let refusal = Refusal::Ruling(RulingRefusal::GoneOn(RoundNumber(1)));
    let desk = desk.when(and_lay(&lay)).then_refused(refusal);
    assert_eq!(desk.state.rulings.len(), 0, "neither of the two");
}
