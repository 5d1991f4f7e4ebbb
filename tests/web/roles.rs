//! Who may open what: every address of the program with every role.

use actix_web::http::StatusCode;
use flavita::web::http::role::Role::{Arbiter, Helper, Player, Public};
use flavita::web::routes::Verb::{Get, Post};
use flavita::web::routes::{ADDRESSES, Verb};
use flavita::{app::passes::arbiter::Arbiters, web::http::role::Role};

use crate::inside::{Asked, Device, Inside, PASSPHRASE};

/// The least role of every address, written down a second time: a new address, or one that was
/// opened by mistake, is seen here.
const LEAST: &[(Verb, &str, Role)] = &[
    (Get, "/static/{path:.*}", Public),
    (Get, "/colours/{look}.css", Public),
    (Get, "/keys", Public),
    (Get, "/help", Public),
    (Get, "/", Public),
    (Get, "/t/{id}/projector", Public),
    (Get, "/t/{id}/standings", Public),
    (Get, "/t/{id}/rules", Public),
    (Get, "/t/{id}/draw", Public),
    (Get, "/t/{id}/protocol.json", Public),
    (Get, r"/{file:verify-draw\.html|verify_draw\.py}", Public),
    (Get, "/t/{id}/{what:standings|teams}.csv", Public),
    (Get, "/t/{id}/statistics", Public),
    (Get, "/t/{id}/statistics/{name}.svg", Public),
    (Get, "/events/{id}", Public),
    (Get, "/events/{id}/cumulated.csv", Public),
    (Get, "/seasons", Public),
    (Get, "/seasons/{id}", Public),
    (Get, "/seasons/{id}/{what:standings|rating}.csv", Public),
    (Get, "/t/{id}/relay", Public),
    (Post, "/t/{id}/relay", Public),
    (Get, "/t/{id}/live", Public),
    (Get, "/t/{id}/live/screen", Public),
    (Get, "/test", Public),
    (Get, "/test/time", Public),
    (Get, "/test/live", Public),
    (Get, "/feed", Public),
    (Get, "/feed/{id}", Public),
    (Get, "/feed/{id}/words", Public),
    (Get, "/feed/{id}/beside", Public),
    (Get, "/dictionary", Public),
    (Get, "/analysis", Public),
    (Get, "/training", Public),
    (Post, "/training", Public),
    (Get, "/training/game", Public),
    (Post, "/training/game", Public),
    (Get, "/training/missed", Public),
    (Post, "/training/missed", Public),
    (Get, "/sign-in", Public),
    (Post, "/sign-in", Public),
    (Post, "/sign-out", Public),
    (Get, "/t/{id}/join", Public),
    (Post, "/t/{id}/join", Public),
    (Post, "/t/{id}/join/pin", Public),
    (Post, "/t/{id}/leave", Public),
    (Get, "/t/{id}/me", Player),
    (Post, "/t/{id}/me/slip", Player),
    (Get, "/t/{id}/live/me", Player),
    (Get, "/t/{id}/keying", Helper),
    (Get, "/t/{id}/live/keying", Helper),
    (Post, "/t/{id}/check", Helper),
    (Post, "/t/{id}/slips", Helper),
    (Post, "/t/{id}/hand-in", Helper),
    (Post, "/t/{id}/delivered", Helper),
    (Get, "/t/{id}/notices", Helper),
    (Get, "/check", Arbiter),
    (Post, "/check", Arbiter),
    (Get, "/new", Arbiter),
    (Post, "/new", Arbiter),
    (Get, "/open", Arbiter),
    (Post, "/open/log", Arbiter),
    (Get, "/open/sealed", Arbiter),
    (Post, "/open/sealed", Arbiter),
    (Post, "/open/sealed/key", Arbiter),
    (Get, "/open/written", Arbiter),
    (Post, "/open/written", Arbiter),
    (Get, "/prepare", Arbiter),
    (Post, "/prepare", Arbiter),
    (Get, "/prepare/progress", Arbiter),
    (Post, "/prepare/stop", Arbiter),
    (Post, "/prepare/delete", Arbiter),
    (Get, "/prepare/games/{id}", Arbiter),
    (Post, "/prepare/games/{id}", Arbiter),
    (Get, "/prepare/games/{id}/draft", Arbiter),
    (Post, "/prepare/games/{id}/seal", Arbiter),
    (Get, "/prepare/games/{id}/sealed/{number}", Arbiter),
    (Get, "/prepare/games/{id}/key/{number}", Arbiter),
    (Get, "/merge", Arbiter),
    (Post, "/merge", Arbiter),
    (Get, "/merge/{id}", Arbiter),
    (Post, "/merge/{id}", Arbiter),
    (Post, "/merge/{id}/files", Arbiter),
    (Get, "/merge/{id}/standings", Arbiter),
    (Get, "/merge/{id}/{table}.csv", Arbiter),
    (Post, "/seasons", Arbiter),
    (Get, "/seasons/{id}/edit", Arbiter),
    (Post, "/seasons/{id}/edit", Arbiter),
    (Get, "/seasons/{id}/players", Arbiter),
    (Post, "/seasons/{id}/players", Arbiter),
    (Get, "/t/{id}/console", Arbiter),
    (Get, "/t/{id}/players", Arbiter),
    (Post, "/t/{id}/players/preview", Arbiter),
    (Post, "/players/preview", Arbiter),
    (Get, "/t/{id}/print", Arbiter),
    (Get, "/t/{id}/print/{sheet}", Arbiter),
    (Get, "/t/{id}/exports", Arbiter),
    (Get, "/t/{id}/exports/{name}", Arbiter),
    (Get, "/t/{id}/result", Arbiter),
    (Get, "/t/{id}/result/file", Arbiter),
    (Get, "/t/{id}/result/codes", Arbiter),
    (Get, "/t/{id}/network", Arbiter),
    (Post, "/t/{id}/network", Arbiter),
    (Get, "/t/{id}/halls", Arbiter),
    (Get, "/t/{id}/badges", Arbiter),
    (Post, "/t/{id}/badges", Arbiter),
    (Post, "/t/{id}/next-game", Arbiter),
    (Get, "/t/{id}/rounds/{number}", Arbiter),
    (Get, "/t/{id}/rulings", Arbiter),
    (Post, "/t/{id}/rulings", Arbiter),
    (Get, "/t/{id}/log", Arbiter),
    (Post, "/t/{id}/log", Arbiter),
    (Get, "/t/{id}/live/staff", Arbiter),
    (Post, "/t/{id}/do", Arbiter),
    (Get, "/t/{id}/{what}.csv", Arbiter),
];

const REFUSED: [StatusCode; 2] = [StatusCode::FORBIDDEN, StatusCode::UNAUTHORIZED];

#[test]
fn every_address_has_the_role_that_is_written_down_for_it() {
    let table = ADDRESSES.iter().map(|one| (one.verb, one.path, one.least));
    assert_eq!(table.collect::<Vec<_>>(), LEAST);
}

/// The peer's address of the n-th device: nobody takes from the pace of another.
fn peer(n: usize) -> String {
    format!("10.0.{}.{}", n / 200, n % 200 + 1)
}

#[actix_web::test]
async fn every_role_opens_its_own_addresses_and_no_others() {
    let inside = Inside::with(Arbiters::with(PASSPHRASE).unwrap());
    inside.create("cup", "seed", "ab\naba\n", &["Ада", "Ван"]);
    inside.play_a_round("cup").await;
    for (n, address) in ADDRESSES.iter().enumerate() {
        for role in Role::ALL {
            let asked = Asked::of(address, "cup");
            let device = inside.device("cup", role, &peer(n));
            let answer = inside.answer(&device, asked.clone()).await;
            let is_sent_away =
                answer.header("location").is_some_and(|place| place.starts_with("/sign-in?to="));
            let is_refused = REFUSED.contains(&answer.status) || is_sent_away;
            let may = role.may(address.least);
            assert_eq!(!is_refused, may, "{role:?} {asked:?}: {answer:?}");
        }
    }
}

#[actix_web::test]
async fn nobody_is_anybody_in_another_tournament() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &["Ада"]);
    inside.create("other", "seed", "ab\naba\n", &["Ада"]);
    inside.play_a_round("other").await;
    for (n, address) in ADDRESSES.iter().enumerate() {
        let is_of_tournament = address.path.starts_with("/t/{id}/");
        if address.least == Public || !is_of_tournament {
            continue;
        }
        for role in [Player, Helper] {
            let device = inside.device("cup", role, &peer(n));
            let answer = inside.answer(&device, Asked::of(address, "other")).await;
            assert!(REFUSED.contains(&answer.status), "{role:?} {address:?}");
        }
    }
}

#[actix_web::test]
async fn a_cookie_that_nobody_was_given_is_worth_nothing() {
    let inside = Inside::with(Arbiters::with(PASSPHRASE).unwrap());
    inside.create("cup", "seed", "ab\naba\n", &["Ада"]);
    for role in [Player, Helper, Arbiter] {
        let mut device = inside.device("cup", role, "10.0.0.1");
        let (_, value) = device.cookie.as_mut().unwrap();
        *value = "0".repeat(32);
        for (n, address) in ADDRESSES.iter().enumerate() {
            if address.least == Public {
                continue;
            }
            let device = Device { peer: peer(n), ..device.clone() };
            let answer = inside.answer(&device, Asked::of(address, "cup")).await;
            let is_sent_away = answer.status == StatusCode::SEE_OTHER;
            assert!(
                is_sent_away || REFUSED.contains(&answer.status),
                "{role:?} {address:?}: {answer:?}"
            );
        }
    }
}

#[actix_web::test]
async fn the_machine_of_the_program_is_the_arbiters_without_a_word() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &["Ада"]);
    for here in ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]"] {
        let answer = inside.get(&Device::at(here), "/t/cup/console").await;
        assert_eq!(answer.status, StatusCode::OK, "{here}");
    }
}

#[actix_web::test]
async fn a_closed_console_has_no_door_to_knock_at() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &["Ада"]);
    let device = Device::at("192.168.1.20");
    let answer = inside.get(&device, "/sign-in").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    let form = Asked::form("/sign-in", &[("passphrase", PASSPHRASE)]);
    let answer = inside.answer(&device, form).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    let answer = inside.get(&device, "/t/cup/console").await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(answer.body.contains("Эта страница для судьи"));
}
