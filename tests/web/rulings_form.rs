//! Tests of `src/web/rulings/form.rs`.

use flavita::i18n::language::Language;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use flavita::tournament::model::{Command, PlacementText, Ruling};
use flavita::web::rulings::form::RulingForm;

fn asked(form: &RulingForm) -> Result<Option<Command>, String> {
    form.command(Language::English)
}

fn form(ruling: &str) -> RulingForm {
    RulingForm {
        ruling: ruling.to_owned(),
        because: "why".to_owned(),
        slip: "4".to_owned(),
        points: "12".to_owned(),
        player: "3".to_owned(),
        round: "2".to_owned(),
        at: "H8".to_owned(),
        time: "1:05".to_owned(),
        word: "cAt".to_owned(),
        number: "7".to_owned(),
        ..RulingForm::default()
    }
}

fn ruled(ruling: &str) -> Ruling {
    match asked(&form(ruling)) {
        Ok(Some(Command::GiveRuling { what, .. })) => what,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_form_of_the_page_is_read() {
    let (player, round) = (PlayerNumber(3), RoundNumber(2));
    let placement = PlacementText { at: "H8".to_owned(), word: "cAt".to_owned() };
    let points = |points| Ruling::PointsGiven { player, round: Some(round), points };
    let slip = SlipNumber(4);
    let read = [
        ("slip_zero", Ruling::SlipJudged { slip, points: None }),
        ("slip_valid", Ruling::SlipJudged { slip, points: Some(12) }),
        ("penalty", points(-12)),
        ("bonus", points(12)),
        ("move_replaced", Ruling::MoveReplaced { round, placement }),
        ("round_reopened", Ruling::RoundReopened { round, remaining_ms: 65_000 }),
        ("round_annulled", Ruling::RoundAnnulled { round }),
        ("time_set", Ruling::TimeSet { player, round, used_ms: 65_000 }),
        ("mean_granted", Ruling::MeanGranted { player, round }),
        ("warning_given", Ruling::WarningGiven { player, round }),
        ("word_accepted:CAT", Ruling::WordAccepted { word: "CAT".to_owned() }),
        ("word_rejected", Ruling::WordRejected { word: "cAt".to_owned() }),
    ];
    for (kind, expected) in read {
        assert_eq!(ruled(kind), expected, "{kind}");
    }
    let because = "why".to_owned();
    let revoke = Command::RevokeRuling { ruling: RulingNumber(7), because };
    assert_eq!(asked(&form("revoke")), Ok(Some(revoke)));
    assert_eq!(asked(&form("coffee")), Ok(None));
}

#[test]
fn what_is_no_number_or_time_is_named() {
    let mut wrong = form("time_set");
    wrong.time = "soon".to_owned();
    assert!(asked(&wrong).unwrap_err().contains("soon"));
    wrong = form("penalty");
    wrong.points = "-3".to_owned();
    assert!(asked(&wrong).unwrap_err().contains("-3"));
}
