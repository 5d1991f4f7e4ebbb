//! Phones and screens of the hall at the gates: each listens, and sends its slip until it is
//! acknowledged, at whichever gate answers.

use std::cell::{Cell, RefCell};
use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};
use std::{rc::Rc, sync::Arc};

use awc::http::header;
use awc::{Client, Connector};
use futures_util::StreamExt;
use serde_json::{Value, json};

use crate::stage::ID;

/// Phones of one address of this machine: one has ports for some thousand connections only.
const OF_ADDRESS: usize = 250;
/// How long a phone waits for an answer.
const PATIENCE: Duration = Duration::from_secs(8);
/// After how long it tries again.
const PAUSE: Duration = Duration::from_millis(300);

/// What all phones together have seen.
#[derive(Default)]
pub(crate) struct Seen {
    /// The last revision that each connection has heard.
    pub(crate) heard: RefCell<Vec<u64>>,
    /// The clock that each has heard.
    pub(crate) clocks: RefCell<Vec<(u64, bool)>>,
    /// How often a connection ended.
    pub(crate) broken: Cell<usize>,
    /// Acknowledged slips: whose, under which key, with which word.
    pub(crate) acknowledged: RefCell<Vec<(u32, String, String)>>,
    /// How long each acknowledgement took.
    pub(crate) waits: RefCell<Vec<Duration>>,
    /// Tries that nobody acknowledged.
    pub(crate) repeated: Cell<usize>,
}

/// The hall.
#[derive(Clone)]
pub(crate) struct Hall {
    clients: Rc<Vec<Client>>,
    sessions: Arc<Vec<String>>,
    gates: [u16; 2],
    pub(crate) seen: Rc<Seen>,
}

impl Hall {
    pub(crate) fn of(sessions: &Arc<Vec<String>>, gates: [u16; 2]) -> Self {
        let addresses = sessions.len().div_ceil(OF_ADDRESS) + 8;
        let client = |n: usize| {
            let [_, _, high, low] = u32::try_from(n).unwrap().to_be_bytes();
            let from = Ipv4Addr::new(127, 0, 1 + high, 1 + low);
            let connector = Connector::new().limit(0).timeout(Duration::from_secs(20));
            Client::builder()
                .connector(connector)
                .disable_redirects()
                .timeout(PATIENCE)
                .local_address(IpAddr::V4(from))
                .finish()
        };
        Self {
            clients: Rc::new((0..addresses).map(client).collect()),
            sessions: Arc::clone(sessions),
            gates,
            seen: Rc::default(),
        }
    }

    fn client(&self, place: usize) -> &Client {
        &self.clients[place / OF_ADDRESS % self.clients.len()]
    }

    fn url(&self, gate: usize, path: &str) -> String {
        format!("http://127.0.0.1:{}/t/{ID}/{path}", self.gates[gate % 2])
    }

    fn cookie(&self, player: usize) -> String {
        format!("flavita_player={}", self.sessions[player])
    }

    /// Opens the event streams of all phones and of so many screens; waits until each has heard
    /// something.
    pub(crate) async fn listen(&self, screens: usize) {
        let all = self.sessions.len() + screens;
        *self.seen.heard.borrow_mut() = vec![0; all];
        *self.seen.clocks.borrow_mut() = vec![(0, false); all];
        for place in 0..all {
            actix_web::rt::spawn(self.clone().stay(place));
            if place % 200 == 199 {
                self.wait_until("all listen", |heard| heard[..=place].iter().all(|rev| *rev > 0))
                    .await;
            }
        }
        self.wait_until("all listen", |heard| heard.iter().all(|rev| *rev > 0)).await;
    }

    pub(crate) async fn wait_until(&self, what: &str, is_so: impl Fn(&[u64]) -> bool) {
        let begun = Instant::now();
        while !is_so(&self.seen.heard.borrow()) {
            assert!(begun.elapsed() < Duration::from_mins(1), "{what}: not yet");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Listens, at the other gate when the connection broke.
    async fn stay(self, place: usize) {
        for gate in place.. {
            self.hear(place, gate).await;
            self.seen.broken.set(self.seen.broken.get() + 1);
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    async fn hear(&self, place: usize, gate: usize) {
        let evening = Duration::from_hours(24);
        let is_phone = place < self.sessions.len();
        let path = if is_phone { "live/me" } else { "live/screen" };
        let mut request = self.client(place).get(self.url(gate, path)).timeout(evening);
        if is_phone {
            request = request.insert_header((header::COOKIE, self.cookie(place)));
        }
        let Ok(mut answer) = request.force_close().send().await else {
            return;
        };
        if answer.status().as_u16() != 200 {
            return;
        }
        let mut rest = Vec::new();
        while let Some(Ok(bytes)) = answer.next().await {
            rest.extend_from_slice(&bytes);
            while let Some(end) = rest.windows(2).position(|two| two == b"\n\n") {
                self.note(place, std::str::from_utf8(&rest[..end]).unwrap());
                rest.drain(..end + 2);
            }
        }
    }

    fn note(&self, place: usize, message: &str) {
        let data = message.lines().find_map(|line| line.strip_prefix("data: "));
        let told: Value = serde_json::from_str(data.unwrap()).unwrap();
        let rev = told["rev"].as_u64().unwrap_or(0);
        self.seen.heard.borrow_mut()[place] = rev;
        let clock = (told["remaining_ms"].as_u64().unwrap_or(0), told["running"] == true);
        self.seen.clocks.borrow_mut()[place] = clock;
    }

    /// Has every phone send a slip within this time, and waits until all are acknowledged.
    pub(crate) async fn burst(&self, round: u32, within: Duration) {
        let players = self.sessions.len();
        let sent = (0..players).map(|player| {
            let share = u32::try_from(player).unwrap() * 7919 % u32::try_from(players).unwrap();
            let later = within * share / u32::try_from(players).unwrap();
            actix_web::rt::spawn(self.clone().hand_in(player, round, later))
        });
        for sent in sent.collect::<Vec<_>>() {
            sent.await.unwrap();
        }
    }

    async fn hand_in(self, player: usize, round: u32, later: Duration) {
        tokio::time::sleep(later).await;
        let begun = Instant::now();
        let number = u32::try_from(player).unwrap() + 1;
        let (key, word) = (format!("{round}-{number}"), format!("AB{number}"));
        let slip = json!({"round": round, "at": "H8", "word": word, "key": key});
        for gate in player.. {
            assert!(begun.elapsed() < Duration::from_secs(100), "{key} is not taken");
            if self.send(player, gate, &slip).await {
                break;
            }
            self.seen.repeated.set(self.seen.repeated.get() + 1);
            tokio::time::sleep(PAUSE).await;
        }
        self.seen.waits.borrow_mut().push(begun.elapsed());
        self.seen.acknowledged.borrow_mut().push((number, key, word));
    }

    /// Whether the desk says that it has the slip.
    pub(crate) async fn send(&self, player: usize, gate: usize, slip: &Value) -> bool {
        let request = self.client(player).post(self.url(gate, "me/slip"));
        let request = request.insert_header((header::COOKIE, self.cookie(player)));
        let Ok(mut answer) = request.force_close().send_json(slip).await else {
            return false;
        };
        let Ok(body) = answer.body().limit(1 << 20).await else {
            return false;
        };
        if answer.status().as_u16() != 200 {
            return false;
        }
        let answer: Value = serde_json::from_slice(&body).unwrap();
        // The rules refuse for good; that would be no fault of gates, and is none of this hall.
        assert_eq!(answer["saved"], true, "{answer}");
        true
    }

    /// A page at a gate: status and text.
    pub(crate) async fn page(
        &self,
        gate: usize,
        path: &str,
        player: Option<usize>,
    ) -> (u16, String) {
        let mut request = self.clients[0].get(self.url(gate, path));
        if let Some(player) = player {
            request = request.insert_header((header::COOKIE, self.cookie(player)));
        }
        let mut answer = request.force_close().send().await.unwrap();
        let body = answer.body().limit(1 << 24).await.unwrap();
        let text = String::from_utf8_lossy(&body).into_owned();
        (answer.status().as_u16(), text)
    }
}
