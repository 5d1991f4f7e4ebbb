//! A gate: what it knows, whom it asks.

use crate::gate::envelope::{Answered, Asked, Envelope as _};
use crate::gate::{keeping::Keeping, line::LineError, present::Present, subjects};
use crate::{frame::PageError, frame::Templates, gate, gate::heartbeat::Heartbeat};
use crate::{gate::waiting::Waiting, http::crowd::Connections, http::crowd::Crowd};
use crate::{http::crowd::MOST_CONNECTIONS, http::pace::Paces};
use actix_web::web::Data;
use async_nats::{Client, HeaderMap, jetstream::Context, jetstream::context::ContextBuilder};
use futures_util::StreamExt;
use parking_lot::Mutex;
use std::{collections::BTreeSet, time::Duration};
use tokio::{sync::Semaphore, time::timeout};

/// How long a phone is left waiting for its answer; its own patience is eight seconds.
const PATIENCE: Duration = Duration::from_secs(6);
/// How long NATS may take to say that it keeps a slip.
const KEPT: Duration = Duration::from_secs(3);
/// Pages that a gate asks for at once; whoever comes later waits here and not at the desk.
const MOST_ASKED: usize = 128;
/// Of them, those that are the same for everybody: whoever asks for ever new ones leaves players and
/// who signs in the rest.
const MOST_COMMON: usize = 32;
/// Slips that are on their way at once.
const MOST_SLIPS: usize = 20_000;
/// Sessions that are remembered; who is forgotten asks the desk once more.
const MOST_KNOWN: usize = 100_000;
/// Event streams of a gate at once.
const MOST_LISTENERS: usize = 60_000;

/// What all requests of a gate share. It holds no tournament and no file.
#[derive(Debug)]
pub struct Gate {
    client: Client,
    stream: Context,
    answers: String,
    asks: Semaphore,
    commons: Semaphore,
    /// What the desk last told.
    pub present: Present,
    /// Phones that wait for an answer to their slips.
    pub waiting: Waiting,
    /// Pages that are the same for everybody.
    pub keeping: Keeping,
    /// How fast everybody may ask.
    pub paces: Paces,
    /// How many connections there are.
    pub connections: Connections,
    /// The sessions that the desk let in, by their names.
    known: Mutex<BTreeSet<String>>,
    /// How many listen.
    pub crowd: Crowd,
    /// The one page that it makes itself.
    pub templates: Templates,
    /// Names by which the network knows this machine, besides its numbers.
    pub names: Vec<String>,
    /// Whether a proxy stands before it that speaks TLS and says from where requests come.
    pub is_behind_proxy: bool,
}

impl Gate {
    /// A gate on a line to NATS.
    ///
    /// # Errors
    /// When a template is broken.
    pub fn new(client: Client) -> Result<Self, PageError> {
        let stream = ContextBuilder::new().timeout(KEPT).ack_timeout(KEPT);
        let stream = stream.max_ack_inflight(MOST_SLIPS).build(client.clone());
        Ok(Self {
            answers: client.new_inbox(),
            stream,
            client,
            asks: Semaphore::new(MOST_ASKED),
            commons: Semaphore::new(MOST_COMMON),
            present: Present::default(),
            waiting: Waiting::default(),
            keeping: Keeping::default(),
            paces: Paces::default(),
            crowd: Crowd::of(MOST_LISTENERS),
            templates: Templates::load()?,
            names: Vec::new(),
            is_behind_proxy: false,
            connections: Connections::within(0, MOST_CONNECTIONS),
            known: Mutex::default(),
        })
    }

    /// Whether the desk has let this session in.
    pub(crate) fn knows(&self, session: &str) -> bool {
        self.known.lock().contains(session)
    }

    /// Learns of a session that the desk let in.
    pub(crate) fn learn(&self, session: String) {
        let mut known = self.known.lock();
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(session);
    }

    /// Asks the desk; `None` where it does not answer.
    pub async fn ask(&self, asked: &Asked) -> Option<Answered> {
        let answered = async {
            let _turn = self.asks.acquire().await.ok()?;
            let request = self.client.request(subjects::ASK, asked.to_bytes()).await;
            let silent = |error: &_| tracing::debug!(%error, "the desk does not answer");
            Answered::read(&request.inspect_err(silent).ok()?.payload).ok()
        };
        if !gate::line::is_up(&self.client) {
            return None;
        }
        timeout(PATIENCE, answered).await.ok()?
    }

    /// Asks the desk for a page that is the same for everybody.
    pub async fn ask_for_all(&self, asked: &Asked) -> Option<Answered> {
        let turn = timeout(PATIENCE, self.commons.acquire()).await;
        let _turn = turn.ok()?.ok()?;
        self.ask(asked).await
    }

    /// Hands a slip up under its name and waits until the desk has saved it; `None` where nobody
    /// knows whether it did, and the phone sends it again.
    pub async fn hand_up(&self, asked: &Asked, name: &str) -> Option<Answered> {
        if !gate::line::is_up(&self.client) {
            return None;
        }
        let mut turn = self.waiting.turn();
        let mut headers = HeaderMap::new();
        headers.insert("Nats-Msg-Id", name);
        let place = format!("{}.{}", self.answers, turn.number);
        headers.insert(subjects::ANSWER_TO, place.as_str());
        let payload = asked.to_bytes();
        let slip = self.stream.publish_with_headers(subjects::SLIP, headers, payload);
        let kept = match timeout(KEPT, async { slip.await?.await }).await {
            Ok(Ok(kept)) => kept,
            Ok(Err(error)) => {
                tracing::debug!(%error, "a slip is not kept");
                return None;
            }
            Err(_silence) => return None,
        };
        if kept.duplicate {
            // It waits already, for an answer that nobody hears any more, or it was answered: the
            // desk knows it by its key.
            return self.ask(asked).await;
        }
        timeout(PATIENCE, turn.answer()).await.ok()?
    }
}

/// Hears what the desk tells and what it answers to slips, as long as the program runs.
///
/// # Errors
/// When it cannot be asked for.
pub async fn hear(gate: &Data<Gate>) -> Result<(), LineError> {
    let fault = |error: async_nats::SubscribeError| LineError::Client(error.to_string());
    let client = &gate.client;
    let mut heartbeats = client.subscribe(subjects::HEARTBEATS).await.map_err(fault)?;
    let answers = client.subscribe(format!("{}.*", gate.answers)).await;
    let mut answers = answers.map_err(fault)?;
    let hearing = gate.clone();
    actix_web::rt::spawn(async move {
        while let Some(message) = heartbeats.next().await {
            match serde_json::from_slice::<Heartbeat>(&message.payload) {
                Ok(heartbeat) => hearing.present.hear(heartbeat),
                Err(error) => tracing::warn!(%error, "a desk of another version?"),
            }
        }
    });
    let waiting = gate.clone();
    actix_web::rt::spawn(async move {
        while let Some(message) = answers.next().await {
            let number = message.subject.rsplit('.').next();
            let number = number.and_then(|number| number.parse().ok());
            let answered = Answered::read(&message.payload);
            if let (Some(number), Ok(answered)) = (number, answered) {
                waiting.waiting.answer(number, answered);
            }
        }
    });
    Ok(())
}
