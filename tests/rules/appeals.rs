//! A player appeals against the verdict on his slip, and the arbiter answers.

use flavita::{
    tournament::decide::finality, tournament::model::command::Command,
    tournament::model::event::Event, tournament::model::ids::RoundNumber,
    tournament::model::ids::RulingNumber, tournament::model::ids::SlipNumber,
    tournament::model::refusal::Open, tournament::model::refusal::Refusal,
    tournament::model::ruling::Appeal, tournament::model::ruling::Ruling,
};

use crate::desk::{ADA, Desk, Step, VAN, given};
use crate::steps::{close, end, open, played, rack, slip, slip_for};

/// Ada wrote what is no word, Van the top.
fn marked() -> Desk {
    let slips = [slip(ADA, "З8", "ЗДОРОК"), slip(VAN, "З8", "ЗДОРОВ")];
    given([played("ЗДОРОВЫ", "З8", "ЗДОРОВ")].into_iter().chain(slips))
}

fn ada(to: Appeal) -> Step {
    Step::Asked(Command::Appeal { round: RoundNumber(1), player: ADA, to })
}

fn noted(appeal: Appeal) -> Event {
    Event::SlipAppealed { round: RoundNumber(1), player: ADA, appeal }
}

fn rules(what: Ruling) -> Step {
    Step::Asked(Command::GiveRuling { what, because: "так в списке".to_owned() })
}

fn accepts() -> Step {
    rules(Ruling::WordAccepted { word: "ЗДОРОК".to_owned() })
}

fn revokes() -> Step {
    let because = "другой список".to_owned();
    Step::Asked(Command::RevokeRuling { ruling: RulingNumber(1), because })
}

fn asked() -> Desk {
    marked().and(ada(Appeal::Asked))
}

fn waiting(desk: &Desk) -> Vec<SlipNumber> {
    desk.state.open_appeals().map(|(_, slip)| slip.id).collect()
}

fn adas(desk: &Desk) -> Option<Appeal> {
    desk.state.appeal(SlipNumber(1))
}

#[test]
fn a_player_appeals_once_and_takes_it_back() {
    let desk = marked().when(ada(Appeal::Asked)).then([noted(Appeal::Asked)]);
    assert_eq!(waiting(&desk), [SlipNumber(1)]);
    let desk = desk.when(ada(Appeal::Asked)).then([]);
    let desk = desk.when(ada(Appeal::TakenBack)).then([noted(Appeal::TakenBack)]);
    assert!(waiting(&desk).is_empty());
    desk.when(ada(Appeal::Asked)).then([noted(Appeal::Asked)]);
}

#[test]
fn nobody_appeals_before_the_top_is_out_or_without_a_slip() {
    let thinking = given([rack("ЗДОРОВЫ"), open()]);
    let desk = thinking.when(ada(Appeal::Asked));
    let desk = desk.then_refused(Refusal::NoAppeal).and(close());
    desk.when(ada(Appeal::Asked)).then_refused(Refusal::NoAppeal);
    let unmarked = given([played("ЗДОРОВЫ", "З8", "ЗДОРОВ")]);
    unmarked.when(ada(Appeal::Asked)).then_refused(Refusal::NoAppeal);
    marked().when(ada(Appeal::TakenBack)).then_refused(Refusal::NoAppeal);
}

#[test]
fn an_appeal_is_made_three_times_and_then_no_more_until_the_slip_is_another() {
    let twice =
        (0..2).fold(marked(), |desk, _| desk.and(ada(Appeal::Asked)).and(ada(Appeal::TakenBack)));
    let desk = twice.when(ada(Appeal::Asked)).then([noted(Appeal::Asked)]);
    let desk = desk.when(ada(Appeal::TakenBack)).then([noted(Appeal::TakenBack)]);
    let desk = desk.when(ada(Appeal::Asked)).then_refused(Refusal::AppealedOften);
    let desk = desk.and(slip_for(1, ADA, "З8", "ЗДОРОВ"));
    desk.when(ada(Appeal::Asked)).then([noted(Appeal::Asked)]);
}

#[test]
fn the_arbiter_leaves_the_verdict_and_that_is_the_end_of_it() {
    let desk = asked().when(ada(Appeal::VerdictStays)).then([noted(Appeal::VerdictStays)]);
    assert!(waiting(&desk).is_empty());
    let desk = desk.when(ada(Appeal::Asked)).then_refused(Refusal::NoAppeal);
    desk.when(ada(Appeal::TakenBack)).then_refused(Refusal::NoAppeal);
}

#[test]
fn a_ruling_that_changes_the_slip_answers_until_it_is_revoked() {
    let by_judging = |points| Ruling::SlipJudged { slip: SlipNumber(1), points };
    let time = Ruling::TimeSet { player: ADA, round: RoundNumber(1), used_ms: 1_000 };
    let annulled = Ruling::RoundAnnulled { round: RoundNumber(1) };
    let ways = [rules(by_judging(Some(5))), rules(by_judging(None)), rules(time), rules(annulled)];
    for way in ways.into_iter().chain([accepts()]) {
        let desk = asked().and(way.clone());
        assert_eq!(adas(&desk), Some(Appeal::Ruled(RulingNumber(1))), "{way:?}");
        let desk = desk.when(ada(Appeal::VerdictStays)).then_refused(Refusal::NoAppeal);
        let desk = desk.and(revokes());
        assert_eq!((adas(&desk), waiting(&desk).len()), (Some(Appeal::Asked), 1), "{way:?}");
    }
}

#[test]
fn a_ruling_about_something_else_answers_nothing() {
    let van = Ruling::TimeSet { player: VAN, round: RoundNumber(1), used_ms: 1_000 };
    let other = Ruling::WordAccepted { word: "ДОРОК".to_owned() };
    let penalty = Ruling::PointsGiven { player: ADA, round: Some(RoundNumber(1)), points: -5 };
    for what in [van, other, penalty] {
        assert_eq!(adas(&asked().and(rules(what.clone()))), Some(Appeal::Asked), "{what:?}");
    }
}

#[test]
fn a_slip_that_is_entered_anew_ends_the_appeal_against_the_old_one() {
    let desk = asked().and(slip_for(1, ADA, "З8", "ЗДОРОВ"));
    assert!(waiting(&desk).is_empty());
    desk.when(ada(Appeal::Asked)).then([noted(Appeal::Asked)]);
}

#[test]
fn a_tournament_is_final_only_when_every_appeal_is_answered() {
    let desk = asked().and(end());
    assert_eq!(finality::open(&desk.state), [Open::Appeals { appeals: 1 }]);
    let desk = desk.and(ada(Appeal::VerdictStays));
    assert_eq!(finality::open(&desk.state), []);
    let desk = desk.and(Step::Asked(Command::Finalise { head: String::new() }));
    desk.when(ada(Appeal::Asked)).then_refused(Refusal::IsFinal);
}

#[test]
fn what_does_not_fit_is_in_no_log() {
    let stray = |desk: Desk, appeal| desk.and(Step::Happened(noted(appeal))).state.misfit();
    assert!(stray(marked(), Appeal::Asked).is_none());
    assert!(stray(marked(), Appeal::VerdictStays).is_some());
    assert!(stray(asked(), Appeal::Asked).is_some());
    assert!(stray(given([rack("ЗДОРОВЫ"), open()]), Appeal::Asked).is_some());
}

#[test]
fn an_appeal_goes_with_its_slip_to_another_number_and_is_nobodys_else_to_see() {
    let renumbered = Event::PlayerRenumbered { number: ADA, to: ADA.next().next() };
    let desk = asked().and(Step::Happened(renumbered));
    assert_eq!(desk.state.open_appeals().next().unwrap().1.player, ADA.next().next());
    assert!(desk.state.as_everybody_may_see().appeals.is_empty());
}
