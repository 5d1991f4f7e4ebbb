//! Who may open what: every address of the program with every role.

use actix_web::http::StatusCode;
use flavita::web::http::role::Role::{Arbiter, Helper, Player, Public};
use flavita::web::routes::{ADDRESSES, Address};
use flavita::{app::passes::arbiter::Arbiters, web::http::role::Role};
use std::collections::BTreeSet;

use crate::inside::{Asked, Device, Inside, PASSPHRASE};

/// The least role of every address, written down a second time.
const LEAST: &str = include_str!("../data/addresses.tsv");

const REFUSED: [StatusCode; 2] = [StatusCode::FORBIDDEN, StatusCode::UNAUTHORIZED];

#[test]
fn every_address_has_the_role_that_is_written_down_for_it() {
    let line = |one: &Address| format!("{:?}\t{}\t{:?}", one.verb, one.path, one.least);
    let written = LEAST.lines().filter(|line| !line.starts_with('#'));
    let written: BTreeSet<String> = written.map(str::to_lowercase).collect();
    let table: BTreeSet<String> = ADDRESSES.iter().map(|one| line(one).to_lowercase()).collect();
    assert_eq!(table, written);
    assert_eq!(table.len(), ADDRESSES.len(), "an address stands twice");
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
