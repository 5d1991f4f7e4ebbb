//! How another computer is asked by who has its key.

use std::time::Duration;

use crate::worded::worded;
use flavita_app::{follow::key::FollowKey, machine::seed::NoChance};
use flavita_web::frame::by_key::{RUN, TICKET};
use parking_lot::Mutex;
use ureq::Agent;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unanswered {
    #[error("{}", told!("cli-follow-other-key"))]
    Key,
    #[error("{}", told!("cli-follow-version"))]
    Version,
    #[error("{}", told!("cli-follow-gone"))]
    Gone,
    #[error("{}", told!("cli-follow-silent", reason = worded(.0)))]
    Line(#[from] ureq::Error),
    #[error("{}", told!("cli-follow-foreign"))]
    Foreign,
    #[error(transparent)]
    Chance(#[from] NoChance),
}

/// How often it is asked with the name of another run.
const MOST_TRIES: usize = 3;

/// Another computer, and what its present run is called.
#[derive(Debug)]
pub(crate) struct Other {
    agent: Agent,
    key: FollowKey,
    run: Mutex<String>,
}

impl Other {
    pub(crate) fn with(key: FollowKey) -> Self {
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        Self { agent, key, run: Mutex::default() }
    }

    /// What is answered to a question about `about`, opened.
    pub(crate) fn get(
        &self,
        url: &str,
        about: &str,
        (patience, largest): (Duration, u64),
    ) -> Result<Vec<u8>, Unanswered> {
        let (ticket, mut answer) = self.asked(about, |ticket| {
            let asked = self.agent.get(url).header(TICKET, ticket);
            asked.config().timeout_global(Some(patience)).build().call()
        })?;
        let sealed = answer.body_mut().with_config().limit(largest).read_to_vec()?;
        self.key.open(&ticket, &sealed).ok_or(Unanswered::Foreign)
    }

    /// Tells it something.
    pub(crate) fn tell(
        &self,
        url: &str,
        about: &str,
        (body, digest): (&[u8], (&str, &str)),
        patience: Duration,
    ) -> Result<(), Unanswered> {
        let told = self.asked(about, |ticket| {
            let asked = self.agent.post(url).header(TICKET, ticket).header(digest.0, digest.1);
            asked.config().timeout_global(Some(patience)).build().send(body)
        });
        told.map(|_answer| ())
    }

    /// Asks with a ticket for the run that was last heard of, and again for the one that is named
    /// in the answer.
    fn asked(
        &self,
        about: &str,
        ask: impl Fn(&str) -> Result<Response, ureq::Error>,
    ) -> Result<(String, Response), Unanswered> {
        for _try in 0..MOST_TRIES {
            let run = self.run.lock().clone();
            let ticket = self.key.ticket(&run, about)?;
            let answer = ask(&ticket)?;
            let status = answer.status().as_u16();
            if status < 400 {
                return Ok((ticket, answer));
            }
            if status != 404 {
                return Err(ureq::Error::StatusCode(status).into());
            }
            let told = answer.headers().get(RUN).and_then(|told| told.to_str().ok());
            match told {
                None if run.is_empty() => return Err(Unanswered::Version),
                None => return Err(Unanswered::Gone),
                Some(told) if told == run => return Err(Unanswered::Key),
                Some(told) => told.clone_into(&mut self.run.lock()),
            }
        }
        Err(Unanswered::Key)
    }
}

type Response = ureq::http::Response<ureq::Body>;
