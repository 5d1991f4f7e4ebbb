//! The arbiter away from his own machine.

use std::time::{Duration, Instant};

use actix_web::http::StatusCode;
use flavita::{app::passes::arbiter::Arbiters, app::passes::token::Token, web::http::role::Role};
use serde_json::json;

use crate::inside::{Asked, Device, Inside, PASSPHRASE};

fn open() -> Inside {
    let inside = Inside::with(Arbiters::with(PASSPHRASE).unwrap());
    inside.create("cup", "seed", "ab\naba\n", &["Ада"]);
    inside
}

async fn sign_in(
    inside: &Inside,
    device: &Device,
    passphrase: &str,
    to: &str,
) -> crate::inside::Answer {
    let form = [("passphrase", passphrase), ("to", to)];
    inside.answer(device, Asked::form("/sign-in", &form)).await
}

#[actix_web::test]
async fn the_passphrase_leads_to_the_page_that_was_wanted() {
    let inside = open();
    let mut laptop = Device::at("192.168.1.30");
    let sent = inside.get(&laptop, "/t/cup/console").await;
    assert_eq!(sent.header("location"), Some("/sign-in?to=/t/cup/console"));
    let wrong = sign_in(&inside, &laptop, "не та фраза", "/").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.header("set-cookie").is_none());
    let answer = sign_in(&inside, &laptop, PASSPHRASE, "/t/cup/console").await;
    assert_eq!(answer.header("location"), Some("/t/cup/console"));
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    for part in ["flavita_arbiter=", "; Path=/", "; HttpOnly", "; SameSite=Strict"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Max-Age"), "it goes with the browser");
    let value = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    laptop.cookie = Some(("flavita_arbiter".to_owned(), value));
    let console = inside.get(&laptop, "/t/cup/console").await;
    assert_eq!(console.status, StatusCode::OK);
    assert!(console.body.contains("action=\"/sign-out\""));
    let here = inside.get(&Device::at("127.0.0.1"), "/t/cup/console").await;
    assert!(!here.body.contains("/sign-out"), "this machine has nobody to sign out");
    let act = json!({"act": "draw_manual", "rack": "ABA"});
    let done = inside.answer(&laptop, Asked::json("/t/cup/do", act)).await;
    assert_eq!(done.json()["ok"], true);

    let out = inside.answer(&laptop, Asked::form("/sign-out", &[])).await;
    assert!(out.header("set-cookie").unwrap().contains("Max-Age=0"));
    let after = inside.get(&laptop, "/t/cup/console").await;
    assert_eq!(after.status, StatusCode::SEE_OTHER);
}

#[actix_web::test]
async fn an_elsewhere_is_never_led_to() {
    let inside = open();
    let laptop = Device::at("192.168.1.30");
    for elsewhere in ["//evil.example", "https://evil.example", "/\\evil"] {
        let answer = sign_in(&inside, &laptop, PASSPHRASE, elsewhere).await;
        assert_eq!(answer.header("location"), Some("/"), "{elsewhere}");
    }
}

#[actix_web::test]
async fn five_wrong_passphrases_lock_the_device_and_alarm_the_console() {
    let inside = open();
    let thief = Device::at("192.168.1.66");
    for _ in 0..5 {
        sign_in(&inside, &thief, "не та фраза", "/").await;
    }
    let locked = sign_in(&inside, &thief, PASSPHRASE, "/").await;
    assert_eq!(locked.status, StatusCode::TOO_MANY_REQUESTS);
    let console = inside.get(&Device::at("127.0.0.1"), "/t/cup/console").await;
    assert!(console.body.contains("5 неверных парольных фраз"));
    let honest = sign_in(&inside, &Device::at("192.168.1.30"), PASSPHRASE, "/").await;
    assert_eq!(honest.status, StatusCode::SEE_OTHER, "others are not locked");
}

#[actix_web::test]
async fn pages_that_refresh_themselves_keep_nobody_signed_in() {
    let inside = open();
    let device = inside.device("cup", Role::Arbiter, "192.168.1.30");
    let cookie = Token::read(&device.cookie.as_ref().unwrap().1).unwrap();
    let almost = Instant::now() + Duration::from_secs(595);
    inside.app.arbiters.works(&cookie, almost);
    let later = almost + Duration::from_secs(500);
    assert!(inside.app.arbiters.knows(&cookie, later));
    // What the page does by itself is no work, what the arbiter does is; none of it turns back.
    for path in ["/t/cup/console?fragment=1", "/t/cup/live/staff", "/t/cup/console"] {
        let answer = inside.get(&device, path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
    }
    assert!(!inside.app.arbiters.knows(&cookie, almost + Duration::from_mins(10)));
}

#[actix_web::test]
async fn a_script_of_a_signed_out_page_is_told_so() {
    let inside = open();
    let stranger = Device::at("192.168.1.30");
    for path in ["/t/cup/console?fragment=1", "/t/cup/live/staff"] {
        let answer = inside.get(&stranger, path).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    let act = Asked::json("/t/cup/do", json!({"act": "next"}));
    let answer = inside.answer(&stranger, act).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
    assert_eq!(answer.json()["ok"], false);
}

mod long {
    use super::{Device, Instant, PASSPHRASE, StatusCode, open, sign_in};

    #[actix_web::test]
    #[ignore = "long: bash tests/check"]
    async fn a_hundred_wrong_passphrases_lock_no_arbiter_out_who_guessed_nothing() {
        let inside = open();
        let arbiters = &inside.app.arbiters;
        let now = Instant::now();
        for thief in 0..105 {
            let device = format!("10.66.1.{thief}");
            assert!(arbiters.sign_in("не та самая", &device, now).is_err());
        }
        let again = arbiters.sign_in(PASSPHRASE, "10.66.1.7", now);
        assert!(again.is_err(), "who guessed has to wait");
        let honest = sign_in(&inside, &Device::at("192.168.1.30"), PASSPHRASE, "/").await;
        assert_eq!(honest.status, StatusCode::SEE_OTHER);
    }
}
