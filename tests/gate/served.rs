//! What a gate serves, and what it does not.

use std::time::{Duration, Instant};

use flavita::web::http::role::Role;
use flavita::web::routes::{ADDRESSES, Verb, for_gates};
use serde_json::json;

use crate::machine::{Machines, wait_for_desk};
use crate::phones::Hall;
use crate::stage::{self, ID};
use crate::under_tls::{ask_under_tls, certificate};

/// Asks a gate as the machine itself would, where the desk would take it for the arbiter.
fn ask(port: u16, verb: Verb, path: &str, headers: &[(&str, &str)]) -> u16 {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).build().into();
    let url = format!("http://127.0.0.1:{port}{path}");
    let answer = match verb {
        Verb::Get => {
            let request = headers.iter().fold(agent.get(url), |r, (n, v)| r.header(*n, *v));
            request.call()
        }
        Verb::Post => {
            let request = headers.iter().fold(agent.post(url), |r, (n, v)| r.header(*n, *v));
            request.send_json(json!({}))
        }
    };
    answer.unwrap().status().as_u16()
}

#[test]
fn gates_have_what_the_hall_and_the_players_open_and_nothing_of_the_desk() {
    let served: Vec<&str> = for_gates().map(|address| address.path).collect();
    for path in ["/t/{id}/me", "/t/{id}/me/slip", "/t/{id}/live/screen", "/t/{id}/join", "/help"] {
        assert!(served.contains(&path), "{path}");
    }
    for path in ["/feed", "/feed/{id}", "/sign-in", "/training", "/dictionary", "/test/live"] {
        assert!(!served.contains(&path), "{path}");
    }
    assert!(for_gates().all(|address| address.least <= Role::Player));
    // Half a megabyte of anybody's would be read before the desk is asked for his key.
    assert!(for_gates().all(|address| address.kind.most_bytes() <= 64 * 1024));
}

#[actix_web::test]
async fn the_arbiters_addresses_are_nowhere_at_a_gate_not_even_for_its_own_machine() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), 1);
    let machines = Machines::start(data.path(), folder.path());
    let port = machines.gate_ports[0];
    let staff = ADDRESSES.iter().filter(|address| address.least > Role::Player);
    for address in staff {
        let path = address.path.replace("{id}", ID).replace("{number}", "1");
        let path = path.replace("{name}", "x").replace("{sheet}", "x").replace("{what}", "slips");
        assert_eq!(ask(port, address.verb, &path, &[]), 404, "{path}");
    }
    let foreign = [("host", "evil.example")];
    assert_eq!(ask(port, Verb::Get, &format!("/t/{ID}/standings"), &foreign), 421);
    let origin = [("origin", "http://evil.example")];
    assert_eq!(ask(port, Verb::Post, &format!("/t/{ID}/join"), &origin), 403);

    // A player's pages are his own, and nobody is the arbiter.
    let hall = Hall::of(&stage.sessions, machines.gate_ports);
    let (status, page) = hall.page(0, "me", Some(0)).await;
    assert_eq!(status, 200);
    assert!(page.contains("Игрок 1"), "{page}");
    assert_eq!(hall.page(0, "me", None).await.0, 403);
    assert_eq!(hall.page(0, "live/me", None).await.0, 401);
    let (status, standings) = hall.page(1, "standings", None).await;
    assert_eq!(status, 200);
    assert!(!standings.contains("/console"), "{standings}");
}

#[actix_web::test]
async fn a_badge_is_read_at_one_gate_and_its_slip_is_taken_at_the_other() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), 1);
    let machines = Machines::start(data.path(), folder.path());
    machines.open_round();
    let [one, two] = machines.gate_ports;
    let client = awc::Client::default();
    let join = client.post(format!("http://127.0.0.1:{one}/t/{ID}/join"));
    let mut joined = join.send_json(&json!({"token": stage.token})).await.unwrap();
    let cookie = joined.headers().get("set-cookie").unwrap().to_str().unwrap().to_owned();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    assert_eq!(joined.json::<serde_json::Value>().await.unwrap()["ok"], true);
    let slip = json!({"round": 1, "at": "H8", "word": "ABA", "key": "one"});
    for (gate, expected) in [(two, true), (one, true)] {
        let send = client.post(format!("http://127.0.0.1:{gate}/t/{ID}/me/slip"));
        let send = send.insert_header(("cookie", cookie.as_str()));
        let mut answer = send.send_json(&slip).await.unwrap();
        let said: serde_json::Value = answer.json().await.unwrap();
        assert_eq!(said["saved"], expected, "{said}");
    }
    let other = json!({"round": 1, "at": "H8", "word": "AB", "key": "one"});
    let send = client.post(format!("http://127.0.0.1:{one}/t/{ID}/me/slip"));
    let send = send.insert_header(("cookie", cookie.as_str()));
    assert_eq!(send.send_json(&other).await.unwrap().status().as_u16(), 409);
    assert_eq!(stage::slips_in_log(data.path()).len(), 1);
}

#[actix_web::test]
async fn without_nats_the_desk_goes_on_and_a_gate_says_that_it_is_silent() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), 1);
    let mut machines = Machines::start(data.path(), folder.path());
    let hall = Hall::of(&stage.sessions, machines.gate_ports);
    assert_eq!(hall.page(0, "me", Some(0)).await.0, 200);
    machines.nats.kill();
    machines.open_round();
    let begun = Instant::now();
    let (status, page) = hall.page(0, "me", Some(0)).await;
    assert_eq!(status, 503, "{page}");
    assert!(page.contains("<html"), "a person reads it: {page}");
    machines.nats.start_again();
    while hall.page(0, "me", Some(0)).await.0 != 200 {
        assert!(begun.elapsed() < Duration::from_secs(20), "the gate stays silent");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Guesses a badge as a phone at this address would, behind a proxy that adds it.
fn guess(port: u16, from: &str, token: &str) -> (u16, String) {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let join = agent.post(format!("http://127.0.0.1:{port}/t/{ID}/join"));
    // What a phone says of itself stands before what the proxy adds.
    let forwarded = format!("198.51.100.99, {from}");
    let answer = join.header("x-forwarded-for", forwarded);
    let answer = answer.send_json(json!({"token": token})).unwrap();
    let cookie = answer.headers().get("set-cookie");
    let cookie = cookie.map(|cookie| cookie.to_str().unwrap().to_owned());
    (answer.status().as_u16(), cookie.unwrap_or_default())
}

#[actix_web::test]
async fn behind_a_proxy_every_phone_has_its_own_address_and_cookies_are_secure() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), 1);
    let machines = Machines::start(data.path(), folder.path());
    let (_gate, port) = machines.one_more_gate(&["--behind-proxy"]);
    wait_for_desk(port);
    let wrong = "0".repeat(stage.token.len());
    let mut guesses = 0;
    while guess(port, "203.0.113.7", &wrong).0 != 429 {
        guesses += 1;
        assert!(guesses < 100, "one phone may guess for ever");
    }
    let (status, cookie) = guess(port, "203.0.113.8", &stage.token);
    assert_eq!(status, 200, "another phone is not held up");
    assert!(cookie.contains("; Secure"), "{cookie}");
    let (status, cookie) = guess(machines.gate_ports[0], "203.0.113.8", &stage.token);
    assert!(!cookie.contains("; Secure"), "{status} without TLS: {cookie}");
}

#[actix_web::test]
async fn a_gate_speaks_tls_itself_and_its_cookies_are_secure() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), 1);
    let machines = Machines::start(data.path(), folder.path());
    let (certificate, key, trusted) = certificate(folder.path(), "words.example");
    let options = [["--name", "words.example"], ["--tls-cert", &certificate], ["--tls-key", &key]];
    let (_gate, port) = machines.one_more_gate(options.as_flattened());
    let address = format!("127.0.0.1:{port}");
    let ask = |request: &str| ask_under_tls((&address, "words.example"), &trusted, request);
    let head = "Host: words.example\r\nConnection: close\r\n";
    let rules = format!("GET /t/{ID}/rules HTTP/1.1\r\n{head}\r\n");
    let begun = Instant::now();
    while !ask(&rules).starts_with("HTTP/1.1 200") {
        assert!(begun.elapsed() < Duration::from_secs(30), "{}", ask(&rules));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let badge = json!({"token": stage.token}).to_string();
    let length = badge.len();
    let answer = ask(&format!(
        "POST /t/{ID}/join HTTP/1.1\r\n{head}Origin: https://words.example\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{badge}"
    ));
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let mut lines = answer.lines();
    let cookie = lines.find(|line| line.to_lowercase().starts_with("set-cookie"));
    assert!(cookie.is_some_and(|it| it.contains("; Secure")), "{answer}");
}
