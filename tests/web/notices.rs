//! What a runner brings to the tables: seen by all who help, ticked by any of them, and never a
//! question about the words of the open rack.

use flavita::{tournament::model::command::Command, tournament::model::ids::SlipNumber};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside, take};

/// After the first round, with two helpers.
async fn hall() -> (Inside, Device, Device) {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\nba\nbab\n", &["Ада", "Ван"]);
    inside.play_a_round("cup").await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    let vera = inside.helper("cup", "Вера", "10.0.0.2");
    (inside, maria, vera)
}

async fn key(inside: &Inside, who: &Device, line: &str) -> Value {
    let body = json!({"line": line, "key": line, "confirm": true});
    let asked = Asked::json("/t/cup/slips", body);
    inside.answer(who, asked).await.json()
}

async fn page(inside: &Inside, who: &Device, page: &str) -> String {
    inside.get(who, &format!("/t/cup/{page}")).await.body
}

const TICKED: &str = "data-delivered=\"1\" aria-pressed=\"true\"";
const OPEN: &str = "data-delivered=\"1\" aria-pressed=\"false\"";

#[actix_web::test]
async fn a_slip_that_scores_nothing_is_brought_to_its_player_and_ticked_for_all() {
    let (inside, maria, vera) = hall().await;
    key(&inside, &maria, "1 h8 bb").await;
    key(&inside, &maria, "2 h8 aba").await;
    assert!(page(&inside, &vera, "keying").await.contains(OPEN));
    assert!(!page(&inside, &vera, "keying").await.contains("data-delivered=\"2\""));
    for (is_delivered, shown) in [(true, TICKED), (false, OPEN), (true, TICKED)] {
        let body = json!({"slip": 1, "is_delivered": is_delivered});
        let asked = Asked::json("/t/cup/delivered", body);
        let said = inside.answer(&vera, asked).await.json();
        assert_eq!(said["ok"], true, "{said}");
        assert!(page(&inside, &maria, "keying").await.contains(shown));
    }
    let desk = inside.app.folder.desk("cup").unwrap();
    assert!(desk.view().state.delivered.contains(&SlipNumber(1)));
}

#[actix_web::test]
async fn the_sheet_of_notices_can_be_printed_by_those_who_help() {
    let (inside, maria, _) = hall().await;
    key(&inside, &maria, "1 h8 bb").await;
    let sheet = page(&inside, &maria, "notices").await;
    assert!(sheet.contains("BB") && sheet.contains("data-print"), "{sheet}");
    assert!(!sheet.contains("/t/cup/print\""), "that page is the arbiter's");
}

#[actix_web::test]
async fn what_is_keyed_while_a_rack_is_open_is_told_when_its_round_is_over() {
    let (inside, maria, _) = hall().await;
    key(&inside, &maria, "1 h8 bb").await;
    inside.ask("cup", take("DAB")).await;
    key(&inside, &maria, "2 h8 bab").await;
    for address in ["keying", "notices"] {
        let page = page(&inside, &maria, address).await;
        assert!(page.contains("BB"), "{address}: known before the rack was drawn: {page}");
    }
    assert!(!page(&inside, &maria, "keying").await.contains("data-delivered=\"2\""));
    assert!(!page(&inside, &maria, "notices").await.contains("BAB"));
    inside.ask("cup", Command::OpenRound).await;
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    inside.ask("cup", Command::RevealTop).await;
    assert!(page(&inside, &maria, "keying").await.contains("data-delivered=\"2\""));
}

#[actix_web::test]
async fn what_two_people_keyed_otherwise_is_brought_to_nobody_yet() {
    let (inside, maria, vera) = hall().await;
    key(&inside, &maria, "1 h8 bb").await;
    key(&inside, &vera, "1 h8 aba").await;
    assert!(!page(&inside, &maria, "keying").await.contains("data-delivered"));
}
