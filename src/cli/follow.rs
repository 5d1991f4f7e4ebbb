//! `flavita follow`: keeps a second computer in step with the one at which a game is run.
#![expect(clippy::print_stdout, reason = "the command line speaks here")]

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use ureq::Agent;

use crate::app::clock;
use crate::app::follow::FollowKey;
use crate::app::followed::Followed;
use crate::app::word_file;
use crate::cli::args::FollowArgs;
use crate::cli::error::CliError;
use crate::store::event::{Head, StoredEvent};
use crate::store::line;
use crate::web::feed::{CODE, FeedEntry};

/// How often the other computer is asked.
const PAUSE: Duration = Duration::from_secs(1);
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// The largest answer that is read, in bytes: a big word list.
const LARGEST: u64 = 256 * 1024 * 1024;

/// The other computer.
struct Source<'a> {
    url: &'a str,
    key: FollowKey,
    agent: Agent,
}

/// Why a turn of asking failed: it is said, and tried again.
#[derive(Debug, thiserror::Error)]
enum Lost {
    #[error("the key is another one, or no flavita of this version answers there")]
    Key,
    #[error("no answer: {0}")]
    Line(ureq::Error),
    #[error("the answer cannot be understood: {0}")]
    Answer(String),
    #[error(transparent)]
    Disk(#[from] crate::store::error::StoreError),
    #[error("the words cannot be kept: {0}")]
    Words(std::io::Error),
}

pub(super) fn run(args: &FollowArgs) -> Result<ExitCode, CliError> {
    let key = args
        .key
        .clone()
        .or_else(|| std::env::var("FLAVITA_FOLLOW_KEY").ok());
    let key = key.as_deref().and_then(FollowKey::read);
    let key = key.ok_or_else(|| CliError::Option {
        option: "--key",
        reason: "give the key that the page of the network shows on the other computer, eight groups of four".to_owned(),
    })?;
    let source = Source {
        url: args.url.trim_end_matches('/'),
        key,
        agent: Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .build()
            .into(),
    };
    println!(
        "following {} in {}; stop with Ctrl+C",
        source.url,
        args.data.display()
    );
    println!(
        "to go on here: flavita serve --data {} --take-over",
        args.data.display()
    );
    let mut here: BTreeMap<String, Followed> = BTreeMap::new();
    let mut said = String::new();
    loop {
        let news = match source.turn(args, &mut here) {
            Ok(news) => news,
            Err(lost) if args.once => return Err(CliError::Follow(lost.to_string())),
            Err(lost) => format!("{lost}; trying again"),
        };
        if news != said {
            println!("{} {news}", clock::time_of_day(clock::now_ms()));
            said = news;
        }
        if args.once {
            return Ok(ExitCode::SUCCESS);
        }
        thread::sleep(PAUSE);
    }
}

impl From<ureq::Error> for Lost {
    fn from(error: ureq::Error) -> Self {
        if matches!(error, ureq::Error::StatusCode(404)) {
            Self::Key
        } else {
            Self::Line(error)
        }
    }
}

impl Source<'_> {
    /// Fetches what is new of every tournament; how far that brought us.
    fn turn(
        &self,
        args: &FollowArgs,
        here: &mut BTreeMap<String, Followed>,
    ) -> Result<String, Lost> {
        let entries: Vec<FeedEntry> = serde_json::from_slice(&self.get("/feed")?)
            .map_err(|error| Lost::Answer(error.to_string()))?;
        let mut news = Vec::new();
        for entry in &entries {
            if !here.contains_key(&entry.id) {
                here.insert(entry.id.clone(), self.begin(args, entry)?);
            }
            let Some(followed) = here.get_mut(&entry.id) else {
                continue;
            };
            self.catch_up(entry, followed)?;
            news.push(format!("{}: {} events", entry.id, followed.head().seq));
        }
        if news.is_empty() {
            return Ok("nothing is being played there".to_owned());
        }
        Ok(format!("in step: {}", news.join(", ")))
    }

    fn begin(&self, args: &FollowArgs, entry: &FeedEntry) -> Result<Followed, Lost> {
        let is_name = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        if !entry.id.chars().all(is_name) || entry.id.starts_with('.') {
            return Err(Lost::Answer(format!(
                "\"{}\" is no name of a tournament",
                entry.id
            )));
        }
        let mut followed = Followed::open(&args.data, &entry.id, self.url)?;
        let secret = entry.secret.as_deref();
        let secret = secret.and_then(|secret| self.key.mask(&entry.tournament, secret));
        if let Some(secret) = secret {
            followed.keep_secret(&secret)?;
        }
        if !word_file::is_kept(&args.data, &entry.words) {
            let words = self.get(&format!("/feed/{}/words", entry.id))?;
            word_file::take(&args.data, &entry.words, &words).map_err(Lost::Words)?;
        }
        Ok(followed)
    }

    fn catch_up(&self, entry: &FeedEntry, followed: &mut Followed) -> Result<(), Lost> {
        loop {
            let head = followed.head();
            let lines = self.get(&format!("/feed/{}?from={}", entry.id, head.seq))?;
            let fresh = understood(&lines, head)?;
            if fresh.is_empty() {
                return Ok(());
            }
            followed.take(&fresh)?;
        }
    }

    fn get(&self, address: &str) -> Result<Vec<u8>, Lost> {
        let request = self.agent.get(format!("{}{address}", self.url));
        let mut answer = request.header(CODE, self.key.code(address)).call()?;
        Ok(answer
            .body_mut()
            .with_config()
            .limit(LARGEST)
            .read_to_vec()?)
    }
}

/// The lines of an answer, each checked against the one before.
fn understood(lines: &[u8], mut head: Head) -> Result<Vec<StoredEvent>, Lost> {
    let text = std::str::from_utf8(lines).map_err(|error| Lost::Answer(error.to_string()))?;
    let mut events = Vec::new();
    for text in text.lines() {
        let event = line::read(text, head).map_err(|fault| Lost::Answer(fault.to_string()))?;
        head = event.head();
        events.push(event);
    }
    Ok(events)
}
