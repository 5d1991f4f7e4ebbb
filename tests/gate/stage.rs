//! A tournament of a handful of words with many players, all of whose phones have signed in.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{app::machine::clock, app::words};
use std::{collections::BTreeMap, path::Path, sync::Arc};

use flavita::app::desk::record::{from_stored, to_new_event};
use flavita::app::words::dictionary::{Dictionary, from_plain};

use flavita::tournament::model::chance::{Seed, commitment};
use flavita::{
    app::passes::keeper::Passes, game::edition::parse::parse, store::event_log::EventLog,
    tournament::decide::players::registered, tournament::model::created::TournamentCreated,
    tournament::model::event::Event, tournament::model::player::Entrant,
    tournament::profile::catalogue,
};

/// Its name in addresses.
pub(crate) const ID: &str = "cup";
/// What its draw is derived from.
pub(crate) const SEED: &str = "the seed of the gates";
/// Its words.
const WORDS: &str = "ab\naba\nba\nabab\nbab\n";
const TINY: &str = include_str!("../data/editions/tiny.toml");

/// The sessions of its players by number.
pub(crate) struct Stage {
    pub(crate) sessions: Arc<Vec<String>>,
    /// The token of the last player's badge, who has not signed in.
    pub(crate) token: String,
}

/// Sets it up for so many players who are signed in, and one more.
pub(crate) fn set(data: &Path, players: u32) -> Stage {
    let edition = parse(TINY).unwrap();
    let words = from_plain(&edition, Path::new("tiny.txt"), WORDS.as_bytes(), None).unwrap();
    let dictionary = Dictionary { name: "горсть слов".to_owned(), ..words };
    let mut profile = catalogue::embedded("house").unwrap();
    profile.minima.early = profile.minima.late;
    words::word_file::keep(data, &edition, &dictionary).unwrap();
    let secret = Seed::of_game(SEED, 1).secret;
    let tournament = "07".repeat(16);
    let created = TournamentCreated {
        name: "Кубок шлюзов".to_owned(),
        edition: TINY.to_owned(),
        switches: Vec::new(),
        dictionary: dictionary.note(),
        profile,
        seed: Seed { commitment: commitment(&tournament, &secret), tournament, ..Seed::default() },
        program: "test".to_owned(),
        meeting: None,
        relayed: None,
        prepared: None,
    };
    let mut events = vec![Event::TournamentCreated(Box::new(created))];
    events.extend((1..=players + 1).map(|number| {
        let entrant = Entrant::plain(Some(PlayerNumber(number)), &format!("Игрок {number}"), "");
        registered(PlayerNumber(number), entrant.details, RoundNumber(1))
    }));
    let file = data.join(format!("{ID}.sqlite"));
    let mut log = EventLog::create(&file).unwrap();
    log.keep_secret(&secret).unwrap();
    let stored: Vec<_> = events.iter().map(to_new_event).collect();
    log.append(clock::now_ms(), "console", None, &stored).unwrap();
    let passes = Passes::open(&file).unwrap();
    let numbers: Vec<_> = (1..=players + 1).map(PlayerNumber).collect();
    passes.make_badges(&numbers).unwrap();
    let printed = passes.printed();
    let session = |number: u32| {
        let token = &printed[&PlayerNumber(number)].token;
        let (_, session) = passes.join(token, clock::now_ms()).unwrap();
        session.text()
    };
    Stage {
        sessions: Arc::new((1..=players).map(session).collect()),
        token: printed[&PlayerNumber(players + 1)].token.text(),
    }
}

/// The slips of the log: under each key the players whose slip it is, and what they wrote.
pub(crate) fn slips_in_log(data: &Path) -> BTreeMap<String, Vec<(u32, String)>> {
    let mut log = EventLog::open_read_only(data.join(format!("{ID}.sqlite"))).unwrap();
    let mut found: BTreeMap<String, Vec<(u32, String)>> = BTreeMap::new();
    for stored in log.load().unwrap() {
        let (event, _) = from_stored(&stored).unwrap();
        if let Event::SlipSent { player, text, .. } | Event::SlipCameLate { player, text, .. } =
            event
        {
            let key = stored.key.expect("a slip has a key");
            found.entry(key).or_default().push((player.0, text.word));
        }
    }
    found
}
