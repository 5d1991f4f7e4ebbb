//! What the arbiter puts on the screen of the hall, what the hall learns by it, and what it never
//! learns.

use actix_web::http::StatusCode;
use flavita::web::routes::{ADDRESSES, Verb};
use flavita::{
    tournament::model::command::Command, tournament::model::ids::PlayerNumber,
    web::http::role::Role, web::parts::qr::qr,
};
use serde_json::{Value, json};

use crate::inside::{Answer, Asked, Device, Inside, take};

const NETWORK: &str = "Klubhaus-7";
const PASSWORD: &str = "geheim;4711:wort";

fn arbiter() -> Device {
    Device::at("127.0.0.1")
}

async fn act(inside: &Inside, body: Value) -> Answer {
    inside.answer(&arbiter(), Asked::json("/t/cup/do", body)).await
}

async fn screen(inside: &Inside) -> String {
    let hall = Device::at("192.168.1.77");
    inside.get(&hall, "/t/cup/projector?lang=ru").await.body
}

async fn wifi(inside: &Inside, form: &[(&str, &str)]) -> Answer {
    let form = [&[("act", "wifi")], form].concat();
    inside.answer(&arbiter(), Asked::form("/t/cup/network", &form)).await
}

fn cup() -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &["Ада", "Ван"]);
    inside
}

#[actix_web::test]
async fn a_notice_is_text_on_every_page_and_no_longer_than_the_screen_has_room() {
    let inside = cup();
    let hostile = "<script>alert(1)</script>\"'";
    let answer = act(&inside, json!({"act": "banner", "banner": hostile})).await;
    assert_eq!(answer.json()["ok"], true);
    for page in ["projector", "console"] {
        let body = inside.get(&arbiter(), &format!("/t/cup/{page}")).await.body;
        assert!(!body.contains("<script>alert"), "{page}");
        assert!(body.contains("&lt;script&gt;alert(1)"), "{page}");
    }
    for refused in ["я".repeat(81), "вверх\u{202e}".to_owned()] {
        let answer = act(&inside, json!({"act": "banner", "banner": refused})).await;
        assert_eq!(answer.json()["ok"], false, "{refused}");
    }
    assert!(screen(&inside).await.contains("alert(1)"), "the first stays");
    act(&inside, json!({"act": "banner", "banner": ""})).await;
    assert!(!screen(&inside).await.contains("class=\"banner"));
}

#[actix_web::test]
async fn what_was_put_on_it_by_hand_stays_until_the_next_round_begins() {
    let inside = cup();
    act(&inside, json!({"act": "break", "until": "19:05"})).await;
    act(&inside, json!({"act": "banner", "banner": "Тише"})).await;
    inside.ask("cup", take("ABA")).await;
    assert!(screen(&inside).await.contains("data-scene=\"break\""));
    let console = inside.get(&arbiter(), "/t/cup/console").await.body;
    assert!(console.contains("data-by-hand"), "the console says until when");
    inside.ask("cup", Command::OpenRound).await;
    let shown = screen(&inside).await;
    assert!(!shown.contains("data-scene=\"break\""));
    assert!(shown.contains("Тише"), "a notice stays");
    let console = inside.get(&arbiter(), "/t/cup/console").await.body;
    assert!(!console.contains("data-by-hand"));
    act(&inside, json!({"act": "break", "until": "19:30"})).await;
    assert!(screen(&inside).await.contains("data-scene=\"break\""));
}

#[actix_web::test]
async fn every_square_of_the_board_says_where_it_is_and_what_is_on_it() {
    let inside = cup();
    inside.play_a_round("cup").await;
    let console = inside.get(&arbiter(), "/t/cup/console?lang=en").await.body;
    assert_eq!(console.matches("role=\"gridcell\"").count(), 15 * 15);
    assert_eq!(console.matches(", empty\"").count(), 15 * 15 - 3);
    assert!(console.contains("aria-label=\"H8, A, "));
    assert!(!console.contains("aria-label=\"\""));
}

#[actix_web::test]
async fn a_break_says_when_it_goes_on_and_a_dark_screen_comes_back_to_it() {
    let inside = cup();
    let wrong = json!({"act": "break", "until": "soon"});
    assert_eq!(act(&inside, wrong).await.json()["ok"], false);
    let pause = json!({"act": "break", "until": "19.05", "pause": "Чай внизу"});
    act(&inside, pause).await;
    let shown = screen(&inside).await;
    assert!(shown.contains("data-scene=\"break\"") && shown.contains("<b>19:05</b>"));
    assert!(shown.contains("Чай внизу"));
    act(&inside, json!({"act": "dark"})).await;
    assert!(screen(&inside).await.contains("data-scene=\"blank\""));
    act(&inside, json!({"act": "dark"})).await;
    assert!(screen(&inside).await.contains("data-scene=\"break\""));
    let unknown = json!({"act": "scene", "scene": "fireworks"});
    assert_eq!(act(&inside, unknown).await.json()["ok"], false);
}

#[actix_web::test]
async fn texts_grow_for_the_whole_evening_and_no_further_than_they_fit() {
    let inside = cup();
    for size in [115, 130, 130] {
        act(&inside, json!({"act": "larger"})).await;
        assert!(screen(&inside).await.contains(&format!("size-{size}")));
    }
    act(&inside, json!({"act": "smaller"})).await;
    assert!(screen(&inside).await.contains("size-115"));
}

#[actix_web::test]
async fn the_wifi_is_told_to_nobody_until_the_arbiter_wants_it_shown() {
    let inside = cup();
    inside.play_a_round("cup").await;
    let kept = wifi(&inside, &[("wifi", NETWORK), ("password", PASSWORD)]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER);
    act(&inside, json!({"act": "scene", "scene": "lobby"})).await;
    let code = qr(r"WIFI:T:WPA;S:Klubhaus-7;P:geheim\;4711\:wort;;").unwrap().path;
    for (n, role) in [Role::Public, Role::Player, Role::Helper].into_iter().enumerate() {
        for address in ADDRESSES.iter().filter(|one| one.verb == Verb::Get) {
            let device = inside.device("cup", role, &format!("10.0.0.{}", n + 1));
            let body = inside.answer(&device, Asked::of(address, "cup")).await.body;
            let has_it = [NETWORK, PASSWORD, &code].iter().any(|secret| body.contains(*secret));
            assert!(!has_it, "{role:?} {address:?}");
        }
    }
    let network = inside.get(&arbiter(), "/t/cup/network").await.body;
    assert!(network.contains(&code), "the arbiter has the code");
    let poster = inside.get(&arbiter(), "/t/cup/print/poster").await.body;
    assert!(poster.contains(&code) && poster.contains(PASSWORD));
    let shown = [("wifi", NETWORK), ("password", PASSWORD), ("shown", "on")];
    wifi(&inside, &shown).await;
    let lobby = screen(&inside).await;
    assert!(lobby.contains(&code) && lobby.contains(NETWORK));
    assert!(!lobby.contains(PASSWORD), "the password is in the code alone");
    act(&inside, json!({"act": "scene", "scene": "break"})).await;
    assert!(!screen(&inside).await.contains(&code), "in the lobby alone");
}

#[actix_web::test]
async fn the_wifi_is_in_no_log_protocol_or_export() {
    let inside = cup();
    inside.play_a_round("cup").await;
    let shown = [("wifi", NETWORK), ("password", PASSWORD), ("shown", "on")];
    wifi(&inside, &shown).await;
    for path in [
        "protocol.json",
        "standings.csv",
        "rounds.csv",
        "slips.csv",
        "rulings.csv",
        "rulings",
        "draw",
        "print/record",
    ] {
        let body = inside.get(&arbiter(), &format!("/t/cup/{path}")).await.body;
        assert!(!body.is_empty() && !body.contains(NETWORK), "{path}");
        assert!(!body.contains(PASSWORD), "{path}");
    }
    for entry in std::fs::read_dir(inside.folder.path()).unwrap() {
        let path = entry.unwrap().path();
        let is_log = path.extension().is_some_and(|ending| {
            ending.to_str().is_some_and(|ending| ending.starts_with("sqlite"))
        });
        if is_log {
            let bytes = std::fs::read(&path).unwrap();
            let has =
                |secret: &str| bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
            assert!(!has(NETWORK) && !has(PASSWORD), "{}", path.display());
        }
    }
}

#[actix_web::test]
async fn a_wifi_that_cannot_be_is_refused_and_an_empty_name_takes_it_away() {
    let inside = cup();
    let short = wifi(&inside, &[("wifi", NETWORK), ("password", "1234567")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    wifi(&inside, &[("wifi", NETWORK), ("password", PASSWORD)]).await;
    wifi(&inside, &[("wifi", ""), ("password", PASSWORD)]).await;
    let network = inside.get(&arbiter(), "/t/cup/network").await.body;
    assert!(!network.contains(PASSWORD));
}

#[actix_web::test]
async fn the_lobby_shows_the_way_in_and_counts_who_has_joined() {
    let inside = cup();
    let before = inside.get(&Device::at("192.168.1.9"), "/t/cup/live/screen").await;
    let lobby = screen(&inside).await;
    let code = qr("http://192.168.1.10:8080/t/cup/join").unwrap().path;
    assert!(lobby.contains(&code) && lobby.contains(">192.168.1.10:8080<"));
    assert!(lobby.contains("С телефонов вошли: 0"), "{lobby}");
    inside.phone("cup", 2, "192.168.1.20");
    assert!(screen(&inside).await.contains("С телефонов вошли: 1"));
    let after = inside.get(&Device::at("192.168.1.9"), "/t/cup/live/screen").await;
    assert_ne!(before.body, after.body, "the screen hears that somebody joined");
    let printed = inside.app.passes("cup").unwrap().printed();
    let (token, pin) =
        (printed[&PlayerNumber(2)].token.text(), printed[&PlayerNumber(2)].pin.clone());
    let lobby = screen(&inside).await;
    assert!(!lobby.contains(&token) && !lobby.contains(&pin));
}

#[actix_web::test]
async fn the_network_page_counts_the_devices_that_tried_their_way() {
    let inside = cup();
    let page = "/t/cup/network?lang=en";
    let before = inside.get(&arbiter(), page).await.body;
    assert!(before.contains("No phone has opened it yet"));
    assert!(before.contains("client isolation") && before.contains("Firewall"));
    for device in ["127.0.0.1", "192.168.1.20", "192.168.1.20", "192.168.1.21"] {
        let test = inside.get(&Device::at(device), "/test").await;
        assert_eq!(test.status, StatusCode::OK);
        assert!(!test.body.contains("Кубок"), "nothing of a tournament");
    }
    let after = inside.get(&arbiter(), page).await.body;
    assert!(after.contains("2 phones have opened it; updates reached 0"));
    assert!(!after.contains("client isolation"));
    let time = inside.get(&Device::at("192.168.1.20"), "/test/time").await;
    assert!(time.json()["now_ms"].as_i64().unwrap() > 1_700_000_000_000);
}

#[actix_web::test]
async fn an_address_that_this_machine_has_not_is_refused() {
    let inside = cup();
    for address in ["203.0.113.9", "javascript:alert(1)", ""] {
        let form = [("act", "address"), ("address", address)];
        let answer = inside.answer(&arbiter(), Asked::form("/t/cup/network", &form)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}");
    }
}

#[actix_web::test]
async fn only_the_screen_may_stand_inside_a_page_and_only_inside_an_own_one() {
    let inside = cup();
    let policy = |answer: &Answer| answer.header("content-security-policy").map(str::to_owned);
    let shown = inside.get(&arbiter(), "/t/cup/projector").await;
    assert!(policy(&shown).unwrap().contains("frame-ancestors 'self'"));
    let console = inside.get(&arbiter(), "/t/cup/console").await;
    assert_eq!(policy(&console), None, "the server's own says 'none'");
}
