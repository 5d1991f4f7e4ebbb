//! The addresses that phones and the arbiter ask, how an answer is read, and the buttons that the
//! arbiter of a rehearsal presses that nobody leads by hand.

use awc::http::header::{self, HeaderMap};
use awc::{Client, ClientRequest, Connector};
use flavita_app::desk::NextStep;
use serde_json::{Value, json};
use std::{net::IpAddr, net::Ipv4Addr, rc::Rc, time::Duration};

/// How long a phone waits for an answer before it asks again.
const PATIENCE: Duration = Duration::from_secs(10);

/// A tournament on a server.
#[derive(Clone)]
pub(super) struct Site {
    client: Client,
    base: Rc<str>,
}

/// What the server said.
#[derive(Debug)]
pub(super) struct Response {
    /// The status of HTTP.
    pub(super) status: u16,
    /// The cookie that it gives.
    pub(super) cookie: Option<String>,
    /// The body as JSON; `Null` where it is none.
    pub(super) body: Value,
}

impl Site {
    /// The tournament `id` on the server at `address`, such as `http://127.0.0.1:8080`, asked from
    /// this address of the machine: one address has ports for some thousand phones only.
    pub(super) fn new(address: &str, id: &str, from: Option<Ipv4Addr>) -> Self {
        let connector = Connector::new().limit(0);
        let client = Client::builder().connector(connector);
        let client = client.disable_redirects().timeout(PATIENCE);
        let client = match from {
            Some(from) => client.local_address(IpAddr::V4(from)),
            None => client,
        };
        Self { client: client.finish(), base: format!("{address}/t/{id}").into() }
    }

    /// Asks for something below the tournament's address. Every request has a connection of its
    /// own, as a phone has after minutes of thinking.
    pub(super) fn post(&self, path: &str, cookie: &str) -> ClientRequest {
        let request = self.client.post(format!("{}/{path}", self.base));
        let request = request.insert_header((header::ACCEPT_LANGUAGE, "en"));
        with_cookie(request, cookie).force_close()
    }

    /// Opens a stream that goes on for the whole evening.
    pub(super) fn listen(&self, path: &str, cookie: &str) -> ClientRequest {
        let request = self.client.get(format!("{}/{path}", self.base));
        let evening = Duration::from_hours(24);
        with_cookie(request, cookie).timeout(evening).force_close()
    }
}

fn with_cookie(request: ClientRequest, cookie: &str) -> ClientRequest {
    if cookie.is_empty() {
        request
    } else {
        request.insert_header((header::COOKIE, cookie.to_owned()))
    }
}

/// Sends a JSON body and reads the answer.
///
/// # Errors
/// What went wrong on the way, in words: nobody knows whether it arrived.
pub(super) async fn send(request: ClientRequest, body: &Value) -> Result<Response, String> {
    let sent = request.send_json(body).await;
    let mut answer = sent.map_err(|error| error.to_string())?;
    let bytes = answer.body().await.map_err(|error| error.to_string())?;
    Ok(Response {
        status: answer.status().as_u16(),
        cookie: cookie_of(answer.headers()),
        body: serde_json::from_slice(&bytes).unwrap_or_default(),
    })
}

/// The cookie that an answer sets, without its attributes.
pub(super) fn cookie_of(headers: &HeaderMap) -> Option<String> {
    let cookie = headers.get(header::SET_COOKIE)?.to_str().ok()?;
    cookie.split(';').next().map(str::to_owned)
}

/// Presses the next button as it stands at this step.
///
/// # Errors
/// What the console says instead of doing it.
pub(super) async fn press_next(site: &Site, step: NextStep) -> Result<(), String> {
    let step = step.name();
    press(site, json!({ "act": "next", "step": step, "confirm": true })).await
}

/// Puts the first of the equal tops that the rules leave on the board.
///
/// # Errors
/// What the console says instead of doing it.
pub(super) async fn choose_top(site: &Site, tops: usize) -> Result<(), String> {
    let mut last = Err("there is no top".to_owned());
    for top in 0..tops {
        let choice = json!({ "act": "choose_top", "top": top, "because": "rehearsal" });
        last = press(site, choice).await;
        if last.is_ok() {
            break;
        }
    }
    last
}

/// Ends the game.
///
/// # Errors
/// What the console says instead of doing it.
pub(super) async fn end_game(site: &Site) -> Result<(), String> {
    press(site, json!({ "act": "end_game" })).await
}

async fn press(site: &Site, what: Value) -> Result<(), String> {
    let answer = send(site.post("do", ""), &what).await?;
    if answer.body["ok"].as_bool() == Some(true) {
        return Ok(());
    }
    let said = answer.body["sentence"].as_str();
    Err(said.map_or_else(|| format!("status {}", answer.status), str::to_owned))
}
