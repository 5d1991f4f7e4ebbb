//! `flavita follow --public`: plays the draw of another hall here, with own players and own slips.

use crate::serve::{self, ServeArgs};
use crate::{asking::Other, error::CliError, follow::FollowArgs};
use crate::{spoken::language, worded::worded};
use actix_web::web::Data;
use flavita_app::relay::{reports::HallReport, reports::digest, step::RelayStep, step::next};
use flavita_app::{desk::DeskRequest, relay::published::Published};
use flavita_tournament::model::{Actor, Command};
use flavita_web::acts::words::error_sentence;
use flavita_web::frame::{app_state::AppState, by_key::DIGEST, by_key::with_digest};
use std::{sync::Arc, thread, time::Duration};
use tokio::runtime::{Builder, Runtime};
use ureq::Agent;

/// How often the other hall is asked.
const PAUSE: Duration = Duration::from_secs(1);
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// The largest answer that is read, in bytes.
const LARGEST: u64 = 4 * 1024 * 1024;
/// The other hall.
#[derive(Clone)]
struct Centre {
    /// The address of the game there.
    url: String,
    agent: Agent,
    /// With what this hall's standings are reported, and under which name.
    report: Option<(Arc<Other>, String)>,
    starts_by_hand: bool,
}

pub(super) fn run(args: &FollowArgs) -> Result<bool, CliError> {
    let centre = Centre {
        url: args.url.trim_end_matches('/').to_owned(),
        agent: Agent::new_with_defaults(),
        report: report(args)?,
        starts_by_hand: args.start_by_hand,
    };
    let serving =
        ServeArgs { data: Some(args.data.clone()), bind: args.bind, ..ServeArgs::default() };
    serve::serve(&serving, |app| {
        let id = if let Some(id) = app.folder.relayed(&centre.url) {
            id
        } else {
            let published = centre.ask().map_err(CliError::because("cli-follow"))?;
            app.folder.begin_relayed(&published, &centre.url)?
        };
        out!("{}", told!("relay-draw", id = &id, url = &centre.url));
        let app = app.clone();
        let runtime = Builder::new_current_thread().build();
        let runtime = runtime.map_err(CliError::because("cli-follow"))?;
        let relaying = Relaying { centre, app, id, runtime };
        let started = thread::Builder::new().name("relay".to_owned());
        let started = started.spawn(move || relaying.run());
        started.map_err(CliError::because("cli-follow"))?;
        Ok(())
    })
}

/// The key and the name under which standings are reported; `None` where neither is given.
fn report(args: &FollowArgs) -> Result<Option<(Arc<Other>, String)>, CliError> {
    match (args.key(), &args.hall) {
        (Some(key), Some(hall)) => Ok(Some((Arc::new(Other::with(key)), hall.clone()))),
        (None, Some(_)) => Err(CliError::option("--key", told!("cli-follow-key-halls"))),
        (Some(_), None) => Err(CliError::option("--hall", told!("cli-follow-name"))),
        (None, None) => Ok(None),
    }
}

impl Centre {
    fn ask(&self) -> Result<Published, String> {
        let request = self.agent.get(format!("{}/relay", self.url));
        let request = request.config().timeout_global(Some(PATIENCE)).build();
        let answer = request.call().map_err(|error| {
            if matches!(error, ureq::Error::StatusCode(404)) {
                told!("cli-follow-no-game", url = &self.url)
            } else {
                worded(&error)
            }
        });
        let bytes = answer?.body_mut().with_config().limit(LARGEST).read_to_vec();
        let bytes = bytes.map_err(|error| worded(&error))?;
        serde_json::from_slice(&bytes)
            .map_err(|error| told!("cli-follow-unread", reason = error.to_string()))
    }

    fn tell(&self, report: &HallReport, other: &Other) -> Result<(), String> {
        let body = serde_json::to_vec(report).map_err(|error| error.to_string())?;
        let digest = digest(&body);
        let url = format!("{}/relay", self.url);
        let path = url.splitn(4, '/').nth(3).unwrap_or_default();
        let about = with_digest(&format!("/{path}"), &digest);
        let told = other.tell(&url, &about, (&body, (DIGEST, &digest)), PATIENCE);
        told.map_err(|error| error.to_string())
    }
}

/// A hall that plays along.
struct Relaying {
    centre: Centre,
    app: Data<AppState>,
    id: String,
    runtime: Runtime,
}

impl Relaying {
    fn run(&self) {
        let mut said = String::new();
        let mut told_last = None;
        loop {
            let news = self.turn(&mut told_last);
            if news != said {
                // Not printed: nobody may be left who reads what the program says.
                tracing::info!("{news}");
                said = news;
            }
            thread::sleep(PAUSE);
        }
    }

    /// Asks the other hall once, goes as far as that leads, and reports; answers what is to be said.
    fn turn(&self, told_last: &mut Option<HallReport>) -> String {
        let published = match self.centre.ask() {
            Ok(published) => published,
            Err(lost) => return told!("relay-lost", reason = lost),
        };
        let news = self.follow(&published);
        match self.report(told_last) {
            Ok(()) => news,
            Err(lost) => format!("{news} {}", told!("relay-unreported", reason = lost)),
        }
    }

    fn follow(&self, published: &Published) -> String {
        let desk = match self.app.folder.desk(&self.id) {
            Ok(desk) => desk,
            Err(fault) => return worded(&fault),
        };
        loop {
            let state = &desk.view().state;
            let ask = match next(published, state) {
                RelayStep::Wait => return here_and_there(state.rounds.len(), published),
                RelayStep::Apart(round) => return told!("relay-apart", round),
                RelayStep::Ask(ask) => *ask,
            };
            if self.centre.starts_by_hand && ask == DeskRequest::Do(Command::OpenRound) {
                return here_and_there(state.rounds.len(), published);
            }
            if let Err(error) = self.runtime.block_on(desk.ask(ask, &Actor::Relay, None)) {
                return error_sentence(language(), &error);
            }
        }
    }

    fn report(&self, told_last: &mut Option<HallReport>) -> Result<(), String> {
        let Some((other, name)) = &self.centre.report else { return Ok(()) };
        let desk = self.app.folder.desk(&self.id).map_err(|fault| fault.to_string())?;
        let report = HallReport::of(&desk.view().state, name);
        if told_last.as_ref() == Some(&report) {
            return Ok(());
        }
        self.centre.tell(&report, other)?;
        *told_last = Some(report);
        Ok(())
    }
}

fn here_and_there(here: usize, published: &Published) -> String {
    match published.rounds.len() {
        0 => told!("relay-nothing"),
        there if there == here => told!("relay-in-step", round = here),
        there => told!("relay-behind", here, there),
    }
}
