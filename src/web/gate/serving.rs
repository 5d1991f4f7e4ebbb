//! The desk's side: it tells heartbeats, answers what gates ask, and takes slips from their stream.
//!
//! Each of the three has threads of its own, none of them the writer's: a hall that fetches its
//! pages does not hold up its slips. Without NATS everything goes on at this machine.

use crate::frame::{Answer, AppState, AtDesk};
use crate::gate::envelope::{Answered, Asked, Envelope as _};
use crate::gate::line::{LineError, NatsServers};
use crate::{gate, gate::door, gate::door::Door, gate::heartbeat::Heartbeat, gate::subjects};
use actix_web::{HttpResponse, web};
use async_nats::jetstream::stream::{Config, RetentionPolicy};
use async_nats::jetstream::{Context, consumer::AckPolicy, consumer::PullConsumer, consumer::pull};
use async_nats::{Client, jetstream::context::ContextBuilder, jetstream::message::Message};
use flavita_app::desk::LONGEST_QUEUE;
use futures_util::StreamExt;
use std::{collections::BTreeMap, future::Future, thread, time::Duration, time::Instant};

/// How often it is looked whether there is something to tell.
const GLANCE: Duration = Duration::from_millis(20);
/// The least time between two heartbeats of a tournament.
const PAUSE: Duration = Duration::from_millis(100);
/// How often a tournament beats that has nothing new.
const LIFE: Duration = Duration::from_secs(3);
/// How long NATS may take to answer.
const KEPT: Duration = Duration::from_secs(2);
/// How long it is waited after a fault.
const REST: Duration = Duration::from_millis(500);
/// How long NATS waits for the desk before it hands a slip over again. A desk or a NATS that starts
/// anew asks for everything itself, in the order in which it came.
const ACK_WAIT: Duration = Duration::from_mins(1);
/// How long a repeated slip is known by its name without asking the desk.
const KNOWN: Duration = Duration::from_mins(2);
/// How long a slip waits for the desk.
const LONGEST: Duration = Duration::from_hours(12);
/// The most threads that compose pages for gates; the writer and the hall want some cores too.
const MOST_ANSWERING: usize = 4;
/// Requests of gates that each of them works on at once.
const AT_ONCE: usize = 64;

/// Serves gates as long as the program runs.
///
/// # Errors
/// When a thread cannot be started.
pub fn start(app: &web::Data<AppState>, place: &NatsServers) -> Result<(), LineError> {
    run("gates-tell", app, place, tell)?;
    // Every phone's own page is made here.
    let threads =
        thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_ANSWERING));
    for _ in 0..threads {
        run("gates-ask", app, place, answer)?;
    }
    run("gates-slips", app, place, take)
}

fn run<F, W>(
    name: &'static str,
    app: &web::Data<AppState>,
    place: &NatsServers,
    work: W,
) -> Result<(), LineError>
where
    F: Future<Output = Result<(), LineError>>,
    W: FnOnce(Client, web::Data<AppState>) -> F + Send + 'static,
{
    let (app, place) = (app.clone(), place.clone());
    let work = move || {
        let done = actix_web::rt::System::new().block_on(async move {
            let client = place.connect(name).await?;
            work(client, app).await
        });
        if let Err(error) = done {
            tracing::error!(%error, "gates are not served any more");
        }
    };
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    thread.map(drop).map_err(|error| LineError::Client(error.to_string()))
}

/// A stream's address as the desk has it: who may listen gets the present heartbeat.
pub(crate) async fn present(at: AtDesk) -> Answer {
    let arrivals = at.app.passes(&at.id)?.arrivals();
    Ok(HttpResponse::Ok().json(Heartbeat::of(&at.id, &at.view(), arrivals)))
}

/// What was last told of a tournament, and when.
type Told = BTreeMap<String, ((u64, u64, bool, u32), Instant)>;

async fn tell(client: Client, app: web::Data<AppState>) -> Result<(), LineError> {
    let mut told = Told::new();
    loop {
        tokio::time::sleep(GLANCE).await;
        if !gate::line::is_up(&client) {
            // Whoever comes back hears everything.
            told.clear();
            continue;
        }
        for (id, desk) in app.folder.desks.all() {
            let arrivals = app.passes(&id).map_or(0, |passes| passes.arrivals());
            let heartbeat = Heartbeat::of(&id, &desk.view(), arrivals);
            let now = (heartbeat.rev, heartbeat.arrivals, heartbeat.running, heartbeat.epoch);
            let is_due = told.get(&id).is_none_or(|(before, at)| {
                let least = if *before == now { LIFE } else { PAUSE };
                at.elapsed() >= least
            });
            if is_due {
                tell_one(&client, &heartbeat).await;
                told.insert(id, (now, Instant::now()));
            }
        }
    }
}

async fn tell_one(client: &Client, heartbeat: &Heartbeat) {
    let payload = serde_json::to_vec(heartbeat).unwrap_or_default();
    let told = client.publish(subjects::heartbeat(&heartbeat.id), payload.into());
    if let Ok(Err(error)) = tokio::time::timeout(REST, told).await {
        tracing::warn!(%error, "a heartbeat is lost; another one follows");
    }
}

async fn answer(client: Client, app: web::Data<AppState>) -> Result<(), LineError> {
    let door = door::open(app, || web::get().to(present)).await;
    // Each request goes to one of the threads.
    let group = subjects::DESK.to_owned();
    let asked = client.queue_subscribe(subjects::ASK, group).await;
    let asked = asked.map_err(|error| LineError::Client(error.to_string()))?;
    asked
        .for_each_concurrent(AT_ONCE, |message| {
            let (door, client) = (door.clone(), client.clone());
            async move {
                let answered = opened(&door, &message.payload).await;
                if let Some(reply) = message.reply {
                    send(&client, reply.to_string(), &answered).await;
                }
            }
        })
        .await;
    Ok(())
}

async fn opened(door: &Door, payload: &bytes::Bytes) -> Answered {
    match Asked::read(payload) {
        Ok(asked) => door(asked).await,
        Err(error) => {
            tracing::warn!(%error, "a gate of another version?");
            Answered::bare(400)
        }
    }
}

/// Answers nobody but a gate: what it names as its place may be no other subject.
async fn send(client: &Client, to: String, answered: &Answered) {
    if !to.starts_with(subjects::INBOX) {
        tracing::error!(to, "a gate wants an answer where none belongs");
        return;
    }
    let payload = answered.to_bytes();
    let most = client.max_payload();
    let payload = if payload.len() > most {
        tracing::error!(bytes = payload.len(), most, "a page is larger than max_payload of NATS");
        Answered::bare(503).to_bytes()
    } else {
        payload
    };
    if let Err(error) = client.publish(to, payload).await {
        tracing::warn!(%error, "an answer is lost; the phone asks again");
    }
}

/// Takes slips until the program ends; after every fault it begins anew with what is left in the
/// stream, oldest first.
async fn take(client: Client, app: web::Data<AppState>) -> Result<(), LineError> {
    let door = door::open(app, || web::get().to(present)).await;
    let context = ContextBuilder::new().timeout(KEPT).build(client.clone());
    loop {
        if !gate::line::is_up(&client) {
            tokio::time::sleep(GLANCE).await;
            continue;
        }
        match consumer(&context).await {
            Ok(consumer) => {
                if let Err(error) = take_from(&consumer, &client, &door).await {
                    tracing::warn!(%error, "slips of gates wait");
                }
            }
            Err(error) => tracing::debug!(%error, "the stream of slips cannot be had yet"),
        }
        tokio::time::sleep(REST).await;
    }
}

/// The desk's place in the stream, made anew: what was handed over and not acknowledged comes again
/// at once and in its order, before anything younger.
async fn consumer(context: &Context) -> Result<PullConsumer, async_nats::Error> {
    let stream = context
        .get_or_create_stream(Config {
            name: subjects::SLIPS.to_owned(),
            subjects: vec![subjects::SLIP.to_owned()],
            retention: RetentionPolicy::WorkQueue,
            max_age: LONGEST,
            duplicate_window: KNOWN,
            ..Config::default()
        })
        .await?;
    if let Err(error) = stream.delete_consumer(subjects::DESK).await {
        tracing::debug!(%error, "no earlier place in the stream");
    }
    let config = pull::Config {
        durable_name: Some(subjects::DESK.to_owned()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: ACK_WAIT,
        max_ack_pending: i64::try_from(LONGEST_QUEUE).unwrap_or(i64::MAX),
        ..pull::Config::default()
    };
    Ok(stream.create_consumer(config).await?)
}

async fn take_from(
    consumer: &PullConsumer,
    client: &Client,
    door: &Door,
) -> Result<(), async_nats::Error> {
    let messages = consumer.stream().max_messages_per_batch(1000);
    let mut messages = messages.heartbeat(REST).messages().await?;
    while let Some(message) = messages.next().await {
        let message = message?;
        let (door, client) = (door.clone(), client.clone());
        actix_web::rt::spawn(async move { take_one(&door, &client, &message).await });
    }
    Ok(())
}

/// Commit, then tell the phone, then let NATS forget: whatever ends in between, the slip comes again
/// under its key.
async fn take_one(door: &Door, client: &Client, message: &Message) {
    let answered = opened(door, &message.payload).await;
    let headers = message.headers.as_ref();
    if let Some(to) = headers.and_then(|headers| headers.get(subjects::ANSWER_TO)) {
        send(client, to.as_str().to_owned(), &answered).await;
    }
    if let Err(error) = message.ack().await {
        tracing::debug!(%error, "a slip that is taken will come again");
    }
}
