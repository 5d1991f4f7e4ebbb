//! The list of tournaments, for the arbiter and for everybody.

use crate::frame::page::{ErrorPage, Link};
use crate::frame::visit::{Answer, Visit};
use crate::parts::figures::{details, long_date};
use crate::{frame::faults, http::cookies::Through, standings::page::NOTHING};
use actix_web::HttpResponse;
use flavita_app::{desk::fault::OpenError, folder::data_folder::Entry, season};
use flavita_contests::meeting::mark::{Mark, meeting_name};
use flavita_i18n::language::Language;
use flavita_tournament::{model::round::Round, state::tournament::Tournament};
use serde::Serialize;
use std::path::Path;

/// `GET /`: the running tournaments first, then the others.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HomePage {
    /// Tournaments being played now.
    pub running: Vec<RunningTournament>,
    /// Events of several games, each with those of its games that are not being played.
    pub events: Vec<EventGroup>,
    /// Drafts and finished ones, newest first.
    pub others: Vec<OtherTournament>,
    /// Where the files are kept.
    pub folder: String,
    /// The address under which other devices of the hall find this computer.
    pub address: Option<String>,
    /// Whether a prepared game waits for its key.
    pub waits_for_key: bool,
}

/// A tournament being played.
#[derive(Debug, Clone, Serialize)]
pub struct RunningTournament {
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
    /// `draft`, `done` or `damaged`.
    pub state: &'static str,
    /// The state in words.
    pub state_text: String,
    /// Why it cannot be opened and what to do; empty where it can.
    pub note: String,
    /// What the link does.
    pub action: String,
}

page!(HomePage, "home/home.html");

/// The home page: what is being played, then drafts, then finished ones and those that cannot be
/// opened; each part in the order of the entries.
pub fn page(
    entries: &[Entry],
    folder: &Path,
    address: Option<String>,
    language: Language,
) -> HomePage {
    let mut running = Vec::new();
    let (mut drafts, mut finished, mut unopened) = (Vec::new(), Vec::new(), Vec::new());
    let events = events(entries, language);
    for Entry { id, state } in entries {
        match state {
            Ok(state) if !is_running(state) && is_of_event(entries, state) => {}
            Err(error) => unopened.push(closed_file(id, error, language)),
            Ok(state) if state.ended.is_some() => finished.push(done(id, state, language)),
            Ok(state) if state.rounds.is_empty() => drafts.push(draft(id, state, language)),
            Ok(state) => running.push(played(id, state, language)),
        }
    }
    HomePage {
        running,
        events,
        others: [drafts, finished, unopened].concat(),
        folder: folder.display().to_string(),
        address,
        waits_for_key: entries.iter().any(waits_for_key),
    }
}

/// Whether a tournament plays a prepared game that is still sealed here.
fn waits_for_key(entry: &Entry) -> bool {
    let state = entry.state.as_ref().ok();
    let state = state.filter(|state| state.ended.is_none() && !state.is_game_open());
    state.is_some_and(|state| state.prepared_game().is_some())
}

fn is_running(state: &Tournament) -> bool {
    state.ended.is_none() && !state.rounds.is_empty()
}

/// Whether a game is one of several.
fn is_of_event(entries: &[Entry], state: &Tournament) -> bool {
    let mark = Mark::of(state);
    let states = entries.iter().filter_map(|entry| entry.state.as_ref().ok());
    states.filter(|other| Mark::of(other).first == mark.first).count() > 1
}

/// A game of an event: its mark, its name in addresses, its state.
type Game<'a> = (Mark, &'a str, &'a Tournament);

/// Games that belong together, the newest event first.
fn events(entries: &[Entry], language: Language) -> Vec<EventGroup> {
    let mut found: Vec<(String, Vec<Game<'_>>)> = Vec::new();
    for entry in entries {
        let Ok(state) = &entry.state else { continue };
        let mark = Mark::of(state);
        let game = (mark.clone(), entry.id.as_str(), state);
        match found.iter_mut().find(|(first, _)| *first == mark.first) {
            Some((_, games)) => games.push(game),
            None => found.push((mark.first, vec![game])),
        }
    }
    found.retain(|(_, games)| games.len() > 1);
    let groups = found.into_iter().map(|(_, mut games)| {
        games.sort_by(|(one, id, _), (other, other_id, _)| (one, id).cmp(&(other, other_id)));
        event(&games, language)
    });
    groups.collect()
}

fn event(games: &[Game<'_>], language: Language) -> EventGroup {
    let last = games.last().map(|(_, id, state)| (*id, meeting_name(state)));
    let (id, name) = last.unwrap_or_default();
    let over = games.iter().filter(|(_, _, state)| !is_running(state));
    let row = |(_, id, state): &Game<'_>| match state.ended {
        Some(_) => done(id, state, language),
        None => draft(id, state, language),
    };
    EventGroup {
        href: format!("/events/{id}"),
        name: name.to_owned(),
        games_text: say!(language, "games", n = games.len()),
        games: over.map(row).collect(),
    }
}

fn played(id: &str, state: &Tournament, language: Language) -> RunningTournament {
    let fact = |number: usize, words| Fact { number: number.to_string(), words };
    let players = staying(state);
    let mut facts = vec![
        fact(state.rounds.len(), say!(language, "round-word")),
        fact(players, say!(language, "players-word", n = players)),
    ];
    if let Some(round) = marking(state) {
        let slips = state.players_in(round.number).count() - state.missing(round).count();
        facts.push(fact(slips, say!(language, "slips-of-round-word", n = round.number)));
    }
    RunningTournament {
        href: format!("/t/{id}/console"),
        name: state.name.clone(),
        details: details(state, language),
        facts,
    }
}

/// The round whose slips are being keyed: the first that is not marked, else the last revealed.
fn marking(state: &Tournament) -> Option<&Round> {
    let mut out = state.rounds.iter().filter(|round| round.may_be_marked());
    let last = out.clone().next_back();
    out.find(|round| !state.is_marked(round)).or(last)
}

fn staying(state: &Tournament) -> usize {
    let stays = |player: &&flavita_tournament::model::player::Player| player.until_round.is_none();
    state.players.values().filter(stays).count()
}

fn draft(id: &str, state: &Tournament, language: Language) -> OtherTournament {
    OtherTournament {
        href: format!("/t/{id}/console"),
        name: state.name.clone(),
        date: long_date(language, state.created_ms),
        game: state.edition.name().to_owned(),
        players: staying(state).to_string(),
        rounds: NOTHING.to_owned(),
        state: "draft",
        state_text: say!(language, "home-draft"),
        note: String::new(),
        action: say!(language, "home-action-draft"),
    }
}

fn done(id: &str, state: &Tournament, language: Language) -> OtherTournament {
    OtherTournament {
        href: format!("/t/{id}/standings"),
        players: state.players.len().to_string(),
        rounds: state.rounds.len().to_string(),
        state: "done",
        state_text: say!(language, "home-done"),
        action: say!(language, "home-action-done"),
        ..draft(id, state, language)
    }
}

/// A file that cannot be opened: its page says the same once more, with the ways on.
fn closed_file(id: &str, error: &OpenError, language: Language) -> OtherTournament {
    OtherTournament {
        href: format!("/t/{id}/console"),
        name: id.to_owned(),
        date: String::new(),
        game: NOTHING.to_owned(),
        players: NOTHING.to_owned(),
        rounds: NOTHING.to_owned(),
        state: "damaged",
        state_text: faults::state_text(error, language),
        note: faults::open_error(error, id, language),
        action: say!(language, "home-action-damaged"),
    }
}

/// `GET /`: the tournaments for the arbiter; the way to screen and standings for the hall.
pub(crate) async fn show(visit: Visit) -> Answer {
    if !visit.who().is_arbiter() {
        return Ok(of_the_hall(&visit));
    }
    let folder = &visit.app.folder;
    let address = visit.app.addresses.current();
    Ok(visit.page(&page(&folder.entries()?, folder.path(), address, visit.language)))
}

/// Everything else.
pub async fn nowhere(visit: Visit) -> HttpResponse {
    visit.not_found()
}

/// Where the screen and the standings of each tournament are, for any machine of the network; and
/// the words, while nobody thinks about a rack.
pub fn of_the_hall(visit: &Visit) -> HttpResponse {
    let folder = &visit.app.folder;
    let link =
        |href: &str, key: &str| Link { href: href.to_owned(), text: say!(visit.language, key) };
    let entries = folder.entries().unwrap_or_default();
    let open = entries.into_iter().filter_map(|entry| Some((entry.id, entry.state.ok()?)));
    let ways = open.flat_map(|(id, state)| {
        let way = |page: &str, key: &str| Link {
            href: format!("/t/{id}/{page}"),
            text: format!("{} – {}", state.name, say!(visit.language, key)),
        };
        [
            way("join", "join-title"),
            way("projector", "screen"),
            way("standings", "standings-link"),
            way("rules", "rules-today"),
        ]
    });
    let words = [
        link("/dictionary", "dictionary-title"),
        link("/analysis", "analysis-title"),
        link("/training", "training-title"),
    ];
    let is_at_desk = Through::of(&visit.request).is_none();
    let is_open = is_at_desk && folder.tournament_in_round().is_none();
    let words = words.into_iter().filter(|_| is_open);
    let seasons = season::file::ids(folder.path()).is_ok_and(|ids| !ids.is_empty());
    let seasons = seasons.then(|| link("/seasons", "seasons-title"));
    visit.page(&ErrorPage {
        title: say!(visit.language, "product"),
        sentence: say!(visit.language, "hall-ways"),
        links: ways.chain(seasons).chain(words).collect(),
    })
}
