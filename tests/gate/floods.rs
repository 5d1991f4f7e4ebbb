//! Whoever asks a gate without end takes nothing from the others.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;

use serde_json::json;

use crate::machine::Machines;
use crate::phones::Hall;
use crate::stage::{self, ID};

/// A cookie like that of a player's session, made by nobody but who sends it.
fn made_up(number: u32) -> String {
    format!("flavita_player={number:032x}")
}

#[actix_web::test]
async fn made_up_sessions_take_neither_the_pace_of_others_nor_room_for_slips() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), 1);
    let mut machines = Machines::start(data.path(), folder.path());
    let hall = Hall::of(&stage.sessions, machines.gate_ports);
    assert_eq!(hall.page(0, "me", Some(0)).await.0, 200);
    let port = machines.gate_ports[0];
    let refused = std::thread::spawn(move || flood(port)).join().unwrap();
    assert!(refused > 1000, "one address may ask without end: {refused}");
    assert_eq!(hall.page(0, "me", Some(0)).await.0, 200, "who is known has his own pace");

    machines.desk.kill();
    let port = machines.gate_ports[1];
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).build().into();
    for number in 1..=3 {
        let sent = json!({"round": 1, "at": "H8", "word": "AB", "key": format!("key {number}")});
        let slip = agent.post(format!("http://127.0.0.1:{port}/t/{ID}/me/slip"));
        let answer = slip.header("cookie", made_up(number)).send_json(sent).unwrap();
        assert_eq!(answer.status(), 503);
    }
    assert_eq!(slips_kept(&machines).await, 0);
}

/// Slips that wait in the stream.
async fn slips_kept(machines: &Machines) -> u64 {
    let (user, password) = machines.login("desk");
    let client = async_nats::ConnectOptions::new()
        .user_and_password(user, password)
        .custom_inbox_prefix("_INBOX.desk")
        .connect(machines.nats_url.as_str())
        .await
        .unwrap();
    let context = async_nats::jetstream::new(client);
    let mut slips = context.get_stream("FLAVITA_SLIPS").await.unwrap();
    slips.info().await.unwrap().state.messages
}

/// Asks a gate twelve thousand times, each time with another session; how often it was too fast.
fn flood(port: u16) -> usize {
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let mut asking = stream.try_clone().unwrap();
    let asks = std::thread::spawn(move || {
        for number in 0..12_000 {
            let cookie = made_up(number);
            let ask =
                format!("GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n");
            asking.write_all(ask.as_bytes()).unwrap();
        }
    });
    let lines = BufReader::new(stream).lines().map_while(Result::ok);
    let answers = lines.filter(|line| line.starts_with("HTTP/1.1 ")).take(12_000);
    let refused = answers.filter(|line| line.contains(" 429 ")).count();
    asks.join().unwrap();
    refused
}

mod long {
    use super::{Hall, ID, Machines, json, slips_kept, stage};

    #[actix_web::test]
    #[ignore = "long: bash tests/check"]
    async fn a_player_who_sends_without_end_fills_no_more_of_the_stream_than_his_pace() {
        let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let stage = stage::set(data.path(), 1);
        let mut machines = Machines::start(data.path(), folder.path());
        let hall = Hall::of(&stage.sessions, machines.gate_ports);
        assert_eq!(hall.page(0, "me", Some(0)).await.0, 200, "the gate knows him");
        machines.desk.kill();
        let (port, cookie) =
            (machines.gate_ports[0], format!("flavita_player={}", stage.sessions[0]));
        let send = |number: usize| {
            let cookie = cookie.clone();
            std::thread::spawn(move || {
                let agent = ureq::Agent::config_builder().http_status_as_error(false).build();
                let agent: ureq::Agent = agent.into();
                let slip = agent.post(format!("http://127.0.0.1:{port}/t/{ID}/me/slip"));
                let key = format!("key {number}");
                let sent = json!({"round": 1, "at": "H8", "word": "AB", "key": key});
                slip.header("cookie", cookie).send_json(sent).unwrap().status().as_u16()
            })
        };
        let sent: Vec<_> = (0..30).map(send).collect();
        let too_fast = sent.into_iter().map(|one| one.join().unwrap());
        let too_fast = too_fast.filter(|status| *status == 429).count();
        let kept = slips_kept(&machines).await;
        assert!(too_fast >= 15 && (1..=15).contains(&kept), "{too_fast} too fast, {kept} kept");
    }
}
