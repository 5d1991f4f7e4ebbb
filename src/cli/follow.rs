//! `flavita follow`: keeps a second computer in step with the one at which a game is run.

use crate::{asking::Other, asking::Unanswered, error::CliError, worded::worded};
use clap::Args;
use flavita_app::{desk, folder::followed, machine::clock, words};
use flavita_app::{
    folder::tournament_file::file_in, follow::beside::Beside, follow::key::FollowKey,
};
use flavita_store::{event_log::EventLog, line};
use flavita_web::halls::feed::FeedEntry;
use std::collections::btree_map::{BTreeMap, Entry};
use std::{net::SocketAddr, path::Path, path::PathBuf, thread, time::Duration};

#[derive(Args, Debug)]
pub(super) struct FollowArgs {
    pub(super) url: String,
    #[arg(long)]
    pub(super) public: bool,
    #[arg(long, value_name = "NAME", requires = "public")]
    pub(super) hall: Option<String>,
    #[arg(long, requires = "public")]
    pub(super) start_by_hand: bool,
    #[arg(long, value_name = "ADDR:PORT", requires = "public")]
    pub(super) bind: Option<SocketAddr>,
    #[arg(long, value_name = "KEY")]
    pub(super) key: Option<String>,
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    #[arg(long, conflicts_with = "public")]
    pub(super) once: bool,
}

impl FollowArgs {
    /// The key that was given, where it is one.
    pub(super) fn key(&self) -> Option<FollowKey> {
        let given = self.key.clone();
        let given = given.or_else(|| std::env::var("FLAVITA_FOLLOW_KEY").ok());
        given.as_deref().and_then(FollowKey::read)
    }
}

/// How often the other computer is asked.
const PAUSE: Duration = Duration::from_secs(1);
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a word list is waited for: the largest over a slow Wi-Fi.
const PATIENCE_FOR_WORDS: Duration = Duration::from_mins(5);
/// The largest answer that is read, in bytes: a big word list.
const LARGEST: u64 = 256 * 1024 * 1024;

/// The other computer.
struct Source<'a> {
    url: &'a str,
    data: &'a Path,
    other: Other,
}

/// Why a turn of asking failed: it is said, and tried again.
#[derive(Debug, thiserror::Error)]
enum Lost {
    #[error(transparent)]
    Unanswered(#[from] Unanswered),
    #[error("{}", told!("cli-follow-unread", reason = .0))]
    Answer(String),
    #[error("{}", worded(.0))]
    Disk(#[from] flavita_store::error::StoreError),
    #[error("{}", told!("cli-follow-words", reason = worded(.0)))]
    Words(std::io::Error),
    #[error("{}", told!("cli-follow-beside", reason = worded(.0)))]
    Beside(std::io::Error),
}

/// A game that is followed.
struct Game {
    kept: EventLog,
    /// The checksum of its words, where the other computer has told it.
    words: Option<String>,
    /// The mark of what lies beside it here, as the other computer told it.
    beside: String,
}

impl Game {
    fn new(kept: EventLog) -> Self {
        Self { kept, words: None, beside: String::new() }
    }
}

/// What came of a turn of asking.
#[derive(Default)]
struct Turn {
    /// How far each game is here.
    news: Vec<String>,
    /// What is wrong with single games.
    faults: Vec<String>,
}

impl Turn {
    fn note(&mut self, id: &str, lost: &Lost) {
        self.faults.push(format!("{id}: {lost}"));
    }

    fn told(&self) -> String {
        let news = match self.news.as_slice() {
            [] => told!("follow-nothing"),
            news => told!("follow-in-step", games = news.join(", ")),
        };
        if self.faults.is_empty() {
            return news;
        }
        format!("{news} {}", told!("follow-again", faults = self.faults.join("; ")))
    }
}

pub(super) fn run(args: &FollowArgs) -> Result<(), CliError> {
    let key = args.key().ok_or_else(|| CliError::option("--key", told!("cli-follow-key")))?;
    let source =
        Source { url: args.url.trim_end_matches('/'), data: &args.data, other: Other::with(key) };
    let path = args.data.display().to_string();
    let marks = if path.contains(' ') { "\"" } else { "" };
    let command = format!("flavita serve --data {marks}{path}{marks} --take-over");
    out!("{}", told!("follow-begins", url = source.url, path));
    out!("{}", told!("follow-take-over", command));
    let mut here = source.left_here();
    let mut said = String::new();
    loop {
        let news = match source.turn(&mut here) {
            Ok(turn) if args.once && !turn.faults.is_empty() => {
                return Err(CliError::because("cli-follow")(turn.faults.join("; ")));
            }
            Ok(turn) => turn.told(),
            Err(lost) if args.once => return Err(CliError::because("cli-follow")(lost)),
            Err(lost) => told!("follow-lost", reason = lost.to_string()),
        };
        if news != said {
            out!("{} {news}", clock::time_of_day(clock::now_ms()));
            said = news;
        }
        if args.once {
            return Ok(());
        }
        thread::sleep(PAUSE);
    }
}

impl Source<'_> {
    /// The games that were followed from there before and are not final yet: one that has ended is
    /// no longer listed, and may still get its last events.
    fn left_here(&self) -> BTreeMap<String, Game> {
        let ids = followed::followed_in(self.data).into_iter();
        let ours = ids.filter(|id| followed::source(self.data, id).as_deref() == Some(self.url));
        ours.filter_map(|id| Some((id.clone(), self.left(&id)?))).collect()
    }

    fn left(&self, id: &str) -> Option<Game> {
        let recorded = desk::record::load(&file_in(self.data, id)).ok()?;
        // One that cannot be opened is named when it is listed.
        let is_open = recorded.state.final_head.is_none();
        let kept = is_open.then(|| followed::open(self.data, id, self.url));
        Some(Game::new(kept?.ok()?))
    }

    /// Fetches what is new of every game: the events of all first, then the words, which may take
    /// their time.
    fn turn(&self, here: &mut BTreeMap<String, Game>) -> Result<Turn, Lost> {
        let mut turn = Turn::default();
        for entry in self.list()? {
            if let Err(lost) = self.begin(&entry, here) {
                turn.note(&entry.id, &lost);
            }
        }
        for (id, game) in here.iter_mut() {
            match self.catch_up(id, &mut game.kept) {
                Ok(()) => {
                    let seq = game.kept.head().seq;
                    turn.news.push(format!("{id}: {}", told!("cli-events", n = seq)));
                }
                Err(Lost::Unanswered(Unanswered::Gone)) => {
                    turn.news.push(format!("{id}: {}", Unanswered::Gone));
                }
                Err(lost) => turn.note(id, &lost),
            }
        }
        for (id, game) in here.iter() {
            if let Err(lost) = self.fetch_words(id, game.words.as_deref()) {
                turn.note(id, &lost);
            }
        }
        Ok(turn)
    }

    fn list(&self) -> Result<Vec<FeedEntry>, Lost> {
        let list = self.get("/feed", PATIENCE)?;
        serde_json::from_slice(&list).map_err(|error| Lost::Answer(error.to_string()))
    }

    /// Opens the file of a game where it is not open yet, and keeps what is told of the game.
    fn begin(&self, entry: &FeedEntry, here: &mut BTreeMap<String, Game>) -> Result<(), Lost> {
        let game = match here.entry(entry.id.clone()) {
            Entry::Occupied(game) => game.into_mut(),
            Entry::Vacant(place) => place.insert(Game::new(self.opened(&entry.id)?)),
        };
        if let (None, Some(secret)) = (&game.words, &entry.secret)
            && game.kept.secret()?.is_none()
        {
            game.kept.keep_secret(secret)?;
        }
        game.words.get_or_insert_with(|| entry.words.clone());
        self.fetch_beside(entry, game)
    }

    fn opened(&self, id: &str) -> Result<EventLog, Lost> {
        let is_name = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        if !id.chars().all(is_name) || id.starts_with('.') {
            let fault = format!("\"{id}\" is no name of a tournament");
            return Err(Lost::Answer(fault));
        }
        Ok(followed::open(self.data, id, self.url)?)
    }

    fn catch_up(&self, id: &str, kept: &mut EventLog) -> Result<(), Lost> {
        loop {
            let head = kept.head();
            let lines = self.get(&format!("/feed/{id}?from={}", head.seq), PATIENCE)?;
            let text = String::from_utf8(lines);
            let text = text.map_err(|error| Lost::Answer(error.to_string()))?;
            let fresh = line::read_all(&text, head);
            let fresh = fresh.map_err(|(_, fault)| Lost::Answer(fault.to_string()))?;
            if fresh.is_empty() {
                return Ok(());
            }
            kept.append_stored(&fresh)?;
        }
    }

    /// Fetches what lies beside a game where it has changed.
    fn fetch_beside(&self, entry: &FeedEntry, game: &mut Game) -> Result<(), Lost> {
        if game.beside == entry.beside {
            return Ok(());
        }
        let told = self.get(&format!("/feed/{}/beside", entry.id), PATIENCE)?;
        let beside: Beside =
            serde_json::from_slice(&told).map_err(|error| Lost::Answer(error.to_string()))?;
        let file = file_in(self.data, &entry.id);
        beside.keep(&file).map_err(Lost::Beside)?;
        game.beside.clone_from(&entry.beside);
        Ok(())
    }

    fn fetch_words(&self, id: &str, checksum: Option<&str>) -> Result<(), Lost> {
        let is_missing = |checksum: &&str| !words::word_file::is_kept(self.data, checksum);
        let Some(checksum) = checksum.filter(is_missing) else { return Ok(()) };
        let words = self.get(&format!("/feed/{id}/words"), PATIENCE_FOR_WORDS)?;
        words::word_file::take(self.data, checksum, &words).map_err(Lost::Words)
    }

    fn get(&self, address: &str, patience: Duration) -> Result<Vec<u8>, Lost> {
        let url = format!("{}{address}", self.url);
        Ok(self.other.get(&url, address, (patience, LARGEST))?)
    }
}
