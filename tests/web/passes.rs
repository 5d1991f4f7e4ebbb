//! Badges, PINs and invitations: who gets in, for how long, and what he may do there.

use actix_web::http::StatusCode;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    app::machine::clock, app::passes::joining::Session, app::passes::keeper::Passes,
    app::passes::kept::JoinRefusal, store::passes::Bearer, tournament::model::command::Command,
    web::http::role::Role,
};
use serde_json::json;
use std::{fs, path::Path};

use crate::inside::{Answer, Asked, Device, Inside, take};

const DAY_MS: i64 = 24 * 3600 * 1000;

fn cup() -> Inside {
    let inside = Inside::new();
    let words = "ab\naba\nba\nda\ndad\n";
    inside.create("cup", "seed", words, &["Ада", "Ван", "Демон"]);
    inside
}

/// The cookie that an answer gives, as the browser sends it back.
fn given(answer: &Answer) -> (String, String) {
    let header = answer.header("set-cookie").unwrap();
    let (name, rest) = header.split_once('=').unwrap();
    (name.to_owned(), rest.split(';').next().unwrap().to_owned())
}

async fn join(inside: &Inside, device: &Device, token: &str) -> Answer {
    let asked = Asked::json("/t/cup/join", json!({"token": token}));
    inside.answer(device, asked).await
}

async fn pin(inside: &Inside, device: &Device, number: &str, pin: &str) -> Answer {
    let form = [("number", number), ("pin", pin)];
    inside.answer(device, Asked::form("/t/cup/join/pin", &form)).await
}

#[actix_web::test]
async fn a_badge_opens_the_page_of_its_player_and_of_nobody_else() {
    let inside = cup();
    let passes = inside.app.passes("cup").unwrap();
    passes.make_badges(&[PlayerNumber(1), PlayerNumber(2)]).unwrap();
    let mut phone = Device::at("192.168.1.20");
    let token = passes.printed()[&PlayerNumber(2)].token.text();
    let answer = join(&inside, &phone, &token).await;
    assert_eq!(answer.json()["place"], "/t/cup/me");
    let header = answer.header("set-cookie").unwrap();
    assert!(header.starts_with("flavita_player="), "{header}");
    for part in ["; Path=/", "; HttpOnly", "; SameSite=Strict", "; Max-Age="] {
        assert!(header.contains(part), "{header}");
    }
    assert!(!header.contains("Secure"), "not under plain HTTP");
    assert!(!header.contains(&token), "the token is exchanged, not kept");
    phone.cookie = Some(given(&answer));
    let page = inside.get(&phone, "/t/cup/me").await;
    assert!(page.body.contains("№\u{a0}2") && page.body.contains("Ван"));
    assert!(!page.body.contains("Ада"), "{}", page.body);
}

#[actix_web::test]
async fn the_last_sign_in_wins_and_the_former_phone_is_told() {
    let inside = cup();
    let first = inside.device("cup", Role::Player, "192.168.1.20");
    assert_eq!(inside.get(&first, "/t/cup/me").await.status, StatusCode::OK);
    let passes = inside.app.passes("cup").unwrap();
    let token = passes.printed()[&PlayerNumber(1)].token.text();
    let mut second = Device::at("192.168.1.21");
    second.cookie = Some(given(&join(&inside, &second, &token).await));
    assert_eq!(inside.get(&second, "/t/cup/me").await.status, StatusCode::OK);
    let told = inside.get(&first, "/t/cup/me").await;
    assert_eq!(told.status, StatusCode::FORBIDDEN);
    assert!(told.body.contains("вошли с другого"), "{}", told.body);
    let fetched = inside.get(&first, "/t/cup/me?fragment=1").await;
    assert_eq!(fetched.status, StatusCode::UNAUTHORIZED, "its page loads anew");
    let network = inside.get(&Device::at("127.0.0.1"), "/t/cup/network").await;
    assert!(network.body.contains("Входили 2 раза"));
}

#[actix_web::test]
async fn a_new_badge_makes_the_old_one_and_its_phone_worthless() {
    let inside = cup();
    let phone = inside.device("cup", Role::Player, "192.168.1.20");
    let passes = inside.app.passes("cup").unwrap();
    let old = passes.printed()[&PlayerNumber(1)].clone();
    passes.make_badges(&[PlayerNumber(1)]).unwrap();
    assert_eq!(inside.get(&phone, "/t/cup/me").await.status, StatusCode::FORBIDDEN);
    let answer = join(&inside, &phone, &old.token.text()).await;
    assert_eq!(answer.json()["ok"], false);
    let answer = pin(&inside, &phone, "1", &old.pin).await;
    let new = passes.printed()[&PlayerNumber(1)].pin.clone();
    assert!(old.pin == new || answer.status == StatusCode::UNPROCESSABLE_ENTITY);
}

#[actix_web::test]
async fn five_wrong_pins_lock_the_phone_and_twenty_the_player_until_the_arbiter_unlocks_him() {
    let inside = cup();
    let passes = inside.app.passes("cup").unwrap();
    passes.make_badges(&[PlayerNumber(1), PlayerNumber(2)]).unwrap();
    let right = passes.printed()[&PlayerNumber(1)].pin.clone();
    let wrong = if right == "123456" { "654321" } else { "123456" };
    for phone in 0..4 {
        let phone = Device::at(&format!("192.168.1.{phone}"));
        for guess in 0..5 {
            let answer = pin(&inside, &phone, "1", wrong).await;
            assert_ne!(answer.status, StatusCode::SEE_OTHER, "{guess}");
        }
        let answer = pin(&inside, &phone, "1", &right).await;
        assert_ne!(answer.status, StatusCode::SEE_OTHER, "the phone is locked");
    }
    let fresh = Device::at("192.168.2.1");
    let answer = pin(&inside, &fresh, "1", &right).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "his owner guessed nothing wrongly");
    pin(&inside, &fresh, "2", wrong).await;
    let answer = pin(&inside, &fresh, "1", &right).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "and signed in from there before");
    let guesser = Device::at("192.168.2.2");
    pin(&inside, &guesser, "2", wrong).await;
    let answer = pin(&inside, &guesser, "1", &right).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("заблокирован"), "{}", answer.body);
    let other = pin(&inside, &fresh, "2", &passes.printed()[&PlayerNumber(2)].pin).await;
    assert_eq!(other.status, StatusCode::SEE_OTHER, "others are not locked");

    let here = Device::at("127.0.0.1");
    let console = inside.get(&here, "/t/cup/console").await;
    assert!(console.body.contains("class=\"alarm\""), "an alarm is raised");
    let reopened = Passes::open(&inside.app.folder.file("cup")).unwrap();
    assert!(reopened.badges()[&PlayerNumber(1)].is_locked, "a restart unlocks nobody");
    drop(reopened);
    let unlock = Asked::form("/t/cup/network", &[("act", "unlock"), ("number", "1")]);
    assert_eq!(inside.answer(&here, unlock).await.status, StatusCode::SEE_OTHER);
    let answer = pin(&inside, &fresh, "1", &right).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert_eq!(answer.header("location"), Some("/t/cup/me"));
}

#[actix_web::test]
async fn an_invitation_holds_for_a_day_or_until_it_is_revoked() {
    let inside = cup();
    let passes = inside.app.passes("cup").unwrap();
    let number = passes.invite("Мария").unwrap();
    let token = passes.helpers()[0].token.clone().unwrap();
    let late = passes.join(&token, clock::now_ms() + DAY_MS + 1000);
    assert!(matches!(late, Err(JoinRefusal::Over)));
    let (bearer, session) = passes.join(&token, clock::now_ms()).unwrap();
    assert_eq!(bearer, Bearer::Helper(number));
    let now = clock::now_ms();
    assert_eq!(passes.session(&session, now), Some(Session::Live(bearer)));
    assert_eq!(passes.session(&session, now + 8 * DAY_MS), None, "a week");
    passes.revoke(number).unwrap();
    assert!(matches!(passes.session(&session, now), Some(Session::Over { .. })));
    assert!(matches!(passes.join(&token, now), Err(JoinRefusal::Over)));
    assert!(passes.helpers().is_empty());
}

#[actix_web::test]
async fn what_was_given_out_survives_a_restart_and_stands_nowhere_in_clear() {
    let inside = cup();
    let passes = inside.app.passes("cup").unwrap();
    passes.make_badges(&[PlayerNumber(1)]).unwrap();
    passes.invite("Мария").unwrap();
    let printed = passes.printed()[&PlayerNumber(1)].clone();
    let invited = passes.helpers()[0].token.clone().unwrap();
    let now = clock::now_ms();
    let (bearer, session) = passes.join(&printed.token, now).unwrap();
    let tournament = inside.app.folder.file("cup");
    let again = Passes::open(&tournament).unwrap();
    assert_eq!(again.session(&session, now), Some(Session::Live(bearer)));
    assert!(again.printed().is_empty(), "nothing can be printed again");
    assert!(again.join(&invited, now).is_ok());
    for entry in fs::read_dir(inside.folder.path()).unwrap() {
        let path = entry.unwrap().path();
        let Ok(bytes) = fs::read(&path) else {
            continue;
        };
        for secret in [&printed.token, &invited, &session] {
            let text = secret.text();
            let is_there = |part: &[u8]| bytes.windows(part.len()).any(|at| at == part);
            assert!(!is_there(text.as_bytes()), "{}", path.display());
        }
    }
}

#[cfg(unix)]
#[actix_web::test]
async fn the_file_of_the_passes_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let inside = cup();
    let passes = inside.app.passes("cup").unwrap();
    passes.make_badges(&[PlayerNumber(1)]).unwrap();
    let file = inside.app.folder.file("cup").with_extension("passes");
    let mode = fs::metadata(file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[actix_web::test]
async fn a_helper_keys_under_his_name_and_sees_no_points_while_a_round_is_open() {
    let inside = cup();
    inside.play_a_round("cup").await;
    let helper = inside.device("cup", Role::Helper, "192.168.1.20");
    let slip = |line: &str| Asked::json("/t/cup/slips", json!({"line": line, "key": line}));
    let answer = inside.answer(&helper, slip("1 aba h8")).await.json();
    assert_eq!(answer["saved"], true);
    let said = answer["sentence"].as_str().unwrap();
    assert!(said.contains("очк"), "no round is open: {said}");

    inside.ask("cup", take("DA?")).await;
    for (line, saved) in [("2 aba h8", true), ("3 zzz h8", true), ("2 ba h8", false)] {
        let answer = inside.answer(&helper, slip(line)).await.json();
        assert_eq!(answer["saved"], saved, "{line}: {answer}");
        assert!(!answer.to_string().contains("очк"), "{answer}");
    }
    let check = |line: &str| Asked::json("/t/cup/check", json!({ "line": line }));
    let known = inside.answer(&helper, check("3 aba h8")).await.json();
    let unknown = inside.answer(&helper, check("3 dda h8")).await.json();
    assert_eq!(known["level"], unknown["level"]);
    assert_eq!(known["completion"], json!(null));
    let page = inside.get(&helper, "/t/cup/keying").await.body;
    assert!(page.contains("Мария") && page.contains("ABA"));
    assert!(page.contains("очков не видно до объявления топа"));

    let view = inside.app.folder.desk("cup").unwrap().view();
    let slip = view.state.round(RoundNumber(1)).unwrap().slip_of(PlayerNumber(2)).unwrap();
    assert_eq!(slip.recorded_by.to_string(), "helper: Мария");
    let round = inside.get(&Device::at("127.0.0.1"), "/t/cup/rounds/1").await;
    assert!(round.body.contains("Ван"));
}

#[actix_web::test]
async fn a_helper_stops_a_players_clock() {
    let inside = cup();
    inside.ask("cup", take("ABA")).await;
    inside.ask("cup", Command::OpenRound).await;
    let helper = inside.device("cup", Role::Helper, "192.168.1.20");
    let hand_in = Asked::json("/t/cup/hand-in", json!({"player": 2, "key": "k"}));
    let answer = inside.answer(&helper, hand_in.clone()).await.json();
    assert_eq!(answer["ok"], true, "{answer}");
    let again = inside.answer(&helper, hand_in).await.json();
    assert_eq!(again["ok"], true, "the same press again changes nothing");
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert!(view.state.last_round().unwrap().handed_in.contains_key(&PlayerNumber(2)));
}

#[actix_web::test]
async fn a_player_sees_his_own_slips_once_the_top_is_out() {
    let inside = cup();
    let phone = inside.device("cup", Role::Player, "192.168.1.20");
    let empty = inside.get(&phone, "/t/cup/me").await.body;
    assert!(empty.contains("Здесь появятся ваши бланки"));
    inside.play_a_round("cup").await;
    let here = Device::at("127.0.0.1");
    for line in ["1 aba h8", "2 ba h8"] {
        let body = json!({"line": line, "key": line, "confirm": true});
        let answer = inside.answer(&here, Asked::json("/t/cup/slips", body)).await;
        assert_eq!(answer.json()["saved"], true);
    }
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(page.contains("ABA H8") && page.contains("own-slip"), "{page}");
    assert!(!page.contains(">BA H8<"), "{page}");
    assert_eq!(page.matches("class=\"own-slip\"").count(), 1);
}

#[actix_web::test]
async fn a_badge_follows_its_player_to_another_number_and_goes_with_a_merged_one() {
    let inside = cup();
    let phone = inside.device("cup", Role::Player, "192.168.1.20");
    let here = Device::at("127.0.0.1");
    let edit = json!({"act": "edit_player", "player": 1, "number": 7, "name": "Ада"});
    let answer = inside.answer(&here, Asked::json("/t/cup/do", edit)).await;
    assert_eq!(answer.json()["ok"], true, "{answer:?}");
    let page = inside.get(&phone, "/t/cup/me").await;
    assert!(page.body.contains("№\u{a0}7"), "{}", page.body);
    let merge = json!({"act": "merge_players", "player": 2, "gone": 7});
    let answer = inside.answer(&here, Asked::json("/t/cup/do", merge)).await;
    assert_eq!(answer.json()["ok"], true, "{answer:?}");
    let page = inside.get(&phone, "/t/cup/me").await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert!(!view.state.players.contains_key(&PlayerNumber(7)));
}

#[actix_web::test]
async fn signing_out_takes_the_cookie_and_ends_the_session() {
    let inside = cup();
    let phone = inside.device("cup", Role::Player, "192.168.1.20");
    let answer = inside.answer(&phone, Asked::form("/t/cup/leave", &[])).await;
    assert_eq!(answer.header("location"), Some("/t/cup/join"));
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    let page = inside.get(&phone, "/t/cup/me").await;
    assert_eq!(page.status, StatusCode::FORBIDDEN, "a kept cookie is worth nothing");
}

#[actix_web::test]
async fn a_helper_sends_twenty_slips_at_once() {
    let inside = cup();
    inside.play_a_round("cup").await;
    let helper = inside.device("cup", Role::Helper, "192.168.1.20");
    let mut refused = 0;
    for n in 0..30 {
        let body = json!({"line": "1 aba h8", "key": format!("{n}")});
        let answer = inside.answer(&helper, Asked::json("/t/cup/slips", body)).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            refused += 1;
            assert!(answer.header("retry-after").is_some());
            assert_eq!(answer.json()["saved"], false);
        }
    }
    assert!((1..=10).contains(&refused), "{refused}");
}

#[actix_web::test]
async fn badges_are_made_once_printed_and_named() {
    let inside = cup();
    let here = Device::at("127.0.0.1");
    let make = || Asked::form("/t/cup/badges", &[]);
    let sheet = inside.get(&here, "/t/cup/badges").await.body;
    assert!(sheet.contains("Сделать 3 бейджа"), "{sheet}");
    assert_eq!(inside.answer(&here, make()).await.status, StatusCode::SEE_OTHER);
    let first = inside.app.passes("cup").unwrap().printed();
    let sheet = inside.get(&here, "/t/cup/badges").await.body;
    for name in ["Ада", "Ван", "Демон"] {
        assert!(sheet.contains(name));
    }
    assert_eq!(sheet.matches("class=\"qr\"").count(), 3);
    inside.answer(&here, make()).await;
    let second = inside.app.passes("cup").unwrap().printed();
    assert!(first == second, "who has one keeps it");
    let one = Asked::form("/t/cup/badges", &[("number", "2")]);
    inside.answer(&here, one).await;
    let third = inside.app.passes("cup").unwrap().printed();
    assert!(
        third[&PlayerNumber(1)] == first[&PlayerNumber(1)]
            && third[&PlayerNumber(2)] != first[&PlayerNumber(2)]
    );
}

#[actix_web::test]
async fn who_guesses_at_all_badges_locks_himself_out_and_nobody_else() {
    let inside = cup();
    let passes = inside.app.passes("cup").unwrap();
    let players = [1, 2, 3].map(PlayerNumber);
    passes.make_badges(&players).unwrap();
    // As fast as many addresses may.
    for guess in 0..200 {
        let thief = Device::at(&format!("10.66.0.{}", guess % 60 + 1));
        pin(&inside, &thief, &(guess % 3 + 1).to_string(), "000000").await;
    }
    assert_eq!(passes.locked().len(), 3, "who guessed finds them locked");
    let thief = Device::at("10.66.0.1");
    for player in players {
        let right = passes.printed()[&player].pin.clone();
        let number = player.0.to_string();
        let refused = pin(&inside, &thief, &number, &right).await;
        assert_ne!(refused.status, StatusCode::SEE_OTHER, "{player}");
        let own = Device::at(&format!("10.67.0.{player}"));
        let joined = pin(&inside, &own, &number, &right).await;
        assert_eq!(joined.status, StatusCode::SEE_OTHER, "{player}");
        let token = passes.printed()[&player].token.text();
        let badge = join(&inside, &Device::at("10.68.0.1"), &token).await;
        assert_eq!(badge.json()["ok"], true, "the badge itself always opens");
    }
}

#[actix_web::test]
async fn badges_outlive_their_file() {
    let removed = |file: &Path| fs::remove_file(file).unwrap();
    let cut = |file: &Path| fs::File::options().write(true).open(file).unwrap().set_len(9).unwrap();
    let unjournaled = |file: &Path| fs::remove_file(file.with_extension("passes-wal")).unwrap();
    for harm in [removed as fn(&Path), cut, unjournaled] {
        let inside = cup();
        let passes = inside.app.passes("cup").unwrap();
        passes.make_badges(&[PlayerNumber(1), PlayerNumber(2)]).unwrap();
        let token = |player| passes.printed()[&PlayerNumber(player)].token.text();
        let mut phone = Device::at("192.168.1.20");
        phone.cookie = Some(given(&join(&inside, &phone, &token(1)).await));
        let log = inside.app.folder.file("cup");
        harm(&log.with_extension("passes"));
        inside.app.look_after_passes();
        let after_a_start = || Passes::open(&log).unwrap();
        assert_eq!(after_a_start().badges(), passes.badges());
        assert_eq!(after_a_start().players_in(), 1);
        // Nobody looked after it before the next one came.
        harm(&log.with_extension("passes"));
        join(&inside, &Device::at("192.168.1.21"), &token(2)).await;
        assert_eq!(after_a_start().players_in(), 2);
    }
}
