//! A club with an edition of ten tiles and a list of words of its own in its data folder.

use std::path::{Path, PathBuf};
use std::{fs, sync::Arc};

use flavita::app::folder::data_folder::{Folder, Setup};
use flavita::app::words::dictionary::{Dictionary, from_file};
use flavita::lexicon::{builder, file, word_list};
use flavita::tournament::model::chance::{Seed, commitment};
use flavita::tournament::model::created::{TournamentCreated, WordChoice};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::model::player::{Details, Entrant};
use flavita::{
    app::desk::door::Desk, game::edition::definition::Edition, game::edition::parse::parse,
    tournament::decide::players::registered, tournament::profile::catalogue::embedded,
    tournament::profile::definition::Profile, tournament::state::secret::Secret,
};
use tempfile::TempDir;

const EDITION: &str = include_str!("../data/editions/tiny.toml");
const WORDS: &str = include_str!("../data/words/tiny.txt");

/// The club's data folder, and its words.
pub(crate) struct Club {
    data: TempDir,
    pub(crate) dictionary: Arc<Dictionary>,
}

/// A folder for a test; in memory where there is such a disk, since nobody pulls a plug here.
pub(crate) fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() {
        tempfile::tempdir_in(memory).unwrap()
    } else {
        tempfile::tempdir().unwrap()
    }
}

fn details(number: u32) -> Details {
    Entrant::plain(None, &format!("Ada {number}"), "").details
}

fn edition() -> Edition {
    parse(EDITION).unwrap()
}

impl Club {
    pub(crate) fn found() -> Self {
        let data = folder();
        let edition = edition();
        let list = word_list::read(&edition, WORDS, |_| ());
        let words = builder::build(&list.words, |_| ());
        fs::write(data.path().join("tiny.toml"), EDITION).unwrap();
        let path = data.path().join("tiny.lexicon");
        fs::write(&path, file::write(&edition, "tiny", &words, file::Pressing::Quick)).unwrap();
        let dictionary = Arc::new(from_file(&edition, &path).unwrap());
        Self { data, dictionary }
    }

    pub(crate) fn folder(&self) -> Folder {
        Folder::open(self.data.path()).unwrap()
    }

    /// A fresh tournament in a file of its own. Its draw depends on the number of the case alone.
    pub(crate) fn file(&self, case: u64, players: u32) -> (TempDir, PathBuf) {
        let own = folder();
        let path = own.path().join("cup.sqlite");
        let (secret, mark) = (format!("{case:064x}"), format!("{case:032x}"));
        let created = TournamentCreated {
            name: "Cup".to_owned(),
            edition: EDITION.to_owned(),
            switches: Vec::new(),
            dictionary: self.dictionary.note(),
            profile: rules(),
            seed: Seed {
                commitment: commitment(&mark, &secret),
                tournament: mark,
                ..Seed::default()
            },
            program: String::new(),
            meeting: None,
            relayed: None,
            prepared: None,
        };
        let secret = Secret::new(secret);
        let players = (1..=players)
            .map(|number| registered(PlayerNumber(number), details(number), RoundNumber(1)));
        let words = Arc::clone(&self.dictionary);
        Desk::create(&path, (created, &secret), players.collect(), words).unwrap();
        (own, path)
    }

    pub(crate) fn open(&self, path: &Path) -> Desk {
        // The one that stopped lets the file go in a thread of its own.
        let mut tries = (0..500).map(|_| {
            let desk = Desk::open(path, Arc::clone(&self.dictionary));
            if desk.is_err() {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            desk
        });
        tries.find_map(Result::ok).expect("the file is let go")
    }
}

/// Sets up a tournament through the folder; answers its name.
pub(crate) fn tournament(folder: &Folder, players: u32) -> String {
    let offer = folder.shelf.offer("tiny").unwrap();
    let setup = Setup {
        name: "Cup".to_owned(),
        edition: "tiny".to_owned(),
        switches: Vec::new(),
        list: offer.lists[0].key.clone(),
        choice: WordChoice::default(),
        profile: rules(),
        players: (1..=players).map(|number| (PlayerNumber(number), details(number))).collect(),
    };
    folder.create(setup).unwrap()
}

/// The house's rules with minima that three tiles can hold.
fn rules() -> Profile {
    let mut rules = embedded("house").unwrap();
    rules.minima.early = rules.minima.late;
    rules
}

/// Copies a tournament's file with what its log on the disk has, as a crash would leave them.
pub(crate) fn copy(from: &Path, to: &Path) {
    let beside = |path: &Path, end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    fs::copy(from, to).unwrap();
    if let Ok(wal) = fs::read(beside(from, "-wal")) {
        fs::write(beside(to, "-wal"), wal).unwrap();
    }
}
