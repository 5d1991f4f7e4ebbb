//! What a gate can read over NATS: heartbeats, and answers to what it asked itself. No other
//! player's slip, no top, no seed.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, Event, Message};
use futures_util::StreamExt;
use serde_json::{Value, json};

use crate::stage::{self, ID, SEED};
use crate::{machine::Machines, phones::Hall};

/// Everything that may be wanted by who has a gate's password.
const WANTED: [&str; 8] = [
    ">",
    "flavita.>",
    "flavita.ask",
    "flavita.slip",
    "_INBOX.>",
    "_INBOX.gate-1.>",
    "_INBOX.desk.>",
    "$JS.>",
];

/// Somebody who has a gate's password and listens.
struct Spy {
    client: Client,
    heard: Arc<Mutex<Vec<Message>>>,
    refused: Arc<Mutex<Vec<String>>>,
}

impl Spy {
    async fn with(machines: &Machines, user: &str, wanted: &[&str]) -> Self {
        let refused: Arc<Mutex<Vec<String>>> = Arc::default();
        let told = Arc::clone(&refused);
        let (user, password) = machines.login(user);
        let options =
            ConnectOptions::new().user_and_password(user, password).event_callback(move |event| {
                let told = Arc::clone(&told);
                async move {
                    if let Event::ServerError(error) = event {
                        told.lock().unwrap().push(error.to_string());
                    }
                }
            });
        let client = options.connect(machines.nats_url.as_str()).await.unwrap();
        let heard: Arc<Mutex<Vec<Message>>> = Arc::default();
        for subject in wanted {
            let mut messages = client.subscribe((*subject).to_owned()).await.unwrap();
            let heard = Arc::clone(&heard);
            actix_web::rt::spawn(async move {
                while let Some(message) = messages.next().await {
                    heard.lock().unwrap().push(message);
                }
            });
        }
        client.flush().await.unwrap();
        Self { client, heard, refused }
    }

    fn heard(&self) -> Vec<(String, String)> {
        let heard = self.heard.lock().unwrap();
        let text = |message: &Message| String::from_utf8_lossy(&message.payload).into_owned();
        heard.iter().map(|one| (one.subject.to_string(), text(one))).collect()
    }
}

#[actix_web::test]
async fn a_gate_reads_beats_and_its_own_answers_and_nothing_else() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), 6);
    let machines = Machines::start(data.path(), folder.path());
    let own = ["flavita.beat.*", "_INBOX.gate-2.>"];
    let spy = Spy::with(&machines, "gate-2", &[&own[..], &WANTED[..]].concat()).await;
    let first = Spy::with(&machines, "gate-1", &["_INBOX.gate-1.>"]).await;
    let hall = Hall::of(&stage.sessions, [machines.gate_ports[0]; 2]);
    hall.listen(1).await;
    machines.open_round();
    hall.burst(1, Duration::from_millis(100)).await;
    for path in ["me", "projector", "standings", "rules"] {
        let (status, _) = hall.page(0, path, Some(0)).await;
        assert_eq!(status, 200, "{path}");
    }
    let begun = Instant::now();
    while spy.heard().len() < 3 && begun.elapsed() < Duration::from_secs(20) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    let refused = spy.refused.lock().unwrap().join("\n");
    for subject in WANTED {
        let expected = format!("Subscription to \"{subject}\"").to_lowercase();
        assert!(refused.to_lowercase().contains(&expected), "{subject}: {refused}");
    }
    let heard = spy.heard();
    assert!(heard.len() > 2, "the round was heard: {heard:?}");
    for (subject, text) in &heard {
        assert_eq!(subject, &format!("flavita.beat.{ID}"), "{text}");
        let told: Value = serde_json::from_str(text).unwrap();
        let names: Vec<&String> = told.as_object().unwrap().keys().collect();
        let open = ["arrivals", "epoch", "id", "remaining_ms", "rev", "running"];
        assert_eq!(names, open);
        assert_eq!(told["id"], ID);
        assert!(!text.contains(SEED));
    }
    // The answers were there to be read, by who may.
    let answers = first.heard();
    let is_receipt = |text: &str| text.contains("\"saved\":true");
    assert_eq!(answers.iter().filter(|(_, text)| is_receipt(text)).count(), 6);
    for (subject, text) in &answers {
        assert!(!text.contains(SEED), "{subject}");
    }
}

#[actix_web::test]
async fn who_has_a_gates_password_cannot_play_the_desk() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), 2);
    let machines = Machines::start(data.path(), folder.path());
    let hall = Hall::of(&stage.sessions, machines.gate_ports);
    hall.listen(0).await;
    let spy = Spy::with(&machines, "gate-2", &[]).await;
    let forged = json!({
        "id": ID, "rev": u64::MAX, "arrivals": 0, "remaining_ms": 1, "running": true, "epoch": 9,
    });
    let subject = format!("flavita.beat.{ID}");
    spy.client.publish(subject, forged.to_string().into()).await.unwrap();
    let purge = "$JS.API.STREAM.PURGE.FLAVITA_SLIPS";
    spy.client.publish(purge, "".into()).await.unwrap();
    spy.client.flush().await.unwrap();
    machines.open_round();
    hall.wait_until("all hear of the round", |_| {
        hall.seen.clocks.borrow().iter().all(|(_, running)| *running)
    })
    .await;
    let heard = hall.seen.heard.borrow();
    assert!(heard.iter().all(|rev| *rev < u64::MAX), "{heard:?}");
    let refused = spy.refused.lock().unwrap().join("\n").to_lowercase();
    for subject in [format!("flavita.beat.{ID}"), purge.to_owned()] {
        let expected = format!("publish to \"{subject}\"").to_lowercase();
        assert!(refused.contains(&expected), "{refused}");
    }
}
