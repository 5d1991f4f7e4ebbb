//! The list of tournaments, for the arbiter and for everybody.

use crate::parts::{QrView, details_of, long_date, qr};
use crate::{frame::faults, standings::page::NOTHING};
use flavita_app::{desk::OpenError, folder::opening::Entry, folder::summary::Summary};
use flavita_contests::meeting::games::Mark;
use flavita_i18n::language::Language;
use serde::Serialize;
use std::{collections::BTreeMap, collections::BTreeSet, path::Path};

/// `GET /`: the running tournaments first, then the others.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HomePage {
    /// Tournaments being played now.
    pub running: Vec<RunningTournament>,
    /// Events of several games, each with those of its games that are not being played.
    pub events: Vec<EventGroup>,
    /// Drafts and finished ones, newest first.
    pub others: Vec<OtherTournament>,
    /// Those that were put into the archive, newest first.
    pub archived: Vec<OtherTournament>,
    /// How many more there are than are shown.
    pub more: usize,
    /// Where the files are kept.
    pub folder: String,
    /// The address under which other devices of the hall find this computer.
    pub address: Option<String>,
    /// The same as a code for cameras.
    pub code: Option<QrView>,
    /// This program's version.
    pub version: &'static str,
    /// Whether a prepared game waits for its key.
    pub waits_for_key: bool,
}

/// A tournament being played.
#[derive(Debug, Clone, Serialize)]
pub struct RunningTournament {
    /// Its name in addresses.
    pub id: String,
    /// Its console.
    pub href: String,
    /// Its name.
    pub name: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// Large numbers with a word below each.
    pub facts: Vec<Fact>,
}

/// An event of several games.
#[derive(Debug, Clone, Serialize)]
pub struct EventGroup {
    /// The page of its games added up.
    pub href: String,
    /// Its name.
    pub name: String,
    /// `3 игры`.
    pub games_text: String,
    /// Those of its games that are not being played now, in order.
    pub games: Vec<OtherTournament>,
}

/// A large number and what it counts, in the right plural form.
#[derive(Debug, Clone, Serialize)]
pub struct Fact {
    /// The number.
    pub number: String,
    /// What it counts.
    pub words: String,
}

/// A tournament that is not being played now.
#[derive(Debug, Clone, Serialize)]
pub struct OtherTournament {
    /// Its name in addresses.
    pub id: String,
    /// The page its action leads to.
    pub href: String,
    /// Its name.
    pub name: String,
    /// Its date in words.
    pub date: String,
    /// The edition.
    pub game: String,
    /// How many players, or a dash.
    pub players: String,
    /// How many rounds, or a dash.
    pub rounds: String,
    /// `draft`, `begun`, `done` or `damaged`.
    pub state: &'static str,
    /// The state in words.
    pub state_text: String,
    /// Why it cannot be opened and what to do; empty where it can.
    pub note: String,
}

page!(HomePage, "home/home.html");

/// The home page: what is being played, then `most` others: drafts, those that cannot be opened,
/// finished ones, each part in the order of the entries.
///
/// Those in the archive stand apart.
pub fn page(
    entries: &[Entry],
    archived: &BTreeSet<String>,
    folder: &Path,
    address: Option<String>,
    (most, language): (usize, Language),
) -> HomePage {
    let waits_for_key = entries.iter().any(waits_for_key);
    let (put_away, entries): (Vec<&Entry>, Vec<&Entry>) =
        entries.iter().partition(|entry| archived.contains(&entry.id));
    let mut running = Vec::new();
    let (mut drafts, mut finished, mut unopened) = (Vec::new(), Vec::new(), Vec::new());
    let events = events(&entries);
    for &Entry { id, about } in &entries {
        match about {
            Ok(about) if !about.is_running() && is_of_event(&events, about) => {}
            Err(error) => unopened.push(closed_file(id, error, language)),
            Ok(about) if about.is_running() => running.push(played(id, about, language)),
            Ok(about) => {
                let place = if about.is_over { &mut finished } else { &mut drafts };
                place.push(known(id, about, language));
            }
        }
    }
    let mut others = [drafts, unopened, finished].concat();
    let more = others.len().saturating_sub(most) + put_away.len().saturating_sub(most);
    others.truncate(most);
    HomePage {
        running,
        events: events.iter().map(|(_, games)| event(games, language)).collect(),
        others,
        more,
        folder: folder.display().to_string(),
        code: address.as_ref().and_then(|address| qr(&format!("{address}/"))),
        version: env!("CARGO_PKG_VERSION"),
        address,
        archived: put_away.into_iter().take(most).map(|entry| row(entry, language)).collect(),
        waits_for_key,
    }
}

/// Whether a tournament plays a prepared game that is still sealed here.
fn waits_for_key(entry: &Entry) -> bool {
    entry.about.as_ref().is_ok_and(|about| about.sealed().is_some())
}

/// A game of an event: its mark, its name in addresses, what there is to tell of it.
type Game<'a> = (Mark, &'a str, &'a Summary);
/// Events by the mark of their first game, each with its games in order; the newest event first.
type Events<'a> = Vec<(String, Vec<Game<'a>>)>;

/// Whether a game is one of several.
fn is_of_event(events: &Events<'_>, about: &Summary) -> bool {
    let first = about.mark().first;
    events.iter().any(|(mark, _)| *mark == first)
}

/// Games that belong together.
fn events<'a>(entries: &[&'a Entry]) -> Events<'a> {
    let mut places = BTreeMap::new();
    let mut found: Events<'_> = Vec::new();
    for &Entry { id, about } in entries {
        let Ok(about) = about else { continue };
        let mark = about.mark();
        let place = *places.entry(mark.first.clone()).or_insert(found.len());
        if place == found.len() {
            found.push((mark.first.clone(), Vec::new()));
        }
        found[place].1.push((mark, id.as_str(), about));
    }
    found.retain(|(_, games)| games.len() > 1);
    for (_, games) in &mut found {
        games.sort_by(|(one, id, _), (other, other_id, _)| (one, id).cmp(&(other, other_id)));
    }
    found
}

fn event(games: &[Game<'_>], language: Language) -> EventGroup {
    let last = games.last().map(|(_, id, about)| (*id, about.meeting_name.as_str()));
    let (id, name) = last.unwrap_or_default();
    let over = games.iter().filter(|(_, _, about)| !about.is_running());
    EventGroup {
        href: format!("/events/{id}"),
        name: name.to_owned(),
        games_text: say!(language, "games", n = games.len()),
        games: over.map(|(_, id, about)| known(id, about, language)).collect(),
    }
}

fn played(id: &str, about: &Summary, language: Language) -> RunningTournament {
    let fact = |number: usize, words| Fact { number: number.to_string(), words };
    let players = about.staying;
    let mut facts = vec![
        fact(about.rounds, say!(language, "round-word")),
        fact(players, say!(language, "players-word", n = players)),
    ];
    if let Some((round, slips)) = about.marking {
        facts.push(fact(slips, say!(language, "slips-of-round-word", n = round)));
    }
    RunningTournament {
        id: id.to_owned(),
        href: format!("/t/{id}/console"),
        name: about.name.clone(),
        details: details_of((&about.edition, about.round_seconds), about.created_ms, language),
        facts,
    }
}

/// A tournament of a list, whatever its state.
fn row(entry: &Entry, language: Language) -> OtherTournament {
    match &entry.about {
        Ok(about) => known(&entry.id, about, language),
        Err(error) => closed_file(&entry.id, error, language),
    }
}

fn known(id: &str, about: &Summary, language: Language) -> OtherTournament {
    let (is_begun, is_over) = (about.is_running(), about.is_over);
    let (state, key) = match (is_begun, is_over) {
        (true, _) => ("begun", "home-begun"),
        (false, true) => ("done", "home-done"),
        (false, false) => ("draft", "home-draft"),
    };
    let is_done = state == "done";
    OtherTournament {
        id: id.to_owned(),
        href: format!("/t/{id}/{}", if is_done { "standings" } else { "console" }),
        name: about.name.clone(),
        date: long_date(language, about.created_ms),
        game: about.edition.clone(),
        players: if is_done { about.players } else { about.staying }.to_string(),
        rounds: if state == "draft" { NOTHING.to_owned() } else { about.rounds.to_string() },
        state,
        state_text: say!(language, key),
        note: String::new(),
    }
}

/// A file that cannot be opened: its page says the same once more, with the ways on.
fn closed_file(id: &str, error: &OpenError, language: Language) -> OtherTournament {
    OtherTournament {
        id: id.to_owned(),
        href: format!("/t/{id}/console"),
        name: id.to_owned(),
        date: String::new(),
        game: NOTHING.to_owned(),
        players: NOTHING.to_owned(),
        rounds: NOTHING.to_owned(),
        state: "damaged",
        state_text: faults::state_text(error, language),
        note: faults::open_error(error, id, language),
    }
}
